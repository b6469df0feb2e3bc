import { Link, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import list from '#web/bookings/list/booking-list.module.css';
import type { ResponseBody } from '#web/runtime/api/call.ts';
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
  | { view: 'postings'; postings: ResponseBody<'listPostings'> };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('ledger:title'), indexed: false }),
  Page: LedgerPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('operator')) return null;
  return loadList(queryOf(searchParams), async (query) =>
    stateIn(searchParams, views, 'view') === 'balance'
      ? { view: 'balance', balance: await call(paths.getTrialBalance, { query }) }
      : { view: 'postings', postings: await call(paths.listPostings, { query }) },
  );
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
          <LedgerFilters path={path} view={view} query={query} />
          {loaded.view === 'balance' ? (
            <TrialBalance balance={loaded.balance} />
          ) : (
            <Postings postings={loaded.postings.data} />
          )}
          <Download
            path={view === 'balance' ? paths.downloadTrialBalance : paths.downloadPostings}
            query={queryOf(query)}
          />
          {loaded.view === 'postings' ? <OlderLinks path={path} query={query} next={loaded.postings.next} /> : null}
        </div>
      )}
    </OperatorFrame>
  );
}
