import type { SearchView } from '#contract/search.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './search-page.module.css';

/** The main parameters of the ranking, beside the sorting (they must be disclosed). */
export function RankingNote({ ranking }: { ranking: SearchView['ranking'] }) {
  const t = useT('search-results');
  return (
    <details className={styles.ranking}>
      <summary>{t('how_we_rank')}</summary>
      <p>{t('ranking_intro')}</p>
      <ol>
        {ranking.parameters.map((parameter) => (
          <li key={parameter}>
            {/^[a-z_]+$/.test(parameter)
              ? t(`ranking_${parameter as KeyEnding<'search-results', 'ranking_'>}`)
              : parameter}
          </li>
        ))}
      </ol>
      <p>{t('ranking_not_for_sale')}</p>
    </details>
  );
}
