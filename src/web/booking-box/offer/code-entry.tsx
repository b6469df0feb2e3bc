import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { bringIntoView } from './bring-into-view.ts';

/** A code that is used takes the place of its field, and the field that of a code that is removed: what takes the place gets the focus,
 *  and comes into view if it is below the edge, unless the visitor has gone on to something else. `result`: undefined as long as it is
 *  awaited. */
export function useFocusOfResult(result: unknown) {
  const place = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  useLayoutEffect(() => {
    if (!isAwaited.current || result === undefined) return;
    isAwaited.current = false;
    const { activeElement, body } = document;
    if (activeElement !== body && !place.current!.contains(activeElement)) return;
    place.current!.querySelector<HTMLElement>('input, [tabindex]')!.focus({ preventScroll: true });
    bringIntoView(place.current!);
  }, [result]);
  return { place, awaitResult: () => void (isAwaited.current = true) };
}

type Props = {
  label: string;
  name: string;
  typed: string;
  isBusy: boolean;
  /** The button says that the code is being checked. */
  isChecking: boolean;
  error: string | null | undefined;
  onType: (typed: string) => void;
  onUse: () => void;
};

/** A code and the button that uses it. Enter uses it as well: otherwise it would submit the form around it, and book. */
export function CodeEntry({ label, name, typed, isBusy, isChecking, error, onType, onUse }: Props) {
  const t = useT('book-tour');
  const use = () => {
    if (typed.trim() && !isBusy) onUse();
  };
  const useOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    use();
  };
  return (
    <>
      <Field
        label={label}
        name={name}
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={useOnEnter}
        error={error}
      />
      {/** Not `disabled` while it is checked: a pressed button would lose the focus. */}
      <Button look="line" disabled={!typed.trim()} aria-disabled={isBusy || undefined} onClick={use}>
        {t(isChecking ? 'gift_card_checking' : 'gift_card_use')}
      </Button>
    </>
  );
}
