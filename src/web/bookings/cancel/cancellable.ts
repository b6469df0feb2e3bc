import type { BookingCardView } from '#contract/bookings.ts';

export type Cancellable = Pick<BookingCardView, 'id' | 'title' | 'state' | 'persons'>;

/** Without a session: the booking's reference and the code of the mail. */
export type BookingCode = { reference: string; code: string };
