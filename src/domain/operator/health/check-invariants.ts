// The invariants are checked in the background, because that reads every booking: once a day, and when an operator requests it.
import { newId } from '#kernel/ids.ts';
import { runLongStatement } from '#platform/database/long-statement.ts';
import type { Context } from '#platform/http/caller.ts';
import { type RecurringJobs, runSoon } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import {
  deleteOldChecks,
  type Finding,
  findInvariantChecks,
  finishInvariantCheck,
  insertInvariantCheck,
  type InvariantCheck,
  startInvariantCheck,
} from './invariant-check-queries.ts';

const timeoutMs = 15 * 60_000;
const findingsMax = 100;
const retentionDays = 90;
const dayMs = 86_400_000;

export const healthRecurringJobs: RecurringJobs = {
  'check-invariants': { everySeconds: 86_400, run: checkInvariants },
};

/** Returns the check that is pending: one that was requested before goes on. */
export async function requestInvariantCheck(context: Context): Promise<InvariantCheck> {
  const now = context.clock.now();
  const pending = await context.database.transaction(async (transaction) => {
    await insertInvariantCheck(transaction, newId(), now);
    await runSoon(transaction, 'check-invariants', now);
    return (await findInvariantChecks(transaction)).pending!;
  });
  context.wakeJobs();
  return pending;
}

/** The embedded engine has one session, which this occupies: there it runs on request alone. */
export async function checkInvariants(services: Services): Promise<void> {
  const { database, clock } = services;
  if (database.engine === 'postgres') await insertInvariantCheck(database.db, newId(), clock.now());
  const { pending } = await findInvariantChecks(database.db);
  if (!pending) return;
  await startInvariantCheck(database.db, pending.id, clock.now());
  const outcome = await runLongStatement<Finding>(services, 'select * from broken_invariants()', timeoutMs).then(
    (found) => ({ broken: found.length, findings: found.slice(0, findingsMax) }),
    (error: Error) => ({ failure: error.message }),
  );
  if ('broken' in outcome && outcome.broken > 0)
    services.log.error('invariants are broken', { count: outcome.broken, first: outcome.findings[0]!.invariant });
  await finishInvariantCheck(database.db, pending.id, clock.now(), outcome);
  await deleteOldChecks(database.db, new Date(clock.now().getTime() - retentionDays * dayMs));
}
