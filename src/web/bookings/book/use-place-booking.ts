// Places a booking once per idempotency key and navigates on: to the payment page, or to the bookings.
import { useState } from 'react';
import type { BookingView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { currentClickId } from '#web/affiliates/current-click.ts';
import { call } from '#web/runtime/api/api.ts';
import { ApiProblem, type CallRequest } from '#web/runtime/api/call.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { useGoToBookings } from './go-to-bookings.ts';

export type Placement =
  | { state: 'idle' | 'placing' }
  | { state: 'placed' | 'paying'; booking: BookingView }
  | { state: 'refused'; problem: unknown };

type BookingRequest = Omit<CallRequest<'placeBooking'>['body'], 'via'>;

/** `onOutdated`: the offer has changed or was sold meanwhile. */
export function usePlaceBooking(onOutdated: () => void) {
  const goToBookings = useGoToBookings();
  const send = useIdempotentSend();
  const [placement, setPlacement] = useState<Placement>({ state: 'idle' });
  const place = async (request: BookingRequest) => {
    const body = { ...request, via: currentClickId() };
    setPlacement({ state: 'placing' });
    try {
      const booking = await send(body, (idempotencyKey) => call(paths.placeBooking, { body, idempotencyKey }));
      const { redirectUrl } = booking.payment;
      const isToPay = redirectUrl !== null && booking.state === 'on_hold';
      setPlacement({ state: isToPay ? 'paying' : 'placed', booking });
      if (isToPay) location.assign(redirectUrl);
      else goToBookings(booking.id);
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

const outdatedCodes: readonly string[] = ['sold_out', 'departure_closed', 'hold_expired'];
