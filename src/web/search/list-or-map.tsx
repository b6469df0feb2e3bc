import { Link } from 'react-router';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './list-or-map.module.css';

/** The addresses of the same tours as a list and on the map. */
type Props = { list: string; map: string; shown?: 'list' | 'map' };

export function ListOrMap({ list, map, shown = 'list' }: Props) {
  const t = useT('search-results');
  const current = { 'aria-current': 'page', preventScrollReset: true, replace: true } as const;
  return (
    <nav className={styles.switch} aria-label={t('view')}>
      <Link to={list} {...(shown === 'list' && current)}>
        {t('view_list')}
      </Link>
      <Link to={map} {...(shown === 'map' && current)}>
        {t('view_map')}
      </Link>
    </nav>
  );
}
