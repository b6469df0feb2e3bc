import { Link } from 'react-router';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './breadcrumb.module.css';

export type Crumb = { name: string; to?: string };

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT('common');
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        {crumbs.map(({ name, to }) => (
          <li key={name}>{to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
