import type { ReactNode } from 'react';
import styles from './note-over-page.module.css';

type Props = {
  /** For screen readers: what the note is. */
  label: string;
  /** If it is not the page's. */
  lang?: string;
  text?: ReactNode;
  /** The buttons that answer it. */
  children: ReactNode;
};

/** Something to answer or to ignore, laid over the foot of a page that is there already: nothing that is being read moves. */
export function NoteOverPage({ label, lang, text, children }: Props) {
  return (
    <section className={text ? styles.note : `${styles.note} ${styles.line}`} aria-label={label} lang={lang}>
      {text ? <p>{text}</p> : null}
      <div className={styles.choices}>{children}</div>
    </section>
  );
}
