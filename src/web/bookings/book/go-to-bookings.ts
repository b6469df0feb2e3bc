import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { newBookingPath } from '../booking/booking-path.ts';

/** The time for which the success message is shown. */
const delayMs = 1500;

/** Opens the bookings, the new one on top, after the success message; does nothing if the page was left before. */
export function useGoToBookings(): (newId: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (newId, options) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate(newBookingPath(newId), options), delayMs);
  };
}
