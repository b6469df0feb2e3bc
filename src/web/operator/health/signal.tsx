import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '#web/runtime/router/page-context.ts';
import console from '../console.module.css';
import styles from './health.module.css';

/** `meaning`: what it is and what to do where it needs attention. */
type Props = { name: string; meaning: string; isFine: boolean; to?: string | undefined; children: ReactNode };

/** One thing that is watched: whether it is fine, by a word and not by a colour alone. */
export function Signal({ name, meaning, isFine, to, children }: Props) {
  const t = useT('operations');
  return (
    <li className={styles.signal}>
      <p>
        <span className={isFine ? styles.fine : styles.attention}>{t(isFine ? 'fine' : 'attention')}</span>
      </p>
      <div>
        <p>{to ? <Link to={to}>{name}</Link> : <strong>{name}</strong>}</p>
        <p>{children}</p>
        <p className={console.soft}>{meaning}</p>
      </div>
    </li>
  );
}
