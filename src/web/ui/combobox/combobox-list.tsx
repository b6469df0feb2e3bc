import { useEffect, useRef } from 'react';
import styles from './combobox-list.module.css';
import type { ComboboxOption } from './matching-options.ts';

type Props<Option> = {
  id: string;
  label: string;
  options: readonly Option[];
  open: boolean;
  active: number;
  onActive: (index: number) => void;
  onChoose: (option: Option) => void;
  /** The text of an open list without options. */
  noMatch?: string;
  /** The note below the label, not beside it. */
  stacked?: boolean;
};

/** The list of a combobox (use-combobox.ts); how many options it has is said by ComboboxStatus. */
export function ComboboxList<Option extends ComboboxOption>(props: Props<Option>) {
  const { id, label, options, open, active, onActive, onChoose, noMatch = '', stacked } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);
  return (
    <div className={styles.popup} hidden={!open}>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={stacked ? styles.stacked : styles.option}
            // Otherwise the field would lose the focus and close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => onActive(index)}
            onClick={() => onChoose(option)}
          >
            {option.picture ? <img src={option.picture} alt="" loading="lazy" /> : null}
            <span>{option.label}</span>
            {option.note ? <small>{option.note}</small> : null}
          </div>
        ))}
      </div>
      {noMatch && options.length === 0 ? <p className={styles.empty}>{noMatch}</p> : null}
    </div>
  );
}
