import { useEffect, useRef, useState } from 'react';
import { useT } from '#web/surroundings.ts';
import { faultsIn } from './check-form.ts';
import { focusFirstAtFault } from './use-sending.ts';

/** What the fields find wrong before anything is sent, else what the server refused; the first of it gets the focus. */
export function useFaults(refused: unknown) {
  const t = useT('content');
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<unknown>(null);
  const problem = faults ?? refused;
  useEffect(() => void focusFirstAtFault(form.current, problem), [problem]);
  const findFaults = () => {
    const found = faultsIn(form.current!, t);
    setFaults(found);
    return found !== null;
  };
  return { form, problem, findFaults };
}
