import type { ChosenUnit } from '#domain/pricing/price-party.ts';
import type { PaymentKind } from './begin-booking.ts';

/** What a traveller sends to book or to hold: seats chosen now, or a hold made before. */
export type BookingRequest = {
  tourId?: string;
  date?: string;
  departureId?: string;
  optionId?: string;
  persons?: number;
  adults?: number;
  children?: number;
  units?: ChosenUnit[];
  userId?: string;
  holdId?: string;
  payment?: PaymentKind;
  giftCardCode?: string;
  /** The visit through an affiliate's link that led here; nothing of the booking depends on it. */
  via?: string;
};
