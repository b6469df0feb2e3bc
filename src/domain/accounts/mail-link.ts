// Links sent by mail. Only a hash is stored; the secret is only in the mail, in the fragment of the address,
// which browsers do not send to servers and which therefore appears in no log.
import { DomainError } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findLink, insertMailLink, type MailLink, type Purpose } from './mail-link-queries.ts';
import { hashOf, newToken } from './sessions/refresh-token.ts';

/** Long enough to find the mail at home; a new password is chosen right away. */
const lifeHours: Record<Purpose, number> = { confirm_email: 7 * 24, reset_password: 1 };

/** Creates a link and returns its secret, which is stored nowhere. */
export async function createMailLink(
  db: Queryable,
  { userId, email, purpose }: MailLink & { purpose: Purpose },
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifeHours[purpose] * 3600_000);
  await insertMailLink(db, { userId, email, purpose, tokenHash: hashOf(token), expiresAt });
  return token;
}

export type OpenedLink = MailLink & { tokenHash: Buffer };

/** The purpose and user of a link. Throws DomainError not_found if it is unknown, expired or used, and
 *  too_many_requests after many attempts. */
export async function openMailLink(context: Context, purpose: Purpose, token: string): Promise<OpenedLink> {
  await throttle(context, 'mailLink', context.caller.address);
  const tokenHash = hashOf(token);
  const link = await findLink(context.database.db, purpose, tokenHash, context.clock.now());
  if (!link) throw new DomainError('not_found');
  return { ...link, tokenHash };
}
