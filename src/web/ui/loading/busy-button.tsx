import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'disabled'> & {
  isBusy: boolean;
  /** What it says meanwhile, also to screen readers. */
  busyText: string;
  /** Not of one that submits a form. */
  onPress?: () => void;
};

/** A button for what takes a moment and must happen once. It is not `disabled` meanwhile: it would lose the focus. */
export function BusyButton({ isBusy, busyText, onPress, children, 'aria-label': label, ...button }: Props) {
  return (
    <>
      <Button
        {...button}
        aria-disabled={isBusy || button['aria-disabled']}
        aria-label={isBusy ? undefined : label}
        onClick={(event) => (isBusy ? event.preventDefault() : onPress?.())}
      >
        {isBusy ? busyText : children}
      </Button>
      <span className="visually-hidden" role="status">
        {isBusy ? busyText : null}
      </span>
    </>
  );
}
