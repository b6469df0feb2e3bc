import { useEffect, useRef } from 'react';
import styles from './combobox.module.css';
import type { ComboboxOption } from './matches-of.ts';

type Props = {
  id: string;
  label: string;
  noMatch: string;
  open: boolean;
  matches: readonly ComboboxOption[];
  active: number;
  optionId: (index: number) => string;
  onActive: (index: number) => void;
  onTake: (option: ComboboxOption) => void;
};

export function ComboboxList({ id, label, noMatch, open, matches, active, optionId, onActive, onTake }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);
  return (
    <div className={styles.popup} hidden={!open}>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        {open
          ? matches.map((option, index) => (
              <div
                key={option.value}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                // Before the field loses the focus.
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => onActive(index)}
                onClick={() => onTake(option)}
              >
                {option.picture ? <img className={styles.flag} src={option.picture} alt="" loading="lazy" /> : null}
                <span>{option.label}</span>
                {option.note ? <small>{option.note}</small> : null}
              </div>
            ))
          : null}
      </div>
      {matches.length === 0 ? <p className={styles.none}>{noMatch}</p> : null}
    </div>
  );
}
