// A sold-out departure of the demo world that the demo traveller waits for, after another one.
import { newId } from '#kernel/ids.ts';
import { insertRows } from './insert-rows.ts';
import { travellerEmail } from './load-people.ts';
import type { WorldContext } from './world-context.ts';

const tour = 'spree-kayak-to-molecule-man';
const option = 'double-kayak';
const afterDays = 20;
const waiting = [
  { traveller: 'amelie', adults: 2 },
  { traveller: 'lucia', adults: 2 },
] as const;

/** The first departure from then on is sold out by `fillWaitlisted` in load-bookings.ts. */
export async function findWaitlisted({ db, now, id }: WorldContext) {
  const from = new Date(now.getTime() + afterDays * 86_400_000);
  const found = db.selectFrom('departures').select(['id', 'startsAtLocal', 'startsAt', 'timeZone']);
  const ofOption = found.where('optionId', '=', id(`option ${tour} ${option}`)).where('startsAt', '>', from);
  return { tour, ...(await ofOption.orderBy('startsAt').executeTakeFirstOrThrow()) };
}

export async function loadWaitlist(context: WorldContext): Promise<void> {
  const { db, now, id } = context;
  const departure = await findWaitlisted(context);
  await insertRows(db, 'waitlistEntries', waiting.map(({ traveller, adults }, index) => ({
    id: newId(), userId: id(`user ${travellerEmail(traveller)}`), departureId: departure.id, tourId: id(`tour ${tour}`), adults, children: 0,
    units: null, seats: adults, language: 'en', joinedAt: new Date(now.getTime() - (2 - index) * 3600_000),
  })));
  await db.updateTable('departures').set({ hasWaitlist: true }).where('id', '=', departure.id).execute();
}
