// Who sells without its tax details is asked for them, reminded twice, and then sells nothing more until they are given.
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { inPages } from '#platform/database/pages.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { recordAct } from '#domain/audit/record-act.ts';
import { restoreToursOf, suspendToursOf } from '#domain/catalogue/sale.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { setSalesPaused } from '#domain/suppliers/supplier-queries.ts';
import { taxRequestJobs } from '../job-types.ts';
import { findOperatorMissing } from '../reporting-operator.ts';
import { deleteRequest, type DueRequest, insertRequest, listDue, lockDue, markReminded } from './request-queries.ts';

/** A recurring job. Suppliers at whom it fails do not stop it for the others. No supplier is asked before it is known who reports, and where. */
export async function askForTaxDetails(services: Services): Promise<void> {
  const db = services.database.db;
  const query = await dueQuery(services);
  const failures: unknown[] = [];
  const readPage = async (afterId: string, limit: number) =>
    (await listDue(db, { ...query, afterId, limit })).map((id) => ({ id }));
  for await (const { id } of inPages(readPage))
    await services.database
      .transaction((transaction) => takeDueStep(transaction, id, query))
      .catch((error) => void failures.push(error));
  services.wakeJobs();
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} suppliers were not asked: ${String(failures[0])}`);
}

export type DueQuery = Parameters<typeof lockDue>[2];

/** In a transaction that has given tax details: a pause ends at once. */
export const endRequest = (db: Queryable, supplierId: string, query: DueQuery): Promise<void> =>
  takeDueStep(db, supplierId, query);

/** Read before the transaction of a step: the settings are read outside of it. */
export async function dueQuery(services: Services): Promise<DueQuery> {
  const settings = await currentSettings(services);
  const canAsk = findOperatorMissing(settings).length === 0;
  return { now: services.clock.now(), isEnforced: settings.taxDetailsEnforced, canAsk };
}

/** What is due is read again under the lock: running twice changes nothing. */
async function takeDueStep(db: Queryable, supplierId: string, query: DueQuery): Promise<void> {
  const due = await lockDue(db, supplierId, query);
  if (!due) return;
  const { now } = query;
  const { step } = due;
  if (step === 'request') await insertRequest(db, supplierId, now);
  if (step === 'first_reminder') await markReminded(db, supplierId, { firstReminderAt: now });
  if (step === 'second_reminder')
    await markReminded(db, supplierId, { secondReminderAt: now, deadlineAnnounced: query.isEnforced });
  if (step === 'pause') await pauseSales(db, supplierId, now);
  if ((step === 'end' || step === 'resume') && due.isPaused) await resumeSales(db, supplierId, due);
  if (step === 'end') await deleteRequest(db, supplierId);
  const notified = step === 'end' ? (due.isPaused ? 'resume' : null) : step;
  if (notified)
    await enqueue(db, taxRequestJobs['tax-details-wanted'], { id: newId(), supplierId, step: notified }, now);
  if (step === 'pause')
    await recordAct(db, { actorId: null, at: now }, { act: 'supplier_pause_sales', subjectId: supplierId });
  if (notified === 'resume')
    await recordAct(db, { actorId: null, at: now }, { act: 'supplier_resume_sales', subjectId: supplierId });
}

async function pauseSales(db: Queryable, supplierId: string, now: Date): Promise<void> {
  await setSalesPaused(db, supplierId, now);
  await suspendToursOf(db, supplierId);
}

/** Tours of a supplier that an operator has suspended stay off sale until it is restored. */
async function resumeSales(db: Queryable, supplierId: string, due: DueRequest): Promise<void> {
  await setSalesPaused(db, supplierId, null);
  if (!due.isSuspended) await restoreToursOf(db, supplierId);
}
