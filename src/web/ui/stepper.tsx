import { useId, useState, type ReactNode } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './stepper.module.css';

type Props = {
  label: string;
  note?: ReactNode;
  /** The note says what is wrong with the number. */
  invalid?: boolean;
  name: string;
  value: number;
  min: number;
  max: number;
  required?: boolean;
  onChange: (value: number) => void;
};

/** A number field with minus and plus buttons. A number above the most becomes the most, and a note says so. */
export function Stepper({ label, note, name, value, min, max, required, invalid, onChange }: Props) {
  const id = useId();
  const t = useT('common');
  const [wasTooMany, setTooMany] = useState(false);
  const set = (next: number) => {
    setTooMany(next > max);
    onChange(Math.min(max, Math.max(min, Math.round(next) || min)));
  };
  if (wasTooMany && !invalid) note = t('at_most', { count: max });
  return (
    <div className={styles.stepper}>
      <p className={styles.label} aria-live="polite">
        <label htmlFor={id}>{label}</label>
        {note ? (
          <span id={`${id}-note`} className={styles.note}>
            {note}
          </span>
        ) : null}
      </p>
      <div className={styles.controls}>
        <button
          type="button"
          aria-label={t('fewer', { what: label })}
          disabled={value <= min}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          required={required}
          aria-invalid={invalid}
          aria-describedby={note ? `${id}-note` : undefined}
          value={value}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
        <button
          type="button"
          aria-label={t('more', { what: label })}
          disabled={value >= max}
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
