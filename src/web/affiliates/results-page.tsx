import type { AffiliateResultsView, AffiliationView } from '#contract/affiliates.ts';
import * as paths from '#contract/paths.generated.ts';
import { statusOf } from '#web/runtime/api/call.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from './affiliates.module.css';
import { DaysChart } from './days-chart.tsx';
import { Earnings } from './earnings.tsx';
import { OwnLink } from './own-link.tsx';
import { ReferralTable } from './referral-table.tsx';

type Loaded = { affiliation: AffiliationView | null; results: AffiliateResultsView | null };

export const page = definePage<Loaded>({
  load: loadResults,
  head: (_, { t }) => ({ title: t('affiliates:results'), indexed: false }),
  failure: 'affiliates:results_failed',
  Page: ResultsPage,
});

/** Without results for affiliates that were never approved. */
async function loadResults({ call, language }: LoadContext): Promise<Loaded> {
  const [{ affiliation }, results] = await Promise.all([
    call(paths.getAffiliation),
    call(paths.getAffiliateResults, { query: { lang: language } }).catch((thrown: unknown) => {
      if (statusOf(thrown) === 404) return null;
      throw thrown;
    }),
  ]);
  return { affiliation, results };
}

function ResultsPage({ data: { affiliation, results } }: { data: Loaded }) {
  const t = useT('affiliates');
  if (!affiliation || !results) return <NoResults affiliation={affiliation} />;
  return (
    <div className={`wide ${styles.results}`}>
      <h1>{t('results')}</h1>
      {affiliation.link ? (
        <OwnLink link={affiliation.link} percent={affiliation.percent!} />
      ) : (
        <p>{t('standing_ended')}</p>
      )}
      <Earnings results={results} />
      <section aria-labelledby="days">
        <h2 id="days">{t('days')}</h2>
        <DaysChart days={results.days} />
      </section>
      <section aria-labelledby="referrals">
        <h2 id="referrals">{t('referrals')}</h2>
        <ReferralTable referrals={results.referrals} />
      </section>
    </div>
  );
}

function NoResults({ affiliation }: Pick<Loaded, 'affiliation'>) {
  const t = useT('affiliates');
  return (
    <div className="wide">
      <EmptyState
        heading="h1"
        title={t('not_yet')}
        actions={<ButtonLink to="/affiliate">{t(affiliation ? 'to_application' : 'to_pitch')}</ButtonLink>}
      >
        <p>{t('not_yet_text')}</p>
      </EmptyState>
    </div>
  );
}
