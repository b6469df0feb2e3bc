import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '#web/runtime/router/page-context.ts';
import console from '../console.module.css';
import styles from './health.module.css';

type Props = { name: string; isFine: boolean; to?: string; children: ReactNode };

/** One thing that is watched: whether it is fine, by a word and not by a colour alone. */
export function Signal({ name, isFine, to, children }: Props) {
  const t = useT('operations');
  return (
    <li className={styles.signal}>
      <p>
        <span className={isFine ? styles.fine : styles.attention}>{t(isFine ? 'fine' : 'attention')}</span>
      </p>
      <div>
        <p>{to ? <Link to={to}>{name}</Link> : <strong>{name}</strong>}</p>
        <p className={console.soft}>{children}</p>
      </div>
    </li>
  );
}
