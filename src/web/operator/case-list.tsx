import type { ReactNode } from 'react';
import { Link } from 'react-router';
import list from '#web/bookings/booking-list.module.css';
import { useT } from '#web/surroundings.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { News } from '#web/ui/news.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import styles from './cases.module.css';
import { listAddress, type ListAddress } from './list-address.ts';

type Paged<Case> = { data: Case[]; page: number; pageSize: number; total: number };
type Props<Case> = {
  cases: Paged<Case>;
  at: ListAddress;
  /** What the choice of lists is called, and the name of each. */
  choice: string;
  choices: Record<string, string>;
  /** What is said where there are none. */
  empty: string;
  /** What became of the case that was decided last. */
  told?: string;
  children: (one: Case) => ReactNode;
};

/** Cases in one of their states, each with what may be done about it; the choice of state stands above. */
export function CaseList<Case extends { id: string }>(props: Props<Case>) {
  const { cases, at, choice, choices, empty, told = '', children } = props;
  const t = useT('moderation');
  return (
    <>
      <nav className={list.filters} aria-label={choice}>
        {Object.entries(choices).map(([state, name]) => (
          <Link key={state} to={listAddress({ ...at, state })} aria-current={state === at.state ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <div key={told} className={styles.told}>
        <News told={told !== ''}>
          <Notice tone="good">{told}</Notice>
        </News>
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
        <ul className={styles.cases}>
          {cases.data.map((one) => (
            <li key={one.id}>{children(one)}</li>
          ))}
        </ul>
      )}
      <Pagination {...cases} hrefOf={(page) => listAddress(at, page)} />
    </>
  );
}
