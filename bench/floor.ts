/**
 * The floor under a visit: nanoseconds of one look into the table of positions at a random place, for
 * tables of more and more entries, and of making the keys alone: tsx bench/floor.ts [PROBES 4000000]
 * The keys looked for were put there before; tables are half full, and a few in a hundred were forgotten
 * since their line was full. CPU time, one core.
 */
import { Table } from '../src/search/table.js';

const probes = Number(process.argv[2] ?? 4_000_000);
const ENTRY_BYTES = 8;
/** A mixing of 32 bits (MurmurHash3's last step), so that neighbours in number lie far apart. */
const mixed = (x: number): number => {
  let h = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

const nanoseconds = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / probes;
};
/** What `keys` makes is kept here, or the compiler would leave it out. */
let made = 0;

process.stdout.write(
  '| entries | table | ns a key | ns a key and a look | found |\n| --: | --: | --: | --: | --: |\n',
);
for (let entries = 1 << 12; entries <= 1 << 26; entries *= 8) {
  const bytes = entries * 2 * ENTRY_BYTES;
  const table = new Table(bytes);
  for (let i = 0; i < entries; i++) {
    if (table.full) table.grow(new Int32Array(0), 0);
    table.leave(table.insert(mixed(i), mixed(~i)), 1);
  }
  const stored = table.stored;
  const number = (i: number): number => mixed(i + 0x9e3779b9) & (entries - 1);
  const keys = nanoseconds(() => {
    for (let i = 0; i < probes; i++) {
      const n = number(i);
      made ^= mixed(n) ^ mixed(~n);
    }
  });
  const looks = nanoseconds(() => {
    for (let i = 0; i < probes; i++) {
      const n = number(i);
      table.insert(mixed(n), mixed(~n));
    }
  });
  const found = 1 - (table.stored - stored) / probes;
  process.stdout.write(
    `| ${entries.toLocaleString('en')} | ${bytes / 2 ** 20} MB | ${keys.toFixed(1)} | ${looks.toFixed(1)} | ${(100 * found).toFixed(1)}% |\n`,
  );
}
if (made === 0) process.exitCode = 1;
