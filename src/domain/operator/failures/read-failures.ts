import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { operationEndpoints } from '#contract/operator/operations.ts';
import type { Context } from '#platform/http/caller.ts';
import { payloadsSince } from '#platform/jobs/dead-jobs.ts';
import { attemptsMax } from '#platform/mail/outbox-queries.ts';
import { type FailureRow, listDeadJobRows, listFailureRows, listHeldMailRows } from './failure-queries.ts';
import { listHeldByHost, listHeldDeliveries } from '#domain/webhooks/held-deliveries.ts';

type Calls = typeof operationEndpoints;

const perPage = 25;

export async function readFailures({ database }: Context): Promise<ResponseOf<Calls['listFailures']>> {
  const rows = await listFailureRows(database.db);
  const ofKind = (wanted: FailureRow['kind']) => rows.filter(({ kind }) => kind === wanted).map(failureView);
  const webhooks = await listHeldByHost(database.db);
  return {
    jobs: ofKind('job'),
    mails: ofKind('mail'),
    webhooks: webhooks.map(failureView),
  };
}

const failureView = <Row extends { since: Date }>({ since, ...row }: Row) => ({ ...row, since: since.toISOString() });

export async function readDeadJobs(
  { database, clock }: Context,
  { name, sort, before }: InputOf<Calls['listDeadJobs']>['query'],
): Promise<ResponseOf<Calls['listDeadJobs']>> {
  const rows = await listDeadJobRows(database.db, { name, sort, before, limit: perPage + 1 });
  const shown = rows.slice(0, perPage);
  const canRetrySince = payloadsSince(clock.now());
  return {
    data: shown.map(({ deadAt, ...row }) => ({
      ...row,
      givenUpAt: deadAt.toISOString(),
      canRetry: deadAt >= canRetrySince,
    })),
    next: rows.length > perPage ? shown.at(-1)!.id : null,
  };
}

export async function readHeldMails(
  { database }: Context,
  { name, sort, before }: InputOf<Calls['listHeldMails']>['query'],
): Promise<ResponseOf<Calls['listHeldMails']>> {
  const rows = await listHeldMailRows(database.db, { name, sort, before, limit: perPage + 1 });
  const shown = rows.slice(0, perPage);
  return {
    data: shown.map(({ createdAt, nextTryAt, ...row }) => ({
      ...row,
      writtenAt: createdAt.toISOString(),
      nextTryAt: row.attempts < attemptsMax ? nextTryAt.toISOString() : null,
    })),
    next: rows.length > perPage ? shown.at(-1)!.id : null,
  };
}

export async function readHeldWebhooks(
  { database }: Context,
  { name, sort, before }: InputOf<Calls['listHeldWebhooks']>['query'],
): Promise<ResponseOf<Calls['listHeldWebhooks']>> {
  const rows = await listHeldDeliveries(database.db, { name, sort, before, limit: perPage + 1 });
  const shown = rows.slice(0, perPage);
  return {
    data: shown.map(({ createdAt, dueAt, isOff, ...row }) => ({
      ...row,
      writtenAt: createdAt.toISOString(),
      nextTryAt: isOff ? null : (dueAt?.toISOString() ?? null),
      canRetry: !isOff,
    })),
    next: rows.length > perPage ? shown.at(-1)!.id : null,
  };
}
