import { invalid } from '#contract/domain-error.ts';
import type { NoticeView, noticeEndpoints } from '#contract/notices.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { newId, newReference } from '#kernel/ids.ts';
import { readPrefix } from '#kernel/language-routes.ts';
import type { Context } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findTourId } from '#domain/catalogue/sale.ts';
import { noticeJobs } from './job-types.ts';
import type { Notice } from './notice.ts';
import { noticeCodeFor } from './notice-code.ts';
import { insertNotice } from './notice-queries.ts';
import { noticeView } from './notice-view.ts';

type NoticeInput = InputOf<(typeof noticeEndpoints)['sendNotice']>['body'];

/** Stores the notice and queues its receipt. Throws `invalid_input` for a page of another site, and for a missing name or
 *  e-mail address where the law requires them. */
export async function sendNotice(context: Context, input: NoticeInput): Promise<{ code: string; notice: NoticeView }> {
  const { category, statement, name = null, email = null } = input;
  const address = ownPath(input.address, context.config.appUrl);
  if (category !== 'minors' && name === null) throw invalid('name', 'required');
  if (category !== 'minors' && email === null) throw invalid('email', 'required');
  await throttle(context, 'notices', context.caller.address);
  const now = context.clock.now();
  const notice: Notice = {
    id: newId(),
    reference: newReference('DS'),
    origin: 'report',
    state: 'received',
    category,
    address,
    tourId: (await findTourAtPath(context, address)) ?? null,
    subjectUserId: null,
    subjectSupplierId: null,
    subjectName: null,
    statement,
    name,
    email,
    language: context.caller.language,
    receivedAt: now,
    appealedBy: null,
    appeal: null,
    appealedAt: null,
    tourTitle: null,
    decisions: [],
  };
  await context.database.transaction(async (transaction) => {
    const { decisions: _none, subjectName: _nobody, tourTitle: _unread, ...row } = notice;
    await insertNotice(transaction, row);
    await enqueue(transaction, noticeJobs['notice-received'], { noticeId: notice.id }, now);
  });
  context.wakeJobs();
  return { code: noticeCodeFor(context, notice.id, 'notifier'), notice: noticeView(notice, 'notifier', now) };
}

/** The path of a page of this marketplace, from a pasted or typed address. */
export function ownPath(address: string, appUrl: string): string {
  if (!URL.canParse(address, appUrl)) throw invalid('address', 'format');
  const url = new URL(address, appUrl);
  const isAddress = /^(?:https?:\/\/|\/(?!\/))/i.test(address);
  if (!isAddress || url.host !== new URL(appUrl).host) throw invalid('address', 'not_here');
  const path = url.pathname.replace(/\/{2,}/g, '/');
  if (decoded(path)?.includes('\0') !== false) throw invalid('address', 'format');
  return path + url.search + url.hash;
}

/** Undefined for invalid percent-encoding. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

export async function findTourAtPath({ database }: Context, address: string): Promise<string | undefined> {
  const key = /^\/tours?\/([^/?#]+)/.exec(readPrefix(address).rest)?.[1];
  return key === undefined ? undefined : findTourId(database.db, decodeURIComponent(key));
}
