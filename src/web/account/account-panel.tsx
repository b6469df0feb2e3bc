import type { ReactNode } from 'react';
import { HarbourArt } from './harbour-art.tsx';
import styles from './login-page.module.css';

/** The layout of all sign-in pages: a title, a form, and a picture beside it. */
export function AccountPanel({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={`wide ${styles.page}`}>
      <div className={styles.panel}>
        <h1>{title}</h1>
        <p className={styles.intro}>{lead}</p>
        {children}
      </div>
      <HarbourArt />
    </div>
  );
}
