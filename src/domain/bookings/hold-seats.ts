// Takes the seats an offer needs and writes the booking that holds them: the one place where bookings begin.
import type { Transaction } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import { newId, newReference } from '#kernel/ids.ts';
import type { Language } from '#kernel/languages.ts';
import { partySize } from '#kernel/party.ts';
import type { Tables } from '#platform/database/tables.ts';
import { takeSeats } from '../inventory/seats.ts';
import type { DepartureRow } from '../inventory/inventory-queries.ts';
import { commissionOf } from '../payments/ledger.ts';
import { type PricedParty, seatsFor } from '../pricing/price-party.ts';
import type { Settings } from '../settings/settings.ts';
import { insertBooking, type NewBooking } from './booking-queries.ts';
import type { Offer } from './find-offer.ts';

export type Beginning = Pick<
  NewBooking,
  'state' | 'paymentKind' | 'placedAt' | 'holdExpiresAt' | 'decideBy' | 'confirmedAt'
>;

type Holding = {
  userId: string;
  language: Language;
  offer: Offer;
  settings: Settings;
  now: Date;
  begin: (startsAt: Date) => Beginning;
};

export async function holdSeats(
  transaction: Transaction<Tables>,
  { userId, language, offer, settings, now, begin }: Holding,
): Promise<NewBooking> {
  const { tour, option, priced } = offer;
  const departure = await takeFirstFree(transaction, offer.candidates, priced, now);
  const booking: NewBooking = {
    id: newId(),
    reference: newReference(),
    userId,
    tourId: tour.id,
    optionId: option.id,
    departureId: departure.id,
    seats: seatsFor(priced, departure.capacity),
    adults: priced.party.adults,
    children: priced.party.children,
    lines: priced.lines,
    currency: tour.currency,
    totalMinor: priced.total.amountMinor,
    commissionMinor: commissionOf(priced.total, settings.commissionPercent).amountMinor,
    policyKey: tour.policyKey,
    startsAt: departure.startsAt,
    startsAtLocal: departure.startsAtLocal,
    timeZone: departure.timeZone,
    language,
    createdAt: now,
    ...begin(departure.startsAt),
  };
  await insertBooking(transaction, booking, 'traveller');
  return booking;
}

/** The earliest departure with enough seats; a refusal of the last one is the answer. */
async function takeFirstFree(
  transaction: Transaction<Tables>,
  candidates: readonly DepartureRow[],
  priced: PricedParty,
  now: Date,
): Promise<DepartureRow> {
  let refusal: unknown = new DomainError('sold_out');
  for (const departure of candidates) {
    // A group buys the whole departure, but not more people than it carries.
    if (partySize(priced.party) > departure.capacity) continue;
    try {
      await takeSeats(transaction, departure.id, seatsFor(priced, departure.capacity), now);
      return departure;
    } catch (error) {
      if ((error as DomainError).name !== 'DomainError') throw error;
      refusal = error;
    }
  }
  throw refusal;
}
