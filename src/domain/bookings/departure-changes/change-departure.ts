// A supplier moves a departure to another time or meeting point. Its bookings follow with their seats, prices and terms; their
// travellers are notified, and beyond the limit may cancel free of charge for a time.
import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { DepartureChangePreview } from '#contract/suppliers/departures/departure-changes.ts';
import { newId } from '#kernel/ids.ts';
import { money } from '#kernel/money.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { enqueueAll } from '#platform/jobs/jobs.ts';
import { recordAct } from '#domain/audit/record-act.ts';
import { lockCalendarOfTour } from '#domain/inventory/lock-calendars.ts';
import {
  findDepartureAt,
  giveWay,
  lockForMove,
  moveDeparture,
  setMeetingPoint,
} from '#domain/inventory/move-departure.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { contentsOf } from '../changes/booking-change.ts';
import { insertChanges, updateTimes } from '../changes/change-queries.ts';
import { callOffPendingChanges } from '../changes/drop-pending-change.ts';
import { bookingJob, bookingJobs } from '../job-types.ts';
import { insertEvents } from '../lifecycle/lifecycle-queries.ts';
import { returnFreed } from '../lifecycle/return-freed.ts';
import { findBookings } from '../reading/booking-queries.ts';
import { type DepartureChange, isElsewhere, isMoved } from './departure-change.ts';
import {
  capDecideBy,
  findAffected,
  findHeldDepartures,
  insertDepartureChange,
  isUnbooked,
  lockIfFree,
} from './departure-change-queries.ts';
import {
  type Affected,
  type DepartureChangeRequest,
  findDepartureChange,
  findFreeChoices,
  namesOf,
  previewOf,
} from './find-departure-change.ts';

type Changed = Omit<DepartureChangePreview, 'atStake'>;
type Request = DepartureChangeRequest & { reason?: string | undefined };

const triesMax = 20;

/** Throws as `findDepartureChange`; `invalid_input` on `startsAtLocal` if the option starts then already (`start_taken`), the day is
 *  closed (`closed_then`) or a guide, boat or bikes are in use then (`resource_in_use`); `unavailable` while it is being booked. */
export async function changeDeparture(context: Context, id: string, request: Request): Promise<Changed> {
  const user = signedIn(context);
  const key = context.caller.idempotencyKey;
  const idempotent = { userId: user.id, operation: `changeDeparture ${id}`, key, input: request };
  const settings = await currentSettings(context);
  for (let tries = 0; tries < triesMax; tries++) {
    const changed = await withIdempotency<Changed | 'again'>(context, idempotent, async (transaction) =>
      changeNow(context, transaction, { id, request, settings }),
    ).catch(againOrThrow);
    if (changed === 'again') {
      await setTimeout(10 * (tries + 1));
      continue;
    }
    context.wakeJobs();
    return changed;
  }
  throw new DomainError('unavailable', { retryAfterSeconds: 2 });
}

/** Rolls the transaction back, with its idempotency key. */
class InUse extends Error {}

function againOrThrow(error: unknown): 'again' {
  if (error instanceof InUse) return 'again';
  throw error;
}

type Order = { id: string; request: Request; settings: Settings };

/** The departure is locked first: from then on no one books it, because code that takes seats names the start that was sold. Its bookings
 *  are then locked without waiting, because code that ends one has locked it and waits for the departure: then all begins again. */
async function changeNow(
  context: Context,
  transaction: Transaction<Tables>,
  { id, request, settings }: Order,
): Promise<Changed> {
  const first = await findDepartureChange(context, transaction, id, request);
  await lockCalendarOfTour(transaction, first.departure.tourId);
  const held = await findHeldDepartures(transaction, await findAffected(transaction, id));
  if (!(await lockForMove(transaction, first.departure, held, first.time.startsAtLocal))) throw new InUse();
  const ids = await findAffected(transaction, id);
  const isLocked =
    (await lockIfFree(transaction, ids)) &&
    (await findHeldDepartures(transaction, ids)).every((one) => held.includes(one));
  if (!isLocked) throw new InUse();
  const found = await findDepartureChange(context, transaction, id, request);
  const now = context.clock.now();
  const bookings = await findBookings(transaction, ids, context.caller.language);
  const ofDeparture = bookings.filter(({ departureId }) => departureId === id);
  const affected = await findFreeChoices(transaction, found, ofDeparture, { settings, now });
  const preview = previewOf(found, affected, await namesOf(transaction, affected));
  // Out of it or into it: they were quoted for another time.
  const freed = await callOffPendingChanges(transaction, ids, now);
  if (isMoved(found)) await move(transaction, found, now);
  if (isElsewhere(found)) await setMeetingPoint(transaction, id, found.meeting);
  await returnFreed(transaction, freed, now);
  await moveBookings(context, transaction, found, { affected, reason: request.reason ?? null, now });
  return preview;
}

async function move(transaction: Transaction<Tables>, { departure, time }: DepartureChange, now: Date): Promise<void> {
  const other = await findDepartureAt(transaction, departure, time.startsAtLocal);
  // One without bookings makes room.
  if (other && !((await isUnbooked(transaction, other)) && (await giveWay(transaction, other))))
    throw invalid('startsAtLocal', 'start_taken');
  const refusal = await moveDeparture(transaction, departure, time, now);
  if (refusal) throw invalid('startsAtLocal', refusal);
}

type Writing = { affected: readonly Affected[]; reason: string | null; now: Date };

async function moveBookings(
  context: Context,
  transaction: Transaction<Tables>,
  { departure, time, meeting }: DepartureChange,
  { affected, reason, now }: Writing,
): Promise<void> {
  const user = signedIn(context);
  const actor: 'operator' | 'supplier' = user.role === 'admin' ? 'operator' : 'supplier';
  const departureChangeId = newId();
  const change = {
    startsAtLocalBefore: departure.startsAtLocal,
    startsAtLocalAfter: time.startsAtLocal,
    meetingPointBefore: departure.meeting?.text ?? null,
    meetingPointAfter: meeting?.text ?? null,
  };
  await insertDepartureChange(transaction, {
    id: departureChangeId,
    departureId: departure.id,
    changedAt: now,
    actor,
    reason,
    ...change,
  });
  const bySupplier = { actor, departureChangeId };
  await follow(transaction, affected, { time, bySupplier, now });
  const events = affected.map(({ booking: { id: bookingId, state } }) => ({
    bookingId,
    at: now,
    fromState: state,
    toState: state,
    actor,
  }));
  if (events.length > 0) await insertEvents(transaction, events);
  const ids = affected.map(({ booking }) => booking.id);
  await capDecideBy(transaction, ids, time.endsAt ?? time.startsAt);
  if (actor === 'operator')
    await recordAct(
      transaction,
      { actorId: user.id, at: now },
      { act: 'tour_change_departure', subjectId: departure.tourId, reason, after: change },
    );
}

type Following = {
  time: DepartureChange['time'];
  bySupplier: { actor: 'supplier' | 'operator'; departureChangeId: string };
  now: Date;
};

/** The bookings are of the new time, and nothing else of them changes. */
async function follow(
  transaction: Transaction<Tables>,
  affected: readonly Affected[],
  { time: { startsAtLocal, startsAt, endsAtLocal, endsAt }, bySupplier, now }: Following,
): Promise<void> {
  const time = { startsAtLocal, startsAt, endsAtLocal, endsAt };
  const changes = affected.map(({ booking, freeUntil }) => {
    const before = contentsOf(booking);
    const nothing = money(0, booking.currency);
    const difference = { refundPercent: 100, refund: nothing, retained: nothing };
    const change = { before, after: { ...before, ...time }, items: [], dropped: [], difference };
    return { ...change, bookingId: booking.id, quotedAt: now, bySupplier: { ...bySupplier, freeUntil } };
  });
  const numbers = await insertChanges(transaction, changes);
  await updateTimes(transaction, [...numbers.keys()], time);
  const placed = affected.filter(({ booking }) => booking.placedAt !== null);
  const payloads = placed.map(({ booking: { id } }) => ({ ...bookingJob({ id, startsAt }), change: numbers.get(id)! }));
  await enqueueAll(transaction, bookingJobs['booking-changed-by-supplier'], payloads, now);
}
