import type { KeyboardEvent, Ref } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

type Props = {
  ref?: Ref<HTMLInputElement>;
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
export function CodeEntry({ ref, label, name, typed, isBusy, isChecking, error, onType, onUse }: Props) {
  const t = useT('book-tour');
  const useOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (typed.trim()) onUse();
  };
  return (
    <>
      <Field
        ref={ref}
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
      <Button look="line" disabled={isBusy || !typed.trim()} onClick={onUse}>
        {t(isChecking ? 'gift_card_checking' : 'gift_card_use')}
      </Button>
    </>
  );
}
