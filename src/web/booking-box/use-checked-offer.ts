// What a booking form offers for date and party. Used by the tour page and the booking page.
import { useEffect } from 'react';
import type { TripContext } from '#kernel/trip-context.ts';
import { useCurrency } from '#web/runtime/session/preferences.ts';
import { typingPauseMs } from '#web/ui/typing-pause.ts';
import { useAvailability } from './use-availability.ts';

/** Checks availability as soon as a date is chosen, when date or party change, and again when the currency changes. */
export function useCheckedOffer(tourId: string, { date, adults, children, departure, units }: TripContext) {
  const offer = useAvailability(tourId);
  const currency = useCurrency();
  const { check, reset } = offer;
  const checkTrip = (pauseMs: number, wanted = departure) => {
    if (date) void check({ date, adults, children, units }, wanted, pauseMs);
  };
  useEffect(() => {
    reset();
    checkTrip(typingPauseMs);
    // `checkTrip` and `reset` are new in each rendering, and another departure of the same day needs no check.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tourId, date, adults, children, units, currency]);
  return {
    ...offer,
    /** `wanted`: what the visitor would have, should that be later than this rendering. */
    recheck: (wanted?: string) => checkTrip(0, wanted),
  };
}
