import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './departure-line.module.css';

type Props = {
  id: string;
  title: string;
  time: string | null;
  facts: ReactNode;
  /** Beside a calendar there is no room for a wide column of times. */
  narrow?: boolean;
  className?: string | undefined;
  children?: ReactNode;
};

/** A departure in a list of its supplier: all of it leads to its day sheet. */
export function DepartureLine({ id, title, time, facts, narrow = false, className = '', children }: Props) {
  return (
    <article className={`${styles.departure} ${narrow ? styles.narrow : ''} ${className}`}>
      <p className={styles.time}>{time}</p>
      <div>
        <h3>
          <Link to={`/supplier/departures/${id}`}>{title}</Link>
        </h3>
        <p className={styles.facts}>{facts}</p>
      </div>
      {children}
    </article>
  );
}
