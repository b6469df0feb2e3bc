import { sortParameter } from '#web/ui/sorting/sort-in.ts';
import { SortSelect } from '#web/ui/sorting/sort-select.tsx';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { SortedList, SortOf } from '#kernel/choices/list-sorts.ts';
import list from '#web/bookings/list/booking-list.module.css';
import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import styles from './cases.module.css';
import console from '../console.module.css';
import { listAddress, type ListAddress } from '../list-address.ts';
import { type CaseSummary, FoldedCases } from './folded-cases.tsx';

type Paged<Case> = { data: Case[]; page: number; pageSize: number; total: number };
type Props<Case> = {
  cases: Paged<Case>;
  at: ListAddress;
  /** The list whose orders can be chosen. */
  sorts: SortedList;
  /** The order without a choice, where that is not the list’s own. */
  usual?: SortOf<SortedList> | undefined;
  /** The label of the choice of states, and the name of each. */
  choice: string;
  choices: Record<string, string>;
  /** The text for an empty list. */
  empty: string;
  /** The outcome of the last decision. */
  message?: string;
  /** With it each case is a row that opens. */
  summaryOf?: (one: Case) => CaseSummary;
  children: (one: Case) => ReactNode;
};

/** Cases of one state with the actions on each; links to the other states above. */
export function CaseList<Case extends { id: string }>(props: Props<Case>) {
  const { cases, sorts, usual, choice, choices, empty, message = '', summaryOf, children } = props;
  const t = useT('moderation');
  const [query] = useSearchParams();
  const at = { ...props.at, ...sortParameter(query) };
  return (
    <>
      <nav className={list.filters} aria-label={choice}>
        {Object.entries(choices).map(([state, name]) => (
          <Link key={state} to={listAddress({ ...at, state })} aria-current={state === at.state ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <div key={message} className={styles.message}>
        <StatusMessage isShown={message !== ''}>
          <Notice tone="good">{message}</Notice>
        </StatusMessage>
      </div>
      {cases.total === 0 ? (
        <EmptyState
          title={empty}
          actions={
            <ButtonLink to="/admin" look="line">
              {t('to_overview')}
            </ButtonLink>
          }
        />
      ) : (
        <div className={console.stack}>
          <SortSelect list={sorts} usual={usual} />
          {summaryOf ? (
            <FoldedCases key={query.toString()} cases={cases.data} summaryOf={summaryOf}>
              {children}
            </FoldedCases>
          ) : (
            <ul className={styles.cases}>
              {cases.data.map((one) => (
                <li key={one.id}>{children(one)}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <Pagination {...cases} hrefOf={(page) => listAddress(at, page)} />
    </>
  );
}
