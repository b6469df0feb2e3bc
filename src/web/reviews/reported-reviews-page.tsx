import { useSearchParams } from 'react-router';
import type { ReportedReviewView } from '#contract/review-reports.ts';
import type { Answer } from '#web/call.ts';
import { CaseList } from '#web/operator/case-list.tsx';
import cases from '#web/operator/cases.module.css';
import { DecisionForm } from '#web/operator/decision-form.tsx';
import { pageIn, pageSize, stateIn } from '#web/operator/list-address.ts';
import { isOperator } from '#web/operator/operator-calls.ts';
import { OperatorFrame } from '#web/operator/operator-frame.tsx';
import { useDecided } from '#web/operator/use-decided.ts';
import { definePage, type LoadContext } from '#web/page.ts';
import { fullDayText } from '#web/place-time.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { GivenReview } from './given-review.tsx';
import styles from './reviews.module.css';

type Loaded = Answer<'listReportedReviews'> | null;

const states = ['reported', 'hidden'] as const;

export const page = definePage<Loaded>({
  load,
  head: (_, { t }) => ({ title: t('moderation:title'), indexed: false }),
  Page: ReportedReviewsPage,
});

async function load({ call, language, url: { searchParams } }: LoadContext): Promise<Loaded> {
  if (!isOperator()) return null;
  const query = { state: stateIn(searchParams, states), page: pageIn(searchParams), pageSize, lang: language };
  return call('listReportedReviews', { query });
}

function ReportedReviewsPage({ data }: { data: Loaded }) {
  const t = useT('moderation');
  const [query] = useSearchParams();
  const state = stateIn(query, states);
  const { told, tell } = useDecided();
  return (
    <OperatorFrame title={t('title')} loaded={data}>
      {(reviews) => (
        <CaseList
          cases={reviews}
          at={{ path: '/admin/reviews', state, first: 'reported' }}
          choice={t('choice')}
          choices={{ reported: t('state_reported'), hidden: t('state_hidden') }}
          empty={t(`none_${state}`)}
          told={told}
        >
          {(review) => <ReportedReview review={review} tell={tell} />}
        </CaseList>
      )}
    </OperatorFrame>
  );
}

type CaseProps = { review: ReportedReviewView; tell: (text: string) => Promise<void> };

function ReportedReview({ review, tell }: CaseProps) {
  const t = useT('moderation');
  const { call } = useSurroundings();
  const values = review.hidden ? (['restored'] as const) : (['hidden', 'kept'] as const);
  return (
    <article className={cases.case}>
      <div>
        <GivenReview review={review} />
        <Reports review={review} />
      </div>
      <DecisionForm
        outcomes={values.map((value) => ({
          value,
          text: t(`outcome_${value}`),
          asks: value === 'hidden' ? ['basis', 'reasons'] : ['reasons'],
        }))}
        note={t('reasons_note')}
        decide={async ({ outcome, basis, reasons = '' }) => {
          await call('decideReview', { params: { id: review.id }, body: { outcome, basis, reasons } });
          await tell(t(`done_${outcome}`, { author: review.author }));
        }}
      />
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
