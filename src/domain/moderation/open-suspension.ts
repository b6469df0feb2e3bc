// A suspended user who signs in reads why, and appeals, without the mail about it.
import { DomainError } from '#contract/domain-error.ts';
import { hasRight, type MemberRole } from '#kernel/rights.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findUser, type UserRow } from '#domain/accounts/account-queries.ts';
import { readSuspensionPass } from '#domain/accounts/sessions/suspension-pass.ts';
import { findSupplierOf } from '#domain/suppliers/supplier-queries.ts';
import { findSuspendedOwn } from '#domain/suspensions/suspension-queries.ts';
import type { Notice } from './notice.ts';
import { noticeCodeFor } from './notice-code.ts';
import { findSuspensionOf } from './notice-queries.ts';
import type { NoticeKey } from './read-notice.ts';

type Opened = NoticeKey & { mayExport: boolean };

/** Throws `not_found` for a pass that has expired, once the suspension is over, for one of before there were notices of them, and for
 *  a guide, who does not speak for the supplier. */
export async function openSuspension(context: Context, { pass }: { pass: string }): Promise<Opened> {
  await throttle(context, 'noticeCodes', context.caller.address);
  const db = context.database.db;
  const given = readSuspensionPass(context, pass);
  const user = given && (await findUser(db, given.userId));
  const notice = user && ((await findSuspensionOf(db, { kind: 'user', id: user.id })) ?? (await ofSupplier(db, user)));
  if (!notice) throw new DomainError('not_found');
  const party = notice.subjectUserId === null ? 'partner' : 'user';
  const mayExport = (await findSuspendedOwn(db, user.id)) !== undefined;
  return { reference: notice.reference, code: noticeCodeFor(context, notice.id, party), mayExport };
}

async function ofSupplier(db: Queryable, { id, memberRole }: UserRow): Promise<Notice | undefined> {
  if (memberRole === null || !hasRight('supplier', memberRole as MemberRole)) return undefined;
  const supplier = await findSupplierOf(db, id);
  return supplier && findSuspensionOf(db, { kind: 'supplier', id: supplier.id });
}
