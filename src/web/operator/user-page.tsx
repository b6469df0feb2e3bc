import { sortIn } from '#web/ui/sorting/sort-in.ts';
import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { namesOf } from '#kernel/formats.ts';
import { longDate } from '#web/articles/long-date.ts';
import { ReauthenticationProvider } from '#web/profile/security/reauthentication.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { StartActing } from './acting/start-acting.tsx';
import { AccountMails } from './account-mails.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { bookingsOfAddress, supplierAddress } from './list-address.ts';
import { AuditEntries } from './audit/audit-entries.tsx';
import styles from './console.module.css';
import { may } from '#web/runtime/session/may.ts';
import { OperatorFrame } from './operator-frame.tsx';
import { StaffRoleForm } from './staff-role-form.tsx';
import { SuspensionForm } from './suspension-form.tsx';
import { useDecisionMessage } from './use-decision-message.ts';

type Account = ResponseBody<'getAccount'>;
type Loaded = {
  account: Account;
  mails: ResponseBody<'listAccountMails'>;
  log: ResponseBody<'listAuditEntries'>['data'];
};

export const page = definePage<Loaded | null>({
  load,
  head: (loaded, { t }) => ({ title: loaded?.account.name ?? t('console:users_title'), indexed: false }),
  Page: UserPage,
});

async function load({ call, params, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('support')) return null;
  const id = params.id!;
  const [account, mails, log] = await Promise.all([
    call(paths.getAccount, { params: { id } }),
    call(paths.listAccountMails, {
      params: { id },
      query: { before: searchParams.get('before') ?? undefined, sort: sortIn(searchParams, 'listAccountMails') },
    }),
    may('operator') ? call(paths.listAuditEntries, { query: { subject: id } }) : { data: [] },
  ]);
  return { account, mails, log: log.data };
}

function UserPage({ data }: { data: Loaded | null }) {
  const t = useT('console');
  const { message, reportDecision } = useDecisionMessage();
  return (
    <OperatorFrame title={data?.account.name ?? t('users_title')} loaded={data}>
      {({ account, mails, log }) => (
        <div className={styles.page}>
          <StatusMessage key={message} isShown={message !== ''}>
            <Notice tone="good">{message}</Notice>
          </StatusMessage>
          <Facts account={account} />
          <div className={styles.details}>
            <div className={styles.stack}>
              <AccountSessions account={account} onDone={reportDecision} />
              <AccountMails account={account} mails={mails} onDone={reportDecision} />
            </div>
            <div className={styles.stack}>
              {account.role === 'client' && !account.suspendedAt ? <StartActing userId={account.id} /> : null}
              {may('operator') ? <Suspension account={account} onDone={reportDecision} /> : null}
              {may('operator') && account.role !== 'supplier' && account.staffRole !== 'operator' ? (
                <ReauthenticationProvider>
                  <StaffRoleForm key={account.staffRole} account={account} onDone={reportDecision} />
                </ReauthenticationProvider>
              ) : null}
            </div>
          </div>
          {log.length === 0 ? null : (
            <section aria-labelledby="log">
              <h2 id="log">{t('user_log')}</h2>
              <AuditEntries entries={log} />
            </section>
          )}
        </div>
      )}
    </OperatorFrame>
  );
}

function Facts({ account }: { account: Account }) {
  const t = useT('console');
  const { language } = usePageContext();
  const {
    id,
    email,
    role,
    staffRole,
    memberRole,
    registeredAt,
    suspendedAt,
    suspensionReason,
    hasConfirmedEmail,
    suppliers,
  } = account;
  const since = suspendedAt && t('moment', { moment: momentText(suspendedAt, 'UTC', language) });
  return (
    <>
      {since ? (
        <Notice tone="bad" role={undefined}>
          <p>{t('user_suspended', { moment: since })}</p>
          {suspensionReason ? <p className={styles.written}>{suspensionReason}</p> : null}
        </Notice>
      ) : null}
      <p className={styles.soft}>
        <span>{email}</span>
        {hasConfirmedEmail ? null : <span>{t('user_unconfirmed')}</span>}
        <span>{t(`role_${staffRole ?? memberRole ?? role}`)}</span>
        <span>{t('user_since', { date: longDate(registeredAt, language) })}</span>
        <span>
          {account.language
            ? t('user_language', { language: namesOf('language', language).of(account.language)! })
            : t('user_language_none')}
        </span>
        <span>
          {t('user_id')} <code>{id}</code>
        </span>
      </p>
      <p>
        {account.bookings === 0 ? (
          t('user_bookings_none')
        ) : (
          <Link to={bookingsOfAddress(id)}>{t('user_bookings', { count: account.bookings })}</Link>
        )}
      </p>
      {suppliers.length === 0 ? null : (
        <p className={styles.links}>
          <span>{t('user_suppliers')}</span>
          {suppliers.map(({ id: supplierId, name }) => (
            <Link key={supplierId} to={supplierAddress(name)}>
              {name}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

type Props = { account: Account; onDone: (text: string) => Promise<void> };

function Suspension({ account: { id, name, role, suspendedAt }, onDone }: Props) {
  const t = useT('console');
  const isSuspended = suspendedAt !== null;
  return (
    <section className={styles.card} aria-labelledby="suspension">
      <h2 id="suspension">{t(isSuspended ? 'restore_user' : 'suspend_user')}</h2>
      {role === 'admin' ? (
        <p>{t('operator_protected')}</p>
      ) : (
        <SuspensionForm key={String(isSuspended)} kind="user" {...{ id, name, isSuspended, onDone }} />
      )}
    </section>
  );
}
