import { useState, type KeyboardEvent } from 'react';
import type { ComboboxOption } from './matching-options.ts';

type ComboboxState<Option> = {
  id: string;
  /** The options that are in the list now. */
  options: readonly Option[];
  open: boolean;
  onChoose: (option: Option) => void;
  onClose: () => void;
  /** What an arrow key does while the list is closed. */
  onOpen?: () => void;
};

const pageOfOptions = 8;
const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageOfOptions,
  PageUp: -pageOfOptions,
};

/** Keyboard and roles of a text field with a list, by the combobox pattern of ARIA 1.2: the focus stays in the field. */
export function useCombobox<Option extends ComboboxOption>({
  id,
  options,
  open,
  onChoose,
  onClose,
  onOpen,
}: ComboboxState<Option>) {
  /** Which option Enter chooses; -1: none. */
  const [active, setActive] = useState(-1);
  const option = options[active];
  const actionOf = (key: string): (() => void) | undefined => {
    const step = steps[key];
    if (!open) return step && Math.abs(step) === 1 ? onOpen : undefined;
    if (key === 'Enter' && option) return () => onChoose(option);
    if (key === 'Escape') return onClose;
    return step && options.length > 0 ? () => setActive(stepped(active, step, options.length)) : undefined;
  };
  return {
    active,
    setActive,
    onKeyDown: (event: KeyboardEvent) => {
      const action = actionOf(event.key);
      if (!action) return;
      event.preventDefault();
      action();
    },
    roles: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': open && option ? `${id}-${active}` : undefined,
    } as const,
  };
}

/** A single step wraps around at the ends, a page stops there. */
function stepped(active: number, step: number, count: number): number {
  if (Math.abs(step) > 1) return Math.min(count - 1, Math.max(0, active + step));
  return active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count;
}
