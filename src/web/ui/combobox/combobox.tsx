import { type ReactNode, useRef } from 'react';
import styles from './combobox.module.css';
import { ComboboxList } from './combobox-list.tsx';
import { ComboboxStatus } from './combobox-status.tsx';
import fieldStyles from '../field.module.css';
import { useFieldId } from '../form-id.ts';
import type { ComboboxOption } from './matching-options.ts';
import { useFilteredOptions } from './use-filtered-options.ts';

type Props = {
  name: string;
  label: string;
  options: readonly ComboboxOption[];
  /** '' when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  noMatch: string;
  placeholder?: string;
  /** The label of the clear button; without it a choice can only be replaced. */
  clearLabel?: string;
  autoComplete?: string;
  /** Shows the picture of the choice at a larger size. */
  largePicture?: boolean;
  error?: string | undefined;
  note?: ReactNode;
  /** What was typed and is no option, with `onUnlisted`: it stays. Without it is dropped. */
  unlisted?: string | undefined;
  /** null: it is an option now, or the field is empty. */
  onUnlisted?: (typed: string | null) => void;
  disabled?: boolean;
};

/** A list filtered by typing. */
export function Combobox(props: Props) {
  const { name, label, value, noMatch, placeholder, clearLabel, largePicture, error, note } = props;
  const id = useFieldId(name);
  const input = useRef<HTMLInputElement>(null);
  const combobox = useFilteredOptions({ ...props, id });
  const { chosen, matches, open, active } = combobox;
  const describedBy = [note ? `${id}-note` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
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
          value={combobox.shown}
          placeholder={placeholder}
          className={`${fieldStyles.input} ${styles.input}${chosen?.picture ? ` ${largePicture ? styles.besideLarge : styles.beside}` : ''}`}
          spellCheck={false}
          {...combobox.roles}
          autoComplete={props.autoComplete ?? 'off'}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          disabled={props.disabled}
          onChange={(event) => combobox.type(event.target.value)}
          onClick={(event) => {
            // What is typed replaces the choice.
            if (!open) event.currentTarget.select();
            combobox.openAll();
          }}
          onKeyDown={(event) => {
            combobox.chooseOnTab(event.key);
            combobox.onKeyDown(event);
          }}
          onBlur={combobox.leave}
        />
        {clearLabel && value !== '' ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={clearLabel}
            onClick={() => {
              combobox.clear();
              input.current?.focus();
            }}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M5 5l10 10M15 5L5 15" />
            </svg>
          </button>
        ) : null}
        <ComboboxList
          {...{ id, label, noMatch, open, active }}
          options={matches}
          onActive={combobox.setActive}
          onChoose={combobox.choose}
        />
        <ComboboxStatus {...{ open, noMatch }} count={matches.length} />
      </div>
      {note ? (
        <p id={`${id}-note`} className={fieldStyles.note}>
          {note}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
