import { sortIn, sortParameter } from '#web/ui/sorting/sort-in.ts';
import { SortSelect } from '#web/ui/sorting/sort-select.tsx';
import { Link, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { SupplierReviewView } from '#contract/reviews.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import filters from '#web/bookings/list/booking-list.module.css';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { SupplierTrail } from '#web/supplier/supplier-trail.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { ReportReview } from './report-review.tsx';
import { ReviewWithTour } from './review-with-tour.tsx';
import { ReplyForm } from './reply-form.tsx';
import styles from './reviews.module.css';

type Loaded = ResponseBody<'listSupplierReviews'> | null;

const pageSize = 10;

export const page = definePage<Loaded>({
  load,
  head: (_, { t }) => ({ title: t('reviews:partner_title'), indexed: false }),
  Page: SupplierReviewsPage,
});

/** null for a traveller: the call would be refused with 403, which ends the session. */
async function load({ call, language, url }: LoadContext): Promise<Loaded> {
  if (!may('supplier')) return null;
  const pageNumber = wholeNumber(url.searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 });
  const answered = url.searchParams.get('answered') === 'false' ? { answered: 'false' as const } : {};
  const sort = sortIn(url.searchParams, 'listSupplierReviews');
  return call(paths.listSupplierReviews, { query: { page: pageNumber, pageSize, sort, lang: language, ...answered } });
}

const hrefOf = (given: URLSearchParams, isOpenOnly: boolean, pageNumber = 1): string => {
  const query = new URLSearchParams({
    ...sortParameter(given),
    ...(isOpenOnly ? { answered: 'false' } : {}),
    ...(pageNumber > 1 ? { page: String(pageNumber) } : {}),
  });
  return query.size > 0 ? `/supplier/reviews?${query}` : '/supplier/reviews';
};

function SupplierReviewsPage({ data }: { data: Loaded }) {
  const t = useT('reviews');
  const title = t('partner_title');
  return (
    <div className={`wide ${styles.page}`}>
      {data ? <SupplierTrail crumbs={[{ name: title }]} /> : null}
      <h1>{title}</h1>
      {data ? (
        <>
          <SecondFactorNotice />
          <Reviews list={data} />
        </>
      ) : (
        <EmptyState title={t('partner_only')} actions={<ButtonLink to="/">{t('common:to_home')}</ButtonLink>} />
      )}
    </div>
  );
}

function Reviews({ list }: { list: NonNullable<Loaded> }) {
  const t = useT('reviews');
  const [query] = useSearchParams();
  const isOpenOnly = query.get('answered') === 'false';
  return (
    <>
      <nav className={filters.filters} aria-label={t('partner_choice')}>
        <Link to={hrefOf(query, false)} aria-current={isOpenOnly ? undefined : 'page'}>
          {t('partner_all')}
        </Link>
        <Link to={hrefOf(query, true)} aria-current={isOpenOnly ? 'page' : undefined}>
          {t('partner_open')}
        </Link>
      </nav>
      {list.total === 0 ? (
        <EmptyState title={t(isOpenOnly ? 'partner_none_open' : 'partner_none')} />
      ) : (
        <>
          <SortSelect list="listSupplierReviews" />
          <ul className={styles.reviews}>
            {list.data.map((review) => (
              <li key={review.id}>
                <TourReview review={review} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination {...list} hrefOf={(pageNumber) => hrefOf(query, isOpenOnly, pageNumber)} />
    </>
  );
}

function TourReview({ review }: { review: SupplierReviewView }) {
  return (
    <article className={styles.review}>
      <img src={review.image} alt="" width={1200} height={900} loading="lazy" decoding="async" />
      <div>
        <ReviewWithTour review={review} />
        <ReplyForm review={review} />
        <ReportReview review={review} />
      </div>
    </article>
  );
}
