import { useEffect, type RefObject } from 'react';
import { withoutFields } from './without-fields.ts';

/** What is put right is no error any more, though the server has yet to see it: `change` takes its error out of the problem
 *  that is shown. */
export function useFieldsPutRight(
  form: RefObject<HTMLFormElement | null>,
  problem: unknown,
  change: (withoutThose: (shown: unknown) => unknown) => void,
): void {
  useEffect(() => {
    if (!problem) return;
    // Heard at the window, after React: a render before it has heard would put what was typed into a controlled field back.
    const settle = ({ target }: Event) => {
      const { name, validity } = target as HTMLInputElement;
      if (!validity?.valid || !form.current?.contains(target as Node)) return;
      change((shown) => withoutFields(shown, (field) => field === name));
    };
    window.addEventListener('input', settle);
    return () => window.removeEventListener('input', settle);
  }, [problem]);
}
