import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ruleFileSchema } from '../../src/rules/json-schema.js';

it('the schema for editors is the one made from the words (npm run schema)', () => {
  const file = readFileSync(new URL('../../rules/schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(ruleFileSchema())));
});
