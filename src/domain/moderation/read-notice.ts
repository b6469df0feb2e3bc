import { DomainError } from '#contract/domain-error.ts';
import type { NoticeView } from '#contract/notices.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import type { Notice, Party } from './notice.ts';
import { partyOfCode } from './notice-code.ts';
import { findNotice } from './notice-queries.ts';
import { noticeView } from './notice-view.ts';

export type NoticeKey = { reference: string; code: string };

export async function readNotice(context: Context, key: NoticeKey): Promise<NoticeView> {
  const { notice, party } = await findNoticeByKey(context, key);
  return noticeView(notice, party, context.clock.now());
}

/** The notice, and the party of the code. A wrong code and a wrong reference give the same error. */
export async function findNoticeByKey(
  context: Context,
  { reference, code }: NoticeKey,
): Promise<{ notice: Notice; party: Party }> {
  await throttle(context, 'noticeCodes', context.caller.address);
  const notice = await findNotice(context.database.db, { reference: reference.toUpperCase() });
  const party = notice && partyOfCode(context, notice.id, code);
  if (!notice || !party) throw new DomainError('not_found');
  return { notice, party };
}
