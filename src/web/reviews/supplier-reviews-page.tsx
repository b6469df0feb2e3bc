import { Link, useSearchParams } from 'react-router';
import type { SupplierReviewView } from '#contract/reviews.ts';
import filters from '#web/bookings/booking-list.module.css';
import type { Answer } from '#web/call.ts';
import { wholeNumber } from '#web/load.ts';
import { definePage, type LoadContext } from '#web/page.ts';
import { getSession } from '#web/session.ts';
import { useT } from '#web/surroundings.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { GivenReview } from './given-review.tsx';
import { ReplyForm } from './reply-form.tsx';
import styles from './reviews.module.css';

type Loaded = Answer<'listSupplierReviews'> | null;

const pageSize = 10;

export const page = definePage<Loaded>({
  load,
  head: (_, { t }) => ({ title: t('reviews:partner_title'), indexed: false }),
  Page: SupplierReviewsPage,
});

/** null for a traveller: to ask would be refused, and a refusal ends the session. */
async function load({ call, language, url }: LoadContext): Promise<Loaded> {
  if (getSession()?.user.role === 'client') return null;
  const shown = wholeNumber(url.searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 });
  const answered = url.searchParams.get('answered') === 'false' ? { answered: 'false' as const } : {};
  return call('listSupplierReviews', { query: { page: shown, pageSize, lang: language, ...answered } });
}

const hrefOf = (isOpenOnly: boolean, shown = 1): string => {
  const query = new URLSearchParams({
    ...(isOpenOnly ? { answered: 'false' } : {}),
    ...(shown > 1 ? { page: String(shown) } : {}),
  });
  return query.size > 0 ? `/supplier/reviews?${query}` : '/supplier/reviews';
};

function SupplierReviewsPage({ data }: { data: Loaded }) {
  const t = useT('reviews');
  const title = t('partner_title');
  return (
    <div className={`wide ${styles.page}`}>
      {data ? <Breadcrumb crumbs={[{ name: t('menus:partner_area'), to: '/supplier' }, { name: title }]} /> : null}
      <h1>{title}</h1>
      {data ? (
        <Reviews list={data} />
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
        <Link to={hrefOf(false)} aria-current={isOpenOnly ? undefined : 'page'}>
          {t('partner_all')}
        </Link>
        <Link to={hrefOf(true)} aria-current={isOpenOnly ? 'page' : undefined}>
          {t('partner_open')}
        </Link>
      </nav>
      {list.total === 0 ? (
        <EmptyState title={t(isOpenOnly ? 'partner_none_open' : 'partner_none')} />
      ) : (
        <ul className={styles.reviews}>
          {list.data.map((review) => (
            <li key={review.id}>
              <TourReview review={review} />
            </li>
          ))}
        </ul>
      )}
      <Pagination {...list} hrefOf={(shown) => hrefOf(isOpenOnly, shown)} />
    </>
  );
}

function TourReview({ review }: { review: SupplierReviewView }) {
  return (
    <article className={styles.review}>
      <img src={review.image} alt="" width={1200} height={900} loading="lazy" decoding="async" />
      <div>
        <GivenReview review={review} />
        <ReplyForm review={review} />
      </div>
    </article>
  );
}
