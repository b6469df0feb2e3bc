import type { Transaction } from 'kysely';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { AdminNoticeView } from '#contract/notices.ts';
import { present } from '#kernel/assert.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { putBackOnSale, takeOffSale } from '../catalogue/sale.ts';
import { type Notice, nextDecision, type Outcome } from './notice.ts';
import { findNotice, insertDecision, moveNotice } from './notice-queries.ts';
import { adminNoticeView } from './notice-view.ts';

type Decided = { outcome: Outcome; basis?: 'law' | 'terms'; reasons: string };

/** Decides a notice, or the appeal against its first decision. Removing takes the tour that was reported off sale, and an
 *  appeal that is upheld puts it back. Throws `not_found`, `notice_state`, `invalid_input` on `basis`. */
export async function decideNotice(context: Context, id: string, decided: Decided): Promise<AdminNoticeView> {
  const { outcome, basis, reasons } = decided;
  if (outcome === 'removed' && !basis) throw invalid('basis', 'required');
  if (outcome === 'kept' && basis) throw invalid('basis', 'contradiction');
  const now = context.clock.now();
  const changed = await context.database.transaction(async (transaction) => {
    const notice = await findNotice(transaction, { id });
    if (!notice) throw new DomainError('not_found');
    const next = nextDecision(notice.state);
    if (!next || !(await moveNotice(transaction, id, notice.state, next.state))) throw new DomainError('notice_state');
    const decision = { stage: next.stage, outcome, basis: basis ?? null, reasons, decidedAt: now };
    await insertDecision(transaction, id, { ...decision, decidedBy: signedIn(context).id });
    await takeEffect(transaction, notice, outcome);
    await enqueue(transaction, 'notice-decided', { noticeId: id, stage: next.stage }, now);
    return present(await findNotice(transaction, { id }), 'the notice just decided');
  });
  context.wakeJobs();
  return adminNoticeView(changed);
}

async function takeEffect(db: Transaction<Tables>, { tourId, decisions }: Notice, outcome: Outcome): Promise<void> {
  if (tourId === null) return;
  if (outcome === 'removed') await takeOffSale(db, tourId);
  else if (decisions.some((earlier) => earlier.outcome === 'removed')) await putBackOnSale(db, tourId);
}
