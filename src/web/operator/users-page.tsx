import { Link, useSearchParams } from 'react-router';
import type { AccountView } from '#contract/operator/users.ts';
import * as paths from '#contract/paths.generated.ts';
import { longDate } from '#web/articles/long-date.ts';
import list from '#web/bookings/list/booking-list.module.css';
import { FindForm } from '#web/forms/find-form.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { sortIn } from '#web/ui/sorting/sort-in.ts';
import { SortField, SortSelect } from '#web/ui/sorting/sort-select.tsx';
import styles from './console.module.css';
import { may } from '#web/runtime/session/may.ts';
import { stateIn } from './list-address.ts';
import { OlderLinks } from './older-links.tsx';
import { OperatorFrame } from './operator-frame.tsx';

type Loaded = ResponseBody<'listAccounts'>;

const path = '/admin/users';
const states = ['all', 'suspended'] as const;
const roles = ['all', 'client', 'supplier', 'admin'] as const;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('console:users_title'), indexed: false }),
  Page: UsersPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('support')) return null;
  const { find, before } = Object.fromEntries(searchParams);
  const role = stateIn(searchParams, roles, 'role');
  const chosen = { state: stateIn(searchParams, states), role: role === 'all' ? undefined : role };
  return call(paths.listAccounts, { query: { find, before, ...chosen, sort: sortIn(searchParams, 'listAccounts') } });
}

function UsersPage({ data }: { data: Loaded | null }) {
  const t = useT('console');
  const [query] = useSearchParams();
  const state = stateIn(query, states);
  const find = query.get('find') ?? '';
  const role = stateIn(query, roles, 'role');
  return (
    <OperatorFrame title={t('users_title')} loaded={data}>
      {(accounts) => (
        <div className={styles.page}>
          <nav className={list.filters} aria-label={t('users_choice')}>
            {states.map((one) => (
              <Link key={one} to={addressOf(query, one)} aria-current={one === state ? 'page' : undefined}>
                {t(`users_${one}`)}
              </Link>
            ))}
          </nav>
          <FindForm className={styles.filters} action={path}>
            <div className={styles.long}>
              <Field
                label={t('users_find')}
                name="find"
                type="search"
                maxLength={254}
                autoComplete="off"
                defaultValue={find}
              />
            </div>
            <SelectField label={t('users_role')} name="role" defaultValue={role}>
              {roles.map((one) => (
                <option key={one} value={one}>
                  {t(one === 'all' ? 'anyone' : `role_${one}`)}
                </option>
              ))}
            </SelectField>
            {state === 'all' ? null : <input type="hidden" name="state" value={state} />}
            <SortField query={query} />
            <div className={styles.buttons}>
              <Button type="submit">{t('find')}</Button>
            </div>
          </FindForm>
          {accounts.data.length === 0 ? (
            <EmptyState
              title={t(find === '' && role === 'all' && state === 'suspended' ? 'users_none_suspended' : 'users_none')}
            />
          ) : (
            <>
              <SortSelect list="listAccounts" />
              <ul className={styles.rows}>
                {accounts.data.map((account) => (
                  <Account key={account.id} account={account} />
                ))}
              </ul>
            </>
          )}
          <OlderLinks path={path} query={query} next={accounts.next} />
        </div>
      )}
    </OperatorFrame>
  );
}

/** The same search among accounts of one state. */
function addressOf(query: URLSearchParams, state: (typeof states)[number]): string {
  const next = new URLSearchParams(query);
  for (const name of ['before', 'state']) next.delete(name);
  if (state !== 'all') next.set('state', state);
  return next.size > 0 ? `${path}?${next}` : path;
}

function Account({
  account: { id, name, email, role, staffRole, memberRole, registeredAt, suspendedAt },
}: {
  account: AccountView;
}) {
  const t = useT('console');
  const { language } = usePageContext();
  return (
    <li>
      <p>
        <Link to={`${path}/${id}`}>{name}</Link>
      </p>
      <p className={styles.soft}>
        <span>{email}</span>
        <span>{t(`role_${staffRole ?? memberRole ?? role}`)}</span>
        <span>{t('user_since', { date: longDate(registeredAt, language) })}</span>
        {suspendedAt ? (
          <strong>
            {t('user_suspended', { moment: t('moment', { moment: momentText(suspendedAt, 'UTC', language) }) })}
          </strong>
        ) : null}
      </p>
    </li>
  );
}
