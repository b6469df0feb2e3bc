import { DomainError } from '#contract/domain-error.ts';
import type { NoticeView } from '#contract/notices.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import type { Notice, Party } from './notice.ts';
import { partyOf } from './notice-code.ts';
import { findNotice } from './notice-queries.ts';
import { noticeView } from './notice-view.ts';

export type NoticeKey = { reference: string; code: string };

export async function readNotice(context: Context, key: NoticeKey): Promise<NoticeView> {
  const { notice, party } = await openNotice(context, key);
  return noticeView(notice, party, context.clock.now());
}

/** The notice and whose code was given. A wrong code and a wrong reference are answered alike. */
export async function openNotice(
  context: Context,
  { reference, code }: NoticeKey,
): Promise<{ notice: Notice; party: Party }> {
  await throttle(context, 'noticeCodes', context.caller.address);
  const notice = await findNotice(context.database.read, { reference: reference.toUpperCase() });
  const party = notice && partyOf(context, notice.id, code);
  if (!notice || !party) throw new DomainError('not_found');
  return { notice, party };
}
