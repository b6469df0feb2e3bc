import { useId, useRef } from 'react';
import { useT } from '#web/surroundings.ts';
import styles from './combobox.module.css';
import { ComboboxList } from './combobox-list.tsx';
import fieldStyles from './field.module.css';
import type { ComboboxOption } from './matches-of.ts';
import { useCombobox } from './use-combobox.ts';

type Props = {
  name: string;
  label: string;
  options: readonly ComboboxOption[];
  /** '' when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  noMatch: string;
  placeholder?: string;
  /** What the button that clears is called; without it a choice can only be replaced. */
  clearLabel?: string;
  autoComplete?: string;
  /** The picture of the choice, large. */
  largePicture?: boolean;
  error?: string;
};

/** A list of choices that is searched by typing, by the combobox pattern of ARIA 1.2: the focus stays in the field. */
export function Combobox(props: Props) {
  const { name, label, options, value, noMatch, placeholder, clearLabel, largePicture, error } = props;
  const id = useId();
  const t = useT('common');
  const input = useRef<HTMLInputElement>(null);
  const { shown, matches, active, setActive, open, take, clear, inputHandlers } = useCombobox(props);
  const chosen = options.find((option) => option.value === value);
  const optionId = (index: number) => `${id}-${index}`;
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        {chosen?.picture ? (
          <img className={largePicture ? styles.largePicture : styles.picture} src={chosen.picture} alt="" />
        ) : null}
        <input
          ref={input}
          id={id}
          name={name}
          value={shown}
          placeholder={placeholder}
          className={`${fieldStyles.input} ${styles.input}${chosen?.picture ? ` ${largePicture ? styles.besideLarge : styles.beside}` : ''}`}
          autoComplete={props.autoComplete ?? 'off'}
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...inputHandlers}
        />
        {clearLabel && value !== '' ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={clearLabel}
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M5 5l10 10M15 5L5 15" />
            </svg>
          </button>
        ) : null}
        <ComboboxList {...{ id, label, noMatch, open, matches, active, optionId }} onActive={setActive} onTake={take} />
      </div>
      <p role="status" className="visually-hidden">
        {open ? (matches.length > 0 ? t('suggestions_count', { count: matches.length }) : noMatch) : ''}
      </p>
      {error ? (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
