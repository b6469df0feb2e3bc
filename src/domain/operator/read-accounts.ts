import { DomainError } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { AccountView, operatorUserEndpoints } from '#contract/operator/users.ts';
import type { Context } from '#platform/http/caller.ts';
import { staffRoleOf } from '#domain/accounts/account-queries.ts';
import { deviceOf } from '#domain/accounts/sessions/device-of.ts';
import { listLiveSessions } from '#domain/accounts/sessions/session-list-queries.ts';
import { type AccountRow, findAccount, listAccountRows } from './account-search-queries.ts';

type Calls = typeof operatorUserEndpoints;

const accountsPerPage = 25;
const sessionsMax = 100;

export async function listAccounts(
  { database }: Context,
  query: InputOf<Calls['listAccounts']>['query'],
): Promise<ResponseOf<Calls['listAccounts']>> {
  const rows = await listAccountRows(database.db, { ...query, limit: accountsPerPage + 1 });
  const shown = rows.slice(0, accountsPerPage);
  return { data: shown.map(accountView), next: rows.length > accountsPerPage ? shown.at(-1)!.id : null };
}

/** Throws `not_found`, also of an erased account. */
export async function getAccount({ database, clock }: Context, id: string): Promise<ResponseOf<Calls['getAccount']>> {
  const [account, { rows: sessions }] = await Promise.all([
    findAccount(database.db, id),
    listLiveSessions(database.db, { userId: id, now: clock.now(), page: 1, pageSize: sessionsMax }),
  ]);
  if (!account) throw new DomainError('not_found');
  return {
    ...accountView(account),
    language: account.language,
    bookings: account.bookings,
    hasConfirmedEmail: account.emailConfirmedAt !== null,
    suppliers: account.suppliers.map(({ suspendedAt, ...supplier }) => ({
      ...supplier,
      suspendedAt: suspendedAt === null ? null : new Date(suspendedAt).toISOString(),
    })),
    suspensionReason: account.suspensionReason,
    sessions: sessions.map(({ id: sessionId, userAgent, createdAt, lastSeenAt }) => ({
      id: sessionId,
      ...deviceOf(userAgent ?? ''),
      startedAt: createdAt.toISOString(),
      lastUsedAt: lastSeenAt.toISOString(),
    })),
  };
}

export function accountView(row: AccountRow): AccountView {
  const { id, name, email, role, memberRole, createdAt, suspendedAt } = row;
  return {
    id,
    name,
    email,
    role,
    staffRole: staffRoleOf(row),
    memberRole,
    registeredAt: createdAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
  };
}
