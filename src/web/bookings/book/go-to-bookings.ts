import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** How long the success message is shown before the bookings are. */
const delayMs = 1500;

/** Opens the bookings once the success message has been read; whoever leaves the page earlier is not taken there. */
export function useGoToBookings(): (options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (options) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate('/bookings', options), delayMs);
  };
}
