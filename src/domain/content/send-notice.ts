import { invalid } from '#contract/domain-error.ts';
import type { NoticeView, noticeEndpoints } from '#contract/notices.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { newId, newReference } from '#kernel/ids.ts';
import { readPrefix } from '#kernel/language-routes.ts';
import type { Context } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findTourId } from '../catalogue/sale.ts';
import type { Notice } from './notice.ts';
import { codeOf } from './notice-code.ts';
import { insertNotice } from './notice-queries.ts';
import { noticeView } from './notice-view.ts';

type Sent = InputOf<(typeof noticeEndpoints)['sendNotice']>['body'];

/** Stores the notice and has its receipt written. Throws `invalid_input` for a page that is not ours, and for a name or
 *  an e-mail address left out where the law wants them. */
export async function sendNotice(context: Context, sent: Sent): Promise<{ code: string; notice: NoticeView }> {
  const { category, statement, name = null, email = null } = sent;
  const address = pathHere(sent.address, context.config.appUrl);
  if (category !== 'minors' && name === null) throw invalid('name', 'required');
  if (category !== 'minors' && email === null) throw invalid('email', 'required');
  await throttle(context, 'notices', context.caller.address);
  const now = context.clock.now();
  const notice: Notice = {
    id: newId(),
    reference: newReference('DS'),
    state: 'received',
    category,
    address,
    tourId: (await tourAt(context, address)) ?? null,
    statement,
    name,
    email,
    language: context.caller.language,
    receivedAt: now,
    appealedBy: null,
    appeal: null,
    appealedAt: null,
    decisions: [],
  };
  await context.database.transaction(async (transaction) => {
    const { decisions: _none, ...row } = notice;
    await insertNotice(transaction, row);
    await enqueue(transaction, 'notice-received', { noticeId: notice.id }, now);
  });
  context.wakeJobs();
  return { code: codeOf(context, notice.id, 'notifier'), notice: noticeView(notice, 'notifier', now) };
}

/** The path of a page of this marketplace, as it was pasted or typed. */
function pathHere(address: string, appUrl: string): string {
  if (!URL.canParse(address, appUrl)) throw invalid('address', 'format');
  const url = new URL(address, appUrl);
  const isAddress = /^(?:https?:\/\/|\/(?!\/))/i.test(address);
  if (!isAddress || url.host !== new URL(appUrl).host) throw invalid('address', 'not_here');
  return url.pathname + url.search + url.hash;
}

async function tourAt({ database }: Context, address: string): Promise<string | undefined> {
  const key = /^\/tours?\/([^/?#]+)/.exec(readPrefix(address).rest)?.[1];
  return key === undefined ? undefined : findTourId(database.read, decodeURIComponent(key));
}
