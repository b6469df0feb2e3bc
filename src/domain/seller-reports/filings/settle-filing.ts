// What becomes of a message that was made: it was sent, or is thrown away.
import { DomainError } from '#contract/domain-error.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Queryable } from '#platform/database/database.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { sellerReportJobs } from '../job-types.ts';
import {
  deleteFiling,
  type FilingRow,
  findFiling,
  type ListedFiling,
  listFilings,
  lockYear,
  markFiled,
} from './filing-queries.ts';

/** The sellers in it are sent what was reported. Throws `not_found`, `filing_state` once it was filed. */
export async function fileFiling(context: Context, id: string): Promise<ListedFiling> {
  const filed = await context.database.transaction(async (db) => {
    const { year, kind, messageRef } = await lockOpen(db, id);
    const now = context.clock.now();
    await markFiled(db, id, now);
    await enqueue(db, sellerReportJobs['seller-report-filed'], { id }, now);
    await recordActOf(context, db, { act: 'report_file', subjectId: String(year), after: { kind, messageRef } });
    return (await listFilings(db, year)).find((one) => one.id === id)!;
  });
  context.wakeJobs();
  return filed;
}

/** Throws `not_found`, `filing_state` once it was filed. */
export async function discardFiling(context: Context, id: string): Promise<void> {
  await context.database.transaction(async (db) => {
    const { year, kind, messageRef } = await lockOpen(db, id);
    await deleteFiling(db, id);
    await recordActOf(context, db, { act: 'report_discard', subjectId: String(year), before: { kind, messageRef } });
  });
}

async function lockOpen(db: Queryable, id: string): Promise<FilingRow> {
  const found = await findFiling(db, id);
  if (!found) throw new DomainError('not_found');
  await lockYear(db, found.year);
  const filing = await findFiling(db, id);
  if (!filing) throw new DomainError('not_found');
  if (filing.filedAt) throw new DomainError('filing_state');
  return filing;
}
