import { useState } from 'react';
import type { BookingView } from '#contract/bookings.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import type { ChosenBooking } from './place-booking.ts';

export type Placement =
  | { state: 'idle' | 'placing' }
  | { state: 'placed' | 'paying'; booking: BookingView }
  | { state: 'refused'; problem: unknown };

/** `onOutdated`: the offer has changed or was sold meanwhile. */
export function usePlaceBooking(onOutdated: () => void) {
  const [placement, setPlacement] = useState<Placement>({ state: 'idle' });
  const place = async (chosen: ChosenBooking) => {
    setPlacement({ state: 'placing' });
    try {
      const { placeBooking } = await import('./place-booking.ts');
      const { booking, isToPay } = await placeBooking(chosen);
      setPlacement({ state: isToPay ? 'paying' : 'placed', booking });
    } catch (problem) {
      setPlacement({ state: 'refused', problem });
      if (problem instanceof ApiProblem && outdatedCodes.includes(problem.code)) onOutdated();
    }
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

const outdatedCodes: readonly string[] = ['sold_out', 'departure_closed', 'price_changed'];
