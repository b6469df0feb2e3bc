// The row of a new booking: built from the offer for one departure, and inserted with its first event.
import { sql } from 'kysely';
import { newId, newReference } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { seatsFor } from '#domain/pricing/price-party.ts';
import { reductionIn } from '#domain/pricing/reduction.ts';
import type { NewBooking } from '../booking.ts';
import { commissionOfSale } from '../codes/promo-code.ts';
import { itemsOf } from '../items/booking-item.ts';
import type { Beginning } from './begin-booking.ts';
import type { Candidate, Offer } from './find-offer.ts';
import type { Ordering } from './ordering.ts';

export function newBooking(
  { tour, option, promo, answers, refundTiers, taxes }: Offer,
  { priced, ...departure }: Candidate,
  beginning: Beginning,
  { context, userId, settings, now }: Ordering,
): NewBooking {
  const seats = seatsFor(priced, departure.capacity);
  const { currency } = tour;
  const paid = { totalMinor: priced.total.amountMinor, reductionMinor: reductionIn(priced.lines), currency };
  return {
    id: newId(),
    reference: newReference(),
    userId,
    tourId: tour.id,
    optionId: option.id,
    departureId: departure.id,
    pickupPointId: answers?.pickup?.id ?? null,
    seats,
    adults: priced.party.adults,
    children: priced.party.children,
    lines: priced.lines,
    items: itemsOf({ priced, units: option.units, currency, seats }),
    promoCodeId: promo?.id ?? null,
    taxes,
    currency,
    totalMinor: paid.totalMinor,
    commissionMinor: commissionOfSale(paid, tour.commissionPercent ?? settings.commissionPercent, promo?.borneBy),
    policyKey: tour.policyKey,
    refundTiers,
    startsAt: departure.startsAt,
    startsAtLocal: departure.startsAtLocal,
    endsAt: departure.endsAt,
    endsAtLocal: departure.endsAtLocal,
    validDays: departure.validDays,
    timeZone: departure.timeZone,
    language: context.caller.language,
    createdAt: now,
    ...beginning,
  };
}

/** Inserts the row, its items and its first event in one statement. */
export async function insertBooking(
  db: Queryable,
  { lines, items, refundTiers, taxes, ...booking }: NewBooking,
): Promise<void> {
  await db
    .with('written', (step) =>
      step
        .insertInto('bookings')
        .values({
          ...booking,
          lines: JSON.stringify(lines),
          refundTiers: JSON.stringify(refundTiers),
          taxes: JSON.stringify(taxes),
        })
        .returning(['id', 'createdAt', 'state']),
    )
    .with('itemized', (step) =>
      step
        .insertInto('bookingItems')
        .columns([
          'bookingId',
          'position',
          'unitId',
          'kind',
          'labels',
          'seats',
          'adults',
          'children',
          'priceMinor',
          'reductionMinor',
        ])
        .expression(
          sql`select written.id, item.* from written, jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item
            (position smallint, "unitId" uuid, kind text, labels jsonb, seats int, adults int, children int, "priceMinor" bigint, "reductionMinor" bigint)`,
        ),
    )
    .insertInto('bookingEvents')
    .columns(['bookingId', 'at', 'toState', 'actor'])
    .expression((step) =>
      step
        .selectFrom('written')
        .select(['id as bookingId', 'createdAt as at', 'state as toState', sql.lit('traveller').as('actor')]),
    )
    .execute();
}
