import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { longDate } from '#web/articles/long-date.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { type Failed, Failures } from './failures/failures.tsx';
import { isOperator } from './is-operator.ts';
import { OperatorFrame } from './operator-frame.tsx';
import styles from './overview-page.module.css';

type CaseCount = { name: KeyEnding<'moderation', 'heap_'>; to: string; count: number; moment: string | undefined };
type Loaded = { waiting: CaseCount[]; arrived: CaseCount[]; failed: Failed };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('moderation:overview_title'), indexed: false }),
  Page: OverviewPage,
});

const first = { pageSize: 1 };

/** How many cases wait in each part and since when, and how many messages have arrived. */
async function load({ call }: LoadContext): Promise<Loaded | null> {
  if (!isOperator()) return null;
  const [partners, tours, notices, appeals, reviews, affiliates, messages, applications, failed, refunds] =
    await Promise.all([
      call(paths.listSuppliers, { query: { ...first, state: 'to_check' } }),
      call(paths.listSubmittedTours, { query: first }),
      call(paths.listNotices, { query: { ...first, state: 'received' } }),
      call(paths.listNotices, { query: { ...first, state: 'appealed' } }),
      call(paths.listReportedReviews, { query: { ...first, state: 'reported' } }),
      call(paths.listAffiliates, { query: { ...first, state: 'applied' } }),
      call(paths.listMessages, { query: first }),
      call(paths.listApplications, { query: first }),
      call(paths.listFailures),
      call(paths.listProposedRefunds),
    ]);
  const caseCount = (
    name: CaseCount['name'],
    to: string,
    { total }: { total: number },
    moment?: string,
  ): CaseCount => ({
    name,
    to,
    count: total,
    moment,
  });
  return {
    failed,
    waiting: [
      caseCount('refunds', refundAddress(refunds.data[0]), { total: refunds.data.length }, refunds.data[0]?.proposedAt),
      caseCount('partners', '/admin/suppliers', partners, partners.data[0]?.registeredAt),
      caseCount('tours', '/admin/tours', tours, tours.data[0]?.submittedAt ?? undefined),
      caseCount('notices', '/admin/notices', notices, notices.data[0]?.receivedAt),
      caseCount('appeals', '/admin/notices?state=appealed', appeals, appeals.data[0]?.appeal?.appealedAt),
      caseCount('reviews', '/admin/reviews', reviews, reviews.data[0]?.reports[0]?.reportedAt),
      caseCount('affiliates', '/admin/affiliates', affiliates, affiliates.data[0]?.appliedAt),
    ],
    arrived: [
      caseCount('messages', '/admin/messages', messages, messages.data[0]?.writtenAt),
      caseCount('applications', '/admin/messages?state=applications', applications, applications.data[0]?.writtenAt),
    ],
  };
}

/** The one that has waited longest. */
const refundAddress = (refund: { reference: string } | undefined): string =>
  refund ? `/admin/bookings/${refund.reference}` : '/admin/bookings';

function OverviewPage({ data }: { data: Loaded | null }) {
  const t = useT('moderation');
  return (
    <OperatorFrame title={t('overview_title')} loaded={data}>
      {({ waiting, arrived, failed }) => (
        <div className={styles.overview}>
          <CaseCounts id="waiting" counts={waiting} />
          <CaseCounts id="arrived" counts={arrived} />
          <Failures failed={failed} />
        </div>
      )}
    </OperatorFrame>
  );
}

function CaseCounts({ id, counts }: { id: 'waiting' | 'arrived'; counts: CaseCount[] }) {
  const t = useT('moderation');
  const { language } = usePageContext();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(id)}</h2>
      <ul className={styles.queues}>
        {counts.map(({ name, to, count, moment }) => (
          <li key={name} className={count > 0 ? styles.pending : undefined}>
            <strong>{count}</strong>
            <Link to={to}>{t(`heap_${name}`, { count })}</Link>
            <p>{moment ? t(`${id}_since`, { date: longDate(moment, language) }) : t(`${id}_none`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
