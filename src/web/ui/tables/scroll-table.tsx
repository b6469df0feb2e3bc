import type { ReactNode } from 'react';
import styles from './scroll-table.module.css';

type Name = { label: string; labelledBy?: never } | { labelledBy: string; label?: never };

type Props = Name & {
  /** `days`: the first column has days or quarters, which stay on one line. */
  first?: 'days' | 'names';
  /** `numbers`: all but the first column are aligned at their end. */
  others?: 'numbers' | 'texts';
  children: ReactNode;
};

/** A table in a frame of its own, which takes the focus and scrolls by key, with its head and the first column in view. */
export function ScrollTable({ label, labelledBy, first = 'names', others = 'numbers', children }: Props) {
  const name = { 'aria-label': label, 'aria-labelledby': labelledBy };
  return (
    <div className={styles.frame} role="region" tabIndex={0} {...name}>
      <table className={`${styles.table} ${styles[first]} ${styles[others]}`} {...name}>
        {children}
      </table>
    </div>
  );
}
