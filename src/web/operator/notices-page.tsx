import { useSearchParams } from 'react-router';
import type { AdminNoticeView } from '#contract/notices.ts';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { NoticeTimeline } from '#web/notices/notice-timeline.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { CaseList } from './case-list.tsx';
import styles from './cases.module.css';
import { DecisionForm } from './decision-form.tsx';
import { pageIn, pageSize, stateIn } from './list-address.ts';
import { may } from '#web/runtime/session/may.ts';
import { OperatorFrame } from './operator-frame.tsx';
import { useDecisionMessage } from './use-decision-message.ts';

type Loaded = ResponseBody<'listNotices'>;

const states = ['received', 'appealed', 'decided', 'closed'] as const;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('moderation:notices_title'), indexed: false }),
  Page: NoticesPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('operator')) return null;
  return call(paths.listNotices, {
    query: { state: stateIn(searchParams, states), page: pageIn(searchParams), pageSize },
  });
}

function NoticesPage({ data }: { data: Loaded | null }) {
  const t = useT('moderation');
  const [query] = useSearchParams();
  const state = stateIn(query, states);
  const { message, reportDecision } = useDecisionMessage();
  return (
    <OperatorFrame title={t('notices_title')} loaded={data}>
      {(cases) => (
        <CaseList
          cases={cases}
          at={{ path: '/admin/notices', state, first: 'received' }}
          choice={t('notices_choice')}
          choices={Object.fromEntries(states.map((one) => [one, t(`notices_${one}`)]))}
          empty={t(`notices_none_${state}`)}
          message={message}
        >
          {(notice) => <NoticeCase notice={notice} reportDecision={reportDecision} />}
        </CaseList>
      )}
    </OperatorFrame>
  );
}

type CaseProps = { notice: AdminNoticeView; reportDecision: (text: string) => Promise<void> };

function NoticeCase({ notice, reportDecision }: CaseProps) {
  const t = useT('moderation');
  const { call } = usePageContext();
  const { id, reference, state, name, email, tourId } = notice;
  const notifier = [name, email].filter(Boolean).join(', ');
  const removal = t(tourId ? 'notice_removed_tour' : 'notice_removed');
  return (
    <article className={styles.caseCard} aria-labelledby={id}>
      <div>
        <h2 id={id}>{reference}</h2>
        <p className={styles.soft}>{notifier ? t('notice_from', { notifier }) : t('notice_unnamed')}</p>
        <NoticeTimeline notice={notice} heading="h3" />
      </div>
      {state === 'received' || state === 'appealed' ? (
        <DecisionForm
          outcomes={[
            { value: 'kept', text: t('notice_kept'), fields: ['reasons'] },
            { value: 'removed', text: removal, fields: ['basis', 'reasons'] },
          ]}
          note={t('notice_note')}
          decide={async ({ outcome, basis, reasons = '' }) => {
            await call(paths.decideNotice, { params: { id }, body: { outcome, basis, reasons } });
            await reportDecision(t(`notice_decided_${outcome}`, { reference }));
          }}
        />
      ) : null}
    </article>
  );
}
