import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { AdminNoticeView, noticeEndpoints } from '#contract/notices.ts';
import { assertDefined } from '#kernel/assert.ts';
import { newId } from '#kernel/ids.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { lockTour, removeFromSale } from '#domain/catalogue/sale.ts';
import { noticeJobs } from './job-types.ts';
import { insertUnsent } from './insert-unsent.ts';
import { findNotice, listActiveRemovals } from './notice-queries.ts';
import { adminNoticeView } from './notice-view.ts';
import { findTourAtPath, ownPath } from './send-notice.ts';

type PauseInput = InputOf<(typeof noticeEndpoints)['pauseTourByOperator']>['body'];

/** Takes a tour off sale on the operator's own initiative: a notice that no one sent, decided at once. Throws `invalid_input` on
 *  `address`, `tour_state` if the operator has paused the tour already. */
export async function pauseTour(context: Context, input: PauseInput): Promise<AdminNoticeView> {
  const address = ownPath(input.address, context.config.appUrl);
  const tourId = await findTourAtPath(context, address);
  if (!tourId) throw invalid('address', 'not_here');
  const { category, basis, reasons } = input;
  const now = context.clock.now();
  const id = newId();
  const paused = await context.database.transaction(async (db) => {
    await lockTour(db, tourId);
    const removals = await listActiveRemovals(db, tourId);
    if (removals.some(({ origin }) => origin === 'operator')) throw new DomainError('tour_state');
    const what = { category, address, tourId, language: context.caller.language, receivedAt: now };
    await insertUnsent(db, { ...what, id, decidedBy: signedIn(context).id, basis, reasons });
    await removeFromSale(db, tourId);
    await enqueue(db, noticeJobs['notice-decided'], { noticeId: id, stage: 'first' }, now);
    await recordActOf(context, db, { act: 'tour_pause', subjectId: tourId, reason: reasons });
    return assertDefined(await findNotice(db, { id }), 'the notice just written');
  });
  context.wakeJobs();
  return adminNoticeView(paused);
}
