// Lets people in by their tickets. A device notes scans without network and sends them later, so each is judged for itself, in a
// transaction of its own, and says what came of it; one that arrives again gets the same answer.
import type { Scan, ScanResult } from '#contract/suppliers/check-ins.ts';
import { readTicketText } from '#kernel/tickets/ticket-text.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { recordActOfOperator } from '#domain/audit/record-act.ts';
import { dropPendingChange } from '../changes/drop-pending-change.ts';
import { isTicket } from '../items/booking-item.ts';
import { findItems } from '../items/item-queries.ts';
import { lockBooking } from '../lifecycle/lifecycle-queries.ts';
import { returnFreed } from '../lifecycle/return-freed.ts';
import { transition } from '../lifecycle/transition.ts';
import { mayTransition, states } from '../lifecycle/transition-table.ts';
import { findSupplierBooking, type SupplierBookingRow } from '../reading/booking-queries.ts';
import { type CheckIn, findBookingId, findCheckIns, insertCheckIns } from './check-in-queries.ts';
import { isTicketCode } from './ticket-code.ts';

export async function checkIn(context: Context, scans: readonly Scan[]): Promise<{ data: ScanResult[] }> {
  const data: ScanResult[] = [];
  for (const scan of scans)
    data.push(await context.database.transaction((transaction) => judge(context, transaction, scan)));
  return { data };
}

async function judge(context: Context, db: Queryable, scan: Scan): Promise<ScanResult> {
  const ticket = readTicketText(scan.ticket);
  const id = ticket && (await findBookingId(db, ticket.reference));
  if (!id) return resultOf(scan, 'unknown');
  await lockBooking(db, id);
  const booking = await findSupplierBooking(db, signedIn(context), id, context.caller.language);
  if (!booking || (ticket.code !== null && !isTicketCode(context.secrets, id, ticket.code)))
    return resultOf(scan, 'unknown');
  const refusal = refusalOf(booking, scan);
  if (refusal) return refusal;
  const tickets = (await findItems(db, id)).filter((item) => isTicket(item) && item.state !== 'cancelled');
  const wanted = tickets.filter(({ position }) => scan.positions?.includes(position) ?? true);
  const here = wanted.filter(({ state }) => state === 'booked').map(({ position }) => position);
  if (here.length === 0) return resultOf(scan, wanted.length > 0 ? 'absent' : 'unknown', booking);
  const before = await findCheckIns(db, [id]);
  const isIn = (position: number, by?: string) =>
    before.some((one) => one.position === position && (by === undefined || one.scanId === by));
  const left = here.filter((position) => !isIn(position));
  if (left.length > 0)
    await record(context, db, booking, { scan, positions: left, way: ticket.code ? 'scan' : 'hand' });
  const positions = here.filter((position) => left.includes(position) || isIn(position, scan.id));
  const used = usedOf(before.find((one) => here.includes(one.position) && !positions.includes(one.position)));
  return { ...resultOf(scan, positions.length > 0 ? 'accepted' : 'already_used', booking), positions, used };
}

type Recorded = { scan: Scan; positions: readonly number[]; way: 'scan' | 'hand' };

/** An open-dated ticket is redeemed by the first of its people: it is valid for long, and must not be cancelled after its use. */
async function record(
  context: Context,
  db: Queryable,
  booking: SupplierBookingRow,
  { scan, positions, way }: Recorded,
): Promise<void> {
  const { id: byUserId, role } = signedIn(context);
  const now = context.clock.now();
  const checkedInAt = new Date(Math.min(Date.parse(scan.at), now.getTime()));
  await insertCheckIns(db, {
    bookingId: booking.id,
    positions,
    scanId: scan.id,
    way,
    checkedInAt,
    recordedAt: now,
    byUserId,
  });
  const actor = role === 'admin' ? 'operator' : 'supplier';
  if (booking.validDays !== null && mayTransition('attend', booking, actor, now))
    await transition(db, booking, 'attend', { actor, at: now });
  // Who has come wants no other date any more.
  if (booking.pendingChange) await returnFreed(db, await dropPendingChange(db, booking.id, now), now);
  await recordActOfOperator(context, db, { act: 'booking_check_in', subjectId: booking.id }, now);
}

function refusalOf(booking: SupplierBookingRow, scan: Scan): ScanResult | undefined {
  const { state, departureId, title, startsAtLocal } = booking;
  if (!states[state].takesSeats) return resultOf(scan, 'cancelled', booking);
  if (state === 'on_hold' || state === 'pending') return resultOf(scan, 'not_confirmed', booking);
  if (departureId !== scan.departureId)
    return { ...resultOf(scan, 'other_departure', booking), departure: { id: departureId, title, startsAtLocal } };
  return state === 'no_show' ? resultOf(scan, 'absent', booking) : undefined;
}

const usedOf = (one: CheckIn | undefined): ScanResult['used'] =>
  one ? { at: one.checkedInAt.toISOString(), by: one.byName } : null;

const resultOf = ({ id }: Scan, outcome: ScanResult['outcome'], booking?: SupplierBookingRow): ScanResult => ({
  id,
  outcome,
  positions: [],
  bookingId: booking?.id ?? null,
  reference: booking?.reference ?? null,
  used: null,
  departure: null,
});
