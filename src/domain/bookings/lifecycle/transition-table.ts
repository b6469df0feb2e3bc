// The transitions of a booking as data: who may make each, from which state to which, when, and with which effects. Which
// one is allowed is decided here alone; screens, permissions, recurring jobs and docs/domain.md read this table. Use cases
// refuse for further reasons: a hold that has run out, a tour that is off sale. `bookSeats` (ordering/book-seats.ts) begins a
// booking, `transition()` (transition.ts) carries out all else. The invariant of the money computes on its own in SQL
// what each ending refunds (`granted_refund_minor` in db/schema.sql): who changes that here writes a migration, too.
import type { BookingView } from '#contract/bookings.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { BookingState } from '#kernel/choices/booking-states.ts';
import { closesAt, lastStartOf } from '#domain/inventory/inventory-queries.ts';
import type { bookingJobs } from '../job-types.ts';

export type Actor = 'traveller' | 'supplier' | 'operator' | 'clock';

type StateRule = { shown: BookingView['status']; takesSeats: boolean };

export const states: Record<BookingState, StateRule> = {
  on_hold: { shown: 'Pending', takesSeats: true },
  pending: { shown: 'Pending', takesSeats: true },
  confirmed: { shown: 'Confirmed', takesSeats: true },
  completed: { shown: 'Confirmed', takesSeats: true },
  no_show: { shown: 'Confirmed', takesSeats: true },
  cancelled: { shown: 'Cancelled', takesSeats: false },
  declined: { shown: 'Cancelled', takesSeats: false },
  expired: { shown: 'Cancelled', takesSeats: false },
};

/** The fields that guards and deadlines use. */
export type BookingTimes = {
  state: BookingState;
  startsAt: Date;
  /** When opening hours close; null for every other kind. */
  endsAt: Date | null;
  /** For how many days an open-dated ticket is valid, up to its start; null for every other kind. */
  validDays: number | null;
  durationMinutes: number | null;
  placedAt: Date | null;
  holdExpiresAt: Date | null;
  decideBy: Date | null;
  attendedAt: Date | null;
  /** When the first of its people was checked in. */
  checkedInAt: Date | null;
  /** By when enough people must have booked; null: it runs with any number. */
  fillBy: Date | null;
  /** The cut-off of its option. */
  cutOffMinutes: number;
};

export const attendanceDays = 14;
type Visit = Pick<BookingTimes, 'startsAt' | 'endsAt' | 'validDays' | 'durationMinutes'>;
export const endOf = ({ startsAt, endsAt, validDays, durationMinutes }: Visit): Date =>
  endsAt ?? (validDays === null ? new Date(startsAt.getTime() + (durationMinutes ?? 240) * 60_000) : startsAt);

/** From then on nobody says any more who came. */
export const isAttendanceOver = (visit: Visit, at: Date): boolean =>
  at.getTime() > endOf(visit).getTime() + attendanceDays * 24 * 3600_000;

const isToRecord = (booking: BookingTimes, at: Date): boolean =>
  booking.attendedAt === null && !isAttendanceOver(booking, at);

/** The guards: conditions for a person to make the transition. The start is the last at which a visit can begin. */
export const guards = {
  'before the start': (booking: BookingTimes, at: Date) => at < lastStartOf(booking),
  'before the start, the traveller before the check-in': (booking: BookingTimes, at: Date, actor: Actor) =>
    at < lastStartOf(booking) && !(actor === 'traveller' && booking.checkedInAt !== null),
  'before the cut-off and the check-in': (booking: BookingTimes, at: Date) =>
    at < closesAt(booking, booking) && booking.checkedInAt === null,
  'before the start and the check-in': (booking: BookingTimes, at: Date) =>
    at < lastStartOf(booking) && booking.checkedInAt === null,
  'once placed, before the start': (booking: BookingTimes, at: Date) =>
    booking.placedAt !== null && at < lastStartOf(booking),
  'once, from the start until 14 days after the end': (booking: BookingTimes, at: Date) =>
    at >= booking.startsAt && isToRecord(booking, at),
  'once, from the start, of open-dated tickets from the confirmation, until 14 days after the end': (
    booking: BookingTimes,
    at: Date,
  ) => (booking.validDays !== null || at >= booking.startsAt) && isToRecord(booking, at),
};

/** The time from which the clock makes the transition. */
export const deadlines = {
  'end of the hold': (booking: BookingTimes) =>
    booking.holdExpiresAt && new Date(Math.min(booking.holdExpiresAt.getTime(), lastStartOf(booking).getTime())),
  'end of the time to decide': ({ decideBy }: BookingTimes) => decideBy,
  'end of the time to fill': ({ fillBy }: BookingTimes) => fillBy,
  'end of the tour': (booking: BookingTimes): Date | null => endOf(booking),
};

type Refund = 'refund all' | 'refund by policy';

export type Effects = {
  /** The transition returns the seats to the departure, all or those of the items that are cancelled, or moves them to another one. */
  seats?: 'return' | 'return some' | 'move';
  /** 'share' posts what was paid as sold. A refund returns all of it or the part that the booking's terms grant, if need
   *  be by the actor; the refunded part is no longer posted as sold. Of a change the difference of the prices is paid, or
   *  returned as far as the terms grant. */
  money?: 'share' | Refund | 'difference, by policy' | Readonly<Partial<Record<Actor, Refund>>>;
  /** The job that notifies traveller and supplier. A hold that was not placed notifies no one. */
  notify?: keyof typeof bookingJobs;
};

/** What the table says of money if this actor makes the transition. */
export function refundRuleOf(name: TransitionName, actor: Actor): Exclude<Effects['money'], object> {
  const { money } = transitions[name].effects;
  return typeof money === 'object' ? money[actor] : money;
}

/** `new` is the state before the booking exists: it takes its seats, and no guard applies. */
type Transition = {
  by: readonly Actor[];
  from: readonly (BookingState | 'new')[];
  to: BookingState;
  guard?: keyof typeof guards;
  deadline?: keyof typeof deadlines;
  effects: Effects;
};

export type TransitionName =
  | 'hold'
  | 'request'
  | 'confirm'
  | 'accept'
  | 'expire'
  | 'decline'
  | 'withdraw'
  | 'withdraw_items'
  | 'cancel'
  | 'cancel_items'
  | 'call_off'
  | 'change'
  | 'complete_change'
  | 'move'
  | 'complete'
  | 'attend'
  | 'no_show';

export const transitions: Record<TransitionName, Transition> = {
  hold: { by: ['traveller'], from: ['new'], to: 'on_hold', effects: {} },
  request: {
    by: ['traveller'],
    from: ['new', 'on_hold'],
    to: 'pending',
    guard: 'before the start',
    effects: { notify: 'booking-requested' },
  },
  confirm: {
    by: ['traveller'],
    from: ['new', 'on_hold'],
    to: 'confirmed',
    guard: 'before the start',
    effects: { money: 'share', notify: 'booking-confirmed' },
  },
  accept: {
    by: ['supplier', 'operator'],
    from: ['pending'],
    to: 'confirmed',
    guard: 'before the start',
    effects: { money: 'share', notify: 'booking-confirmed' },
  },
  expire: {
    by: ['traveller', 'clock'],
    from: ['on_hold'],
    to: 'expired',
    deadline: 'end of the hold',
    effects: { seats: 'return', money: 'refund all', notify: 'booking-expired' },
  },
  decline: {
    by: ['supplier', 'operator', 'clock'],
    from: ['pending'],
    to: 'declined',
    guard: 'before the start',
    deadline: 'end of the time to decide',
    effects: { seats: 'return', money: 'refund all', notify: 'booking-declined' },
  },
  withdraw: {
    by: ['traveller'],
    from: ['on_hold', 'pending'],
    to: 'cancelled',
    guard: 'once placed, before the start',
    effects: { seats: 'return', money: 'refund all', notify: 'booking-cancelled' },
  },
  // Of some items; the rest stays. Which may go: items/cancel-items.ts.
  withdraw_items: {
    by: ['traveller'],
    from: ['pending'],
    to: 'pending',
    guard: 'once placed, before the start',
    effects: { seats: 'return some', money: 'refund all', notify: 'booking-partly-cancelled' },
  },
  cancel: {
    by: ['traveller', 'supplier', 'operator'],
    from: ['confirmed'],
    to: 'cancelled',
    guard: 'before the start, the traveller before the check-in',
    effects: {
      seats: 'return',
      money: { traveller: 'refund by policy', supplier: 'refund all', operator: 'refund all' },
      notify: 'booking-cancelled',
    },
  },
  cancel_items: {
    by: ['traveller'],
    from: ['confirmed'],
    to: 'confirmed',
    guard: 'before the start, the traveller before the check-in',
    effects: { seats: 'return some', money: 'refund by policy', notify: 'booking-partly-cancelled' },
  },
  // When its departure does not take place: departure-cancellations/end-bookings.ts. The clock calls it off when too few have booked.
  call_off: {
    by: ['clock', 'supplier', 'operator'],
    from: ['on_hold', 'pending', 'confirmed'],
    to: 'cancelled',
    guard: 'before the start',
    deadline: 'end of the time to fill',
    effects: { seats: 'return', money: 'refund all', notify: 'booking-cancelled' },
  },
  change: {
    by: ['traveller'],
    from: ['confirmed'],
    to: 'confirmed',
    guard: 'before the cut-off and the check-in',
    effects: { seats: 'move', money: 'difference, by policy', notify: 'booking-changed' },
  },
  // One that has waited for its payment or its supplier.
  complete_change: {
    by: ['traveller'],
    from: ['confirmed'],
    to: 'confirmed',
    guard: 'before the start',
    effects: { seats: 'move', money: 'difference, by policy', notify: 'booking-changed' },
  },
  // To another departure of its option, at the price and under the terms that it has: moves/move-booking.ts.
  move: {
    by: ['supplier', 'operator'],
    from: ['confirmed'],
    to: 'confirmed',
    guard: 'before the start and the check-in',
    effects: { seats: 'move', notify: 'booking-changed-by-supplier' },
  },
  complete: { by: ['clock'], from: ['confirmed'], to: 'completed', deadline: 'end of the tour', effects: {} },
  attend: {
    by: ['supplier', 'operator'],
    from: ['confirmed', 'completed'],
    to: 'completed',
    guard: 'once, from the start, of open-dated tickets from the confirmation, until 14 days after the end',
    effects: {},
  },
  no_show: {
    by: ['supplier', 'operator'],
    from: ['confirmed', 'completed'],
    to: 'no_show',
    guard: 'once, from the start until 14 days after the end',
    effects: {},
  },
};

/** The transition with which a booking begins in this state. */
export const beginningIn = (state: BookingState): Transition =>
  assertDefined(
    Object.values(transitions).find(({ from, to }) => from.includes('new') && to === state),
    'a booking begins as the table says',
  );

/** True if this actor may make the transition now. */
export function mayTransition(name: TransitionName, booking: BookingTimes, actor: Actor, at: Date): boolean {
  const { by, from, guard, deadline } = transitions[name];
  if (!by.includes(actor) || !from.includes(booking.state)) return false;
  if (actor !== 'clock') return guard === undefined || guards[guard](booking, at, actor);
  const due = deadline && deadlines[deadline](booking);
  return due instanceof Date && due <= at;
}

export const statesShownAs = (shown: BookingView['status']): BookingState[] =>
  (Object.keys(states) as BookingState[]).filter((state) => states[state].shown === shown);
