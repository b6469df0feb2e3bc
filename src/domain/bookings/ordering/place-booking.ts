// From the request to the booking, top to bottom, with the file of each step in this folder: what is on sale of the tour
// (on-sale-queries.ts), the offer with its candidate departures and prices (find-offer.ts, which reads the choice in chosen-seats.ts), the
// wait for a departure that many want (queue-for-seats.ts), and one transaction that claims the idempotency key and books the seats
// (book-seats.ts), or places what a hold keeps already (place-holds.ts). How a booking begins is in begin-booking.ts, its row in new-booking.ts.
import { sql, type Transaction } from 'kysely';
import type { BookingView } from '#contract/bookings.ts';
import { DomainError, invalid, isDomainError } from '#contract/domain-error.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { handleIdempotently, type InTransaction } from '#platform/idempotency/with-idempotency.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { findAttribution } from '#domain/affiliates/attribution.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { usablePromoCode } from '../codes/use-promo-code.ts';
import { type BookingRow, findOwnBooking } from '../reading/booking-queries.ts';
import {
  type AnswersMode,
  checkAnswersBeforeBooking,
  type AnswersBeforeBooking,
} from '../questions/answers-before-booking.ts';
import { issueQuote } from '../reading/quote-view.ts';
import { isBinding } from '../quotes/quote.ts';
import { readQuoteId } from '../quotes/quote-id.ts';
import { type Beginning, beginHold, beginPlaced, choosePayment, holdEnd } from './begin-booking.ts';
import { bookSeats } from './book-seats.ts';
import type { BookingRequest } from './booking-request.ts';
import { type Candidate, findOffer, hasSeats, type Offer, PriceChanged } from './find-offer.ts';
import { findOnSale, type OnSale } from './on-sale-queries.ts';
import { type Ordering, viewOf } from './ordering.ts';
import { type ChosenHold, lockHolds, payHolds, placeHolds } from './place-holds.ts';
import { queueForSeats } from './queue-for-seats.ts';

/** One request for seats. */
type Purchase = Ordering & {
  context: Context;
  /** Opens the transaction, once per idempotency key. */
  inTransaction: InTransaction;
  request: BookingRequest;
};

/** What differs between a booking, a hold and a line of the cart. */
export type PurchaseSteps<View> = {
  answersMode: AnswersMode;
  /** What was answered with another hold. */
  copied?: AnswersBeforeBooking | undefined;
  begin(offer: Offer, departure: Candidate): Beginning;
  /** Further writes before the seats are taken. */
  finish?(transaction: Transaction<Tables>, row: BookingRow): Promise<BookingRow>;
  view(row: BookingRow, offer: Offer): View;
};

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
    const ordering = { context, userId, settings, attribution, now: context.clock.now() };
    const { holdId } = request;
    if (holdId) return inTransaction((transaction) => placeHold(transaction, ordering, { ...request, id: holdId }));
    return placeWithoutHold({ ...ordering, inTransaction, request });
  });
  context.wakeJobs();
  return view;
}

async function placeHold(
  transaction: Transaction<Tables>,
  ordering: Ordering,
  request: BookingRequest & ChosenHold,
): Promise<BookingView> {
  const { context, userId } = ordering;
  const [hold] = (await lockHolds(transaction, ordering, [request])) as [BookingRow];
  refuseOtherChoice(request, hold);
  await placeHolds(transaction, ordering, [hold], { ...request, chosen: [request] });
  const placed = await findOwnBooking(transaction, userId, hold.id, context.caller.language);
  return viewOf(ordering, assertDefined(placed, 'the hold just placed'));
}

const choice = ['departureId', 'optionId', 'date', 'persons', 'adults', 'children', 'units', 'extras', 'code'] as const;

/** What is booked was chosen with the hold. */
function refuseOtherChoice(request: BookingRequest, hold: BookingRow): void {
  for (const field of choice) if (request[field] !== undefined) throw invalid(field, 'contradiction');
  if (request.tourId && request.tourId !== hold.tourId) throw invalid('tourId', 'unknown_value');
}

function placeWithoutHold(purchase: Purchase): Promise<BookingView> {
  const { context, request, settings, now } = purchase;
  return bookOrHold(purchase, {
    answersMode: 'needed',
    begin({ tour }, { priced, ...departure }) {
      const lastStart = lastStartOf(departure);
      // With a gift card, the remaining amount is known once the booking exists: it begins as a hold and is placed at
      // once.
      if (request.giftCardCode !== undefined)
        return beginHold(tour.payLater ? 'later' : 'now', holdEnd([lastStart], settings, now));
      const paymentKind = choosePayment(request.payment, tour.payLater, priced.total.amountMinor);
      return beginPlaced(paymentKind, tour.confirmation, { lastStart, settings, now });
    },
    async finish(transaction, row) {
      if (request.giftCardCode === undefined) return row;
      await payHolds(transaction, purchase, [row], request);
      return (await findOwnBooking(transaction, row.userId, row.id, context.caller.language))!;
    },
    view: (row) => viewOf(purchase, row),
  });
}

const candidatesMax = 5;

/** Books or holds seats on the first candidate departure that has enough. */
export async function bookOrHold<View>(purchase: Purchase, steps: PurchaseSteps<View>): Promise<View> {
  const { context, inTransaction } = purchase;
  const { begin, finish, view } = steps;
  const offer = await offerFor(purchase, steps);
  return queueForSeats(context, offer, (refuseWaiting) =>
    inTransaction(async (transaction) => {
      const bookOn = (departure: Candidate) =>
        bookSeats(transaction, purchase, { offer, departure, beginning: begin(offer, departure) }, finish);
      return view(await bookFirstWithSeats(transaction, offer, bookOn, refuseWaiting), offer);
    }),
  );
}

/** Finds the offer at today's price. Departures that had enough seats when they were read are tried first. */
async function offerFor(purchase: Purchase, steps: PurchaseSteps<unknown>): Promise<Offer> {
  const { context, now, request: body } = purchase;
  const tourId = assertDefined(body.tourId, 'the tour of a request that names no hold');
  const quote = body.quoteId === undefined ? undefined : readQuoteId(context.secrets, body.quoteId);
  if (quote && quote.tourId !== tourId) throw invalid('quoteId', 'contradiction');
  // A quote is of one departure.
  const request = { ...body, departureId: body.departureId ?? quote?.departureId };
  const { departureId, date } = request;
  const { language } = context.caller;
  const onSale = await findOnSale(context.database.db, { tourId, language, departureId, date }, now);
  const quotedAt = quote && isBinding(quote, now) ? new Date(quote.quotedAt) : now;
  const promo = await usablePromoCode(context, request.code, onSale.tour, quotedAt);
  const offer = offerAtPrice(purchase, { ...onSale, promo, quote }, request);
  const { true: free = [], false: full = [] } = Object.groupBy(offer.candidates, (one) => `${hasSeats(one)}` as const);
  const inOrder = [...free, ...full];
  // Refuses an invalid payment kind before the request queues.
  steps.begin(offer, inOrder[0]!);
  const answers = await checkAnswers(purchase, steps, offer);
  const fitting = answers ? inOrder.filter(({ startsAt }) => answers.starts.includes(startsAt)) : inOrder;
  return { ...offer, candidates: fitting.slice(0, candidatesMax), answers };
}

/** Undefined, without reading anything, if the tour has no questions before the booking and the request no answers. */
async function checkAnswers(
  { context, now, request }: Purchase,
  { answersMode: mode, copied }: PurchaseSteps<unknown>,
  { tour, questions, candidates }: Offer,
): Promise<Offer['answers']> {
  const { answers, pickupPointId } = request;
  if (!questions.before && !copied && answers === undefined && pickupPointId === undefined) return undefined;
  const [{ priced }] = candidates as [Candidate];
  return checkAnswersBeforeBooking(context.database.db, request, {
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
function offerAtPrice({ context, settings, now }: Purchase, onSale: OnSale, request: BookingRequest): Offer {
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
async function bookFirstWithSeats(
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
  isDomainError(error) &&
  (['sold_out', 'extra_sold_out', 'departure_closed'].includes(error.code) ||
    error.fields.some(({ rule }) => rule === 'too_late'));
