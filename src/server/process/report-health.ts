// What operators read about how the marketplace runs. A load balancer uses readiness.ts, a monitor metrics.ts.
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { healthEndpoints, InvariantCheckView } from '#contract/operator/operations.ts';
import { findInvariantChecks, type InvariantCheck } from '#domain/operator/health/invariant-check-queries.ts';
import { rateDay } from '#domain/pricing/exchange-rates.ts';
import { findLastRead } from '#domain/pricing/rate-queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findQueueStates } from '#platform/jobs/job-queries.ts';
import { countWaitingMails } from '#platform/mail/held-mails.ts';
import type { Services } from '#platform/services.ts';
import { readinessOf } from './readiness.ts';

type Health = ResponseOf<(typeof healthEndpoints)['getHealth']>;

const startedAt = new Date(Date.now() - process.uptime() * 1000);

export async function readHealth(services: Services): Promise<Health> {
  const { config, database } = services;
  const [checks, queues, mails, disk, measured, lastRead, invariants] = await Promise.all([
    readinessOf(database)(),
    findQueueStates(services),
    countWaitingMails(database.db),
    statfs(config.dataDir).catch(() => null),
    measureDatabase(database.db),
    findLastRead(database.db),
    findInvariantChecks(database.db),
  ]);
  return {
    checks,
    queues: queues.states,
    deadJobs: queues.dead,
    mails: {
      ...mails,
      oldestAt: mails.oldestAt?.toISOString() ?? null,
      hasServer: config.smtpUrl !== undefined,
    },
    disk: disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
    database: { engine: database.engine, ...measured },
    rates: {
      asOf: rateDay('USD', 'EUR'),
      readAt: lastRead?.toISOString() ?? null,
      isFetched: config.ratesUrl !== undefined,
    },
    process: {
      startedAt: startedAt.toISOString(),
      memoryBytes: process.memoryUsage.rss(),
      node: process.version,
    },
    invariants: {
      last: invariants.last && invariantCheckView(invariants.last),
      pending: invariants.pending && invariantCheckView(invariants.pending),
    },
  };
}

async function measureDatabase(db: Queryable): Promise<{ version: string; bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select split_part(current_setting('server_version'), ' ', 1) as version, pg_database_size(current_database()) as bytes`.execute(
    db,
  );
  return rows[0]!;
}

export const invariantCheckView = (check: InvariantCheck): InvariantCheckView => ({
  requestedAt: check.requestedAt.toISOString(),
  startedAt: check.startedAt?.toISOString() ?? null,
  finishedAt: check.finishedAt?.toISOString() ?? null,
  broken: check.broken,
  findings: check.findings,
  failure: check.failure,
});
