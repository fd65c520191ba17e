#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/cli/main.js', import.meta.url);
if (!existsSync(built)) {
  process.stderr.write('patience: not built yet; run npm ci (or npm run build) in its folder\n');
  process.exit(70);
}
// A reader that has seen enough (`patience games | head`) is no error.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 74));
process.stderr.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 74));
const { main } = await import(built.href);
process.exitCode = await main(process.argv.slice(2));
