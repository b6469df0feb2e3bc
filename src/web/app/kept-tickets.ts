// Tickets that a person opened, kept in the browser so that they open without network. Pages write them, the service
// worker only hands them out; signing out forgets them (session.ts).
import type { BookingView } from '#contract/bookings.ts';
import { getSession } from '#web/session.ts';

/** A booking as it was at a moment, and whose it is. */
export type KeptBooking = BookingView & { kept?: { at: string; by: string } };

const store = 'tickets';
const keptAfterStartMs = 2 * 86_400_000;

const addressOf = (id: string): string => `/api/bookings/${id}`;

/** Keeps the ticket and what it takes to open it; true once it opens without network. A booking that has no ticket, or none
 *  any more, is not kept. */
export async function keepTicket(booking: BookingView): Promise<boolean> {
  const by = getSession()?.user.id;
  // Neither exists where the address is no https.
  if (!by || !globalThis.caches || !navigator.serviceWorker) return false;
  const tickets = await caches.open(store);
  await forgetPast(tickets);
  if (!booking.ticket) {
    await tickets.delete(addressOf(booking.id));
    return false;
  }
  await navigator.serviceWorker.register('/service-worker.js');
  await Promise.all([
    navigator.serviceWorker.ready,
    tickets.put(addressOf(booking.id), Response.json(readOnly(booking, by))),
    // Without its picture it is a ticket all the same.
    tickets.add(booking.image).catch(() => undefined),
  ]);
  if (getSession()?.user.id === by) return true;
  // Signed out while it was being kept.
  await caches.delete(store);
  return false;
}

/** What may be done takes a server. */
function readOnly(booking: BookingView, by: string): KeptBooking {
  return {
    ...booking,
    can: { cancel: false, withdraw: false, pay: false, review: false, repeat: false },
    kept: { at: new Date().toISOString(), by },
  };
}

async function forgetPast(tickets: Cache): Promise<void> {
  const past = Date.now() - keptAfterStartMs;
  for (const { id, startsAtUtc } of await readAll(tickets))
    if (Date.parse(startsAtUtc) < past) await tickets.delete(addressOf(id));
}

/** Those of who is signed in, the next first. */
export async function keptTickets(): Promise<KeptBooking[]> {
  if (!globalThis.caches) return [];
  const all = await readAll(await caches.open(store));
  return all.filter(isOwn).sort((one, other) => one.startsAtUtc.localeCompare(other.startsAtUtc));
}

export const isOwn = ({ kept }: KeptBooking): boolean => !kept || kept.by === getSession()?.user.id;

async function readAll(tickets: Cache): Promise<KeptBooking[]> {
  const addresses = (await tickets.keys()).filter(({ url }) => new URL(url).pathname.startsWith(addressOf('')));
  return Promise.all(addresses.map(async (address) => (await tickets.match(address))!.json() as Promise<KeptBooking>));
}
