import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = { title: string; children?: ReactNode; actions?: ReactNode; heading?: 'h1' | 'h2' | 'p' };

/** An empty list, with what the visitor can do about it. */
export function EmptyState({ title, children, actions, heading: Heading = 'h2' }: Props) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 220 110" aria-hidden="true">
        <circle className={styles.sun} cx="146" cy="46" r="28" />
        <path className={styles.far} d="M0 110l52-62 34 36 26-24 50 50z" />
        <path className={styles.near} d="M48 110c30-34 62-40 94-22s54 8 78 22z" />
      </svg>
      <Heading>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
