import type { ReactNode } from 'react';
import { HarbourArt } from './harbour-art.tsx';
import styles from './login-page.module.css';

/** `aside`: what is beside the form on a desktop, and between lead and form on a phone. */
type Props = { title: string; lead: ReactNode; aside?: ReactNode; children: ReactNode };

/** The layout of all sign-in pages: a title, a form, and a picture beside it. */
export function AccountPanel({ title, lead, aside, children }: Props) {
  return (
    <div className={`wide ${styles.page}`}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {lead === null ? null : <p className={styles.intro}>{lead}</p>}
      </div>
      <div className={aside ? `${styles.aside} ${styles.onPhones}` : styles.aside}>{aside ?? <HarbourArt />}</div>
      <div className={styles.panel}>{children}</div>
    </div>
  );
}
