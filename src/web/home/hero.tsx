import { lazy, Suspense } from 'react';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { SearchForm } from '#web/search/search-form.tsx';
import { useLastSearch, type LastSearch } from '#web/search/last-search.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { HeroArt } from './hero-art.tsx';
import styles from './hero.module.css';

// A first visit has none.
const LastSearchLink = lazy(async () => ({ default: (await import('./last-search-link.tsx')).LastSearchLink }));

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
        {isHydrated && last ? (
          <Suspense>
            <LastSearchLink last={last} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}

/** The headline mentions the place of the last search. */
function headline(last: LastSearch | null, t: BoundTranslate<'home'>): string {
  if (last?.category === 'cultural') return t('headline_cultural');
  if (last?.location) return t('headline_location', { location: last.location });
  return t('headline');
}
