import { useEffect, useState } from 'react';

/** Whether something is open that is folded on narrow screens only. Style sheets show it from the first paint; this is
 *  for browsers without `::details-content`. */
export function useOpenOnWideScreens(from = '56rem') {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(matchMedia(`(min-width: ${from})`).matches), [from]);
  return [open, setOpen] as const;
}
