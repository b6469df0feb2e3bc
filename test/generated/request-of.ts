// Requests for an operation of the contract, made from its schemas and from ids that exist.
import fc from 'fast-check';
import { sql } from 'kysely';
import { z } from 'zod';
import { type EndpointName, endpointOf } from '#contract/contract.ts';
import type { TestApp } from '#test/app.ts';
import { type JsonSchema, type Known, valueOf } from './values-of-schema.ts';

export type GeneratedRequest = { path: string; headers: Record<string, string>; raw: string | undefined };

/** An example of any operation (example-context.ts). */
export type AnyExample = {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  as?: { token: string };
  headers?: Record<string, string>;
};

/** Ids of what exists, by table. */
export type Ids = Record<string, string[]>;

const tables = [
  'tours',
  'bookings',
  'reviews',
  'gift_cards',
  'suppliers',
  'affiliates',
  'notices',
  'departures',
  'options',
  'units',
  'users',
  'sessions',
  'ledger_transactions',
];

/** The latest ids of each table, those that the demo people own among them. */
export async function findIds({ services }: TestApp): Promise<Ids> {
  const found: Ids = {};
  for (const table of tables) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} order by id desc limit 12`.execute(services.database.db);
    found[table] = rows.map(({ id }) => id);
  }
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b join users u on u.id = b.user_id where u.password_hash <> '!' limit 40`.execute(
    services.database.db,
  );
  found.bookings = rows.map(({ id }) => id);
  return found;
}

const anId = (ids: Ids, table: string) => fc.constantFrom(...(ids[table]?.length ? ids[table] : ['none']));
const days = Array.from({ length: 12 }, (_, index) =>
  new Date(Date.now() + index * 3 * 86_400_000).toISOString().slice(0, 10),
);
/** Of one pixel. */
export const smallPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const byName = (ids: Ids): Record<string, fc.Arbitrary<unknown>> => ({
  tourId: anId(ids, 'tours'),
  departureId: anId(ids, 'departures'),
  optionId: anId(ids, 'options'),
  option: anId(ids, 'options'),
  unitId: anId(ids, 'units'),
  bookingId: anId(ids, 'bookings'),
  holdId: anId(ids, 'bookings'),
  userId: anId(ids, 'users'),
  photos: fc.uuid(),
  email: fc.constantFrom('lucia@travellers.example', 'somebody@tests.example', 'A@Tests.example '),
  password: fc.constantFrom('autumn-on-foot', 'a walk by the sea', 'short', 'x'.repeat(200)),
  currentPassword: fc.constantFrom('wrong', 'x'.repeat(200)),
  country: fc.constantFrom('ES', 'FR', 'es', 'XX', ''),
  phone: fc.constantFrom('+34912345678', '912 34 56 78', '+1', '(+34) 912.34.56.78', '+34 912 34 56 78 ext. 12'),
  avatar: fc.constantFrom(smallPicture, smallPicture.slice(0, 60), 'data:,', ''),
  picture: fc.constantFrom(smallPicture, smallPicture.slice(0, 60), 'data:image/png;base64,'),
  photo: fc.constantFrom(smallPicture, 'data:image/webp;base64,AAAA'),
  link: fc.constantFrom('https://tests.example/a', 'http://', 'javascript:alert(1)'),
  path: fc.constantFrom('/tour/safari-in-kenya', '//a', '/%00', '/%E0%A4%A', '/tour/\u0000'),
  currency: fc.constantFrom('EUR', 'USD', 'KWD', 'XXX'),
  lang: fc.constantFrom('es', 'en', 'fr', 'de'),
  q: fc.constantFrom('barcelona', 'kayak', '%', '\\', ':*', "d'"),
  ...Object.fromEntries(
    ['date', 'from', 'to', 'date_of_birth', 'sendOn', 'day'].map((name) => [name, fc.constantFrom(...days)]),
  ),
});

/** The first segments of a path say what its id is of. */
const idOfPath: readonly (readonly [start: string, table: string])[] = [
  ['/tours', 'tours'],
  ['/bookings', 'bookings'],
  ['/supplier/bookings', 'bookings'],
  ['/reviews', 'reviews'],
  ['/supplier/reviews', 'reviews'],
  ['/admin/reviews', 'reviews'],
  ['/admin/suppliers', 'suppliers'],
  ['/admin/users', 'users'],
  ['/admin/affiliates', 'affiliates'],
  ['/admin/notices', 'notices'],
  ['/gift-cards', 'gift_cards'],
  ['/payments', 'ledger_transactions'],
  ['/auth/me/sessions', 'sessions'],
];

const headers: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'accept-language': fc.constantFrom('es', 'fr-FR,fr;q=0.9', '*', 'x'.repeat(300), 'en;q=oops', ',,,'),
    // Mostly fresh: of a key that was sent before only the stored answer is reached.
    'idempotency-key': fc.oneof(
      { weight: 4, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.constantFrom('one', 'two', 'not plain', 'x'.repeat(201), '') },
    ),
    cookie: fc.constantFrom('currency=EUR; i18nextLng=es', 'currency=%; refresh=x', '=;;='),
    origin: fc.constantFrom('http://localhost:3000', 'https://elsewhere.example', 'null'),
  },
  { requiredKeys: [] },
);

const brokenBodies = ['', '{"a":', '[]', 'null', '"x"', '{"a":"\\ud83d"}', '{"__proto__":{"a":1}}', '['.repeat(2000)];

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** By the names of fields; an `id` is of what the path names. What belongs to another field of the example belongs to its tour, booking
 *  or person, too. */
export function knownValues(name: EndpointName, ids: Ids, { params, query, body }: AnyExample): Known {
  const names = byName(ids);
  const ofPath = idOfPath.filter(([start]) => endpointOf(name).path.startsWith(`${start}/{`)).at(-1);
  const inTables: Known = (field) => (field === 'id' && ofPath ? anId(ids, ofPath[1]) : names[field]);
  const own = JSON.stringify([params, query, body]).match(uuid) ?? [];
  return (field) => {
    const usual = inTables(field);
    return own.length > 0 && /id$/i.test(field) ? fc.oneof(usual ?? fc.uuid(), fc.constantFrom(...own)) : usual;
  };
}

/** Half of the paths are that of the example (`isOfExample`): what it names exists, and its caller may do this with it. */
export function requestOf(
  name: EndpointName,
  example: AnyExample,
  ids: Ids,
): fc.Arbitrary<GeneratedRequest & { isOfExample: boolean }> {
  const endpoint = endpointOf(name);
  const known = knownValues(name, ids, example);
  const nothing = fc.constant({});
  const make = (schema: z.ZodType | undefined) => (schema ? valueOf(schemaOf(schema), known) : nothing);
  const generated = make(endpoint.params).map((params) => ({ params, isOfExample: false }));
  const ofExample = fc.constant({ params: example.params, isOfExample: true });
  const named = example.params ? fc.oneof(ofExample, generated) : generated;
  const body = endpoint.body
    ? fc.oneof(
        { weight: 12, arbitrary: make(endpoint.body).map((value) => JSON.stringify(value)) },
        { weight: 1, arbitrary: fc.constantFrom(...brokenBodies) },
      )
    : fc.constant(undefined);
  return fc
    .record({ named, query: make(endpoint.query), headers, body })
    .map(({ named: { params, isOfExample }, query, headers: sent, body: raw }) => ({
      path: `/api${addressOf(name, { params, query })}`,
      headers: { ...sent, ...(raw !== undefined && { 'content-type': 'application/json' }) },
      raw,
      isOfExample,
    }));
}

const schemas = new Map<z.ZodType, JsonSchema>();

export function schemaOf(schema: z.ZodType): JsonSchema {
  const known = schemas.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as JsonSchema;
  schemas.set(schema, made);
  return made;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Path and query, below /api. */
export const addressOf = (name: EndpointName, { params, query }: { params?: unknown; query?: unknown }): string =>
  `${pathOf(endpointOf(name).path, params)}${queryOf(query)}`;

/** A segment is never empty: that would be another path. */
function pathOf(path: string, params: unknown): string {
  const values = Object(params) as Record<string, unknown>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = asText(values[name]).toWellFormed();
    return /^\.{0,2}$/.test(text) ? '-' : encodeURIComponent(text);
  });
}

function queryOf(query: unknown): string {
  const fields = Object.entries(Object(query) as object).map(
    ([name, value]) => [name, asText(value)] as [string, string],
  );
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields).toString()}`;
}
