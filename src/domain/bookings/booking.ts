import type { BookingState } from '#kernel/choices/booking-states.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { PolicyKey, RefundTiers } from '#domain/pricing/cancellation-policy.ts';
import type { NewItem } from './items/booking-item.ts';
import type { SoldDeparture } from '#domain/inventory/seats.ts';
import type { Tax } from '#domain/pricing/taxes.ts';
import type { PriceLine } from '#domain/pricing/party-prices.ts';

/** A booking as it is inserted. booking-queries.ts adds what screens show. */
export type NewBooking = {
  id: string;
  reference: string;
  userId: string;
  tourId: string;
  optionId: string;
  departureId: string;
  pickupPointId: string | null;
  state: BookingState;
  seats: number;
  adults: number;
  children: number;
  lines: PriceLine[];
  items: NewItem[];
  promoCodeId: string | null;
  /** That the total contains, as they were sold. */
  taxes: readonly Tax[];
  currency: Currency;
  totalMinor: number;
  commissionMinor: number;
  paymentKind: 'later' | 'now';
  policyKey: PolicyKey;
  /** The terms that were sold. */
  refundTiers: RefundTiers;
  startsAt: Date;
  startsAtLocal: string;
  /** Of opening hours the closing; null: it ends with the tour. */
  endsAt: Date | null;
  endsAtLocal: string | null;
  /** Of an open-dated ticket, whose start is the end of its validity. */
  validDays: number | null;
  timeZone: string;
  language: Language;
  createdAt: Date;
  placedAt: Date | null;
  holdExpiresAt: Date | null;
  decideBy: Date | null;
  confirmedAt: Date | null;
};

/** The departure of a booking as it was sold. */
export const soldDeparture = ({
  departureId,
  startsAt,
  validDays,
}: Pick<NewBooking, 'departureId' | 'startsAt' | 'validDays'>): SoldDeparture => ({
  id: departureId,
  startsAt: validDays === null ? startsAt : null,
});
