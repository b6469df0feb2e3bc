import { useMemo, useState } from 'react';
import { matchingOptions, namedOption, type ComboboxOption } from './matching-options.ts';
import { useCombobox } from './use-combobox.ts';

type Options = {
  id: string;
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  clearLabel?: string;
  unlisted?: string | undefined;
  onUnlisted?: (typed: string | null) => void;
};

/** A combobox whose options are known from the start: what is typed filters them, and only one of them can be chosen. */
export function useFilteredOptions({ id, options, value, onChange, clearLabel, unlisted, onUnlisted }: Options) {
  /** null: nothing is being typed, the field shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const matches = useMemo(() => (open ? matchingOptions(options, typed ?? '') : []), [open, options, typed]);
  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
  };
  const change = (next: string) => {
    onChange(next);
    onUnlisted?.(null);
    close();
  };
  const choose = (option: ComboboxOption) => change(option.value);
  const openAll = () => {
    setOpen(true);
    setActive(Math.max(0, chosenAt));
  };
  const combobox = useCombobox({ id, options: matches, open, onChoose: choose, onClose: close, onOpen: openAll });
  const { active, setActive } = combobox;
  const chosenAt = options.findIndex((option) => option.value === value);
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(text === '' ? -1 : 0);
  };
  /** Leaving the field: an emptied field clears the choice if that is allowed, a full name chooses its option, anything else is
   *  dropped or, with `onUnlisted`, stays. */
  const leave = () => {
    const named = typed ? namedOption(options, typed) : undefined;
    if (named) return choose(named);
    if (typed !== null) onUnlisted?.(typed.trim() || null);
    return typed === '' && clearLabel ? change('') : close();
  };
  return {
    ...combobox,
    matches,
    open,
    choose,
    clear: () => change(''),
    chosen: options[chosenAt],
    shown: typed ?? unlisted ?? options[chosenAt]?.label ?? '',
    type,
    leave,
    /** Tab chooses the option that matches the typed text. */
    chooseOnTab: (key: string) => {
      const option = matches[active];
      if (key === 'Tab' && open && typed && option) choose(option);
    },
    openAll: () => (open ? undefined : openAll()),
  };
}
