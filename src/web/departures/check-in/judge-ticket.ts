// What a day sheet alone says of a ticket, so that people are let in without network. The server says it again, and has the last word.
import type { SheetBookingView } from '#contract/suppliers/departures/departures.ts';
import { readTicketText, ticketText } from '#kernel/tickets/ticket-text.ts';
import type { QueuedScan } from './scan-queue.ts';

export type SheetItem = SheetBookingView['items'][number];

export type Verdict =
  /** Not decided by the sheet: it may be of another departure, booked since, or cancelled. */
  | { kind: 'not_listed'; reference: string }
  | { kind: 'not_a_ticket' }
  /** Its code is not the one of this booking. */
  | { kind: 'forged'; booking: SheetBookingView }
  | { kind: 'not_confirmed'; booking: SheetBookingView }
  | { kind: 'absent'; booking: SheetBookingView }
  | { kind: 'already_used'; booking: SheetBookingView; at: string; by: string | null }
  /** `isTyped`: by its reference, which proves nothing. */
  | { kind: 'valid'; booking: SheetBookingView; left: SheetItem[]; isTyped: boolean };

export type HashText = (text: string) => Promise<string>;

/** `scans`: of this device, by all its users. */
export async function judgeTicket(
  text: string,
  bookings: readonly SheetBookingView[],
  scans: readonly QueuedScan[],
  hashText: HashText,
): Promise<Verdict> {
  const ticket = readTicketText(text);
  if (!ticket) return { kind: 'not_a_ticket' };
  const { reference, code } = ticket;
  const booking = bookings.find((one) => one.reference === reference);
  if (!booking) return { kind: 'not_listed', reference };
  if (booking.state === 'on_hold' || booking.state === 'pending') return { kind: 'not_confirmed', booking };
  if (code !== null && (await hashText(ticketText(reference, code))) !== booking.ticketHash)
    return { kind: 'forged', booking };
  const verdict = judgeBooking(booking, scans);
  return verdict.kind === 'valid' ? { ...verdict, isTyped: code === null } : verdict;
}

/** Of a booking that was found by name. */
export function judgeBooking(booking: SheetBookingView, scans: readonly QueuedScan[]): Verdict {
  const people = peopleOf(booking);
  const left = people.filter((person) => person.state !== 'no_show' && !checkInOf(person, booking, scans));
  if (left.length > 0) return { kind: 'valid', booking, left, isTyped: true };
  const [first] = people.map((person) => checkInOf(person, booking, scans)).filter((found) => found !== null);
  return first ? { kind: 'already_used', booking, ...first } : { kind: 'absent', booking };
}

/** Those who can come: not extras, nor tickets that were cancelled. */
export const peopleOf = ({ items }: SheetBookingView): SheetItem[] =>
  items.filter(({ kind, state }) => kind !== 'extra' && state !== 'cancelled');

/** How many people tickets let in: a private group is one ticket. */
export const countPeople = (tickets: readonly Pick<SheetItem, 'adults' | 'children'>[]): number =>
  tickets.reduce((sum, { adults, children }) => sum + Math.max(1, adults + children), 0);

/** Of the tickets at these positions. */
export const peopleAt = (booking: SheetBookingView, positions: readonly number[]): number =>
  countPeople(peopleOf(booking).filter(({ position }) => positions.includes(position)));

/** When a person was let in, as the server knows it or this device has noted it; `isUnsent` as long as the server has not said so. */
export function checkInOf(
  { position, checkIn }: SheetItem,
  { reference }: SheetBookingView,
  scans: readonly QueuedScan[],
): { at: string; by: string | null; isUnsent?: boolean } | null {
  if (checkIn) return checkIn;
  const noted = scans.find(
    (scan) =>
      scan.reference === reference &&
      scan.positions.includes(position) &&
      (scan.outcome === undefined || scan.outcome === 'accepted'),
  );
  return noted ? { at: noted.at, by: null, isUnsent: noted.outcome === undefined } : null;
}

/** Only where the page came by https or from this machine, as for the camera. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
