import { Link, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import list from '#web/bookings/list/booking-list.module.css';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import styles from '../console.module.css';
import { loadList, stateIn } from '../list-address.ts';
import { OlderLinks } from '../older-links.tsx';
import { OperatorFrame } from '../operator-frame.tsx';
import { Download } from './download.tsx';
import { LedgerFilters } from './ledger-filters.tsx';
import { Postings } from './postings.tsx';
import { TrialBalance } from './trial-balance.tsx';

const path = '/admin/ledger';
const views = ['balance', 'postings'] as const;

type Loaded =
  | { view: 'balance'; balance: ResponseBody<'getTrialBalance'> }
  | { view: 'postings'; postings: ResponseBody<'listPostings'> }
  | { view: 'refused'; problem: unknown };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('ledger:title'), indexed: false }),
  Page: LedgerPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('operator')) return null;
  const loading = loadList<Loaded>(queryOf(searchParams), async (query) =>
    stateIn(searchParams, views, 'view') === 'balance'
      ? { view: 'balance', balance: await call(paths.getTrialBalance, { query }) }
      : { view: 'postings', postings: await call(paths.listPostings, { query }) },
  );
  return loading.catch((problem: unknown): Loaded => {
    if (fieldText(problem, 'until')) return { view: 'refused', problem };
    throw problem;
  });
}

const queryOf = (searchParams: URLSearchParams) =>
  Object.fromEntries([...searchParams].filter(([name, value]) => value !== '' && name !== 'view'));

function LedgerPage({ data }: { data: Loaded | null }) {
  const t = useT('ledger');
  const [query] = useSearchParams();
  const view = stateIn(query, views, 'view');
  return (
    <OperatorFrame title={t('title')} loaded={data}>
      {(loaded) => (
        <div className={styles.page}>
          <nav className={list.filters} aria-label={t('choice')}>
            {views.map((one) => (
              <Link
                key={one}
                to={one === 'balance' ? path : `${path}?view=${one}`}
                aria-current={one === view ? 'page' : undefined}
              >
                {t(`view_${one}`)}
              </Link>
            ))}
          </nav>
          <LedgerFilters
            path={path}
            view={view}
            query={query}
            problem={loaded.view === 'refused' ? loaded.problem : null}
          />
          {loaded.view === 'balance' ? <TrialBalance balance={loaded.balance} /> : null}
          {loaded.view === 'postings' ? <Postings postings={loaded.postings.data} /> : null}
          {loaded.view === 'refused' ? null : (
            <Download
              path={view === 'balance' ? paths.downloadTrialBalance : paths.downloadPostings}
              query={queryOf(query)}
            />
          )}
          {loaded.view === 'postings' ? <OlderLinks path={path} query={query} next={loaded.postings.next} /> : null}
        </div>
      )}
    </OperatorFrame>
  );
}
