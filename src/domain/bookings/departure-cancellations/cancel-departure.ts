// A supplier cancels a departure, an operator that of any supplier: a storm, an ill guide. Everyone who has booked it gets everything back
// and is informed why; it is closed for good.
import { DomainError } from '#contract/domain-error.ts';
import type { DepartureCancellationView } from '#contract/suppliers/departures/departure-cancellations.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { recordAct } from '#domain/audit/record-act.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { lockCalendarOfTour } from '#domain/inventory/lock-calendars.ts';
import { findMovable, type MovableDeparture } from '#domain/inventory/move-departure.ts';
import { lockCompeting } from '#domain/inventory/shared-resources.ts';
import { mayChangeDeparture } from '../departure-changes/departure-change-queries.ts';
import { beginCancellation } from './begin-cancellation.ts';
import { findCancellation } from './cancellation-queries.ts';
import { cancellationView } from './cancellation-view.ts';

type Request = { reason: string; note?: string | undefined };

/** Cancelling it again changes nothing. Throws `not_found`, also for open-dated tickets, which have no departure; `departure_closed` once
 *  it has started. */
export async function cancelDeparture(
  context: Context,
  id: string,
  { reason, note }: Request,
): Promise<DepartureCancellationView> {
  const user = signedIn(context);
  const key = context.caller.idempotencyKey;
  const input = { reason, note };
  const idempotent = { userId: user.id, operation: `cancelDeparture ${id}`, key, input };
  const view = await withIdempotency(context, idempotent, async (transaction) => {
    const { tourId } = await ownDeparture(context, transaction, id);
    await lockCalendarOfTour(transaction, tourId);
    await lockCompeting(transaction, [id], context.clock.now());
    // It may have been moved or cancelled while this waited for it.
    const departure = await ownDeparture(context, transaction, id);
    if (!(await findCancellation(transaction, id))) {
      const now = context.clock.now();
      if (departure.isCancelled || lastStartOf(departure) <= now) throw new DomainError('departure_closed');
      const actor = user.role === 'admin' ? 'operator' : 'supplier';
      await beginCancellation(transaction, { departureId: id, actor, reason, note: note ?? null }, now);
      const after = { departureId: id, startsAtLocal: departure.startsAtLocal };
      const act = { act: 'tour_cancel_departure', subjectId: tourId, reason, after } as const;
      await recordAct(transaction, { actorId: user.id, at: now }, act);
    }
    return cancellationView(transaction, departure);
  });
  context.wakeJobs();
  return view;
}

/** What cancelling it now would do, or how far that is. Throws `not_found`. */
export async function getDepartureCancellation(context: Context, id: string): Promise<DepartureCancellationView> {
  const { db } = context.database;
  return cancellationView(db, await ownDeparture(context, db, id));
}

async function ownDeparture(context: Context, db: Queryable, id: string): Promise<MovableDeparture> {
  const departure = await findMovable(db, id);
  if (!departure || departure.validDays !== null) throw new DomainError('not_found');
  if (!(await mayChangeDeparture(db, signedIn(context), departure.tourId))) throw new DomainError('not_found');
  return departure;
}
