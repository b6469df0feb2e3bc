import { Navigate } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession, useSession } from '#web/runtime/session/session.ts';
import { NoSupplier } from '#web/supplier/no-supplier.tsx';
import { SupplierTrail } from '#web/supplier/supplier-trail.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { fullDayText } from '#web/ui/place-time.ts';
import { Cancellations } from './cancellations.tsx';
import { Demand } from './demand.tsx';
import { KeyNumbers } from './key-numbers.tsx';
import { LeadTimes } from './lead-times.tsx';
import { Money } from './money.tsx';
import { Occupancy } from './occupancy.tsx';
import { parametersOf, type PerformanceQuery, readQuery } from './performance-address.ts';
import { PerformanceControls } from './performance-controls.tsx';
import styles from './performance.module.css';
import { Ranks } from './ranks.tsx';

type Loaded = {
  query: PerformanceQuery;
  /** The days that were requested are no possible ones. */
  problems: { from: string | undefined; to: string | undefined } | null;
  performance: ResponseBody<'getPerformance'>;
  ranks: ResponseBody<'listTourRanks'>;
};

const ranksAtOnce = 10;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('performance:title'), indexed: false }),
  Page: PerformancePage,
});

/** null without calling the server: a call that is refused with 403 would end the session. */
async function load({ call, language, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (getSession()?.user.role !== 'supplier' || !may('supplier')) return null;
  const query = readQuery(searchParams);
  const pageNumber = wholeNumber(searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 });
  const ofTour = { ...(query.tour && { tour: query.tour }), lang: language };
  let problems: Loaded['problems'] = null;
  const [performance, ranks] = await Promise.all([
    call(paths.getPerformance, { query: { ...parametersOf(query), lang: language } }).catch((thrown: unknown) => {
      const [from, to] = [fieldText(thrown, 'from'), fieldText(thrown, 'to')];
      if (!from && !to) throw thrown;
      problems = { from, to };
      // Its tours are to choose from.
      return call(paths.getPerformance, { query: { ...ofTour, period: query.period } });
    }),
    call(paths.listTourRanks, { query: { ...ofTour, page: pageNumber, pageSize: ranksAtOnce } }),
  ]);
  return { query, problems, performance, ranks };
}

function PerformancePage({ data }: { data: Loaded | null }) {
  const t = useT('performance');
  const user = useSession()?.user;
  if (!user) return null;
  // Money is not for guides.
  if (!data && may('guide') && !may('supplier')) return <Navigate to="/supplier/departures" replace />;
  if (!data) return <NoSupplier email={user.email} />;
  const title = t('title');
  return (
    <div className={`wide ${styles.page}`}>
      <SupplierTrail crumbs={[{ name: title }]} />
      <h1>{title}</h1>
      <SecondFactorNotice />
      {data.performance.tours.length === 0 ? (
        <EmptyState title={t('no_tours')} actions={<ButtonLink to="/supplier/tours">{t('to_tours')}</ButtonLink>}>
          <p>{t('no_tours_text')}</p>
        </EmptyState>
      ) : (
        <Performance {...data} />
      )}
    </div>
  );
}

function Performance({ query, problems, performance, ranks }: Loaded) {
  const t = useT('performance');
  const { language } = usePageContext();
  const { from, to, tours, demand, occupancy, leadTimes, cancellations, money } = performance;
  const days = demand.days.map(({ day }) => day);
  const period = t('period', { from: fullDayText(from, language), to: fullDayText(to, language) });
  const controls = <PerformanceControls query={query} problems={problems} tours={tours} shown={{ from, to }} />;
  // Those of other days were not requested.
  if (problems) return controls;
  return (
    <>
      {controls}
      <p className={styles.note} role="status">
        {period} {t('local_days')}
      </p>
      <KeyNumbers performance={performance} />
      <div className={styles.sections}>
        <Demand demand={demand} query={query} period={period} />
        <Occupancy occupancy={occupancy} days={days} query={query} period={period} />
        <Money money={money} days={days} query={query} period={period} />
        <LeadTimes leadTimes={leadTimes} query={query} period={period} />
        <Cancellations cancellations={cancellations} query={query} period={period} />
      </div>
      <Ranks ranks={ranks} query={query} />
    </>
  );
}
