// Offers seats that were freed to those who wait, in the order of joining: an offer is a hold, which nobody else can take. It is
// placed like any hold, or expires; then its seats are freed again and the next in line is offered them.
import { beforeAll } from '#kernel/ids.ts';
import type { Transaction } from 'kysely';
import type { DomainError } from '#contract/domain-error.ts';
import type { Tables } from '#platform/database/tables.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { seatsFree } from '#domain/inventory/inventory-queries.ts';
import type { freedSeatsJobs } from '#domain/inventory/job-types.ts';
import { takeSeats } from '#domain/inventory/seats.ts';
import { soldDeparture } from '../booking.ts';
import {
  findWaitlistedWithSeats,
  lockForWaitlist,
  setHasWaitlist,
  waitlistedBatch,
  type WaitlistedDeparture,
} from '#domain/inventory/waitlist-flags.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { NewBooking } from '../booking.ts';
import { waitlistJobs } from '../job-types.ts';
import { beginHold } from '../ordering/begin-booking.ts';
import type { BookingRequest } from '../ordering/booking-request.ts';
import { findOffer } from '../ordering/find-offer.ts';
import { insertBooking, newBooking } from '../ordering/new-booking.ts';
import { findOnSale, type OnSale } from '../ordering/on-sale-queries.ts';
import {
  endEntry,
  endWaiting,
  type Entry,
  hasWaiting,
  lockNextInLine,
  setEntrySeats,
  setOffer,
} from './waitlist-queries.ts';

export const waitlistHandlers: HandlersOf<typeof freedSeatsJobs> = {
  'seats-freed': (services, { departureId }) => offerSeats(services, departureId),
};

/** A recurring job: finds what no job was enqueued for, such as departures that were opened again. */
export async function offerAllSeats(services: Services): Promise<void> {
  for (let afterId = beforeAll; ;) {
    const found = await findWaitlistedWithSeats(services.database.read, services.clock.now(), afterId);
    for (const { id } of found) await offerSeats(services, id);
    if (found.length < waitlistedBatch) return;
    afterId = found.at(-1)!.id;
  }
}

/** Each offer is a transaction of its own. */
export async function offerSeats(services: Services, departureId: string): Promise<void> {
  const settings = await currentSettings(services);
  const offerNext = (transaction: Transaction<Tables>) =>
    offerToNext(transaction, departureId, { settings, now: services.clock.now() });
  let isOffered = true;
  while (isOffered) isOffered = await services.database.transaction(offerNext);
  services.wakeJobs();
}

type Offering = { settings: Settings; now: Date };

/** Returns false if there is nobody, or nothing, to offer. */
async function offerToNext(
  transaction: Transaction<Tables>,
  departureId: string,
  offering: Offering,
): Promise<boolean> {
  const departure = await lockForWaitlist(transaction, departureId);
  if (departure.closesAt <= offering.now) await endWaiting(transaction, departureId, offering.now);
  if (!(await hasWaiting(transaction, departureId))) await setHasWaitlist(transaction, departureId, false);
  if (!departure.open) return false;
  const free = seatsFree(departure);
  const entry =
    free > 0 ? await lockNextInLine(transaction, departureId, { free, capacity: departure.capacity }) : undefined;
  if (!entry) return false;
  const hold = await holdFor(transaction, entry, departure, offering);
  if (hold === 'off sale') return false;
  if (hold === 'not sold') await endEntry(transaction, entry.id, offering.now);
  else if (hold.seats > free) await setEntrySeats(transaction, entry.id, hold.seats);
  else await offer(transaction, entry, hold, offering.now);
  return true;
}

async function offer(transaction: Transaction<Tables>, entry: Entry, hold: NewBooking, now: Date): Promise<void> {
  await insertBooking(transaction, hold);
  await takeSeats(transaction, soldDeparture(hold), hold.seats, now);
  await setOffer(transaction, entry.id, hold.id);
  await enqueue(transaction, waitlistJobs['waitlist-offered'], { entryId: entry.id }, now);
}

/** At the price of now, for the time of an offer, at most until bookings of the departure end. */
async function holdFor(
  transaction: Transaction<Tables>,
  entry: Entry,
  { closesAt }: WaitlistedDeparture,
  { settings, now }: Offering,
): Promise<NewBooking | 'off sale' | 'not sold'> {
  const { userId, tourId, departureId, language } = entry;
  try {
    const onSale = await findOnSale(transaction, { tourId, language, departureId }, now);
    const found = findOffer(onSale, { tourId, departureId, ...partyOf(entry, onSale) }, now);
    const endMs = Math.min(now.getTime() + settings.waitlistOfferMinutes * 60_000, closesAt.getTime());
    const beginning = {
      ...beginHold(found.tour.payLater ? 'later' : 'now', settings, now),
      holdExpiresAt: new Date(endMs),
    };
    const whose = { context: { caller: { language } }, userId, settings, now };
    return newBooking(found, found.candidates[0]!, beginning, whose);
  } catch (error) {
    const { name, code } = error as DomainError;
    if (name !== 'DomainError') throw error;
    // Off sale it may be for a time; what the party wants is no longer sold otherwise.
    return code === 'not_found' ? 'off sale' : 'not sold';
  }
}

/** As it is requested: a private group by its people, which its unit does not tell. */
function partyOf(
  { units, adults, children }: Entry,
  { options }: OnSale,
): Pick<BookingRequest, 'units' | 'adults' | 'children'> {
  const groups = new Set(
    options.flatMap((option) => option.units.filter(({ kind }) => kind === 'group')).map(({ id }) => id),
  );
  return units && !units.some(({ unitId }) => groups.has(unitId)) ? { units } : { adults, children };
}
