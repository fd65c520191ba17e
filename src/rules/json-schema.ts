import { z } from 'zod';
import { specSchema } from './spec.js';

type Json = { [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What may stand for a value: an option's name, or a choice by an option's value. */
const OPTION = { $ref: '#/definitions/option' };

/** Every value below a property may also come from an option. */
const withOptions = (schema: unknown): unknown => {
  if (!isObject(schema)) return schema;
  const walked: Json = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && isObject(value))
      walked[key] = Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          name,
          { anyOf: [withOptions(inner), OPTION] },
        ]),
      );
    else if (key === 'items' || key === 'additionalProperties')
      walked[key] = isObject(value) ? { anyOf: [withOptions(value), OPTION] } : value;
    else if (Array.isArray(value)) walked[key] = value.map(withOptions);
    else walked[key] = value;
  }
  return walked;
};

/**
 * The JSON Schema (draft 7) by which editors complete and check rule files as they are written,
 * made from the same schema as the program's own check. It checks the form, not the meaning.
 */
export const ruleFileSchema = (): unknown => {
  const schema = z.toJSONSchema(specSchema, { io: 'input', target: 'draft-7' }) as Json;
  return {
    ...(withOptions(schema) as Json),
    title: 'A rule file of patience',
    definitions: {
      ...Object.fromEntries(
        Object.entries(schema['definitions'] ?? {}).map(([name, one]) => [name, withOptions(one)]),
      ),
      option: {
        anyOf: [
          { type: 'string', pattern: '^\\$', description: 'the value of an option, as $name' },
          {
            type: 'object',
            properties: { by: { type: 'string', pattern: '^\\$' } },
            required: ['by'],
            description: 'by the value of an option: { by: $name, yes: .., no: .. }',
          },
        ],
      },
    },
  };
};
