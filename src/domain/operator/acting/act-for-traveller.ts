// Support acts for a traveller, within what its endpoints offer: reading bookings, cancelling and changing them.
import { DomainError } from '#contract/domain-error.ts';
import type { ActingView } from '#contract/operator/acting.ts';
import { actingMinutes } from '#kernel/choices/acting.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { notifyOwner } from '#domain/accounts/security-events.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import {
  type ActingRow,
  endActingAt,
  findActing,
  findRunningActing,
  insertActing,
  isTraveller,
} from './acting-queries.ts';

/** The traveller is notified by mail. Acting for another traveller ends: nobody acts for two at once. Throws `not_found` for who is no traveller. */
export async function startActing(context: Context, userId: string, reason: string): Promise<ActingView> {
  const actorId = signedIn(context).id;
  const key = context.caller.idempotencyKey;
  const request = { userId: actorId, operation: `startActing ${userId}`, key, input: { reason } };
  const view = await withIdempotency(context, request, async (db) => {
    if (userId === actorId || !(await isTraveller(db, userId))) throw new DomainError('not_found');
    const startedAt = context.clock.now();
    const running = await findRunningActing(db, actorId, startedAt);
    if (running) await stop(context, db, running);
    const endsAt = new Date(startedAt.getTime() + actingMinutes * 60_000);
    const id = newId();
    await insertActing(db, { id, actorId, userId, reason, startedAt, endsAt });
    await notifyOwner(db, context, userId, { matter: 'acted_for', reason, minutes: actingMinutes });
    await recordActOf(context, db, { act: 'user_act_for', subjectId: userId, reason });
    return actingView((await findActing(db, id, actorId))!);
  });
  context.wakeJobs();
  return view;
}

/** Throws `not_found`. Ending it again changes nothing. */
export async function endActing(context: Context, id: string): Promise<ActingView> {
  return context.database.transaction(async (db) => {
    const actorId = signedIn(context).id;
    const acting = await findActing(db, id, actorId);
    if (!acting) throw new DomainError('not_found');
    await stop(context, db, acting);
    return actingView((await findActing(db, id, actorId))!);
  });
}

async function stop(context: Context, db: Queryable, { id, userId }: ActingRow): Promise<void> {
  if (await endActingAt(db, id, context.clock.now()))
    await recordActOf(context, db, { act: 'user_stop_acting', subjectId: userId });
}

export async function readRunningActing(context: Context): Promise<{ acting: ActingView | null }> {
  const { database, clock } = context;
  const acting = await findRunningActing(database.db, signedIn(context).id, clock.now());
  return { acting: acting ? actingView(acting) : null };
}

/** Throws `not_found`. */
export async function readActing(context: Context, id: string): Promise<ActingView> {
  const acting = await findActing(context.database.db, id, signedIn(context).id);
  if (!acting) throw new DomainError('not_found');
  return actingView(acting);
}

/** The context in which the traveller would call. Throws `not_found`, `acting_over`. */
export async function asTraveller(context: Context, id: string): Promise<Context> {
  const actor = signedIn(context);
  const acting = await findActing(context.database.db, id, actor.id);
  if (!acting) throw new DomainError('not_found');
  if (acting.endedAt !== null || acting.endsAt <= context.clock.now()) throw new DomainError('acting_over');
  const { userId, reason } = acting;
  if (!(await isTraveller(context.database.db, userId))) throw new DomainError('not_found');
  const user = { id: userId, role: 'client', staffRole: null, memberRole: null, sessionId: actor.sessionId } as const;
  return { ...context, caller: { ...context.caller, user, actingBy: { actorId: actor.id, actingId: id, reason } } };
}

const actingView = ({ id, userId, name, email, reason, endsAt, endedAt }: ActingRow): ActingView => ({
  id,
  traveller: { id: userId, name, email },
  reason,
  endsAt: endsAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
