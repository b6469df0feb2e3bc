// A traveller waits for seats of a departure, and stops waiting.
import type { Transaction } from 'kysely';
import { waitlistEntriesMax, type WaitlistEntryView } from '#contract/bookings/waitlist.ts';
import { DomainError } from '#contract/domain-error.ts';
import { assertDefined } from '#kernel/assert.ts';
import { newId } from '#kernel/ids.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { handleIdempotently } from '#platform/idempotency/with-idempotency.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { lastStartOf, seatsFree } from '#domain/inventory/inventory-queries.ts';
import { lockForWaitlist, setHasWaitlist } from '#domain/inventory/waitlist-flags.ts';
import type { ChosenUnit } from '#domain/pricing/party-prices.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { lockBooking } from '../lifecycle/lifecycle-queries.ts';
import { transition } from '../lifecycle/transition.ts';
import { findOffer } from '../ordering/find-offer.ts';
import { findOnSale } from '../ordering/on-sale-queries.ts';
import { findQuestionsBeforeBooking } from '../questions/answers-before-booking.ts';
import { findOwnBooking } from '../reading/booking-queries.ts';
import {
  countEntries,
  endEntry,
  type WaitlistEntry,
  type WaitlistEntryRow,
  findActiveEntry,
  findEntry,
  insertEntry,
  listEntries,
  type NewWaitlistEntry,
} from './waitlist-queries.ts';
import { type EntryViewing, entryView } from './waitlist-view.ts';

type JoinRequest = { departureId: string; adults?: number; children?: number; units?: ChosenUnit[] };

/** Who let so many offers of a departure go is not offered its seats again: each held them for hours. */
const missedMax = 2;

/** Joining again with the same party changes nothing. Throws `not_found`, `invalid_input` with its field, `departure_closed`, `sold_out`
 *  for a party that the departure never has room for, `seats_available`, `waitlist_state`, `too_many_requests`. */
export async function joinWaitlist(context: Context, tourId: string, request: JoinRequest): Promise<WaitlistEntryView> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'orders', userId);
  const { language, idempotencyKey: key } = context.caller;
  const viewing = await viewingOf(context);
  const idempotent = { userId, operation: `joinWaitlist ${tourId}`, key, input: request };
  return handleIdempotently(context, idempotent, async (inTransaction) => {
    const wanted = await entryFor(context, tourId, request, viewing.now);
    return inTransaction(async (transaction) => {
      const id = await enter(transaction, { ...wanted, userId }, viewing.now);
      return entryView(assertDefined(await findEntry(transaction, id, language), 'the entry'), viewing);
    });
  });
}

async function entryFor(
  { database, caller: { language } }: Context,
  tourId: string,
  request: JoinRequest,
  now: Date,
): Promise<Omit<NewWaitlistEntry, 'userId'>> {
  const { departureId } = request;
  const onSale = await findOnSale(database.db, { tourId, language, departureId }, now);
  const [candidate] = findOffer(onSale, { tourId, ...request }, now).candidates;
  const { priced, fewestSeats: seats, validDays } = assertDefined(candidate, 'the departure that was named');
  if (validDays !== null) throw new DomainError('waitlist_state');
  const chosen = { ...priced.party, units: request.units ?? null, seats };
  return { id: newId(), departureId, tourId, ...chosen, language, joinedAt: now };
}

/** The departure is locked: seats that are freed now either are seen here, or their transaction sees that a traveller waits. */
async function enter(transaction: Transaction<Tables>, wanted: NewWaitlistEntry, now: Date): Promise<string> {
  const { userId, departureId } = wanted;
  const departure = await lockForWaitlist(transaction, departureId, now);
  if (!departure.open || lastStartOf(departure) <= now) throw new DomainError('departure_closed');
  const own = await findActiveEntry(transaction, userId, departureId);
  if (own && isSameParty(own, wanted)) return own.id;
  if (own) throw new DomainError('waitlist_state');
  if (seatsFree(departure) >= wanted.seats) throw new DomainError('seats_available');
  const { active, missed } = await countEntries(transaction, { userId, departureId, now });
  if (active >= waitlistEntriesMax || missed >= missedMax) throw new DomainError('waitlist_state');
  await insertEntry(transaction, wanted);
  await setHasWaitlist(transaction, departureId, true);
  return wanted.id;
}

const isSameParty = (one: WaitlistEntry, other: NewWaitlistEntry): boolean =>
  one.adults === other.adults && one.children === other.children && unitsOf(one) === unitsOf(other);

const unitsOf = ({ units }: NewWaitlistEntry): string =>
  (units ?? [])
    .map(({ unitId, quantity }) => `${unitId} ${quantity}`)
    .toSorted()
    .join();

export async function listWaitlist(context: Context): Promise<{ data: WaitlistEntryView[] }> {
  const viewing = await viewingOf(context);
  const rows = await listEntries(context.database.db, signedIn(context).id, viewing.language, viewing.now);
  return { data: rows.map((row) => entryView(row, viewing)).filter(({ state }) => state !== 'ended') };
}

/** Throws `not_found`. */
export async function getWaitlistEntry(context: Context, id: string): Promise<WaitlistEntryView> {
  const view = entryView(await ownEntry(context, id), await viewingOf(context));
  if (!view.offer) return view;
  const asks = await findQuestionsBeforeBooking(context.database.db, view.tourId, context.caller.language);
  return asks.questions.length + asks.points.length > 0 ? { ...view, offer: { ...view.offer, asks } } : view;
}

/** Gives up what is offered. What was taken is a booking, and stays one. Throws `not_found`. */
export async function leaveWaitlist(context: Context, id: string): Promise<undefined> {
  const entry = await ownEntry(context, id);
  if (await endEntry(context.database.db, entry.id, context.clock.now())) return;
  const { bookingId, userId } = await ownEntry(context, id);
  if (!bookingId) return;
  await context.database.transaction(async (transaction) => {
    await lockBooking(transaction, bookingId);
    const hold = await findOwnBooking(transaction, userId, bookingId, context.caller.language);
    if (hold?.state === 'on_hold' && hold.placedAt === null)
      await transition(transaction, hold, 'expire', { actor: 'traveller', at: context.clock.now() });
  });
  context.wakeJobs();
}

async function ownEntry(context: Context, id: string): Promise<WaitlistEntryRow> {
  const entry = await findEntry(context.database.db, id, context.caller.language);
  if (entry?.userId !== signedIn(context).id) throw new DomainError('not_found');
  return entry;
}

async function viewingOf(context: Context): Promise<EntryViewing> {
  const { defaultCurrency: currency } = await currentSettings(context);
  return { language: context.caller.language, currency, now: context.clock.now() };
}
