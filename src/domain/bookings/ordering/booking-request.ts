import type { ExtraChoice } from '#kernel/units.ts';
import type { PriceView } from '#contract/primitives.ts';
import type { ChosenUnit } from '#domain/pricing/party-prices.ts';
import type { AnswersBeforeBooking } from '../questions/answers-before-booking.ts';
import type { PaymentKind } from './begin-booking.ts';

/** The input of booking and holding: a choice of seats, or the id of a hold. */
export type BookingRequest = AnswersBeforeBooking & {
  tourId?: string;
  date?: string;
  departureId?: string;
  optionId?: string;
  persons?: number;
  adults?: number;
  children?: number;
  units?: ChosenUnit[];
  extras?: ExtraChoice[];
  /** A promo code. */
  code?: string;
  userId?: string;
  holdId?: string;
  payment?: PaymentKind;
  giftCardCode?: string;
  /** The quote that the buyer was shown: its price and terms are binding until it expires. */
  quoteId?: string;
  /** The total that the buyer was shown. */
  expectedTotal?: Pick<PriceView, 'priceMinor' | 'currency'>;
  /** The affiliate click that led here; it does not affect the booking itself. */
  via?: string;
};
