import type { ReactNode } from 'react';
import styles from './team.module.css';

type Props = { legend: string; error: string | undefined; children: ReactNode };

/** Checkboxes that belong together, with their error below. */
export function CheckFields({ legend, error, children }: Props) {
  return (
    <fieldset className={styles.checks}>
      <legend>{legend}</legend>
      {children}
      {error ? <p className={styles.error}>{error}</p> : null}
    </fieldset>
  );
}
