import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { FindForm } from '#web/forms/find-form.tsx';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { type Failed, Failures } from './failures/failures.tsx';
import { may } from '#web/runtime/session/may.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { momentText } from '#web/ui/place-time.ts';
import console from './console.module.css';
import { OperatorFrame } from './operator-frame.tsx';
import styles from './overview-page.module.css';

type CaseCount = { name: KeyEnding<'moderation', 'heap_'>; to: string; count: number; moment: string | undefined };
type Loaded = { waiting: CaseCount[]; arrived: CaseCount[]; failed: Failed | null };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('moderation:area_overview'), indexed: false }),
  Page: OverviewPage,
});

const first = { pageSize: 1 };

/** How many cases wait in each part and since when, and how many applications have arrived: of the parts that the caller may read. */
async function load({ call }: LoadContext): Promise<Loaded | null> {
  if (!may('support') && !may('editor')) return null;
  const [
    partners,
    documents,
    ending,
    tours,
    notices,
    appeals,
    reviews,
    affiliates,
    messages,
    applications,
    failed,
    refunds,
    unreviewed,
  ] = await Promise.all([
    may('support') ? call(paths.listSuppliers, { query: { ...first, state: 'to_check' } }) : null,
    may('operator') ? call(paths.listDocuments, { query: { ...first, state: 'waiting' } }) : null,
    may('operator') ? call(paths.listDocuments, { query: { ...first, state: 'ending' } }) : null,
    may('operator') ? call(paths.listSubmittedTours, { query: first }) : null,
    may('operator') ? call(paths.listNotices, { query: { ...first, state: 'received' } }) : null,
    may('operator') ? call(paths.listNotices, { query: { ...first, state: 'appealed' } }) : null,
    may('editor') ? call(paths.listReportedReviews, { query: { ...first, state: 'reported' } }) : null,
    may('operator') ? call(paths.listAffiliates, { query: { ...first, state: 'applied' } }) : null,
    may('support') ? call(paths.listMessages, { query: { ...first, state: 'open', sort: 'received' } }) : null,
    may('operator') ? call(paths.listApplications, { query: first }) : null,
    may('operator') ? call(paths.listFailures) : null,
    may('operator') ? call(paths.listProposedRefunds).then(({ data }) => ({ data, total: data.length })) : null,
    may('operator') ? call(paths.listUnreviewedTours) : null,
  ]);
  return {
    failed,
    waiting: [
      ...caseCount('refunds', '/admin/bookings?refund=to_approve', refunds, (refund) => refund.proposedAt),
      ...caseCount('messages', '/admin/messages', messages, (message) => message.writtenAt),
      ...caseCount('partners', '/admin/suppliers', partners, (partner) => partner.registeredAt),
      ...caseCount('documents', '/admin/documents', documents, (document) => document.uploadedAt),
      ...caseCount('documents_ending', '/admin/documents?state=ending', ending, () => undefined),
      ...caseCount('tours', '/admin/tours', tours, (tour) => tour.submittedAt),
      // On sale, so nobody waits for it.
      ...caseCount('unreviewed', '/admin/tours?view=unreviewed', unreviewed, () => undefined),
      ...caseCount('notices', '/admin/notices', notices, (notice) => notice.receivedAt),
      ...caseCount('appeals', '/admin/notices?state=appealed', appeals, ({ appeal }) => appeal?.appealedAt),
      ...caseCount('reviews', '/admin/reviews', reviews, ({ reports }) => reports[0]?.reportedAt),
      ...caseCount('affiliates', '/admin/affiliates', affiliates, (affiliate) => affiliate.appliedAt),
    ],
    arrived: [
      ...caseCount('applications', '/admin/messages?state=applications', applications, ({ writtenAt }) => writtenAt),
    ],
  };
}

/** What has waited longest first, then what has no beginning, then where nothing waits: on a phone the end is two screens below. */
const longestFirst = (a: CaseCount, b: CaseCount): number =>
  Number(b.count > 0) - Number(a.count > 0) || (a.moment ?? 'none').localeCompare(b.moment ?? 'none');

/** None of a part that the caller may not read. */
function caseCount<Case>(
  name: CaseCount['name'],
  to: string,
  cases: { data: readonly Case[]; total: number } | null,
  momentOf: (oldest: Case) => string | null | undefined,
): CaseCount[] {
  if (!cases) return [];
  const [oldest] = cases.data;
  return [{ name, to, count: cases.total, moment: (oldest && momentOf(oldest)) ?? undefined }];
}

function OverviewPage({ data }: { data: Loaded | null }) {
  const t = useT('moderation');
  return (
    <OperatorFrame title={t('area_overview')} loaded={data}>
      {({ waiting, arrived, failed }) => (
        <div className={styles.overview}>
          {may('support') ? <FindBooking /> : null}
          <CaseCounts id="waiting" counts={waiting} />
          {arrived.length > 0 ? <CaseCounts id="arrived" counts={arrived} /> : null}
          {failed ? <Failures failed={failed} /> : null}
        </div>
      )}
    </OperatorFrame>
  );
}

/** Most calls for help begin with a reference or an e-mail. */
function FindBooking() {
  const t = useT('moderation');
  return (
    <FindForm className={console.filters} action="/admin/bookings">
      <div className={console.long}>
        <Field
          label={t('find_booking')}
          note={t('find_booking_note')}
          name="find"
          type="search"
          maxLength={254}
          autoComplete="off"
        />
      </div>
      <div className={console.buttons}>
        <Button type="submit">{t('find_booking_button')}</Button>
      </div>
    </FindForm>
  );
}

function CaseCounts({ id, counts }: { id: 'waiting' | 'arrived'; counts: CaseCount[] }) {
  const t = useT('moderation');
  const { language } = usePageContext();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(id)}</h2>
      <ul className={styles.queues}>
        {counts.toSorted(longestFirst).map(({ name, to, count, moment }) => (
          <li key={name} className={count > 0 ? styles.pending : undefined}>
            <strong>{count}</strong>
            <Link to={to}>{t(`heap_${name}`, { count })}</Link>
            {moment ? <p>{t(`${id}_since`, { moment: `${momentText(moment, 'UTC', language)} UTC` })}</p> : null}
            {count === 0 ? <p>{t(`${id}_none`)}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
