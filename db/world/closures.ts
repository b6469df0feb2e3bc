// Days on which a tour of the demo world does not run.
import { addDays, localDate } from '#kernel/dates.ts';
import type { WorldContext } from './world-context.ts';
import { insertRows } from './insert-rows.ts';

const closures = [{ tour: 'la-fuenfria-by-the-old-road', timeZone: 'Europe/Madrid', inDays: 12, reason: 'The pass is closed for a race' }];

/** Before departures are made, which are closed then. */
export async function loadClosures({ db, now, id }: WorldContext): Promise<void> {
  await insertRows(db, 'closures', closures.map(({ tour, timeZone, inDays, reason }) => {
    const day = addDays(localDate(now, timeZone), inDays);
    return { id: id(`closure ${tour}`), tourId: id(`tour ${tour}`), firstDay: day, lastDay: day, cause: 'supplier', reason, createdAt: now };
  }));
}
