// Counts how often tour pages are opened: in the memory of the process, written every ten seconds. A sum by tour and day is all that is
// stored. What a process has not written when it is killed is lost, ten seconds at most.
import { localDate } from '#kernel/dates.ts';
import { repeating } from '#platform/jobs/repeating.ts';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { addViews, type DayViews, findNamedTours, type NamedTour } from './view-queries.ts';

export type ViewCounter = {
  /** One more of the tour that is called so in the address of its page. */
  count(name: string): void;
  /** Writes what was counted. */
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

const everyMs = 10_000;
/** Names in addresses can be made up by anyone; beyond so many at once, nothing new is counted. */
const namesMost = 20_000;
/** Midnight falls on a full quarter of an hour of UTC in every zone. */
const slotMs = 15 * 60_000;

type Counted = { name: string; slot: number; views: number };

export function createViewCounter({ database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>): ViewCounter {
  let counted = new Map<string, Counted>();

  function add({ name, slot, views }: Counted): void {
    const key = `${slot} ${name}`;
    const entry = counted.get(key);
    if (entry) entry.views += views;
    else if (counted.size < namesMost) counted.set(key, { name, slot, views });
  }

  async function flush(): Promise<void> {
    if (counted.size === 0) return;
    const batch = [...counted.values()];
    counted = new Map();
    try {
      const tours = await findNamedTours(database.db, [...new Set(batch.map(({ name }) => name))]);
      await addViews(database.db, byDay(batch, tours));
    } catch (error) {
      for (const one of batch) add(one);
      throw error;
    }
  }

  const flushing = repeating(flush, {
    everyMs,
    stalled: (error) => log.warn('views were not written', describeError(error)),
  });
  return {
    count: (name) => add({ name, slot: Math.floor(clock.now().getTime() / slotMs), views: 1 }),
    flush,
    start: flushing.start,
    async stop() {
      await flushing.stop();
      await flush().catch((error: unknown) => log.warn('views were not written', describeError(error)));
    },
  };
}

/** The days are those of the place of each tour. */
function byDay(batch: readonly Counted[], tours: readonly NamedTour[]): DayViews[] {
  const named = new Map(tours.flatMap((tour) => [tour.id, tour.slug].map((name) => [name, tour] as const)));
  const sums = new Map<string, DayViews>();
  for (const { name, slot, views } of batch) {
    const tour = named.get(name) ?? named.get(name.toLowerCase());
    if (!tour) continue;
    const day = localDate(new Date(slot * slotMs), tour.timeZone);
    const key = `${tour.id} ${day}`;
    const sum = sums.get(key) ?? { tourId: tour.id, day, views: 0 };
    sums.set(key, { ...sum, views: sum.views + views });
  }
  return [...sums.values()];
}
