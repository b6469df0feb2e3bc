// The orders of one turn: what is on sale is read once for all who ask the same, then departure after departure is
// tried, the earliest first, for whoever has no seats yet.
import { DomainError } from '#contract/domain-error.ts';
import { isOutage } from '#platform/database/outage.ts';
import { refuseOnce } from '#platform/idempotency/kept-answers.ts';
import type { Services } from '#platform/services.ts';
import { settled } from '#platform/turns/turns.ts';
import type { Beginning } from './begin-booking.ts';
import { type Draft, draftBooking } from './draft-booking.ts';
import { findOffer, type Offer } from './find-offer.ts';
import { findOnSale, type OnSale } from './on-sale-queries.ts';
import type { OpenOrder } from './wish.ts';
import { type Outcome, writeBookings } from './write-bookings.ts';

type Trying = { order: OpenOrder; offer: Offer; begin: (startsAt: Date) => Beginning; untried: Offer['candidates'] };

/** Ends each order but those that were answered before or could not be decided. */
export async function serveWishes(services: Services, orders: readonly OpenOrder[]): Promise<void> {
  const now = services.clock.now();
  const found = await Promise.all(findOffers(services, orders, now));
  let trying = found.filter((one) => one !== undefined);
  while (trying.length > 0) {
    for (const some of Map.groupBy(trying, ({ untried }) => untried[0]!.id).values())
      await tryDeparture(services, some, now);
    trying = trying.filter(({ order, untried }) => !order.end && untried.length > 0);
  }
}

function findOffers(services: Services, orders: readonly OpenOrder[], now: Date): Promise<Trying | undefined>[] {
  const read = new Map<string, Promise<OnSale>>();
  return orders.map(async (order) => {
    const { choice, language } = order.wish;
    const asked = { tourId: choice.tourId, language, departureId: choice.departureId, date: choice.date };
    const question = JSON.stringify(asked);
    const onSale = read.get(question) ?? findOnSale(services.database, asked, now);
    read.set(question, onSale);
    try {
      const offer = findOffer(await onSale, choice, now);
      return { order, offer, begin: order.wish.begin(offer), untried: [...offer.candidates] };
    } catch (error) {
      order.end = await settled(() => refuseOnce(services, order.wish.attempt, error));
      return undefined;
    }
  });
}

async function tryDeparture(services: Services, trying: readonly Trying[], now: Date): Promise<void> {
  const departure = trying[0]!.untried[0]!;
  const drafts = trying.map((one) => draftBooking({ ...one, wish: one.order.wish, departure, now }));
  try {
    const records = drafts.map(({ record }) => record);
    const outcomes = await writeBookings(services.database, departure.id, records, now);
    trying.forEach((one, place) => conclude(one, outcomes[place]!, drafts[place]!));
  } catch (error) {
    // One order that breaks the statement must not break those beside it; an outage breaks all of them anyway.
    if (trying.length > 1 && !isOutage(error as Error))
      for (const one of trying) await tryDeparture(services, [one], now);
    else for (const { order } of trying) order.end = { error };
  }
}

function conclude(trying: Trying, outcome: Outcome, { answer }: Draft): void {
  const { order, untried } = trying;
  if (outcome === 'sold') order.end = { answer };
  if (outcome === 'answered_before' || outcome === 'undecided') untried.length = 0;
  untried.shift();
  const isRefused = outcome === 'sold_out' || outcome === 'departure_closed';
  if (isRefused && untried.length === 0) order.end = { error: new DomainError(outcome) };
}
