import { sortIn } from '#web/ui/sorting/sort-in.ts';
import { SortSelect } from '#web/ui/sorting/sort-select.tsx';
import { Link, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import list from '#web/bookings/list/booking-list.module.css';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from '../console.module.css';
import { stateIn } from '../list-address.ts';
import { OlderLinks } from '../older-links.tsx';
import { OperatorFrame } from '../operator-frame.tsx';
import { useDecisionMessage } from '../use-decision-message.ts';
import { DeadJob, HeldMail, HeldWebhook } from './failure.tsx';
import { FailureForms } from './failure-forms.tsx';
import { failuresAddress, failuresPath, type FailureView, failureViews } from './failures-address.ts';
import type { Failed } from './failures.tsx';
import { useNameText } from './use-name-text.ts';

type Loaded = {
  failed: Failed;
  jobs: ResponseBody<'listDeadJobs'> | null;
  mails: ResponseBody<'listHeldMails'> | null;
  webhooks: ResponseBody<'listHeldWebhooks'> | null;
};

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('operations:failures_title'), indexed: false }),
  Page: FailuresPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('operator')) return null;
  const { name, before } = Object.fromEntries(searchParams);
  const view = stateIn(searchParams, failureViews, 'view');
  // All three lists have the same orders.
  const query = { name, before, sort: sortIn(searchParams, 'listDeadJobs') };
  const [failed, jobs, mails, webhooks] = await Promise.all([
    call(paths.listFailures),
    view === 'jobs' ? call(paths.listDeadJobs, { query }) : null,
    view === 'mails' ? call(paths.listHeldMails, { query }) : null,
    view === 'webhooks' ? call(paths.listHeldWebhooks, { query }) : null,
  ]);
  return { failed, jobs, mails, webhooks };
}

function FailuresPage({ data }: { data: Loaded | null }) {
  const t = useT('operations');
  const [query] = useSearchParams();
  const view = stateIn(query, failureViews, 'view');
  const name = query.get('name') ?? '';
  const { message, reportDecision } = useDecisionMessage();
  const nameText = useNameText()(view, name);
  return (
    <OperatorFrame title={t('failures_title')} loaded={data}>
      {({ failed, jobs, mails, webhooks }) => {
        const ofName = failed[view].find((one) => one.name === name);
        const areAllOff = view === 'webhooks' && failed.webhooks.some((one) => one.name === name && !one.canRetry);
        const { data: shown, next } = jobs ?? mails ?? webhooks ?? { data: [], next: null };
        return (
          <div className={styles.page}>
            <Choices view={view} failed={failed} />
            <StatusMessage key={message} isShown={message !== ''}>
              <Notice tone="good">{message}</Notice>
            </StatusMessage>
            <Names view={view} name={name} failed={failed} />
            {ofName && ofName.count > 1 ? (
              <div className={styles.card}>
                <p>{t(`all_${view}`, { name: nameText, count: ofName.count })}</p>
                <FailureForms
                  view={view}
                  chosen={{ name }}
                  spoken={nameText}
                  canRetry={!areAllOff}
                  isAll
                  onDone={reportDecision}
                />
              </div>
            ) : null}
            {shown.length === 0 ? (
              <EmptyState title={t(`none_${view}`)}>{t(`none_${view}_text`)}</EmptyState>
            ) : (
              <>
                <SortSelect list="listDeadJobs" />
                <ul className={styles.rows} aria-label={t(view)}>
                  {jobs?.data.map((job) => (
                    <DeadJob key={job.id} job={job} onDone={reportDecision} />
                  ))}
                  {mails?.data.map((mail) => (
                    <HeldMail key={mail.id} mail={mail} onDone={reportDecision} />
                  ))}
                  {webhooks?.data.map((webhook) => (
                    <HeldWebhook key={webhook.id} webhook={webhook} onDone={reportDecision} />
                  ))}
                </ul>
              </>
            )}
            <OlderLinks path={failuresPath} query={query} next={next} />
          </div>
        );
      }}
    </OperatorFrame>
  );
}

const countOf = (failed: Failed, view: FailureView): number => failed[view].reduce((sum, { count }) => sum + count, 0);

function Choices({ view, failed }: { view: FailureView; failed: Failed }) {
  const t = useT('operations');
  return (
    <nav className={list.filters} aria-label={t('choice')}>
      {failureViews.map((one) => (
        <Link key={one} to={failuresAddress(one)} aria-current={one === view ? 'page' : undefined}>
          {t(`view_${one}`, { number: countOf(failed, one) })}
        </Link>
      ))}
    </nav>
  );
}

/** Where there are several names: each with how many there are of it. */
function Names({ view, name, failed }: { view: FailureView; name: string; failed: Failed }) {
  const t = useT('operations');
  const nameText = useNameText();
  const names = failed[view];
  if (names.length < 2 && !name) return null;
  return (
    <nav className={styles.links} aria-label={t('names')}>
      <Link to={failuresAddress(view)} aria-current={name ? undefined : 'page'}>
        {t('names_all')}
      </Link>
      {names.map((one) => (
        <Link key={one.name} to={failuresAddress(view, one.name)} aria-current={one.name === name ? 'page' : undefined}>
          {t('name_count', { name: nameText(view, one.name), number: one.count })}
        </Link>
      ))}
    </nav>
  );
}
