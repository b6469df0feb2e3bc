import { useEffect, type RefObject } from 'react';

/** While something is open: Escape closes it and gives the focus back to its button, a pointer or the focus elsewhere
 *  closes it. */
export function useClosing(open: boolean, box: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      box.current?.querySelector<HTMLElement>('button, summary')?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onElsewhere);
    addEventListener('focusin', onElsewhere);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onElsewhere);
      removeEventListener('focusin', onElsewhere);
    };
  });
}
