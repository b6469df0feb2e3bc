import { Link, useRevalidator, useSearchParams } from 'react-router';
import type { ReportedReviewView } from '#contract/review-reports.ts';
import type { Answer } from '#web/call.ts';
import { wholeNumber } from '#web/load.ts';
import { definePage, type LoadContext } from '#web/page.ts';
import { fullDayText } from '#web/place-time.ts';
import { getSession } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { DecisionForm } from './decision-form.tsx';
import { GivenReview } from './given-review.tsx';
import styles from './reviews.module.css';

type Loaded = Answer<'listReportedReviews'> | null;
type State = 'reported' | 'hidden';

const pageSize = 10;

export const page = definePage<Loaded>({
  load,
  head: (_, { t }) => ({ title: t('moderation:title'), indexed: false }),
  Page: ReportedReviewsPage,
});

const stateOf = (query: URLSearchParams): State => (query.get('state') === 'hidden' ? 'hidden' : 'reported');

/** null for everybody but operators: to ask would be refused, and a refusal ends the session. */
async function load({ call, language, url }: LoadContext): Promise<Loaded> {
  if (getSession()?.user.role !== 'admin') return null;
  const shown = wholeNumber(url.searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 });
  const query = { state: stateOf(url.searchParams), page: shown, pageSize, lang: language };
  return call('listReportedReviews', { query });
}

const hrefOf = (state: State, shown = 1): string => {
  const query = new URLSearchParams({
    ...(state === 'hidden' ? { state } : {}),
    ...(shown > 1 ? { page: String(shown) } : {}),
  });
  return query.size > 0 ? `/admin/reviews?${query}` : '/admin/reviews';
};

function ReportedReviewsPage({ data }: { data: Loaded }) {
  const t = useT('moderation');
  return (
    <div className={`wide ${styles.page}`}>
      <h1>{t('title')}</h1>
      {data ? (
        <Reviews list={data} />
      ) : (
        <EmptyState title={t('operators_only')} actions={<ButtonLink to="/">{t('common:to_home')}</ButtonLink>} />
      )}
    </div>
  );
}

function Reviews({ list }: { list: NonNullable<Loaded> }) {
  const t = useT('moderation');
  const [query] = useSearchParams();
  const state = stateOf(query);
  return (
    <>
      <nav className={styles.choices} aria-label={t('choice')}>
        {(['reported', 'hidden'] as const).map((one) => (
          <Link key={one} to={hrefOf(one)} aria-current={one === state ? 'page' : undefined}>
            {t(`state_${one}`)}
          </Link>
        ))}
      </nav>
      {list.total === 0 ? (
        <EmptyState title={t(`none_${state}`)} />
      ) : (
        <ul className={styles.reviews}>
          {list.data.map((review) => (
            <li key={review.id}>
              <ReportedReview review={review} />
            </li>
          ))}
        </ul>
      )}
      <Pagination {...list} hrefOf={(shown) => hrefOf(state, shown)} />
    </>
  );
}

function ReportedReview({ review }: { review: ReportedReviewView }) {
  const { revalidate } = useRevalidator();
  return (
    <article className={styles.case}>
      <div>
        <GivenReview review={review} />
        <Reports review={review} />
      </div>
      <DecisionForm review={review} onDecided={() => void revalidate()} />
    </article>
  );
}

/** What was said against it, and what was decided so far. */
function Reports({ review: { reports, decisions } }: { review: ReportedReviewView }) {
  const t = useT('moderation');
  const { language } = useSurroundings();
  const day = (instant: string) => fullDayText(instant.slice(0, 10), language);
  return (
    <ul className={styles.reports}>
      {reports.map(({ reason, details, reportedAt }) => (
        <li key={reportedAt}>
          <strong>{t(`reviews:reason_${reason}`)}</strong> · {day(reportedAt)}
          {details ? <p>{details}</p> : null}
        </li>
      ))}
      {decisions.map(({ outcome, reasons, decidedAt }) => (
        <li key={decidedAt}>
          <strong>{t(`decided_${outcome}`)}</strong> · {day(decidedAt)}
          <p>{reasons}</p>
        </li>
      ))}
    </ul>
  );
}
