// Creates tours in Madrid, priced in euros, for one test, so that no test depends on the bookings and prices of another.
import { after } from 'node:test';
import { type Insertable, sql } from 'kysely';
import { demoLogins } from '#world/logins.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { instantOf } from '#kernel/zoned-time.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { PriceRulesTable } from '#platform/database/tables.ts';
import { openDatedStart } from '#domain/inventory/open-dated.ts';
import type { PolicyKey, RefundTiers } from '#domain/pricing/cancellation-policy.ts';
import { type UnitKind, type UnitSize, usualSize } from '#kernel/units.ts';
import { type TestApp, testApp } from './app.ts';

export const zone = 'Europe/Madrid';

/** The local day so many days from today. */
export const dayAhead = (days: number): string => addDays(localDate(new Date(), zone), days);

export type TestOption = {
  id: string;
  units: Record<string, string>;
  /** In their order. */
  extras: string[];
  departures: { id: string; local: string; startsAt: Date; endsAtLocal: string | null; endsAt: Date | null }[];
};
export type TestTour = { id: string; supplierId: string; options: [TestOption, ...TestOption[]] };

/** Of a resource that `createTestResource` made: so many for each departure or seat. */
type Need = {
  resourceId: string;
  per: 'departure' | 'seat';
  quantity?: number;
  setUpMinutes?: number;
  cleanUpMinutes?: number;
};

type ExtraSpec = {
  label: string;
  per?: 'person' | 'booking';
  priceMinor?: number;
  least?: number;
  most?: number;
  stock?: number;
};

/** `sizes`, `limits`: of some of the units. */
type OptionSpec = {
  units?: Partial<Record<UnitKind, number>>;
  sizes?: Partial<Record<UnitKind, UnitSize>>;
  limits?: Partial<Record<UnitKind, { leastPerBooking?: number; mostPerBooking?: number; minAge?: number }>>;
  labels?: Partial<Record<UnitKind, Record<string, string>>>;
  starts?: string[];
  /** Of opening hours, the closing of each of `starts`. */
  closes?: string[];
  /** Open-dated. */
  validDays?: number;
  capacity?: number;
  mostUnits?: number;
  cutOffMinutes?: number;
  /** People, and hours before the start. */
  leastParty?: { people: number; hoursBefore: number };
  /** Of all units, or of the one of a kind. */
  rules?: (Partial<Insertable<PriceRulesTable>> & { unit?: UnitKind })[];
  needs?: Need[];
  extras?: ExtraSpec[];
};
export type TourSpec = OptionSpec & {
  policy?: PolicyKey;
  payLater?: boolean;
  confirmation?: 'instant' | 'on-request';
  /** Belongs to the supplier that `signIn('supplier')` signs in; otherwise to any. */
  useDemoSupplier?: boolean;
  moreOptions?: OptionSpec[];
};

/** Adults at 50 €, children at 25 €, eight seats, one departure in ten days at 10:00, free until 24 h before, paid later. */
const defaults = { units: { adult: 5000, child: 2500 }, capacity: 8 };

/** In the application that test files share, or in a given one. */
export async function createTestTour(spec: TourSpec = {}, ownApp?: TestApp): Promise<TestTour> {
  const app = ownApp ?? (await testApp());
  const db = app.services.database.db;
  const id = newId();
  const { rows } = await sql<{ supplierId: string }>`
    insert into tours (id, slug, supplier_id, place_id, currency, duration_minutes, policy_key, pay_later, confirmation)
    select ${id}, ${`own-${id}`}, s.id, p.id, 'EUR', 120, ${spec.policy ?? 'flexible'}, ${spec.payLater ?? true}, ${spec.confirmation ?? 'instant'}
    from suppliers s, places p where s.currency = 'EUR' and p.time_zone = ${zone}
    order by (s.slug = ${demoLogins.supplier.supplier}) = ${spec.useDemoSupplier ?? false} desc, s.slug, p.slug limit 1
    returning supplier_id`.execute(db);
  await sql`insert into tour_texts (tour_id, language, title, description) values (${id}, 'en', 'A walk of our own', 'For tests.')`.execute(
    db,
  );
  const options = [];
  for (const option of [spec, ...(spec.moreOptions ?? [])])
    options.push(await createTestOption(app, id, options.length, option));
  return { id, supplierId: rows[0]!.supplierId, options: options as TestTour['options'] };
}

async function createTestOption(
  { services }: TestApp,
  tourId: string,
  position: number,
  spec: OptionSpec,
): Promise<TestOption> {
  const db = services.database.db;
  const id = newId();
  const units = Object.entries(spec.units ?? defaults.units).map(([kind, priceMinor]) => ({
    id: newId(),
    optionId: id,
    kind,
    priceMinor,
    ...(spec.sizes?.[kind as UnitKind] ?? usualSize(kind as UnitKind)),
    leastPerBooking: 1,
    mostPerBooking: null,
    ...spec.limits?.[kind as UnitKind],
  }));
  const labels = units.flatMap((unit) =>
    Object.entries(spec.labels?.[unit.kind as UnitKind] ?? {}).map(([language, label]) => ({
      unitId: unit.id,
      language,
      label,
    })),
  );
  const departures = departuresOf(spec);
  await db
    .insertInto('options')
    .values({ id, tourId, position, ...kindOf(spec), ...limitsOf(spec) })
    .execute();
  const name = `Option ${position + 1}`;
  await db.insertInto('optionTexts').values({ optionId: id, language: 'en', name }).execute();
  await db.insertInto('units').values(units).execute();
  const rules = (spec.rules ?? []).map(({ unit, ...rule }, ruleNumber) => ({
    id: newId(),
    optionId: id,
    unitId: units.find(({ kind }) => kind === unit)?.id ?? null,
    position: ruleNumber,
    ...rule,
  }));
  if (rules.length > 0) await db.insertInto('priceRules').values(rules).execute();
  if (labels.length > 0) await db.insertInto('unitTexts').values(labels).execute();
  if (spec.needs)
    await db
      .insertInto('optionResources')
      .values(spec.needs.map((need) => ({ optionId: id, ...need })))
      .execute();
  const extras = await createTestExtras(db, { tourId, optionId: id }, spec.extras ?? []);
  if (departures.length > 0)
    await db
      .insertInto('departures')
      .values(
        departures.map(({ id: departureId, local, ...period }) => ({
          id: departureId,
          optionId: id,
          tourId,
          startsAtLocal: local,
          timeZone: zone,
          ...period,
          capacity: spec.capacity ?? defaults.capacity,
        })),
      )
      .execute();
  return { id, units: Object.fromEntries(units.map((unit) => [unit.kind, unit.id])), extras, departures };
}

const kindOf = ({ closes, validDays }: OptionSpec) => ({
  kind: validDays ? 'open_dated' : closes ? 'opening_hours' : 'start_time',
  validDays: validDays ?? null,
});

const departuresOf = ({ validDays, starts, closes }: OptionSpec): TestOption['departures'] =>
  (starts ?? [validDays ? openDatedStart : `${dayAhead(10)}T10:00`]).map((local, index) => ({
    id: newId(),
    local,
    startsAt: instantOf(local, zone),
    endsAtLocal: closes?.[index] ?? null,
    endsAt: closes?.[index] ? instantOf(closes[index], zone) : null,
  }));

async function createTestExtras(
  db: Queryable,
  of: { tourId: string; optionId: string },
  spec: readonly ExtraSpec[],
): Promise<string[]> {
  const extras = spec.map((extra, position) => ({ id: newId(), per: 'person', priceMinor: 500, position, ...extra }));
  for (const { label, ...extra } of extras) {
    await db
      .insertInto('extras')
      .values({ ...of, ...extra })
      .execute();
    await db.insertInto('extraTexts').values({ extraId: extra.id, language: 'en', label }).execute();
  }
  return extras.map(({ id }) => id);
}

const limitsOf = ({ mostUnits, cutOffMinutes, leastParty }: OptionSpec) => ({
  mostUnits: mostUnits ?? null,
  cutOffMinutes: cutOffMinutes ?? 0,
  leastPeople: leastParty?.people ?? null,
  decideHoursBefore: leastParty?.hoursBefore ?? null,
});

/** A pool of guides, boats or bikes that test tours can need. */
export async function createTestResource(quantity: number): Promise<string> {
  const db = (await testApp()).services.database.db;
  const id = newId();
  await sql`insert into resources (id, supplier_id, name, quantity)
    select ${id}, id, 'A guide', ${quantity} from suppliers order by slug limit 1`.execute(db);
  return id;
}

const halfBackLate = [
  { hoursBefore: 72, refundPercent: 100 },
  { hoursBefore: 24, refundPercent: 50 },
];

/** Gives a booking other terms than those of today's rules, which may change: by default all back until 72 hours before the
 *  start, then half until 24 hours before. */
export async function setTerms({ services }: TestApp, bookingId: string, tiers: RefundTiers = halfBackLate) {
  await sql`update bookings set refund_tiers = ${JSON.stringify(tiers)}::jsonb where id = ${bookingId}`.execute(
    services.database.db,
  );
}

/** Inside a `describe`: takes its tours off sale afterwards, so that no other test finds them. */
export function closeTestTours(): void {
  after(async () => {
    const db = (await testApp()).services.database.db;
    const own = sql`(select id from tours where slug like 'own-%')`;
    await sql`delete from schedules where option_id in (select id from options where tour_id in ${own})`.execute(db);
    await sql`update departures set open = false where tour_id in ${own}`.execute(db);
    await sql`update tours set status = 'paused' where id in ${own}`.execute(db);
  });
}

export async function countTakenSeats({ services }: TestApp, departureId: string): Promise<number> {
  const row = await services.database.db
    .selectFrom('departures')
    .select('taken')
    .where('id', '=', departureId)
    .executeTakeFirstOrThrow();
  return row.taken;
}
