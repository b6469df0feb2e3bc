import { Link } from 'react-router';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import type { TourRankView } from '#contract/suppliers/performance.ts';
import { resultsPath, tourPath } from '#web/runtime/router/addresses.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { RowChart } from './charts/row-chart.tsx';
import { Figure, Numbers } from './figure.tsx';
import { countOrNone, countText } from './numbers.ts';
import { hrefOf, type PerformanceQuery } from './performance-address.ts';
import styles from './performance.module.css';

type Props = { ranks: ResponseBody<'listTourRanks'>; query: PerformanceQuery };

/** The rank of tours in the results of their city, and why. */
export function Ranks({ ranks, query }: Props) {
  const t = useT('performance');
  const { language } = usePageContext();
  const { data, recentDays } = ranks;
  const count = (value: number) => countText(value, language);
  return (
    <Figure table="ranks" query={query} title={t('ranks')} note={t('ranks_note', { days: recentDays })}>
      <p className={styles.note}>
        {t('ranks_words')} <Link to="/legal">{t('ranks_more')}</Link>
      </p>
      {data.length === 0 ? <p>{t('no_ranks')}</p> : null}
      <ul className={styles.ranks}>
        {data.map((rank) => (
          <li key={rank.tourId}>
            <Rank rank={rank} recentDays={recentDays} />
          </li>
        ))}
      </ul>
      {data.length === 0 ? null : (
        <Numbers
          caption={t('ranks')}
          head={[
            t('tour'),
            t('city'),
            t('place'),
            t('tours_in_city'),
            t('popularity'),
            t('median_of_city'),
            t('equals'),
          ]}
          rows={data.map((one) => [
            one.title,
            one.city,
            count(one.rank),
            count(one.of),
            count(one.popularity),
            countOrNone(one.medianPopularity, language),
            countOrNone(one.equals, language),
          ])}
        />
      )}
      <Pagination {...ranks} hrefOf={(page) => hrefOf(query, page)} />
    </Figure>
  );
}

function Rank({ rank, recentDays }: { rank: TourRankView; recentDays: number }) {
  const t = useT('performance');
  const { language } = usePageContext();
  const { tourId, title, city, placeSlug, popularity, medianPopularity, equals } = rank;
  const count = (value: number) => countText(value, language);
  const rows = [
    { name: t('this_tour'), value: popularity, text: count(popularity) },
    ...(medianPopularity === null
      ? []
      : [{ name: t('median_in', { city }), value: medianPopularity, text: count(medianPopularity) }]),
  ];
  const standing = t('rank_of', { rank: count(rank.rank), of: count(rank.of), city });
  return (
    <>
      <h3>
        <Link to={tourPath(tourId)}>{title}</Link>
      </h3>
      <p>
        <Link to={resultsPath({ place: placeSlug })}>{standing}</Link>
      </p>
      <RowChart
        title={t('popularity_of', { tour: title })}
        description={`${standing} ${t('popularity_days', { days: recentDays })}`}
        rows={rows}
      />
      {medianPopularity === null ? <p className={styles.note}>{t('few_tours')}</p> : null}
      {equals ? <p className={styles.note}>{t('equal_tours', { count: equals })}</p> : null}
    </>
  );
}
