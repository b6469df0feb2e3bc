import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'plain' | 'sea' | 'good' | 'bad';

/** The state of something in a word or two, beside its name. */
export const Badge = ({ tone = 'plain', children }: { tone?: BadgeTone | undefined; children: ReactNode }) => (
  <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
);
