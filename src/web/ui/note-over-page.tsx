import type { ReactNode } from 'react';
import styles from './note-over-page.module.css';

type Props = {
  /** For screen readers: what the note is. */
  label: string;
  text: ReactNode;
  /** The buttons that answer it. */
  children: ReactNode;
};

/** Something to answer or to ignore, laid over the foot of a page that is there already: nothing that is being read moves. */
export function NoteOverPage({ label, text, children }: Props) {
  return (
    <section className={styles.note} aria-label={label}>
      <p>{text}</p>
      <div className={styles.choices}>{children}</div>
    </section>
  );
}
