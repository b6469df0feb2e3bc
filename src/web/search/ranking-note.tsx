import type { SearchView } from '#contract/search.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './search-page.module.css';

/** The main parameters of the ranking, beside the sorting (they must be disclosed). */
export function RankingNote({ ranking: { parameters } }: { ranking: SearchView['ranking'] }) {
  const t = useT('search-results');
  const [first = '', ...others] = parameters;
  return (
    <details className={styles.ranking}>
      <summary>{t('how_we_rank')}</summary>
      {others.length > 0 ? (
        <>
          <p>{t('ranking_intro')}</p>
          <ol>
            {parameters.map((parameter) => (
              <li key={parameter}>{parameter}</li>
            ))}
          </ol>
        </>
      ) : (
        <p>{t('ranking_only', { factor: first.charAt(0).toLowerCase() + first.slice(1) })}</p>
      )}
      <p>{t('ranking_not_for_sale')}</p>
    </details>
  );
}
