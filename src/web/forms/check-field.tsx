import type { ComponentProps, ReactNode } from 'react';
import { useFieldId } from '#web/ui/form-id.ts';
import '#web/styles/boxes.css';
import styles from './forms.module.css';

type Props = ComponentProps<'input'> & { label: ReactNode; error?: ReactNode };

/** A checkbox with its error below. */
export function CheckField({ label, error, ...input }: Props) {
  const id = useFieldId(input.name);
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        {...input}
      />
      <label htmlFor={id}>{label}</label>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
