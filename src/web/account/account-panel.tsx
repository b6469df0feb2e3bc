import type { ReactNode } from 'react';
import { HarbourArt } from './harbour-art.tsx';
import styles from './login-page.module.css';

/** Everything about getting into an account: a few words, a form, and the harbour beside it. */
export function AccountPanel({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={`wide ${styles.page}`}>
      <div className={styles.panel}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <HarbourArt />
    </div>
  );
}
