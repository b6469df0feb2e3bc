import type { SearchView } from '#contract/search.ts';
import { useT } from '#web/surroundings.ts';
import styles from './search-page.module.css';

/** The main parameters of the order stand where the order is seen. */
export function RankingNote({ ranking }: { ranking: SearchView['ranking'] }) {
  const t = useT('search-results');
  return (
    <details className={styles.ranking}>
      <summary>{t('how_we_rank')}</summary>
      <p>{t('ranking_intro')}</p>
      <ol>
        {ranking.parameters.map((parameter) => (
          <li key={parameter}>{/^[a-z_]+$/.test(parameter) ? t(`ranking_${parameter}`) : parameter}</li>
        ))}
      </ol>
      <p>{t('ranking_not_for_sale')}</p>
    </details>
  );
}
