import { DomainError } from '#contract/domain-error.ts';
import type { NoticeView } from '#contract/notices.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { noticeJobs } from './job-types.ts';
import { appealBefore } from './notice.ts';
import { findNotice, insertAppeal } from './notice-queries.ts';
import { noticeView } from './notice-view.ts';
import { type NoticeKey, findNoticeByKey } from './read-notice.ts';

/** Throws `not_found` for a wrong reference or code, `notice_state` if this party may not appeal (any more). */
export async function appealNotice(
  context: Context,
  { text, ...key }: NoticeKey & { text: string },
): Promise<NoticeView> {
  const { notice, party } = await findNoticeByKey(context, key);
  const now = context.clock.now();
  const before = appealBefore(notice, party);
  if (!before || now >= before) throw new DomainError('notice_state');
  await context.database.transaction(async (transaction) => {
    if (!(await insertAppeal(transaction, { id: notice.id, by: party, text, now })))
      throw new DomainError('notice_state');
    await enqueue(transaction, noticeJobs['notice-appealed'], { noticeId: notice.id }, now);
  });
  context.wakeJobs();
  return noticeView(assertDefined(await findNotice(context.database.db, { id: notice.id }), 'the notice'), party, now);
}
