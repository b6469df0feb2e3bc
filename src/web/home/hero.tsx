import { useT } from '#web/runtime/router/page-context.ts';
import { SearchForm } from '#web/search/search-form.tsx';
import { useLastSearch, type LastSearch } from '#web/search/last-search.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { HeroArt } from './hero-art.tsx';
import styles from './hero.module.css';

export function Hero() {
  const t = useT('home');
  const last = useLastSearch();
  return (
    <section className={styles.hero}>
      <HeroArt />
      <div className={`wide ${styles.text}`}>
        <h1>{headline(last, t)}</h1>
        <p>{t('subtitle')}</p>
      </div>
      <div className={`wide ${styles.search}`}>
        <SearchForm />
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
