// Support sees which mails were written to a person, and sends one again that got lost.
import { DomainError } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { operatorUserEndpoints } from '#contract/operator/users.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { copyMail, listMailsTo } from '#platform/mail/resend-mail.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { findAccount } from './account-search-queries.ts';

type Calls = typeof operatorUserEndpoints;

const mailsPerPage = 20;

/** Throws `not_found`. */
export async function listAccountMails(
  context: Context,
  userId: string,
  { sort, before }: InputOf<Calls['listAccountMails']>['query'],
): Promise<ResponseOf<Calls['listAccountMails']>> {
  const db = context.database.db;
  const mails = await listMailsTo(db, await emailOf(db, userId), { sort, before, limit: mailsPerPage + 1 });
  const shown = mails.slice(0, mailsPerPage);
  return {
    data: shown.map(({ writtenAt, sentAt, ...mail }) => ({
      ...mail,
      writtenAt: writtenAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
    next: mails.length > mailsPerPage ? shown.at(-1)!.id : null,
  };
}

/** To the present address alone: one that was given up may belong to another person. Throws `not_found`, also of a mail that may not be sent
 *  again, `too_many_requests`. */
export async function resendMail(
  context: Context,
  { id: userId, mailId }: { id: string; mailId: string },
): Promise<ResponseOf<Calls['resendMail']>> {
  const actor = signedIn(context);
  const recipient = await emailOf(context.database.db, userId);
  await throttle(context, 'resentMails', userId);
  const key = context.caller.idempotencyKey;
  const request = { userId: actor.id, operation: `resendMail ${mailId}`, key, input: {} };
  return withIdempotency(context, request, async (db) => {
    const subject = await copyMail(db, { id: mailId, recipient, now: context.clock.now() });
    if (subject === undefined) throw new DomainError('not_found');
    await recordActOf(context, db, { act: 'user_resend_mail', subjectId: userId, after: { subject } });
    return { recipient };
  });
}

async function emailOf(db: Queryable, userId: string): Promise<string> {
  const account = await findAccount(db, userId);
  if (!account) throw new DomainError('not_found');
  return account.email;
}
