import type { PaymentKind } from './begin-booking.ts';
import type { Choice } from './find-offer.ts';

/** What a traveller sends to book: seats chosen now, or a hold made before. */
export type Order = Omit<Choice, 'tourId'> & {
  tourId?: string;
  userId?: string;
  holdId?: string;
  payment?: PaymentKind;
  giftCardCode?: string;
  /** Read by whoever counts where bookings come from; nothing of the booking depends on it. */
  via?: string;
};
