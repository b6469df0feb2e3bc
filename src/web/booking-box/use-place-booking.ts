import { useState } from 'react';
import type { Placement } from './booking-types.ts';
import type { ChosenBooking } from './place-booking.ts';

/** `onOutdated`: the offer has changed or was sold meanwhile. */
export function usePlaceBooking(onOutdated: () => void) {
  const [placement, setPlacement] = useState<Placement>({ state: 'idle' });
  const place = async (chosen: ChosenBooking) => {
    setPlacement({ state: 'placing' });
    const { placement: placed, isOutdated } = await import('./place-booking.ts').then(
      ({ placeBooking }) => placeBooking(chosen),
      (problem: unknown) => ({ placement: { state: 'refused', problem } as const, isOutdated: false }),
    );
    setPlacement(placed);
    if (isOutdated) onOutdated();
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
