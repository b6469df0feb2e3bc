// The operator announces changes of the terms under which suppliers sell. They start by themselves.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { NewTerms } from '#contract/operator/supplier-terms.ts';
import { assertDefined } from '#kernel/assert.ts';
import { newId } from '#kernel/ids.ts';
import { earliestStart, hasNotice, noticeDays } from '#kernel/choices/supplier-terms.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { recordAct, recordActOf } from '#domain/audit/record-act.ts';
import { dropCachedSettings, readSettings, storeSetting } from '#domain/settings/settings-queries.ts';
import { termsJobs, termsMailJobs } from '../job-types.ts';
import { findSupplier } from '../supplier-queries.ts';
import { acceptByContinuing } from './acceptance-queries.ts';
import {
  findTerms,
  insertTerms,
  isGeneralCommissionPending,
  listEndsOfOwnBefore,
  listOverdueTerms,
  lockTerms,
  markTerms,
  setOwnCommission,
  type TermsRow,
} from './terms-queries.ts';

/** Throws `invalid_input` on `supplierId`, on `commissionPercent` for one that stays or is about to change already, on `endsOwn` while
 *  the commission of all is, and on `startsOn` before its notice is over. */
export async function announceTerms(context: Context, terms: NewTerms): Promise<TermsRow> {
  const { id: userId } = signedIn(context);
  const request = { userId, operation: 'announceTerms', key: context.caller.idempotencyKey, input: terms };
  const announced = await withIdempotency(context, request, async (db) => {
    const now = context.clock.now();
    const id = newId();
    const { supplierId = null, endsOwn = false, startsOn, texts } = terms;
    const before = await commissionNow(db, supplierId);
    const commissionPercent = endsOwn ? await commissionWithoutOwn(db, terms) : (terms.commissionPercent ?? null);
    if (commissionPercent === before && !endsOwn) throw invalid('commissionPercent', 'contradiction');
    const startsAt = startOf(startsOn, now, commissionPercent !== null && commissionPercent < before);
    const commissionBefore = commissionPercent === null ? null : before;
    const row = { id, supplierId, commissionPercent, commissionBefore, endsOwn, texts, announcedAt: now, startsAt };
    if (!(await insertTerms(db, row))) throw invalid('commissionPercent', 'pending');
    await enqueue(db, termsMailJobs['terms-announced'], { id }, now);
    await enqueue(db, termsJobs['start-terms'], { id }, startsAt);
    const [previous, after] = [{ commissionPercent: commissionBefore }, { commissionPercent, startsOn }];
    await recordActOf(context, db, { act: 'terms_announce', subjectId: supplierId ?? 'all', before: previous, after });
    return assertDefined(await findTerms(db, id), 'what was announced');
  });
  context.wakeJobs();
  return announced;
}

/** Throws `not_found`, `terms_state` once they have started or were withdrawn. */
export async function withdrawTerms(context: Context, id: string): Promise<TermsRow> {
  const withdrawn = await context.database.transaction(async (db) => {
    const terms = await lockTerms(db, id);
    if (!terms) throw new DomainError('not_found');
    const now = context.clock.now();
    if (terms.startedAt ?? terms.withdrawnAt) throw new DomainError('terms_state');
    await markTerms(db, id, { withdrawnAt: now });
    await enqueue(db, termsMailJobs['terms-withdrawn'], { id }, now);
    await recordActOf(context, db, { act: 'terms_withdraw', subjectId: terms.supplierId ?? 'all' });
    return { ...terms, withdrawnAt: now };
  });
  context.wakeJobs();
  return withdrawn;
}

/** A recurring job: no start is given up for good, which would hold up every later change. An error at one does not stop the others. */
export async function startOverdueTerms(services: Services): Promise<void> {
  const ids = await listOverdueTerms(services.database.db, services.clock.now());
  const results = await Promise.allSettled(ids.map((id) => startTerms(services, id)));
  const failures = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  if (failures.length > 0)
    throw new AggregateError(
      failures.map(({ reason }) => reason),
      `${failures.length} changes of terms were not started; the first: ${String(failures[0]!.reason)}`,
    );
}

/** A job at their start; running again changes nothing. Own commissions that have ended by the start of a general one end first: their
 *  suppliers were notified of both. */
export async function startTerms(services: Services, id: string): Promise<void> {
  for (const earlier of await listEndsOfOwnBefore(services.database.db, id)) await startAlone(services, earlier);
  await startAlone(services, id);
}

async function startAlone(services: Services, id: string): Promise<void> {
  await services.database.transaction(async (db) => {
    const terms = await lockTerms(db, id);
    const now = services.clock.now();
    if (!terms || terms.startedAt || terms.withdrawnAt || terms.startsAt > now) return;
    const { supplierId, commissionPercent, commissionBefore, endsOwn } = terms;
    if ((await isRiseWithoutNotice(db, terms)) || (endsOwn && (await hasRisen(db, terms)))) {
      await markTerms(db, id, { withdrawnAt: now });
      await enqueue(db, termsMailJobs['terms-withdrawn'], { id }, now);
      return recordAct(db, { actorId: null, at: now }, { act: 'terms_withdraw', subjectId: supplierId ?? 'all' });
    }
    await markTerms(db, id, { startedAt: now });
    await acceptByContinuing(db, id, now);
    if (commissionPercent === null) return;
    if (supplierId) await setOwnCommission(db, supplierId, endsOwn ? null : commissionPercent);
    else await storeSetting(db, 'commissionPercent', commissionPercent, now);
    const change = { before: commissionBefore, after: commissionPercent };
    const subject = { act: 'terms_start', subjectId: supplierId ?? 'all' } as const;
    await recordAct(db, { actorId: null, at: now }, { ...subject, ...change });
  });
  dropCachedSettings(services);
}

/** What all pay meanwhile is more than the commission that was announced to the supplier. */
async function hasRisen(db: Queryable, { commissionPercent }: TermsRow): Promise<boolean> {
  return (await commissionNow(db, null)) > (commissionPercent ?? 0);
}

/** What a supplier pays that has a commission of its own, once it has none. */
async function commissionWithoutOwn(db: Queryable, { supplierId, commissionPercent }: NewTerms): Promise<number> {
  const supplier = supplierId && (await findSupplier(db, supplierId));
  if (!supplier || supplier.commissionPercent === null || commissionPercent !== undefined)
    throw invalid('endsOwn', 'contradiction');
  // What it would pay then cannot be said in one number.
  if (await isGeneralCommissionPending(db)) throw invalid('endsOwn', 'pending');
  return commissionNow(db, null);
}

/** Announced as a fall, for which there is no notice, but the commission fell further meanwhile. */
async function isRiseWithoutNotice(
  db: Queryable,
  { supplierId, commissionPercent, announcedAt, startsAt }: TermsRow,
): Promise<boolean> {
  if (commissionPercent === null || hasNotice(announcedAt, startsAt)) return false;
  return commissionPercent > (await commissionNow(db, supplierId));
}

/** What is kept of a sale of this supplier now, in percent; of null, of suppliers without a commission of their own. */
async function commissionNow(db: Queryable, supplierId: string | null): Promise<number> {
  const { commissionPercent } = await readSettings(db);
  if (supplierId === null) return commissionPercent;
  const supplier = await findSupplier(db, supplierId);
  if (!supplier) throw invalid('supplierId', 'unknown_value');
  return supplier.commissionPercent ?? commissionPercent;
}

/** A lower commission may start today. */
function startOf(day: string, now: Date, isBetter: boolean): Date {
  const today = now.toISOString().slice(0, 10);
  const first = isBetter ? today : earliestStart(now);
  if (day < first) throw invalid('startsOn', 'notice_days', { day: first, days: noticeDays });
  return day === today ? now : new Date(`${day}T00:00:00Z`);
}
