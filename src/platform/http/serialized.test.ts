import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { Serialized, serialize } from './serialized.ts';

const inner = z.object({ id: z.uuid(), name: z.string() });
const schema = z.object({
  inner,
  list: z.array(inner),
  count: z.int(),
  price: z.number().nullable(),
  isOpen: z.boolean(),
  kind: z.enum(['a', 'b']),
  note: z.string().optional(),
  when: z.iso.datetime(),
  odd: z.int().min(1).max(5),
  more: z.record(z.string(), z.int()),
});

const oneInner = fc.record({ id: fc.uuid(), name: fc.string({ unit: 'binary' }), secret: fc.constant('hidden') });
const oneValue = fc.record(
  {
    inner: oneInner,
    list: fc.array(oneInner),
    count: fc.integer(),
    price: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    isOpen: fc.boolean(),
    kind: fc.constantFrom('a' as const, 'b' as const),
    note: fc.string(),
    when: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString()),
    odd: fc.integer({ min: 1, max: 5 }),
    more: fc.dictionary(fc.string({ minLength: 1 }), fc.integer()),
    password: fc.string(),
  },
  { requiredKeys: ['inner', 'list', 'count', 'price', 'isOpen', 'kind', 'when', 'odd', 'more'] },
);

describe('an answer is written', () => {
  test('as its schema would parse it: what is not declared is left out at every depth', () => {
    fc.assert(
      fc.property(oneValue, (value) => {
        assert.equal(serialize(schema, value), JSON.stringify(schema.parse(value)));
      }),
    );
  });

  test('with parts that were written before, of the schema that is declared there and no other', () => {
    const part = { id: '00000000-0000-4000-8000-000000000000', name: 'Zoë "Z"', secret: 'hidden' };
    const written = new Serialized(inner, serialize(inner, part));
    const outer = z.object({ list: z.array(inner), one: inner.nullable() });
    const expected = JSON.stringify(outer.parse({ list: [part, part], one: part }));
    assert.equal(serialize(outer, { list: [written, part], one: written }), expected);
    const wrong = new Serialized(z.string(), '"x"') as never;
    assert.throws(() => serialize(outer, { list: [wrong], one: null }), TypeError);
  });

  test('never when a field is missing, of another kind, or out of its bounds', () => {
    const [good] = fc.sample(oneValue, 1);
    for (const bad of [
      { count: undefined },
      { count: 1.5 },
      { count: '1' },
      { price: Number.NaN },
      { isOpen: 'true' },
      { kind: 'c' },
      { note: 3 },
      { when: 'yesterday' },
      { odd: 6 },
      { inner: null },
      { inner: { id: 'x', name: '' } },
      { list: {} },
    ])
      assert.throws(() => serialize(schema, { ...good, ...bad } as never), JSON.stringify(bad));
  });
});
