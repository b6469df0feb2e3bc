import type { ReactNode } from 'react';
import styles from './scroll-table.module.css';

type Name = { label: string; labelledBy?: never } | { labelledBy: string; label?: never };

type Props = Name & {
  /** `days`: the first column has days or quarters, which stay on one line. */
  first?: 'days' | 'names';
  /** With as many rows as there are days: the frame is not as high as all of them. */
  isLong?: boolean;
  children: ReactNode;
};

/** A table in a frame of its own, which takes the focus and scrolls by key, with its head and the first column in view. */
export function ScrollTable({ label, labelledBy, first = 'names', isLong = false, children }: Props) {
  const name = { 'aria-label': label, 'aria-labelledby': labelledBy };
  return (
    <div className={`${styles.frame}${isLong ? ` ${styles.long}` : ''}`} role="region" tabIndex={0} {...name}>
      <table className={`${styles.table} ${styles[first]}`} {...name}>
        {children}
      </table>
    </div>
  );
}
