import { type SyntheticEvent, useState } from 'react';

type Details = { open: boolean; onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void };

/** Opens when something in it has to be seen, and does not close once that is mended: the field that is written in would fold away. */
export function useDetails(isNeeded: boolean): Details {
  const [isOpen, setOpen] = useState(isNeeded);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) setOpen(true);
  }
  return { open: isOpen, onToggle: ({ currentTarget }) => setOpen(currentTarget.open) };
}
