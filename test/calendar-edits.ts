import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';

/** An edit that has set prices, without them: rules of a calendar need one. Returns its id. */
export async function createPriceEdit(db: Queryable, supplierId: string, day: string): Promise<string> {
  const id = newId();
  const done = { state: 'done', departures: 0, total: 0, worked: 0, madeAt: new Date() };
  await db
    .insertInto('calendarEdits')
    .values({ id, supplierId, kind: 'price', pricePercent: 1, firstDay: day, lastDay: day, ...done })
    .execute();
  return id;
}
