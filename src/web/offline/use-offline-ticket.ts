import { useEffect, useState } from 'react';
import { type OfflineBooking, saveTicket } from './offline-tickets.ts';

/** Stores a booking that was loaded from the server; true once it opens offline. */
export function useOfflineTicket(booking: OfflineBooking): boolean {
  const [isAvailableOffline, setAvailableOffline] = useState(false);
  useEffect(() => {
    let isStale = false;
    if (!booking.kept)
      saveTicket(booking).then(
        (isStored) => void (isStale || setAvailableOffline(isStored)),
        // The browser stores nothing.
        () => undefined,
      );
    return () => void (isStale = true);
  }, [booking]);
  return isAvailableOffline;
}
