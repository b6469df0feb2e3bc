// The price after 'from' where no day is chosen: of tours with price rules the lowest on the coming departures that are on sale, for
// those whom kernel/prices/from-price.ts names. Rules begin and end with the clock, so it is computed again each hour; a day that is
// chosen has its own price.
import { type RawBuilder, sql } from 'kysely';
import { createYielder } from '#platform/clock/yield-to-event-loop.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { workInBatches } from '#platform/jobs/work-in-batches.ts';
import type { Services } from '#platform/services.ts';
import { type FromPrice, setFromPrices } from '#domain/catalogue/from-price.ts';
import { beforeAll } from '#kernel/ids.ts';
import { type Fewest, fromPriceOf, lowestOf } from '#kernel/prices/from-price.ts';
import { type PriceRule, priceOn } from '#kernel/prices/price-rules.ts';
import type { UnitForSale } from '#domain/pricing/party-prices.ts';
import { closesAtSql, priceRulesOfOption, unitsOfOption } from './inventory-queries.ts';
import { fromPriceJobs } from './job-types.ts';

const toursAtOnce = 10;

/** Refreshes the 'from' prices of all tours with price rules: that of others changes only with what is sold. */
export async function refreshFromPrices(db: Queryable, now: Date): Promise<void> {
  for (let last: string | null = beforeAll; last;) last = await refreshBatch(db, now, ruledAfter(last));
}

/** Refreshes the 'from' price of one tour. */
export async function refreshFromPriceOf(db: Queryable, now: Date, tourId: string): Promise<void> {
  await refreshOptions(db, now, await findOptionsOf(db, now, sql`select ${tourId}::uuid as tour_id`));
}

/** Refreshes as many tours with price rules as two seconds allow; a job does the rest. */
export const refreshFromPricesHourly = (services: Services): Promise<void> => refreshRuled(services, beforeAll);

export const fromPriceHandlers: HandlersOf<typeof fromPriceJobs> = {
  'refresh-from-prices-further': (services, { afterTourId }) => refreshRuled(services, afterTourId),
  'refresh-from-prices-of-all': (services, { afterTourId }) =>
    refreshAfter(services, afterTourId, { toursAfter: allAfter, further: 'refresh-from-prices-of-all' }),
};

const refreshRuled = (services: Services, afterTourId: string): Promise<void> =>
  refreshAfter(services, afterTourId, { toursAfter: ruledAfter, further: 'refresh-from-prices-further' });

const ruledAfter = (tourId: string): RawBuilder<unknown> => sql`
  select distinct o.tour_id from options o join price_rules r on r.option_id = o.id
  where o.active and o.tour_id > ${tourId} order by o.tour_id limit ${toursAtOnce}`;

const allAfter = (tourId: string): RawBuilder<unknown> => sql`
  select distinct o.tour_id from options o where o.active and o.tour_id > ${tourId} order by o.tour_id limit ${toursAtOnce}`;

type Refreshing = { toursAfter: (tourId: string) => RawBuilder<unknown>; further: keyof typeof fromPriceJobs };

async function refreshAfter(
  { database, clock }: Services,
  tourId: string,
  { toursAfter, further }: Refreshing,
): Promise<void> {
  let afterTourId = tourId;
  const isLeft = await workInBatches(async () => {
    const last = await refreshBatch(database.db, clock.now(), toursAfter(afterTourId));
    afterTourId = last ?? afterTourId;
    return last !== null;
  });
  if (isLeft) await enqueue(database.db, fromPriceJobs[further], { afterTourId }, clock.now());
}

/** Returns the last id of these tours, or null if there are none. */
async function refreshBatch(db: Queryable, now: Date, tours: RawBuilder<unknown>): Promise<string | null> {
  const options = await findOptionsOf(db, now, tours);
  await refreshOptions(db, now, options);
  return options.at(-1)?.tourId ?? null;
}

async function refreshOptions(db: Queryable, now: Date, options: readonly SoldOption[]): Promise<void> {
  const found: FromPrice[] = [];
  const yieldIfBusy = createYielder();
  for (const [tourId, ofTour] of Map.groupBy(options, (option) => option.tourId)) {
    const isRuled = ofTour.some(({ rules }) => rules.length > 0);
    const priceMinor = lowestOf(ofTour, (fewest, option) =>
      isRuled ? lowestOn(option, fewest, now) : fromPriceOf(fewest, listPrice),
    );
    if (priceMinor !== null) found.push({ tourId, priceMinor });
    await yieldIfBusy();
  }
  await setFromPrices(db, found);
}

const listPrice = ({ priceMinor }: UnitForSale): number => priceMinor;

/** On the coming departures that have room for these people; null without one. */
function lowestOn({ rules, starts }: SoldOption, fewest: Fewest<UnitForSale>, now: Date): number | null {
  const prices = starts.flatMap(([startsAtLocal, startsAt, ...room]) => {
    const on = { rules, start: { startsAtLocal, startsAt: new Date(startsAt) } };
    const ways = fewest.ways.filter((way) => hasRoom(room, way));
    return fromPriceOf({ ...fewest, ways }, (unit, people) => priceOn(unit, on, people, now).priceMinor) ?? [];
  });
  return prices.length > 0 ? Math.min(...prices) : null;
}

type Room = [free: number, capacity: number];

/** As `hasSeats` of the search says: a group has its departure to itself. */
const hasRoom = ([free, capacity]: Room, { seats, people }: Fewest<UnitForSale>['ways'][number]): boolean =>
  seats === null ? free === capacity && people <= capacity : seats <= free;

type SoldOption = {
  tourId: string;
  units: UnitForSale[];
  leastUnits: number;
  mostUnits: number | null;
  rules: PriceRule[];
  /** Local time and instant, free seats and all. */
  starts: [startsAtLocal: string, startsAt: string, ...Room][];
};

/** The options of tours; their coming departures only where they have rules, or another of their tour has. */
async function findOptionsOf(db: Queryable, now: Date, tours: RawBuilder<unknown>): Promise<SoldOption[]> {
  const { rows } = await sql<SoldOption>`
    select o.tour_id, o.least_units, o.most_units, coalesce(${unitsOfOption}, '[]') as units, ${priceRulesOfOption} as rules,
      (select coalesce(jsonb_agg(jsonb_build_array(d.starts_at_local, d.starts_at, d.capacity - d.taken - d.withheld, d.capacity)), '[]') from departures d
       where d.option_id = o.id and d.open and d.taken + d.withheld < d.capacity and ${closesAtSql} > ${now}
         and exists (select from options x join price_rules r on r.option_id = x.id where x.tour_id = o.tour_id and x.active)) as starts
    from (${tours}) found join options o on o.tour_id = found.tour_id and o.active order by o.tour_id`.execute(db);
  return rows;
}
