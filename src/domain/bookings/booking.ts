// The life of a booking: states, moves, who may make them, and what travellers read. Screens, policies and tests
// read these tables; nothing else decides what may follow what.
//
//   on_hold ──► confirmed ──► completed | no_show
//     │  └► pending ─► confirmed | declined
//     └► expired            └► cancelled
import type { BookingState, BookingView } from '#contract/bookings.ts';

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

type Move = { from: readonly BookingState[]; to: BookingState; by: readonly Actor[] };

export const moves = {
  confirm: { from: ['on_hold', 'pending'], to: 'confirmed', by: ['traveller', 'supplier', 'operator'] },
  request: { from: ['on_hold'], to: 'pending', by: ['traveller'] },
  expire: { from: ['on_hold'], to: 'expired', by: ['clock'] },
  decline: { from: ['pending'], to: 'declined', by: ['supplier', 'operator', 'clock'] },
  withdraw: { from: ['on_hold', 'pending'], to: 'cancelled', by: ['traveller'] },
  cancel: { from: ['confirmed'], to: 'cancelled', by: ['traveller', 'supplier', 'operator'] },
  complete: { from: ['confirmed'], to: 'completed', by: ['clock', 'supplier', 'operator'] },
  missed: { from: ['confirmed'], to: 'no_show', by: ['supplier', 'operator'] },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof moves;

export const statesShownAs = (shown: BookingView['status']): BookingState[] =>
  (Object.keys(states) as BookingState[]).filter((state) => states[state].shown === shown);

/** Whether a move may be made from a state; time limits are the caller's (see booking-policy.ts). */
export const mayMove = (name: MoveName, from: BookingState): boolean =>
  (moves[name].from as readonly BookingState[]).includes(from);
