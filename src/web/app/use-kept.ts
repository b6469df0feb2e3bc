import { useEffect, useState } from 'react';
import { type KeptBooking, keepTicket } from './kept-tickets.ts';

/** Keeps a booking that came from the server; true once it opens without network. */
export function useKept(booking: KeptBooking): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let isStale = false;
    if (!booking.kept)
      keepTicket(booking).then(
        (kept) => void (isStale || setKept(kept)),
        // A browser that keeps nothing: nothing is promised.
        () => undefined,
      );
    return () => void (isStale = true);
  }, [booking]);
  return isKept;
}
