import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A message; errors and successes are read out when they appear. */
export function Notice({ tone = 'plain', children }: { tone?: 'plain' | 'good' | 'bad'; children: ReactNode }) {
  const role = tone === 'bad' ? 'alert' : tone === 'good' ? 'status' : undefined;
  return (
    <div className={`${styles.notice}${tone === 'plain' ? '' : ` ${styles[tone]}`}`} role={role}>
      {children}
    </div>
  );
}
