// Offers seats that were freed to those who wait, in the order of joining: an offer is a hold, which no one else can take. It is
// placed like any hold, or expires; then its seats are freed again and the next in line is offered them.
import { pagesOf } from '#platform/database/pages.ts';
import type { Transaction } from 'kysely';
import { attempt } from '#contract/domain-error.ts';
import type { Tables } from '#platform/database/tables.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { seatsFree } from '#domain/inventory/inventory-queries.ts';
import type { freedSeatsJobs } from '#domain/inventory/job-types.ts';
import {
  findWaitlistedWithSeats,
  lockForWaitlist,
  setHasWaitlist,
  waitlistedBatch,
  type WaitlistedDeparture,
} from '#domain/inventory/waitlist-flags.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { waitlistJobs } from '../job-types.ts';
import { beginHold } from '../ordering/begin-booking.ts';
import { bookSeats } from '../ordering/book-seats.ts';
import type { BookingRequest } from '../ordering/booking-request.ts';
import { findOffer, type Offer } from '../ordering/find-offer.ts';
import { type OnSale, readOnSale } from '../ordering/on-sale-queries.ts';
import {
  endEntry,
  endWaiting,
  type WaitlistEntry,
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
  const readPage = (afterId: string) => findWaitlistedWithSeats(services.database.db, services.clock.now(), afterId);
  for await (const found of pagesOf(readPage, waitlistedBatch))
    for (const { id } of found) await offerSeats(services, id);
}

/** Each offer is a transaction of its own. */
export async function offerSeats(services: Services, departureId: string): Promise<void> {
  const settings = await currentSettings(services);
  const offerNext = (transaction: Transaction<Tables>) =>
    offerToNext(transaction, departureId, { services, settings, now: services.clock.now() });
  let isOffered = true;
  while (isOffered) isOffered = await services.database.transaction(offerNext);
  services.wakeJobs();
}

type Offering = { services: Services; settings: Settings; now: Date };

/** Returns false if there are no seats to offer, or no one to offer them to. */
async function offerToNext(
  transaction: Transaction<Tables>,
  departureId: string,
  offering: Offering,
): Promise<boolean> {
  const departure = await lockForWaitlist(transaction, departureId, offering.now);
  if (departure.closesAt <= offering.now) await endWaiting(transaction, departureId, offering.now);
  if (!(await hasWaiting(transaction, departureId))) await setHasWaitlist(transaction, departureId, false);
  if (!departure.open) return false;
  const free = seatsFree(departure);
  const entry =
    free > 0 ? await lockNextInLine(transaction, departureId, { free, capacity: departure.capacity }) : undefined;
  if (!entry) return false;
  const offer = await findOfferFor(transaction, entry, offering.now);
  if (offer === 'off sale') return false;
  if (offer === 'not sold') await endEntry(transaction, entry.id, offering.now);
  else if (offer.candidates[0]!.fewestSeats > free)
    await setEntrySeats(transaction, entry.id, offer.candidates[0]!.fewestSeats);
  else await holdFor(transaction, entry, { offer, closesAt: departure.closesAt }, offering);
  return true;
}

type Offered = Pick<WaitlistedDeparture, 'closesAt'> & { offer: Offer };

/** At the price of now, for the time of an offer, at most until bookings of the departure end. */
async function holdFor(
  transaction: Transaction<Tables>,
  { id, userId, language }: WaitlistEntry,
  { offer, closesAt }: Offered,
  { services, settings, now }: Offering,
): Promise<void> {
  const endMs = Math.min(now.getTime() + settings.waitlistOfferMinutes * 60_000, closesAt.getTime());
  const beginning = beginHold(offer.tour.payLater ? 'later' : 'now', new Date(endMs));
  const ordering = { context: { ...services, caller: { language } }, userId, settings, now };
  const hold = await bookSeats(transaction, ordering, { offer, departure: offer.candidates[0]!, beginning });
  await setOffer(transaction, id, hold.id);
  await enqueue(transaction, waitlistJobs['waitlist-offered'], { entryId: id }, now);
}

/** A tour may be off sale for a time only; if it is on sale and refuses the party, it no longer sells what the party waits for. */
async function findOfferFor(
  transaction: Transaction<Tables>,
  entry: WaitlistEntry,
  now: Date,
): Promise<Offer | 'off sale' | 'not sold'> {
  const { tourId, departureId, language } = entry;
  const onSale = await readOnSale(transaction, { tourId, language, departureId }, now);
  if (!onSale) return 'off sale';
  return attempt(() => findOffer(onSale, { tourId, departureId, ...partyOf(entry, onSale) }, now)).value ?? 'not sold';
}

/** As it is requested: a private group by its people, which its unit does not say. */
function partyOf(
  { units, adults, children }: WaitlistEntry,
  { options }: OnSale,
): Pick<BookingRequest, 'units' | 'adults' | 'children'> {
  const groups = new Set(
    options.flatMap((option) => option.units.filter(({ kind }) => kind === 'group')).map(({ id }) => id),
  );
  return units && !units.some(({ unitId }) => groups.has(unitId)) ? { units } : { adults, children };
}
