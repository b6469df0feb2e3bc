import { type Context, signedIn } from '#platform/http/caller.ts';
import type { Queryable } from '#platform/database/database.ts';
import { recordAct } from './record-act.ts';

type ActAsTraveller = 'booking_cancel_as_traveller' | 'booking_change_as_traveller';

/** Records what support does as a traveller, with both identities; nothing if the traveller does it. The last write of its transaction.
 *  `at`: the moment of the event that it belongs to, by which the desk and mails find who did it. */
export async function recordActing(
  context: Context,
  db: Queryable,
  act: ActAsTraveller,
  subjectId: string,
  at: Date,
): Promise<void> {
  const { actingBy } = context.caller;
  if (!actingBy) return;
  const { actorId, actingId, reason } = actingBy;
  const done = { act, subjectId, reason, after: { traveller: signedIn(context).id, acting: actingId } };
  await recordAct(db, { actorId, at }, done);
}
