// A supplier closes days or a departure of its tours, and opens them again; an operator those of all.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { ClosureView } from '#contract/suppliers/closures.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { findDeparture, findOptionIds } from '../inventory-queries.ts';
import {
  type Closure,
  closeCovered,
  deleteClosure,
  findClosableTour,
  findClosure,
  insertClosure,
  listClosuresOf,
  openUncovered,
} from './closure-queries.ts';
import { lockCalendarOfTour } from '../lock-calendars.ts';

type Request = { from?: string; to?: string; optionId?: string; departureId?: string; reason?: string };

const daysMax = 366;

/** Throws `not_found`, `invalid_input` with its field. */
export async function closeDepartures(
  context: Context,
  tourId: string,
  request: Request,
): Promise<{ closure: ClosureView; departures: number; seatsTaken: number }> {
  const { id: userId } = signedIn(context);
  const key = context.caller.idempotencyKey;
  const idempotent = { userId, operation: `closeDepartures ${tourId}`, key, input: request };
  return withIdempotency(context, idempotent, async (transaction) => {
    const now = context.clock.now();
    const { timeZone } = await ownTour(context, transaction, tourId);
    await lockCalendarOfTour(transaction, tourId);
    const chosen = await chooseDays(transaction, tourId, request);
    if (chosen.lastDay < localDate(now, timeZone)) throw invalid(request.to ? 'to' : 'from', 'date_past');
    const reason = request.reason ?? null;
    const closure: Closure = { id: newId(), tourId, ...chosen, cause: 'supplier', reason, createdAt: now };
    await insertClosure(transaction, closure);
    return { closure: viewOf(closure), ...(await closeCovered(transaction, closure, now)) };
  });
}

type ChosenDays = Pick<Closure, 'optionId' | 'departureId' | 'firstDay' | 'lastDay'>;

async function chooseDays(db: Queryable, tourId: string, request: Request): Promise<ChosenDays> {
  const { from, to = from, optionId = null, departureId } = request;
  if (departureId) {
    if (from || to) throw invalid(from ? 'from' : 'to', 'contradiction');
    const departure = await findDeparture(db, departureId);
    if (departure?.tourId !== tourId) throw invalid('departureId', 'unknown_value');
    if (optionId && optionId !== departure.optionId) throw invalid('optionId', 'unknown_value');
    const day = departure.startsAtLocal.slice(0, 10);
    return { optionId: departure.optionId, departureId, firstDay: day, lastDay: day };
  }
  if (!from || !to) throw invalid('from', 'required');
  if (to < from || to > addDays(from, daysMax - 1))
    throw invalid('to', 'choice', { choices: `${from} – ${addDays(from, daysMax - 1)}` });
  if (optionId && !(await findOptionIds(db, tourId)).includes(optionId)) throw invalid('optionId', 'unknown_value');
  return { optionId, departureId: null, firstDay: from, lastDay: to };
}

/** Throws `not_found`, also for a departure that does not take place, or that no schedule has any more. */
export async function reopenDepartures(context: Context, closureId: string): Promise<{ departures: number }> {
  return context.database.transaction(async (transaction) => {
    const closure = await findClosure(transaction, closureId);
    if (!closure || closure.cause !== 'supplier') throw new DomainError('not_found');
    await ownTour(context, transaction, closure.tourId);
    await lockCalendarOfTour(transaction, closure.tourId);
    if (!(await deleteClosure(transaction, closureId))) throw new DomainError('not_found');
    return { departures: await openUncovered(transaction, closure, context.clock.now()) };
  });
}

/** Throws `not_found`. */
export async function listClosures(context: Context, tourId: string): Promise<{ data: ClosureView[] }> {
  const db = context.database.db;
  const { timeZone } = await ownTour(context, db, tourId);
  const today = localDate(context.clock.now(), timeZone);
  return { data: (await listClosuresOf(db, tourId, today)).map(viewOf) };
}

async function ownTour(context: Context, db: Queryable, tourId: string): Promise<{ timeZone: string }> {
  const { id, role } = signedIn(context);
  const tour = await findClosableTour(db, tourId, { id, isOperator: role === 'admin' });
  if (!tour) throw new DomainError('not_found');
  return tour;
}

const viewOf = ({ firstDay, lastDay, createdAt, ...closure }: Closure): ClosureView => ({
  ...closure,
  from: firstDay,
  to: lastDay,
  createdAt: createdAt.toISOString(),
});
