import type { BookingCardView } from '#contract/bookings.ts';
import { lastStartOf } from '#web/ui/when-text.ts';

/** Upcoming and past bookings apart, each in the order of the list; a kind of which there is none is left out. */
export function byTime<Booking extends Pick<BookingCardView, 'startsAtUtc' | 'validity' | 'state'>>(
  bookings: readonly Booking[],
  now: number,
) {
  // A ticket that was used is over before it ends, and a booking that was called off before it starts.
  const isPast = (booking: Booking) => isOver(booking) || Date.parse(lastStartOf(booking)) < now;
  const kinds = [
    { when: 'upcoming', bookings: bookings.filter((booking) => !isPast(booking)) },
    { when: 'past', bookings: bookings.filter(isPast) },
  ] as const;
  return kinds.filter((kind) => kind.bookings.length > 0);
}

const isOver = ({ state }: Pick<BookingCardView, 'state'>): boolean =>
  ['completed', 'no_show', 'cancelled', 'declined', 'expired'].includes(state);
