import { useLayoutEffect, useRef } from 'react';

/** Focuses what is wrong in the drawing that shows it, so that a field is read out with its error, however slow the device is. Returns
 *  what is to be called with a problem that was just reported: when a field is put right, the rest of it is no new one. */
export function useRefusalFocus<Problem>(
  problem: Problem | null | undefined,
  focus: (problem: Problem) => void,
): (reported: Problem | null) => void {
  const reported = useRef<Problem | null>(null);
  useLayoutEffect(() => {
    if (problem && problem === reported.current) focus(problem);
  }, [problem]);
  return (thrown) => void (reported.current = thrown);
}
