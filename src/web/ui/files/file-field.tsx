import type { ComponentProps } from 'react';
import field from '../field.module.css';
import { useFieldId } from '../form-id.ts';
import { FileButton } from './file-button.tsx';
import styles from './file-field.module.css';

type Props = Pick<ComponentProps<typeof FileButton>, 'name' | 'accept' | 'onChoose'> & {
  /** By default made of its form's and `name`. */
  id?: string;
  label: string;
  /** On the button: what choosing a file, or another one, is called. */
  button: string;
  /** The name of the file that was chosen, or that there is none. */
  chosen: string;
  note: string;
  error: string | null | undefined;
  /** `alert` where nothing else says the error. */
  errorRole?: 'alert';
};

/** A field for a file, with the name of the one that was chosen, a note and what is wrong with it. */
export function FileField({ id: given, label, button, chosen, note, error, errorRole, ...input }: Props) {
  const id = useFieldId(input.name, given);
  return (
    <div className={field.field}>
      <p id={`${id}-label`} className={field.label}>
        {label}
      </p>
      <div className={styles.choice}>
        <FileButton
          id={id}
          aria-labelledby={`${id}-label ${id}-button`}
          aria-describedby={`${id}-name ${id}-note${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          {...input}
        >
          {button}
        </FileButton>
        <span id={`${id}-name`} className={styles.name}>
          {chosen}
        </span>
      </div>
      <p id={`${id}-note`} className={field.note}>
        {note}
      </p>
      {error ? (
        <p id={`${id}-error`} className={field.error} role={errorRole}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
