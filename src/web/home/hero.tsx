import { Link } from 'react-router';
import { categorySlug } from '#kernel/slugs.ts';
import { emptyTrip, hrefWithTrip } from '#kernel/trip-context.ts';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { SearchForm } from '#web/search/search-form.tsx';
import { latestSearch, useLastSearch, type LastSearch } from '#web/search/last-search.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { HeroArt } from './hero-art.tsx';
import styles from './hero.module.css';

export function Hero() {
  const t = useT('home');
  const last = useLastSearch();
  const isHydrated = useIsHydrated();
  return (
    <section className={styles.hero}>
      <HeroArt />
      <div className={`wide ${styles.text}`}>
        <h1>{headline(last, t)}</h1>
        <p>{t('subtitle')}</p>
      </div>
      <div className={`wide ${styles.search}`}>
        <SearchForm />
        {isHydrated && last && <LastSearchLink last={last} />}
      </div>
    </section>
  );
}

/** Offers what was searched last again. Lies over the picture, so nothing moves when the browser knows it. */
function LastSearchLink({ last: { location = '', category = '' } }: { last: LastSearch }) {
  const t = useT('home');
  if (!location && !category) return null;
  const activity = category && categorySlug(category);
  const search = [location, category.replaceAll('-', ' ')].filter(Boolean).join(' · ');
  return (
    <Link
      className={styles.again}
      to={hrefWithTrip(`/search?${new URLSearchParams({ location, activity })}`, latestSearch() ?? emptyTrip)}
    >
      {t('last_search', { search })}
    </Link>
  );
}

/** The headline mentions the place of the last search. */
function headline(last: LastSearch | null, t: BoundTranslate<'home'>): string {
  if (last?.category === 'cultural') return t('headline_cultural');
  if (last?.location) return t('headline_location', { location: last.location });
  return t('headline');
}
