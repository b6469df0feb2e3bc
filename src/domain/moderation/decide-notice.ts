import type { Transaction } from 'kysely';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { AdminNoticeView } from '#contract/notices.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { type Act, recordActOf } from '#domain/audit/record-act.ts';
import { lockTour, putBackOnSale, removeFromSale } from '#domain/catalogue/sale.ts';
import { restore } from '#domain/suspensions/suspend.ts';
import { noticeJobs, suspensionJobs } from './job-types.ts';
import { type Notice, nextDecision, type NoticeOutcome, subjectOf } from './notice.ts';
import { findNotice, insertDecision, listActiveRemovals, lockNotice, setNoticeState } from './notice-queries.ts';
import { adminNoticeView } from './notice-view.ts';

type DecisionInput = { outcome: NoticeOutcome; basis?: 'law' | 'terms'; reasons: string };

/** Decides on a notice, on the appeal against the first decision, or to undo what the operator decided by itself. Removing
 *  takes the tour off sale, and an upheld appeal or a withdrawal restores it unless another notice removes it. Throws `not_found`, `notice_state`, `suspension_state` (`restore`), `invalid_input` on `basis`. */
export async function decideNotice(context: Context, id: string, input: DecisionInput): Promise<AdminNoticeView> {
  const { outcome, basis, reasons } = input;
  if (outcome === 'removed' && !basis) throw invalid('basis', 'required');
  if (outcome === 'kept' && basis) throw invalid('basis', 'contradiction');
  const now = context.clock.now();
  const changed = await context.database.transaction(async (transaction) => {
    await lockNotice(transaction, id);
    const notice = await findNotice(transaction, { id });
    if (!notice) throw new DomainError('not_found');
    const next = nextDecision(notice);
    if (!next || (next.stage === 'withdrawal' && outcome === 'removed')) throw new DomainError('notice_state');
    await setNoticeState(transaction, id, next.state);
    const decision = { stage: next.stage, outcome, basis: basis ?? null, reasons, decidedAt: now };
    await insertDecision(transaction, id, { ...decision, decidedBy: signedIn(context).id });
    const subject = subjectOf(notice);
    // An operator's account, which a command has suspended, is restored by a command or on its appeal.
    const actorId = next.stage === 'appeal' ? null : signedIn(context).id;
    if (subject && outcome === 'kept') await restore(transaction, { subject, actorId });
    await applyDecision(transaction, notice, outcome);
    const act = await recordActOf(context, transaction, { ...actOf(notice, outcome), reason: reasons });
    // A restored user gets one mail, whatever ended the suspension.
    if (subject && outcome === 'kept') {
      const restored = { id: act, action: 'restore', subject, reason: reasons } as const;
      await enqueue(transaction, suspensionJobs['suspension-changed'], restored, now);
    } else {
      await enqueue(transaction, noticeJobs['notice-decided'], { noticeId: id, stage: next.stage }, now);
    }
    return assertDefined(await findNotice(transaction, { id }), 'the notice just decided');
  });
  context.wakeJobs();
  return adminNoticeView(changed);
}

function actOf(notice: Notice, outcome: NoticeOutcome): Pick<Act, 'act' | 'subjectId'> {
  const { id, origin, tourId } = notice;
  const subject = subjectOf(notice);
  if (subject && outcome === 'kept') return { act: `${subject.kind}_restore`, subjectId: subject.id };
  if (origin === 'operator' && outcome === 'kept' && tourId !== null) return { act: 'tour_resume', subjectId: tourId };
  return { act: outcome === 'removed' ? 'notice_remove' : 'notice_keep', subjectId: id };
}

async function applyDecision(
  db: Transaction<Tables>,
  { tourId, decisions }: Notice,
  outcome: NoticeOutcome,
): Promise<void> {
  if (tourId === null) return;
  // Decisions on one tour are serialised, so that each sees those before it.
  await lockTour(db, tourId);
  if (outcome === 'removed') return removeFromSale(db, tourId);
  const wasRemoved = decisions.some((earlier) => earlier.outcome === 'removed');
  if (wasRemoved && (await listActiveRemovals(db, tourId)).length === 0) await putBackOnSale(db, tourId);
}
