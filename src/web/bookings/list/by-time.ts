import type { BookingCardView } from '#contract/bookings.ts';

/** Upcoming and past bookings apart, each in the order of the list; a kind of which there is none is left out. */
export function byTime<Booking extends Pick<BookingCardView, 'startsAtUtc'>>(
  bookings: readonly Booking[],
  now: number,
) {
  const isPast = ({ startsAtUtc }: Booking) => Date.parse(startsAtUtc) < now;
  const kinds = [
    { when: 'upcoming', bookings: bookings.filter((booking) => !isPast(booking)) },
    { when: 'past', bookings: bookings.filter(isPast) },
  ] as const;
  return kinds.filter((kind) => kind.bookings.length > 0);
}
