import { Link } from 'react-router';
import { readSlug } from '#kernel/slugs.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import type { Results } from './load-results.ts';
import styles from './list-or-map.module.css';

/** The same tours as a list or on the map, with the same filters. */
export function ListOrMap({ data: { result, path, search } }: { data: Results }) {
  const t = useT('search-results');
  return (
    <nav className={styles.switch} aria-label={t('view')}>
      <Link to={path + search} aria-current="page" preventScrollReset replace>
        {t('view_list')}
      </Link>
      <Link to={mapHref(search, result)}>{t('view_map')}</Link>
    </nav>
  );
}

/** The map's address says in its query what a list's says in its path. */
function mapHref(search: string, result: Results['result']): string {
  const query = new URLSearchParams(search);
  for (const name of ['location', 'activity', 'page', 'sort']) query.delete(name);
  if (result?.place) query.set('place', readSlug(result.place.slug).slug);
  if (result?.category) query.set('category', result.category.slug);
  return query.size > 0 ? `/explorer?${query}` : '/explorer';
}
