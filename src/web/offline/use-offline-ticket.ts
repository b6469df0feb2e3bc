import { useEffect, useState } from 'react';
import { type OfflineBooking, saveTicket } from './offline-tickets.ts';

/** Keeps a booking that came from the server; true once it opens without network. */
export function useOfflineTicket(booking: OfflineBooking): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let isStale = false;
    if (!booking.kept)
      saveTicket(booking).then(
        (kept) => void (isStale || setKept(kept)),
        // A browser that keeps nothing: nothing is promised.
        () => undefined,
      );
    return () => void (isStale = true);
  }, [booking]);
  return isKept;
}
