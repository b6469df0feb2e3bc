// Values made from a JSON schema: most fit it, some break it in one place, and some are of quite another kind.
import fc from 'fast-check';
import { memo } from '#kernel/memo/memo.ts';

export type JsonSchema = {
  type?: string | string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
};

/** Values for fields by name, where a schema does not say what would mean something there. */
export type Known = (field: string) => fc.Arbitrary<unknown> | undefined;

const strangeTexts = [
  '',
  ' ',
  '0',
  'null',
  '__proto__',
  '%',
  'a\'b"c\\d',
  'x'.repeat(5000),
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\u202eabc',
  'ı̇ﬀ',
  '👩‍👩‍👧‍👦',
  'a\nb\r\nc\td',
  '<b>&amp;',
  '1e309',
  'true',
  '{"a":1}',
];
const strangeDates = [
  '2026-02-30',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '+275760-09-13',
  '2026-12-01T10:00:00Z',
];
const strangeNumbers = [
  0,
  -0,
  -1,
  1.5,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  5e-324,
];

const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...strangeTexts, ...strangeDates, ...strangeNumbers, null, true, false),
  fc.constantFrom<unknown>(
    [],
    {},
    [null],
    [[]],
    { a: { b: [] } },
    Array.from({ length: 100 }, () => 'x'),
  ),
  // Of `unit: 'binary'` the library makes a map of a million letters.
  fc.string({ unit: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)), maxLength: 20 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** About one value in twelve is strange. */
const sometimesStrange = (usual: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 11, arbitrary: usual }, { weight: 1, arbitrary: strange });

export function valueOf(schema: JsonSchema, known: Known, field = ''): fc.Arbitrary<unknown> {
  return sometimesStrange(usualValueOf(schema, known, field));
}

function usualValueOf(schema: JsonSchema, known: Known, field: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return fc.oneof(...some.map((one) => usualValueOf(one, known, field)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => usualValueOf({ ...schema, type }, known, field)));
  const meaningful = known(field);
  if (schema.type === 'string') {
    const { minLength, maxLength, format, pattern } = schema;
    const text = textOf(JSON.stringify({ minLength, maxLength, format, pattern }));
    return meaningful ? fc.oneof({ weight: 4, arbitrary: meaningful }, text) : text;
  }
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array') return listOf(schema, known, field);
  if (schema.type === 'object') return objectOf(schema, known);
  return meaningful ?? strange;
}

type TextSchema = Pick<JsonSchema, 'minLength' | 'maxLength' | 'format' | 'pattern'>;

/** By what a schema says of a text, as JSON: an arbitrary of texts takes long to make. */
const textOf = memo(500, (schema) => newTextOf(JSON.parse(schema) as TextSchema));

function newTextOf({ minLength = 0, maxLength = 60, format, pattern }: TextSchema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (pattern?.startsWith('^['))
    return fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 1, maxLength: 40 });
  const longest = Math.max(minLength, Math.min(maxLength, 60));
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: longest }),
    fc.string({ unit: fc.constantFrom(...'abc de.'), minLength, maxLength: longest }),
    fc.constantFrom('', '  ', 'x'.repeat(maxLength), 'x'.repeat(maxLength + 1)),
  );
}

function numberOf({ type, minimum = -1000, maximum = 100_000 }: JsonSchema): fc.Arbitrary<unknown> {
  const edges = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1);
  const inside =
    type === 'integer'
      ? fc.integer({ min: Math.ceil(Math.max(minimum, -(2 ** 31))), max: Math.floor(Math.min(maximum, 2 ** 31)) })
      : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof({ weight: 5, arbitrary: inside }, { weight: 1, arbitrary: edges });
}

function listOf({ items = {}, minItems = 0, maxItems = 4 }: JsonSchema, known: Known, field: string) {
  return fc.array(valueOf(items, known, field), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 4)),
  });
}

function objectOf(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.fromEntries(Object.entries(properties).map(([name, own]) => [name, valueOf(own, known, name)]));
  const declared = fc.record(fields, { requiredKeys: required });
  const more =
    typeof additionalProperties === 'object' || Object.keys(properties).length === 0
      ? fc.dictionary(fc.string({ minLength: 1, maxLength: 10 }), strange, { maxKeys: 3 })
      : fc.constant({});
  return fc.oneof(
    { weight: 10, arbitrary: fc.tuple(declared, more).map(([one, other]) => ({ ...other, ...one })) },
    // A required field is missing, or one is there that nobody declared.
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(declared, fc.constantFrom('extra', 'constructor', 'id'), strange)
        .map(([one, name, value]) => ({ ...one, [name]: value })),
    },
  );
}
