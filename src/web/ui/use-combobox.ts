import { useMemo, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { matchesOf, namedOption, type ComboboxOption } from './matches-of.ts';

type Wanted = {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  clearLabel?: string;
};

const pageOfOptions = 8;

/** What is typed, what of it fits, and which option Enter would take. */
export function useCombobox({ options, value, onChange, clearLabel }: Wanted) {
  /** null: nothing is being typed, the field shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const matches = useMemo(() => (open ? matchesOf(options, typed ?? '') : []), [open, options, typed]);
  const chosen = options.find((option) => option.value === value);

  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
  };
  const take = (option: ComboboxOption) => {
    onChange(option.value);
    close();
  };
  const clear = () => {
    onChange('');
    close();
  };
  const openAll = () => {
    setOpen(true);
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(text === '' ? -1 : 0);
  };
  /** Left without choosing: an emptied field is cleared where that may be; a name in full is a choice, anything else is none. */
  const leave = () => {
    const named = typed ? namedOption(options, typed) : undefined;
    if (named) return take(named);
    return typed === '' && clearLabel ? clear() : close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const option = matches[active];
    if (event.key === 'Tab' && open && typed && option) return take(option);
    const todo = open ? whenOpen(event.key) : whenClosed(event.key);
    if (!todo) return;
    event.preventDefault();
    todo();
  };
  const whenClosed = (key: string) => (key === 'ArrowDown' || key === 'ArrowUp' ? openAll : undefined);
  const whenOpen = (key: string) => {
    const option = matches[active];
    if (key === 'Enter' && option) return () => take(option);
    if (key === 'Escape') return close;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: pageOfOptions, PageUp: -pageOfOptions }[key];
    return step && matches.length > 0 ? () => setActive(stepped(active, step, matches.length)) : undefined;
  };

  return {
    shown: typed ?? chosen?.label ?? '',
    matches,
    active,
    setActive,
    open,
    take,
    clear,
    inputHandlers: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onClick: () => (open ? undefined : openAll()),
      onKeyDown,
      onBlur: leave,
    },
  };
}

/** One step goes round at the ends, a page stops there. */
function stepped(active: number, step: number, count: number): number {
  if (Math.abs(step) > 1) return Math.min(count - 1, Math.max(0, active + step));
  return active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count;
}
