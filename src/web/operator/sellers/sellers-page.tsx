import { FindForm } from '#web/forms/find-form.tsx';
import { sortIn } from '#web/ui/sorting/sort-in.ts';
import { SortField, SortSelect } from '#web/ui/sorting/sort-select.tsx';
import { Link, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { sellerStates } from '#kernel/tax/tax-details.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import list from '#web/bookings/list/booking-list.module.css';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { orLastYear } from '#web/seller-reports/or-last-year.ts';
import styles from '../console.module.css';
import { pageIn, stateIn } from '../list-address.ts';
import { OperatorFrame } from '../operator-frame.tsx';
import { useDecisionMessage } from '../use-decision-message.ts';
import { Differences } from './differences.tsx';
import { Filings } from './filings.tsx';
import { Report } from './report.tsx';
import { Seller } from './seller.tsx';

const path = '/admin/sellers';
const states = ['all', ...sellerStates] as const;

type Loaded = { report: ResponseBody<'listSellersOfYear'>; filings: ResponseBody<'listSellerFilings'> };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('seller-reports:title'), indexed: false }),
  Page: SellersPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('operator')) return null;
  const state = stateIn(searchParams, states);
  const year = wholeNumber(searchParams.get('year'), { min: 2020, max: 2999, fallback: 0 }) || undefined;
  const query = {
    state: state === 'all' ? undefined : state,
    find: searchParams.get('find') ?? undefined,
    sort: sortIn(searchParams, 'listSellersOfYear'),
    page: pageIn(searchParams),
    pageSize: 25,
  };
  const changes = wholeNumber(searchParams.get('changes'), { min: 1, max: 10_000, fallback: 1 });
  const [report, filings] = await Promise.all([
    orLastYear(year, (given) => call(paths.listSellersOfYear, { query: { ...query, ...given } })),
    orLastYear(year, (given) => call(paths.listSellerFilings, { query: { page: changes, pageSize: 25, ...given } })),
  ]);
  return { report, filings };
}

/** The address with some parameters changed; those that are empty are left out. */
function addressOf(query: URLSearchParams, change: Record<string, string>): string {
  const next = { ...Object.fromEntries(query), page: '', changes: '', ...change };
  const given = new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''));
  return given.size > 0 ? `${path}?${given}` : path;
}

function SellersPage({ data }: { data: Loaded | null }) {
  const t = useT('seller-reports');
  const [query] = useSearchParams();
  const { message, reportDecision } = useDecisionMessage();
  return (
    <OperatorFrame title={t('title')} loaded={data}>
      {({ report: loaded, filings }) => (
        <div className={styles.page}>
          <p className={styles.written}>{t('note')}</p>
          <nav className={list.filters} aria-label={t('years')}>
            {loaded.years.map((one) => (
              <Link
                key={one}
                to={addressOf(query, { year: one === loaded.years[0] ? '' : String(one) })}
                aria-current={one === loaded.year ? 'page' : undefined}
              >
                {one}
              </Link>
            ))}
          </nav>
          <StatusMessage key={message} isShown={message !== ''}>
            <Notice tone="good">{message}</Notice>
          </StatusMessage>
          <Report key={loaded.year} report={loaded} isMade={filings.filings.length > 0} onDone={reportDecision} />
          <Differences
            key={`differences ${loaded.year}`}
            loaded={filings}
            hrefOf={(number) => addressOf(query, { changes: number > 1 ? String(number) : '' })}
            onDone={reportDecision}
          />
          {filings.filings.length > 0 || loaded.isOver ? <Filings {...filings} onDone={reportDecision} /> : null}
          <Filters query={query} />
          {loaded.total === 0 ? (
            <EmptyState title={t('none')}>
              <p>{t('none_text', { year: loaded.year })}</p>
            </EmptyState>
          ) : (
            <>
              <SortSelect list="listSellersOfYear" />
              <ul className={styles.rows} aria-label={t('title')}>
                {loaded.data.map((seller) => (
                  <Seller key={seller.id} seller={seller} />
                ))}
              </ul>
            </>
          )}
          <Pagination {...loaded} hrefOf={(number) => addressOf(query, { page: number > 1 ? String(number) : '' })} />
        </div>
      )}
    </OperatorFrame>
  );
}

function Filters({ query }: { query: URLSearchParams }) {
  const t = useT('seller-reports');
  const [state, find, year] = [stateIn(query, states), query.get('find') ?? '', query.get('year')];
  return (
    <>
      <nav className={list.filters} aria-label={t('choice')}>
        {states.map((one) => (
          <Link
            key={one}
            to={addressOf(query, { state: one === 'all' ? '' : one })}
            aria-current={one === state ? 'page' : undefined}
          >
            {one === 'all' ? t('all') : t(`state_${one}`)}
          </Link>
        ))}
      </nav>
      <FindForm className={styles.filters} action={path}>
        {year ? <input type="hidden" name="year" value={year} /> : null}
        {state === 'all' ? null : <input type="hidden" name="state" value={state} />}
        <SortField query={query} />
        <div className={styles.long}>
          <Field label={t('find')} name="find" type="search" maxLength={160} autoComplete="off" defaultValue={find} />
        </div>
        <div className={styles.buttons}>
          <Button type="submit">{t('console:find')}</Button>
          {find ? (
            <ButtonLink look="quiet" to={addressOf(query, { find: '' })}>
              {t('console:clear')}
            </ButtonLink>
          ) : null}
        </div>
      </FindForm>
    </>
  );
}
