// Tours as the demo world has none: only for adults, for groups, for families, with limits of tickets, without price or length, with price
// rules that overlap, with departures that are taken, closed, retired or gone, and days on which they are closed. For tests that compare two ways of searching.
import { type Insertable, sql } from 'kysely';
import { addDays } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { type UnitKind, type UnitSize, usualSize } from '#kernel/units.ts';
import { instantOf, wallTimeAt } from '#kernel/zoned-time.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { PriceRulesTable } from '#platform/database/tables.ts';
import { closeCovered, insertClosure } from '#domain/inventory/closures/closure-queries.ts';
import { openDatedStart } from '#domain/inventory/open-dated.ts';
import { createPriceEdit } from '#test/calendar-edits.ts';
import { indexTours } from './documents/index-documents.ts';

const count = 60;
export const variedDays = 6;
const kinds: UnitKind[][] = [
  ['adult'],
  ['adult', 'child'],
  ['adult', 'child', 'infant', 'family'],
  ['group'],
  ['group', 'adult'],
  ['family', 'child'],
  ['adult', 'child', 'family'],
  ['child', 'senior'],
  [],
];

const familySizes: UnitSize[] = [
  usualSize('family'),
  { seats: 3, adults: 2, children: 1 },
  { seats: 2, adults: 1, children: 2 },
  { seats: 5, adults: 2, children: 2 },
  { seats: 2, adults: 2, children: 0 },
];
const unitLimits = [
  {},
  {},
  {},
  { leastPerBooking: 2 },
  { mostPerBooking: 3 },
  { leastPerBooking: 2, mostPerBooking: 2 },
];
const optionLimits = [{}, {}, {}, {}, { leastUnits: 2 }, { leastUnits: 2, mostUnits: 4 }, { mostUnits: 3 }];

const ruleSets = (today: string): Partial<Insertable<PriceRulesTable>>[][] => [
  [],
  [],
  [{ seasonFrom: addDays(today, 2), seasonTo: addDays(today, 4), percent: 33 }],
  [
    { weekdays: [1, 3, 5], percent: -7 },
    { startTimes: ['09:00', '23:45'], priceMinor: 2500 },
    { weekdays: [3], startTimes: ['18:30'], percent: 50 },
  ],
  [
    { fromPeople: 2, percent: -10 },
    { fromPeople: 6, percent: -25 },
    { seasonFrom: addDays(today, 3), fromPeople: 3, priceMinor: 1111 },
  ],
  [
    { hoursBefore: 60, percent: -30 },
    { hoursBefore: 20, fromPeople: 2, percent: -45 },
    { daysBefore: 4, percent: -15 },
    { weekdays: [6, 7], percent: 15 },
  ],
];

/** Returns their ids. The same ones each time, but for ids and days. */
export async function makeVariedTours(db: Queryable): Promise<string[]> {
  const random = randomFrom(7);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const places = await db.selectFrom('places').select(['id', 'timeZone']).orderBy('slug').execute();
  const suppliers = await db
    .selectFrom('suppliers')
    .select(['id', 'currency'])
    .where('state', '=', 'verified')
    .where('suspendedAt', 'is', null)
    .orderBy('slug')
    .execute();
  const words = await sql<{ kind: string; id: string }>`
    select 'category' as kind, id from categories union all select 'tag', id from tags order by 1, 2`.execute(db);
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    const [id, place, supplier] = [newId(), pick(places), pick(suppliers)];
    const reviews = pick([0, 1, 2, 3, 40]);
    await db
      .insertInto('tours')
      .values({
        id,
        slug: `varied-${id}`,
        supplierId: supplier.id,
        placeId: place.id,
        currency: supplier.currency,
        status: pick(['published', 'published', 'published', 'paused']),
        fromPriceMinor: pick([null, 0, 1999, 5000, 5000, 250_000]),
        durationMinutes: pick([null, 120, 123, 600, 601]),
        guideLanguages: pick([[], ['en'], ['en', 'en', 'de'], ['es', 'pt']]),
        policyKey: pick(['flexible', 'moderate', 'strict', 'fixed']),
        payLater: false,
        confirmation: 'instant',
        reviewCount: reviews,
        starsSum: reviews * pick([1, 3, 4, 5]),
        popularity: pick([0, 50, 50, 70]),
      })
      .execute();
    const title = pick([
      'Kayaking with wine',
      'A walk in the old town',
      'Paragliding',
      'Wine and history',
      'Quokka spotting',
    ]);
    await db
      .insertInto('tourTexts')
      .values({ tourId: id, language: pick(['en', 'es', 'fr']), title, description: pick(['History', 'Kayaks', '-']) })
      .execute();
    for (const word of words.rows.filter(() => random() < 0.15))
      await (word.kind === 'tag'
        ? db.insertInto('tourTags').values({ tourId: id, tagId: word.id }).execute()
        : db.insertInto('tourCategories').values({ tourId: id, categoryId: word.id }).execute());
    for (const position of [0, 1])
      await makeOption(db, { tourId: id, supplierId: supplier.id, position, timeZone: place.timeZone }, pick);
    ids.push(id);
    if (number % 4 === 0) await closeDay(db, id, 1 + (number % 3));
  }
  await indexTours(db, ids);
  return ids;
}

/** As a supplier does. */
async function closeDay(db: Queryable, tourId: string, inDays: number): Promise<void> {
  const now = new Date();
  const day = addDays(now.toISOString().slice(0, 10), inDays);
  const whole = {
    optionId: null,
    departureId: null,
    firstDay: day,
    lastDay: day,
    cause: 'supplier',
    reason: null,
  } as const;
  const closure = { id: newId(), tourId, ...whole, createdAt: now };
  await insertClosure(db, closure);
  await closeCovered(db, closure, now);
}

type Of = { tourId: string; supplierId: string; position: number; timeZone: string };
type OfOption = { optionId: string; tourId: string; timeZone: string };

async function makeOption(
  db: Queryable,
  { tourId, supplierId, position, timeZone }: Of,
  pick: <T>(values: readonly T[]) => T,
): Promise<void> {
  const optionId = newId();
  const lastsHours = pick([null, null, 6, 15]);
  const validDays = pick([null, null, null, null, 1, 3]);
  await db
    .insertInto('options')
    .values({
      id: optionId,
      tourId,
      position,
      active: pick([true, true, true, false]),
      cutOffMinutes: position === 0 || validDays ? 0 : 720,
      validDays,
      kind: validDays ? 'open_dated' : lastsHours === null ? 'start_time' : 'opening_hours',
      ...pick(optionLimits),
    })
    .execute();
  const units = pick(kinds).map((kind) => ({
    id: newId(),
    optionId,
    kind,
    priceMinor: pick([0, 1999, 5000, 5000, 12_345]),
    ...(kind === 'family' ? pick(familySizes) : usualSize(kind)),
    leastPerBooking: 1,
    mostPerBooking: null,
    ...(kind === 'group' ? { minAge: pick([null, 12, 18]) } : pick(unitLimits)),
  }));
  if (units.length > 0) await db.insertInto('units').values(units).execute();
  const today = new Date().toISOString().slice(0, 10);
  const rules = pick(ruleSets(today));
  for (const [ruleNumber, rule] of (validDays ? [] : rules).entries()) {
    const priced = units.filter(({ kind }) => kind === 'adult' || kind === 'family' || kind === 'child');
    if ('priceMinor' in rule && priced.length === 0) continue;
    const unitId = 'priceMinor' in rule ? pick(priced).id : null;
    await db
      .insertInto('priceRules')
      .values({ id: newId(), optionId, position: ruleNumber, unitId, ...rule })
      .execute();
  }
  if (!validDays && pick([true, false, false])) await setCalendarPrices(db, { optionId, supplierId }, today, pick);
  const own = { optionId, tourId, timeZone };
  if (validDays) await makeOpenDated(db, own, pick);
  else await makeDepartures(db, { ...own, lastsHours }, pick);
}

/** By two edits of the calendar, of which the later one counts where both do. */
async function setCalendarPrices(
  db: Queryable,
  { optionId, supplierId }: { optionId: string; supplierId: string },
  today: string,
  pick: <T>(values: readonly T[]) => T,
): Promise<void> {
  for (const position of [-1, -2]) {
    const seasonFrom = addDays(today, pick([0, 1, 2]));
    const seasonTo = addDays(today, pick([2, 4]));
    const editId = await createPriceEdit(db, supplierId, seasonFrom);
    const rule = { optionId, editId, position, seasonFrom, seasonTo, percent: pick([-40, 12, 60]) };
    await db
      .insertInto('priceRules')
      .values({ id: newId(), ...rule })
      .execute();
  }
}

async function makeOpenDated(db: Queryable, own: OfOption, pick: <T>(values: readonly T[]) => T): Promise<void> {
  const start = { startsAtLocal: openDatedStart, startsAt: instantOf(openDatedStart, own.timeZone) };
  const stock = { capacity: pick([1, 6, 40]), open: pick([true, true, false]) };
  await db
    .insertInto('departures')
    .values({ id: newId(), ...own, ...start, ...stock })
    .execute();
}

async function makeDepartures(
  db: Queryable,
  { lastsHours, ...own }: OfOption & { lastsHours: number | null },
  pick: <T>(values: readonly T[]) => T,
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const { timeZone } = own;
  for (let day = -1; day < variedDays; day++) {
    for (const time of ['00:15', '09:00', '18:30', '23:45'].filter(() => pick([true, false]))) {
      const startsAtLocal = `${addDays(today, day)}T${time}`;
      const capacity = pick([1, 2, 6, 12, 40]);
      const taken = pick([0, 0, capacity, Math.floor(capacity / 2)]);
      const startsAt = instantOf(startsAtLocal, timeZone);
      const endsAt = lastsHours === null ? null : new Date(startsAt.getTime() + lastsHours * 3_600_000);
      const withheld = pick([0, 0, capacity - taken, Math.floor((capacity - taken) / 2)]);
      await db
        .insertInto('departures')
        .values({
          id: newId(),
          ...own,
          startsAtLocal,
          startsAt,
          endsAt,
          endsAtLocal: endsAt && wallTimeAt(endsAt, timeZone),
          capacity,
          taken,
          withheld,
          open: pick([true, true, true, false]),
        })
        .execute();
    }
  }
}

export async function removeTours(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('tours').where('id', 'in', ids).execute();
}

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
