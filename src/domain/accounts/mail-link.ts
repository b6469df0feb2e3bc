// Links that are sent by mail. Only a hash is stored; the secret stands in the mail alone, behind the # of the address,
// which no browser sends to a server and no log keeps.
import { DomainError } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findLink, insertMailLink, type MailLink, type Purpose } from './mail-link-queries.ts';
import { hashOf, newToken } from './refresh-token.ts';

/** Long enough to find the mail at home; a new password is chosen at once or not at all. */
const lifeHours: Record<Purpose, number> = { confirm_email: 7 * 24, reset_password: 1 };

/** Makes a link and returns its secret, which is then nowhere but in the mail. */
export async function makeMailLink(
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

/** What a link was sent for. Throws DomainError not_found for one that is unknown, over or used up, and
 *  too_many_requests for who tries many. */
export async function openMailLink(context: Context, purpose: Purpose, token: string): Promise<OpenedLink> {
  await throttle(context, 'mailLink', context.caller.address);
  const tokenHash = hashOf(token);
  const link = await findLink(context.database.read, purpose, tokenHash, context.clock.now());
  if (!link) throw new DomainError('not_found');
  return { ...link, tokenHash };
}
