/** Writes schema.json beside it, for editors: npm run schema */
import { writeFileSync } from 'node:fs';
import { ruleFileSchema } from '../src/rules/json-schema.js';

writeFileSync(
  new URL('schema.json', import.meta.url),
  `${JSON.stringify(ruleFileSchema(), null, 2)}\n`,
);
