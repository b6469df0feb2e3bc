import { Link } from 'react-router';
import { longDate } from '#web/content/long-date.ts';
import { definePage, type LoadContext } from '#web/page.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { isOperator } from './operator-calls.ts';
import { OperatorFrame } from './operator-frame.tsx';
import styles from './overview-page.module.css';

type Heap = { name: string; to: string; count: number; moment: string | undefined };
type Loaded = { waiting: Heap[]; arrived: Heap[] };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('moderation:overview_title'), indexed: false }),
  Page: OverviewPage,
});

const first = { pageSize: 1 };

/** How much waits in each place and since when; and what has arrived, which mails answer. */
async function load({ call }: LoadContext): Promise<Loaded | null> {
  if (!isOperator()) return null;
  const [partners, notices, appeals, reviews, affiliates, messages, applications] = await Promise.all([
    call('listSuppliers', { query: { ...first, state: 'to_check' } }),
    call('listNotices', { query: { ...first, state: 'received' } }),
    call('listNotices', { query: { ...first, state: 'appealed' } }),
    call('listReportedReviews', { query: { ...first, state: 'reported' } }),
    call('listAffiliates', { query: { ...first, state: 'applied' } }),
    call('listMessages', { query: first }),
    call('listApplications', { query: first }),
  ]);
  const heap = (name: string, to: string, { total }: { total: number }, moment?: string): Heap => ({
    name,
    to,
    count: total,
    moment,
  });
  return {
    waiting: [
      heap('partners', '/admin/suppliers', partners, partners.data[0]?.registeredAt),
      heap('notices', '/admin/notices', notices, notices.data[0]?.receivedAt),
      heap('appeals', '/admin/notices?state=appealed', appeals, appeals.data[0]?.appeal?.appealedAt),
      heap('reviews', '/admin/reviews', reviews, reviews.data[0]?.reports[0]?.reportedAt),
      heap('affiliates', '/admin/affiliates', affiliates, affiliates.data[0]?.appliedAt),
    ],
    arrived: [
      heap('messages', '/admin/messages', messages, messages.data[0]?.writtenAt),
      heap('applications', '/admin/messages?state=applications', applications, applications.data[0]?.writtenAt),
    ],
  };
}

function OverviewPage({ data }: { data: Loaded | null }) {
  const t = useT('moderation');
  return (
    <OperatorFrame title={t('overview_title')} loaded={data}>
      {({ waiting, arrived }) => (
        <div className={styles.overview}>
          <Heaps id="waiting" heaps={waiting} />
          <Heaps id="arrived" heaps={arrived} />
        </div>
      )}
    </OperatorFrame>
  );
}

function Heaps({ id, heaps }: { id: 'waiting' | 'arrived'; heaps: Heap[] }) {
  const t = useT('moderation');
  const { language } = useSurroundings();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(id)}</h2>
      <ul className={styles.heaps}>
        {heaps.map(({ name, to, count, moment }) => (
          <li key={name} className={count > 0 ? styles.some : undefined}>
            <strong>{count}</strong>
            <Link to={to}>{t(`heap_${name}`, { count })}</Link>
            <p>{moment ? t(`${id}_since`, { date: longDate(moment, language) }) : t(`${id}_none`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
