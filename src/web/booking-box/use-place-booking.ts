import { useState } from 'react';
import type { Placement } from './booking-types.ts';
import type { ChosenBooking, HeldBooking } from './place-booking.ts';

/** The one way in which the browser books: what was chosen in a box, or seats that are held. `onOutdated`: see `Placement`; with the departure
 *  that was to be booked. */
export function usePlaceBooking(onOutdated: (departureId?: string) => void) {
  const [placement, setPlacement] = useState<Placement>({ state: 'idle' });
  const place = async (chosen: ChosenBooking | HeldBooking) => {
    setPlacement({ state: 'placing' });
    const placed = await import('./place-booking.ts').then(
      ({ placeBooking }) => placeBooking(chosen),
      (problem: unknown): Placement => ({ state: 'refused', problem }),
    );
    setPlacement(placed);
    if (placed.isOutdated) onOutdated('trip' in chosen ? chosen.trip.departure : undefined);
  };
  return {
    placement,
    /** Stays busy after success, since the page is about to be left. */
    isBusy: placement.state !== 'idle' && placement.state !== 'refused',
    place,
    /** Resets the key after a change of the request. */
    dismissProblem: () => setPlacement((before) => (before.state === 'refused' ? { state: 'idle' } : before)),
  };
}
