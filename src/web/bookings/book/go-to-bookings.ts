import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** The time for which the success message is shown. */
const delayMs = 1500;

/** Opens the bookings after the success message; does nothing if the page was left before. */
export function useGoToBookings(): (options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (options) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate('/bookings', options), delayMs);
  };
}
