import type { AuditAct } from '#kernel/choices/audit-acts.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { insertAuditEntry } from './audit-queries.ts';

export type Act = {
  act: AuditAct;
  /** The id of the subject; for a setting, its key. */
  subjectId: string;
  reason?: string | null;
  /** The value of a setting before the change. */
  before?: unknown;
  after?: unknown;
};

/** `actorId`: null for a command on the machine. */
export type Actor = { actorId: string | null; at: Date };

/** Writes an operator's act to the audit log, in the transaction of the act. The entry locks the end of the chain, so it is written
 *  after the rows of the act: two acts that wait for each other's rows and for the chain would never end. */
export async function recordAct(db: Queryable, { actorId, at }: Actor, done: Act): Promise<string> {
  const { act, subjectId, reason = null, before, after } = done;
  const separator = act.indexOf('_');
  const id = newId();
  await insertAuditEntry(db, {
    id,
    at,
    actorId,
    subjectKind: act.slice(0, separator),
    action: act.slice(separator + 1),
    subjectId,
    reason,
    valueBefore: before === undefined ? null : JSON.stringify(before),
    valueAfter: after === undefined ? null : JSON.stringify(after),
  });
  return id;
}

/** Records an act of the operator who sent the request. */
export const recordActOf = (context: Context, db: Queryable, done: Act): Promise<string> =>
  recordAct(db, { actorId: signedIn(context).id, at: context.clock.now() }, done);

/** The same of what suppliers do as well, who leave no entry. `at`: the moment of the event that it belongs to; by that the desk
 *  finds which operator it was. */
export async function recordActOfOperator(
  context: Context,
  db: Queryable,
  done: Act,
  at = context.clock.now(),
): Promise<void> {
  const { id, role } = signedIn(context);
  if (role === 'admin') await recordAct(db, { actorId: id, at }, done);
}
