// The price after 'from' where no day is chosen: of tours with price rules the lowest of one person on the coming departures that
// are on sale. Rules begin and end with the clock, so it is computed again each hour; a day that is chosen has its own price.
import { type RawBuilder, sql } from 'kysely';
import { createYielder } from '#platform/clock/yield-to-event-loop.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { workInBatches } from '#platform/jobs/work-in-batches.ts';
import type { Services } from '#platform/services.ts';
import { setFromPrices } from '../catalogue/from-price.ts';
import { beforeAll } from '#kernel/ids.ts';
import { type PriceRule, priceOn } from '#kernel/prices/price-rules.ts';
import { closesAtSql, priceRulesOfOption } from './inventory-queries.ts';
import { fromPriceJobs } from './job-types.ts';

const toursAtOnce = 10;
/** Refreshes the 'from' prices of all tours. */
export async function refreshFromPrices(db: Queryable, now: Date): Promise<void> {
  for (let last: string | null = beforeAll; last;) last = await refreshBatch(db, now, last);
}

/** Refreshes the 'from' price of one tour: without price rules it is that of the cheapest adult, else of the cheapest unit. */
export async function refreshFromPriceOf(db: Queryable, now: Date, tourId: string): Promise<void> {
  const options = await findRuledOptions(db, now, sql`o.tour_id = ${tourId}`);
  if (options.length > 0) return refreshOptions(db, now, options);
  const { rows } = await sql<{ priceMinor: number | null }>`
    select coalesce(min(u.price_minor) filter (where u.kind = 'adult'), min(u.price_minor)) as price_minor
    from units u join options o on o.id = u.option_id where o.tour_id = ${tourId} and o.active`.execute(db);
  const { priceMinor } = rows[0]!;
  if (priceMinor !== null) await setFromPrices(db, [{ tourId, priceMinor }]);
}

/** Refreshes as many tours as two seconds allow; a job does the rest. */
export const refreshFromPricesHourly = (services: Services): Promise<void> => refreshAfter(services, beforeAll);

export const fromPriceHandlers: HandlersOf<typeof fromPriceJobs> = {
  'refresh-from-prices-further': (services, { afterTourId }) => refreshAfter(services, afterTourId),
};

async function refreshAfter({ database, clock }: Services, tourId: string): Promise<void> {
  let afterTourId = tourId;
  const isLeft = await workInBatches(async () => {
    const last = await refreshBatch(database.read, clock.now(), afterTourId);
    afterTourId = last ?? afterTourId;
    return last !== null;
  });
  if (isLeft) await enqueue(database.read, fromPriceJobs['refresh-from-prices-further'], { afterTourId }, clock.now());
}

/** Refreshes the next tours with rules. Returns the last id of them, or null if there are none left. */
async function refreshBatch(db: Queryable, now: Date, afterTourId: string): Promise<string | null> {
  const options = await findRuledOptions(db, now, sql`o.tour_id > ${afterTourId}`);
  await refreshOptions(db, now, options);
  return options.at(-1)?.tourId ?? null;
}

async function refreshOptions(db: Queryable, now: Date, options: readonly RuledOption[]): Promise<void> {
  const lowest = new Map<string, number>();
  const yieldIfBusy = createYielder();
  for (const { tourId, unit, rules, starts } of options) {
    for (const [startsAtLocal, startsAt] of starts) {
      const start = { startsAtLocal, startsAt: new Date(startsAt) };
      const { priceMinor } = priceOn(unit, { rules, start }, 1, now);
      lowest.set(tourId, Math.min(priceMinor, lowest.get(tourId) ?? Infinity));
    }
    await yieldIfBusy();
  }
  await setFromPrices(
    db,
    Array.from(lowest, ([tourId, priceMinor]) => ({ tourId, priceMinor })),
  );
}

type RuledOption = {
  tourId: string;
  unit: { id: string; priceMinor: number };
  rules: PriceRule[];
  /** Local time and instant. */
  starts: [startsAtLocal: string, startsAt: string][];
};

/** The options of tours that have rules, with their adult, and with their private group where a tour sells no adult. */
async function findRuledOptions(db: Queryable, now: Date, ofTours: RawBuilder<unknown>): Promise<RuledOption[]> {
  const { rows } = await sql<RuledOption>`
    with ruled as (
      select distinct o.tour_id from options o join price_rules r on r.option_id = o.id
      join units u on u.option_id = o.id and u.kind in ('adult', 'group')
      where o.active and ${ofTours} order by o.tour_id limit ${toursAtOnce}
    ),
    sold as (
      select o.*, u.id as unit_id, u.price_minor, u.kind as unit_kind, bool_or(u.kind = 'adult') over (partition by o.tour_id) as has_adults
      from ruled join options o on o.tour_id = ruled.tour_id and o.active
      join units u on u.option_id = o.id and u.kind in ('adult', 'group')
    )
    select o.tour_id, jsonb_build_object('id', o.unit_id, 'priceMinor', o.price_minor) as unit, ${priceRulesOfOption} as rules,
      (select coalesce(jsonb_agg(jsonb_build_array(d.starts_at_local, d.starts_at)), '[]') from departures d
       where d.option_id = o.id and d.open and d.taken < d.capacity
         and ${closesAtSql} > ${now}) as starts
    from sold o where (o.unit_kind = 'adult') = o.has_adults order by o.tour_id`.execute(db);
  return rows;
}
