// The life of a booking as one table: how it begins, who may change its state, from where to where, when, and what follows. `transition.ts`
// carries it out; screens, policies, the clock's jobs and docs/domain.md read it. Nothing else decides what may follow what.
import type { BookingState, BookingView } from '#contract/bookings.ts';
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

/** What guards and deadlines look at. */
export type BookingTimes = {
  state: BookingState;
  startsAt: Date;
  durationMinutes: number | null;
  placedAt: Date | null;
  holdExpiresAt: Date | null;
  decideBy: Date | null;
  attendedAt: Date | null;
};

export const attendanceDays = 14;
const endOf = ({ startsAt, durationMinutes }: BookingTimes): Date =>
  new Date(startsAt.getTime() + (durationMinutes ?? 240) * 60_000);

/** What must hold when a person makes the transition. */
export const guards = {
  'before the start': ({ startsAt }: BookingTimes, at: Date) => at < startsAt,
  'once placed, before the start': ({ placedAt, startsAt }: BookingTimes, at: Date) =>
    placedAt !== null && at < startsAt,
  'once, from the start until 14 days after the end': (booking: BookingTimes, at: Date) =>
    booking.attendedAt === null &&
    at >= booking.startsAt &&
    at.getTime() <= endOf(booking).getTime() + attendanceDays * 24 * 3600_000,
};

/** From when on the clock makes the transition. */
export const deadlines = {
  'end of the hold': ({ holdExpiresAt, startsAt }: BookingTimes) =>
    holdExpiresAt && new Date(Math.min(holdExpiresAt.getTime(), startsAt.getTime())),
  'end of the time to decide': ({ decideBy }: BookingTimes) => decideBy,
  'end of the tour': (booking: BookingTimes): Date | null => endOf(booking),
};

type Refund = 'refund all' | 'refund by policy';

export type Effects = {
  /** Seats go back to the departure. */
  seats?: 'return';
  /** What was paid is shared by supplier and marketplace, or goes back to the traveller: all of it or what the policy grants,
   *  if need be by who ends the booking. What goes back is no longer shared. */
  money?: 'share' | Refund | Readonly<Partial<Record<Actor, Refund>>>;
  /** The job that notifies traveller and supplier. A hold that nobody placed notifies nobody. */
  notify?: keyof typeof bookingJobs;
};

/** `new`: a booking begins so. It takes its seats, and has no times yet for a guard. */
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
  | 'expire'
  | 'decline'
  | 'withdraw'
  | 'cancel'
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
    by: ['traveller', 'supplier', 'operator'],
    from: ['new', 'on_hold', 'pending'],
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
  cancel: {
    by: ['traveller', 'supplier', 'operator'],
    from: ['confirmed'],
    to: 'cancelled',
    guard: 'before the start',
    effects: {
      seats: 'return',
      money: { traveller: 'refund by policy', supplier: 'refund all', operator: 'refund all' },
      notify: 'booking-cancelled',
    },
  },
  complete: { by: ['clock'], from: ['confirmed'], to: 'completed', deadline: 'end of the tour', effects: {} },
  attend: {
    by: ['supplier', 'operator'],
    from: ['confirmed', 'completed'],
    to: 'completed',
    guard: 'once, from the start until 14 days after the end',
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

/** Whether the table lets this actor make the transition at this moment. */
export function mayTransition(name: TransitionName, booking: BookingTimes, actor: Actor, at: Date): boolean {
  const { by, from, guard, deadline } = transitions[name];
  if (!by.includes(actor) || !from.includes(booking.state)) return false;
  if (actor !== 'clock') return guard === undefined || guards[guard](booking, at);
  const due = deadline && deadlines[deadline](booking);
  return due instanceof Date && due <= at;
}

export const statesShownAs = (shown: BookingView['status']): BookingState[] =>
  (Object.keys(states) as BookingState[]).filter((state) => states[state].shown === shown);
