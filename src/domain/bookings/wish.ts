// Seats that somebody wants, and how that ended.
import type { Language } from '#kernel/languages.ts';
import type { Attempt } from '#platform/idempotency/attempt.ts';
import type { Settled } from '#platform/turns/turns.ts';
import type { Settings } from '../settings/settings.ts';
import type { Beginning } from './begin-booking.ts';
import type { BookingRow } from './booking-queries.ts';
import type { Choice, Offer } from './find-offer.ts';

/** To book seats, or to hold them first. */
export type Wish = {
  attempt: Attempt;
  choice: Choice;
  language: Language;
  settings: Settings;
  /** The name of who takes payments. */
  provider: string;
  /** How it begins on any departure of the offer. Throws `invalid_input` on `payment`. */
  begin(offer: Offer): (startsAt: Date) => Beginning;
  /** What the caller is told once it is written. */
  answer(booking: BookingRow, offer: Offer): unknown;
};

/** A wish in its turn; `end` is set once it was granted, refused or broke. */
export type OpenOrder = { wish: Wish; end?: Settled<unknown> };
