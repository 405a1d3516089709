import fc, { type Arbitrary } from 'fast-check';

/** The parts of JSON Schema that the api's OpenAPI document uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** Texts that break code which trusts them. */
export const nastyTexts = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  "' or 1=1 --",
  "'; drop table accounts; --",
  '%',
  '%00',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'x@y.example\r\nBcc: z@y.example',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  'İSTANBUL',
  'e\u0301'.repeat(40),
  'x'.repeat(3_000),
];
const nastyValues: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  [[]],
  { length: 1 },
  { toString: 'a' },
];

/** Values that fit the schema, nine of ten in each place; the tenth does not. @param words texts that the shop knows */
export function schemaValue(schema: Schema, words: readonly string[]): Arbitrary<unknown> {
  const wrong = fc.constantFrom<unknown>(...nastyTexts, ...nastyValues);
  return fc.oneof({ weight: 9, arbitrary: fitting(schema, words) }, { weight: 1, arbitrary: wrong });
}

function fitting(schema: Schema, words: readonly string[]): Arbitrary<unknown> {
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((one) => fitting(one, words)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => fitting({ ...schema, type }, words)));
  const { minimum: min = -1000, maximum: max = 1_000_000 } = schema;
  switch (schema.type) {
    case 'object':
      return objectOf(schema, words);
    case 'array': {
      const { minItems: minLength = 0, maxItems = 4 } = schema;
      return fc.array(schemaValue(schema.items ?? {}, words), {
        minLength,
        maxLength: Math.max(minLength, Math.min(maxItems, 4)),
      });
    }
    case 'integer':
      return fc.oneof(fc.integer({ min, max: Math.max(min, Math.min(max, min + 12)) }), fc.integer({ min, max }));
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string': {
      const text = fc.string({ unit: 'binary', maxLength: Math.min(schema.maxLength ?? 40, 40) });
      return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: text });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf({ properties = {}, required = [] }: Schema, words: readonly string[]): Arbitrary<object> {
  const values = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, schemaValue(one, words)]));
  // A needed field is left out now and then as well.
  const needed = fc.integer({ min: 0, max: 30 }).map((chance) => (chance ? required : []));
  return needed.chain((requiredKeys) => fc.record(values, { requiredKeys }));
}
