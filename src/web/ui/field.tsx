import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { useFieldId } from './form-id.ts';

type Described = { label: ReactNode; note?: ReactNode; error?: ReactNode };

/** A labelled input; note and error are its description for screen readers. */
export function Field({ label, note, error, id, ...input }: ComponentProps<'input'> & Described) {
  const frame = useFrame({ id, name: input.name, note, error });
  return (
    <FieldFrame {...frame} label={label} note={note} error={error}>
      <input
        id={frame.id}
        className={styles.input}
        aria-describedby={frame.describedBy}
        aria-invalid={error ? true : undefined}
        {...input}
      />
    </FieldFrame>
  );
}

export function SelectField({ label, note, error, id, children, ...select }: ComponentProps<'select'> & Described) {
  const frame = useFrame({ id, name: select.name, note, error });
  return (
    <FieldFrame {...frame} label={label} note={note} error={error}>
      <select
        id={frame.id}
        className={styles.input}
        aria-describedby={frame.describedBy}
        aria-invalid={error ? true : undefined}
        {...select}
      >
        {children}
      </select>
    </FieldFrame>
  );
}

export function TextField({ label, note, error, id, ...area }: ComponentProps<'textarea'> & Described) {
  const frame = useFrame({ id, name: area.name, note, error });
  return (
    <FieldFrame {...frame} label={label} note={note} error={error}>
      <textarea
        id={frame.id}
        className={styles.input}
        aria-describedby={frame.describedBy}
        aria-invalid={error ? true : undefined}
        {...area}
      />
    </FieldFrame>
  );
}

type Named = { id?: string; name?: string; note?: ReactNode; error?: ReactNode };
type Frame = { id: string; describedBy: string | undefined };

function useFrame({ id: given, name, note, error }: Named): Frame {
  const id = useFieldId(name, given);
  const describedBy = [note ? `${id}-note` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { id, describedBy: describedBy || undefined };
}

function FieldFrame({ id, label, note, error, children }: Described & Frame & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {note ? (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
