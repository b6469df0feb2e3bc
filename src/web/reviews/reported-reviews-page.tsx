import { sortIn } from '#web/ui/sorting/sort-in.ts';
import { useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { ReportedReviewView } from '#contract/review-reports.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { CaseList } from '#web/operator/cases/case-list.tsx';
import { DecisionForm } from '#web/operator/cases/decision-form.tsx';
import { pageIn, pageSize, stateIn } from '#web/operator/list-address.ts';
import { may } from '#web/runtime/session/may.ts';
import { OperatorFrame } from '#web/operator/operator-frame.tsx';
import { useDecisionMessage } from '#web/operator/use-decision-message.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { longDate } from '#web/articles/long-date.ts';
import { Stars } from '#web/ui/rating.tsx';
import { fullDayText } from '#web/ui/place-time.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ReviewWithTour } from './review-with-tour.tsx';
import styles from './reviews.module.css';

type Loaded = ResponseBody<'listReportedReviews'> | null;

const states = ['reported', 'hidden'] as const;

export const page = definePage<Loaded>({
  load,
  head: (_, { t }) => ({ title: t('moderation:title'), indexed: false }),
  Page: ReportedReviewsPage,
});

async function load({ call, language, url: { searchParams } }: LoadContext): Promise<Loaded> {
  if (!may('editor')) return null;
  const sort = sortIn(searchParams, 'listReportedReviews');
  const query = { state: stateIn(searchParams, states), sort, page: pageIn(searchParams), pageSize, lang: language };
  return call(paths.listReportedReviews, { query });
}

function ReportedReviewsPage({ data }: { data: Loaded }) {
  const t = useT('moderation');
  const [query] = useSearchParams();
  const state = stateIn(query, states);
  const { message, reportDecision } = useDecisionMessage();
  const summaryOf = useSummary();
  return (
    <OperatorFrame title={t('title')} loaded={data}>
      {(reviews) => (
        <CaseList
          cases={reviews}
          sorts="listReportedReviews"
          at={{ path: '/admin/reviews', state, first: 'reported' }}
          choice={t('choice')}
          choices={{ reported: t('state_reported'), hidden: t('state_hidden') }}
          empty={t(`none_${state}`)}
          message={message}
          summaryOf={summaryOf}
        >
          {(review) => <ReportedReview review={review} reportDecision={reportDecision} />}
        </CaseList>
      )}
    </OperatorFrame>
  );
}

function useSummary() {
  const t = useT('moderation');
  const { language } = usePageContext();
  return ({ title, author, rating, reports, comment, ...review }: ReportedReviewView) => {
    const waiting = reports.filter(({ isDecided }) => isDecided === review.hidden);
    const reasons = new Set(waiting.map(({ reason }) => t(`reviews:reason_${reason}`)));
    const since = waiting.map(({ reportedAt }) => reportedAt).toSorted()[0];
    return {
      title,
      facts: [
        author,
        <Stars key="stars" stars={rating} />,
        ...reasons,
        since ? t('reported_since', { date: longDate(since, language) }) : null,
      ],
      excerpt: comment,
      language: review.language,
    };
  };
}

type CaseProps = { review: ReportedReviewView; reportDecision: (text: string) => Promise<void> };

function ReportedReview({ review, reportDecision }: CaseProps) {
  const t = useT('moderation');
  const { call } = usePageContext();
  const values = review.hidden ? (['restored'] as const) : (['kept', 'hidden'] as const);
  return (
    <>
      <div>
        <ReviewWithTour review={review} linkText={t('page_of_tour')} />
        <Reports review={review} />
      </div>
      <DecisionForm
        caseId={review.id}
        key={values.join()}
        subject={review.author}
        outcomes={values.map((value) => ({
          value,
          text: t(`outcome_${value}`),
          asks: value === 'hidden' ? ['basis', 'reasons'] : ['reasons'],
          isHarmful: value === 'hidden',
        }))}
        note={t('reasons_note')}
        decide={async ({ outcome, basis, reasons = '' }) => {
          await call(paths.decideReview, { params: { id: review.id }, body: { outcome, basis, reasons } });
          await reportDecision(t(`done_${outcome}`, { author: review.author }));
        }}
      />
    </>
  );
}

/** The reports on a review and the decisions so far. */
function Reports({ review: { reports, decisions } }: { review: ReportedReviewView }) {
  const t = useT('moderation');
  const { language } = usePageContext();
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
