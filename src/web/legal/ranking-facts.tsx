import type { RankingView } from '#contract/marketplace.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './facts.module.css';

/** Explains each order, with the weights that the search uses. */
export function RankingFacts({ ranking: { orders, weights, guessedPercent, prior } }: { ranking: RankingView }) {
  const t = useT('legal');
  const { language } = usePageContext();
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  return (
    <>
      <dl className={styles.orders}>
        {orders.map(({ sort, text }) => (
          <div key={sort}>
            <dt>{t(`ranking_sort_${sort}`)}</dt>
            <dd>
              {text}
              {sort === 'relevance' ? (
                <p>{t('ranking_weights', { ...weights, guessed: number(guessedPercent) })}</p>
              ) : null}
              {sort === 'rating' ? (
                <p>{t('ranking_stars', { reviews: number(prior.reviews), stars: number(prior.stars) })}</p>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('ranking_default')}</p>
    </>
  );
}
