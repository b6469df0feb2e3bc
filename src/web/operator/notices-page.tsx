import { sortIn } from '#web/ui/sorting/sort-in.ts';
import { useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { CaseList } from './cases/case-list.tsx';
import { pageIn, pageSize, stateIn } from './list-address.ts';
import { may } from '#web/runtime/session/may.ts';
import { NoticeCase, useNoticeSummary } from './notice-case.tsx';
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
    query: {
      state: stateIn(searchParams, states),
      sort: sortIn(searchParams, 'listNotices'),
      page: pageIn(searchParams),
      pageSize,
    },
  });
}

function NoticesPage({ data }: { data: Loaded | null }) {
  const t = useT('moderation');
  const [query] = useSearchParams();
  const state = stateIn(query, states);
  const { message, reportDecision } = useDecisionMessage();
  const summaryOf = useNoticeSummary();
  return (
    <OperatorFrame title={t('notices_title')} loaded={data}>
      {(cases) => (
        <CaseList
          cases={cases}
          sorts="listNotices"
          at={{ path: '/admin/notices', state, first: 'received' }}
          choice={t('notices_choice')}
          choices={Object.fromEntries(states.map((one) => [one, t(`notices_${one}`)]))}
          empty={t(`notices_none_${state}`)}
          message={message}
          summaryOf={summaryOf}
        >
          {(notice) => <NoticeCase notice={notice} reportDecision={reportDecision} />}
        </CaseList>
      )}
    </OperatorFrame>
  );
}
