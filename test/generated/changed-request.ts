// A valid request, changed in a place or two.
import fc from 'fast-check';
import { type EndpointName, endpointOf } from '#contract/contract.ts';
import { addressOf, type AnyExample, type GeneratedRequest, type Ids, knownValues, schemaOf } from './request-of.ts';
import { type JsonSchema, type Known, valueOf } from './values-of-schema.ts';

type Part = 'params' | 'query' | 'body';
const parts = ['params', 'query', 'body'] as const;

export function changedRequest(name: EndpointName, example: AnyExample, ids: Ids): fc.Arbitrary<GeneratedRequest> {
  const known = knownValues(name, ids, example);
  const declared = parts.filter((part) => endpointOf(name)[part]);
  const changeOf = (part: Part) =>
    changed(example[part] ?? {}, schemaOf(endpointOf(name)[part]!), known, part).map((value) => ({ [part]: value }));
  const changes =
    declared.length === 0
      ? fc.constant([{}])
      : fc.array(fc.oneof(...declared.map((part) => changeOf(part))), { minLength: 1, maxLength: 2 });
  return changes.map((all) => {
    const { params, query, body, headers } = Object.assign({}, example, ...all) as AnyExample;
    const raw = body === undefined ? undefined : JSON.stringify(body);
    return {
      path: `/api${addressOf(name, { params, query })}`,
      headers: { ...headers, ...(raw !== undefined && { 'content-type': 'application/json' }) },
      raw,
    };
  });
}

/** One place of a value has another value, is missing, or is new. */
function changed(value: unknown, schema: JsonSchema, known: Known, field = ''): fc.Arbitrary<unknown> {
  const own = schema.anyOf?.find(({ type }) => type === typeOf(value)) ?? schema;
  if (Array.isArray(value) && value.length > 0) return changedList(value, own.items ?? {}, known, field);
  if (typeOf(value) === 'object' && own.properties)
    // A path has no other parameters than it declares.
    return changedObject(value as object, own.properties, known, field !== 'params');
  return valueOf(schema, known, field);
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

function changedList(list: readonly unknown[], items: JsonSchema, known: Known, field: string) {
  const at = fc.nat(list.length - 1);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: at.chain((index) => changed(list[index], items, known, field).map((one) => list.with(index, one))),
    },
    { weight: 1, arbitrary: valueOf(items, known, field).map((one) => [...list, one]) },
    { weight: 1, arbitrary: at.map((index) => list.toSpliced(index, 1)) },
    { weight: 1, arbitrary: at.map((index) => [...list, list[index]]) },
  );
}

function changedObject(value: object, properties: Record<string, JsonSchema>, known: Known, mayGrow: boolean) {
  const entries = Object.entries(value);
  const presentNames = Object.keys(properties).filter((name) => name in value);
  const missing = Object.keys(properties).filter((name) => !(name in value));
  const anyOf = (names: readonly string[]) =>
    fc.constantFrom(...names).chain((name) => {
      const present = (value as Record<string, unknown>)[name];
      return changed(present, properties[name]!, known, name).map((one) => ({ ...value, [name]: one }));
    });
  const changes = [];
  if (presentNames.length > 0) {
    changes.push({ weight: 4, arbitrary: anyOf(presentNames) });
    const without = (name: string) => Object.fromEntries(entries.filter(([key]) => key !== name));
    changes.push({ weight: 1, arbitrary: fc.constantFrom(...presentNames).map(without) });
  }
  if (missing.length > 0) changes.push({ weight: 3, arbitrary: anyOf(missing) });
  if (mayGrow) changes.push({ weight: 1, arbitrary: fc.constant({ ...value, extra: true }) });
  return fc.oneof(...changes);
}
