import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Props = { tone?: 'plain' | 'good' | 'bad'; role?: 'status' | 'alert' | undefined; children: ReactNode };

/** A message; errors and successes are read out when they appear. With a role, so is each change of its text. */
export function Notice({ tone = 'plain', role = roles[tone], children }: Props) {
  return (
    <div className={`${styles.notice}${tone === 'plain' ? '' : ` ${styles[tone]}`}`} role={role}>
      {children}
    </div>
  );
}

const roles = { plain: undefined, good: 'status', bad: 'alert' } as const;
