import { sortIn } from '#web/ui/sorting/sort-in.ts';
import { FindCase } from './find-case.tsx';
import { useSearchParams } from 'react-router';
import type { AdminAffiliateView, AffiliateState } from '#contract/affiliates.ts';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { longDate } from '#web/articles/long-date.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { CaseList } from './cases/case-list.tsx';
import styles from './cases/cases.module.css';
import { DecisionForm } from './cases/decision-form.tsx';
import { pageIn, pageSize, stateIn } from './list-address.ts';
import { may } from '#web/runtime/session/may.ts';
import { OperatorFrame } from './operator-frame.tsx';
import { useDecisionMessage } from './use-decision-message.ts';

type Loaded = ResponseBody<'listAffiliates'>;

const states = ['applied', 'approved', 'declined', 'ended'] as const;
/** The possible decisions, by state. */
const outcomesOf = {
  applied: ['approved', 'declined'],
  approved: ['ended'],
  declined: [],
  ended: [],
} as const satisfies Record<AffiliateState, readonly AffiliateState[]>;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('moderation:affiliates_title'), indexed: false }),
  Page: AffiliatesPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('operator')) return null;
  return call(paths.listAffiliates, {
    query: {
      state: stateIn(searchParams, states),
      find: searchParams.get('find') ?? undefined,
      sort: sortIn(searchParams, 'listAffiliates'),
      page: pageIn(searchParams),
      pageSize,
    },
  });
}

function AffiliatesPage({ data }: { data: Loaded | null }) {
  const t = useT('moderation');
  const [query] = useSearchParams();
  const state = stateIn(query, states);
  const { message, reportDecision } = useDecisionMessage();
  const summaryOf = useSummary();
  return (
    <OperatorFrame title={t('affiliates_title')} loaded={data}>
      {(cases) => (
        <>
          <FindCase path="/admin/affiliates" query={query} />
          <CaseList
            cases={cases}
            sorts="listAffiliates"
            at={{ path: '/admin/affiliates', state, first: 'applied', find: query.get('find') ?? '' }}
            choice={t('affiliates_choice')}
            choices={Object.fromEntries(states.map((one) => [one, t(`affiliates_${one}`)]))}
            empty={t(query.get('find') ? 'find_none' : `affiliates_none_${state}`)}
            message={message}
            summaryOf={summaryOf}
          >
            {(affiliate) => <AffiliateCase affiliate={affiliate} reportDecision={reportDecision} />}
          </CaseList>
        </>
      )}
    </OperatorFrame>
  );
}

function useSummary() {
  const t = useT('moderation');
  const { language } = usePageContext();
  return ({ name, kind, code, percent, appliedAt, message, ...affiliate }: AdminAffiliateView) => ({
    title: name,
    facts: [
      t(`affiliate_${kind}`),
      t('affiliate_since', { date: longDate(appliedAt, language) }),
      code ? t('affiliate_code', { code, percent: percent ?? 0 }) : null,
    ],
    excerpt: message,
    language: affiliate.language,
  });
}

type CaseProps = { affiliate: AdminAffiliateView; reportDecision: (text: string) => Promise<void> };

/** An applicant or an affiliate. */
function AffiliateCase({ affiliate, reportDecision }: CaseProps) {
  const t = useT('moderation');
  const { call } = usePageContext();
  const { id, name, email, state, link, message, reasons } = affiliate;
  const outcomes = outcomesOf[state];
  return (
    <>
      <div>
        <p>{email}</p>
        <p>
          <a href={link} rel="noreferrer nofollow">
            {link}
          </a>
        </p>
        <p className={styles.written} lang={affiliate.language}>
          {message}
        </p>
        {reasons ? (
          <p className={styles.written}>
            <strong>{t('affiliate_reasons')}</strong> {reasons}
          </p>
        ) : null}
      </div>
      {outcomes.length > 0 ? (
        <DecisionForm
          caseId={id}
          key={state}
          subject={name}
          outcomes={outcomes.map((value) => ({
            value,
            text: t(`affiliate_decide_${value}`),
            asks: value === 'approved' ? [] : ['reasons'],
            isHarmful: value !== 'approved',
          }))}
          note={t('affiliate_note')}
          decide={async ({ outcome, reasons: why }) => {
            await call(paths.decideAffiliate, { params: { id }, body: { outcome, reasons: why } });
            await reportDecision(t(`affiliate_done_${outcome}`, { name }));
          }}
        />
      ) : null}
    </>
  );
}
