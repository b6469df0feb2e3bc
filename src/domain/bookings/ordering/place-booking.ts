// From the request to the booking, top to bottom: offer, price, then one transaction that claims the idempotency key, writes
// the booking, takes money from a gift card, starts the payment and enqueues the job. The rows that many wait for come last, so that
// they are locked for the shortest time: the seats of the departure, its extras, the promo code.
import { sql, type Transaction } from 'kysely';
import type { BookingView } from '#contract/bookings.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { handleIdempotently } from '#platform/idempotency/with-idempotency.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { findAttribution } from '#domain/affiliates/attribution.ts';
import { takeSeats } from '#domain/inventory/seats.ts';
import { soldDeparture } from '../booking.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { takePromoCodeOf, usablePromoCode } from '../codes/use-promo-code.ts';
import { bookingJob, bookingJobs } from '../job-types.ts';
import { transitions } from '../lifecycle/transition-table.ts';
import { type BookingRow, findOwnBooking } from '../reading/booking-queries.ts';
import { type AnswersMode, checkGivenBefore, type EnteredBefore } from '../questions/given-before.ts';
import { writeAnswers } from '../questions/question-queries.ts';
import { issueQuote } from '../reading/quote-view.ts';
import { isBinding } from '../quotes/quote.ts';
import { readQuoteId } from '../quotes/quote-id.ts';
import { type Beginning, beginHold, beginPlaced, choosePayment } from './begin-booking.ts';
import type { BookingRequest } from './booking-request.ts';
import { type Candidate, findOffer, hasSeats, type Offer, PriceChanged } from './find-offer.ts';
import { insertBooking, newBooking } from './new-booking.ts';
import { findOnSale, type OnSale } from './on-sale-queries.ts';
import { insertReferralOf, type Ordering, rowOf, viewOf } from './ordering.ts';
import { placeHeld, placeHold } from './place-hold.ts';
import { queueForSeats } from './queue-for-seats.ts';
import { insertPaymentOf } from './start-payment.ts';
import { takeExtrasOf } from './take-extras.ts';

/**
 * Books seats, or places what a hold already keeps. Pay later is confirmed at once (pending on an on-request tour);
 * pay now holds the seats for `holdMinutes` and says where to pay; a gift card pays first what it can.
 * Throws `not_found`, `invalid_input` with its field, `sold_out`, `extra_sold_out`, `departure_closed`, `price_changed`, `hold_expired`,
 * `too_many_requests`, `unavailable`.
 */
export async function placeBooking(context: Context, request: BookingRequest): Promise<BookingView> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'orders', userId);
  if (request.giftCardCode !== undefined) await throttle(context, 'giftCardCodes', context.caller.address);
  const idempotent = { userId, operation: 'placeBooking', key: context.caller.idempotencyKey, input: request };
  const view = await handleIdempotently(context, idempotent, async (inTransaction) => {
    if (request.userId !== undefined && request.userId !== userId) throw invalid('userId', 'not_yours');
    if (!request.tourId && !request.holdId) throw invalid('tourId', 'required');
    const [settings, attribution] = await Promise.all([
      currentSettings(context),
      findAttribution(context, request.via),
    ]);
    const ordering = { context, userId, inTransaction, settings, attribution, now: context.clock.now() };
    return request.holdId ? placeHold(ordering, request.holdId, request) : placeFresh(ordering, request);
  });
  context.wakeJobs();
  return view;
}

function placeFresh(ordering: Ordering, request: BookingRequest): Promise<BookingView> {
  const { context, settings, now } = ordering;
  return bookOrHold(ordering, {
    request,
    answers: 'needed',
    begin({ tour }, { priced, ...departure }) {
      // With a gift card, the remaining amount is known once the booking exists: it begins as a hold and is placed at
      // once.
      if (request.giftCardCode !== undefined) return beginHold(tour.payLater ? 'later' : 'now', settings, now);
      const paymentKind = choosePayment(request.payment, tour.payLater, priced.total.amountMinor);
      return beginPlaced(paymentKind, tour.confirmation, { lastStart: lastStartOf(departure), settings, now });
    },
    async finish(transaction, row) {
      if (request.giftCardCode === undefined) return row;
      await placeHeld(transaction, ordering, row, request);
      return (await findOwnBooking(transaction, row.userId, row.id, context.caller.language))!;
    },
    view: (row) => viewOf(ordering, row),
  });
}

const candidatesMax = 5;

/** What differs between a booking and a hold. */
export type Purchase<View> = {
  request: BookingRequest;
  answers: AnswersMode;
  /** What was answered with another hold. */
  copied?: EnteredBefore | undefined;
  begin(offer: Offer, departure: Candidate): Beginning;
  /** Further writes before the seats are taken. */
  finish?(transaction: Transaction<Tables>, row: BookingRow): Promise<BookingRow>;
  view(row: BookingRow, offer: Offer): View;
};

/** Books or holds seats on the first candidate departure that has enough. */
export async function bookOrHold<View>(ordering: Ordering, purchase: Purchase<View>): Promise<View> {
  const { context, inTransaction } = ordering;
  const offer = await offerFor(ordering, purchase);
  return queueForSeats(context, offer, (refuseWaiting) =>
    inTransaction(async (transaction) => {
      const bookOn = (departure: Candidate) => book(transaction, ordering, purchase, offer, departure);
      return purchase.view(await firstWithSeats(transaction, offer, bookOn, refuseWaiting), offer);
    }),
  );
}

/** Finds the offer at today's price. Departures that had enough seats when they were read are tried first. */
async function offerFor<View>(ordering: Ordering, purchase: Purchase<View>): Promise<Offer> {
  const { request: asked, begin } = purchase;
  const { context, now } = ordering;
  const tourId = assertDefined(asked.tourId, 'the tour of a request that names no hold');
  const quote = asked.quoteId === undefined ? undefined : readQuoteId(context.secrets, asked.quoteId);
  if (quote && quote.tourId !== tourId) throw invalid('quoteId', 'contradiction');
  // A quote is of one departure.
  const request = { ...asked, departureId: asked.departureId ?? quote?.departureId };
  const { departureId, date } = request;
  const { language } = context.caller;
  const onSale = await findOnSale(context.database.read, { tourId, language, departureId, date }, now);
  const quotedAt = quote && isBinding(quote, now) ? new Date(quote.quotedAt) : now;
  const promo = await usablePromoCode(context, request.code, onSale.tour, quotedAt);
  const offer = offerAtPrice(ordering, { ...onSale, promo, quote }, request);
  const { true: free = [], false: full = [] } = Object.groupBy(offer.candidates, (one) => `${hasSeats(one)}` as const);
  const inOrder = [...free, ...full];
  // Refuses an invalid payment kind before the request queues.
  begin(offer, inOrder[0]!);
  const given = await givenFor(ordering, offer, purchase);
  const fitting = given ? inOrder.filter(({ startsAt }) => given.starts.includes(startsAt)) : inOrder;
  return { ...offer, candidates: fitting.slice(0, candidatesMax), given };
}

/** Nothing is read of a tour that asks nothing before, for a request that says nothing. */
async function givenFor(
  { context, now }: Ordering,
  { tour, asks, candidates }: Offer,
  { request, answers: mode, copied }: Pick<Purchase<unknown>, 'request' | 'answers' | 'copied'>,
): Promise<Offer['given']> {
  const { answers, pickupPointId } = request;
  if (!asks.before && !copied && answers === undefined && pickupPointId === undefined) return undefined;
  const [{ priced }] = candidates as [Candidate];
  return checkGivenBefore(context.database.read, request, {
    tourId: tour.id,
    language: context.caller.language,
    people: priced.party.adults + priced.party.children,
    starts: candidates.map(({ startsAt }) => startsAt),
    now,
    mode,
    copied,
  });
}

/** As `findOffer`; `price_changed` has the quote of now, so that the buyer can say yes to it. */
function offerAtPrice({ context, settings, now }: Ordering, onSale: OnSale, request: BookingRequest): Offer {
  try {
    return findOffer(onSale, request, now);
  } catch (error) {
    if (!(error instanceof PriceChanged)) throw error;
    const { tour, option, candidate } = error;
    const shownIn = { currency: onSale.quote?.shown.currency ?? tour.currency, language: context.caller.language };
    const { priced, ...departure } = candidate;
    throw new DomainError('price_changed', {
      current: issueQuote(context, settings, { tour, taxes: option.taxes, departure, priced }, shownIn),
    });
  }
}

/** A failed attempt is rolled back to a savepoint, so that the key stays claimed and the last refusal is stored under
 *  it. */
async function firstWithSeats(
  transaction: Transaction<Tables>,
  { candidates }: Offer,
  bookOn: (departure: Candidate) => Promise<BookingRow>,
  refuseWaiting: (refusal: DomainError) => void,
): Promise<BookingRow> {
  for (const departure of candidates) {
    const isLast = departure === candidates.at(-1);
    if (!isLast) await sql`savepoint before_departure`.execute(transaction);
    try {
      return await bookOn(departure);
    } catch (error) {
      if (!isSeatRefusal(error)) throw error;
      // Those who wait may want no extras.
      if (isLast && error.code !== 'extra_sold_out') refuseWaiting(error);
      if (isLast) throw error;
      await sql`rollback to savepoint before_departure`.execute(transaction);
    }
  }
  throw new DomainError('sold_out');
}

const isSeatRefusal = (error: unknown): error is DomainError =>
  (error as DomainError).name === 'DomainError' &&
  (['sold_out', 'extra_sold_out', 'departure_closed'].includes((error as DomainError).code) ||
    (error as DomainError).fields.some(({ rule }) => rule === 'too_late'));

async function book<View>(
  transaction: Transaction<Tables>,
  ordering: Ordering,
  { begin, finish }: Purchase<View>,
  offer: Offer,
  departure: Candidate,
): Promise<BookingRow> {
  const { attribution, now } = ordering;
  const beginning = begin(offer, departure);
  const booking = newBooking(offer, departure, beginning, ordering);
  await insertBooking(transaction, booking);
  const given = offer.given?.answers ?? [];
  if (given.length > 0) await writeAnswers(transaction, booking.id, given, now);
  const isPaidNow = beginning.transition === 'hold' && booking.placedAt !== null;
  const payment = isPaidNow ? await insertPaymentOf(transaction, ordering, booking, booking.totalMinor) : null;
  const row = rowOf(booking, offer, departure, payment?.pageToken ?? null);
  await insertReferralOf(transaction, attribution, row, now);
  const { notify } = transitions[beginning.transition].effects;
  if (notify) await enqueue(transaction, bookingJobs[notify], bookingJob(row), now);
  const finished = finish ? await finish(transaction, row) : row;
  // By the clock of this moment: a request may have waited for its turn over the cut-off.
  await takeSeats(transaction, soldDeparture(booking), booking.seats, ordering.context.clock.now());
  await takeExtrasOf(transaction, booking, ordering.context.caller.language);
  await takePromoCodeOf(transaction, booking);
  return finished;
}
