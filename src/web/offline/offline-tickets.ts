// Opened tickets, stored in the browser for offline use. Pages store them, the service worker only serves them;
// signing out deletes them (session.ts).
import type { BookingView } from '#contract/bookings.ts';
import { getSession } from '#web/runtime/session/session.ts';

/** A booking with the time at which it was stored, and its owner. */
export type OfflineBooking = BookingView & { kept?: { at: string; by: string } };

const store = 'tickets';
const storedAfterStartMs = 2 * 86_400_000;

const addressOf = (id: string): string => `/api/bookings/${id}`;

/** Stores the ticket and everything needed to open it; true once it opens offline. A booking without a ticket is not
 *  stored. */
export async function saveTicket(booking: BookingView): Promise<boolean> {
  const by = getSession()?.user.id;
  // Neither exists without https.
  if (!by || !globalThis.caches || !navigator.serviceWorker) return false;
  const tickets = await caches.open(store);
  await deletePastTickets(tickets);
  if (!booking.ticket) {
    await tickets.delete(addressOf(booking.id));
    return false;
  }
  await navigator.serviceWorker.register('/service-worker.js');
  await Promise.all([
    navigator.serviceWorker.ready,
    tickets.put(addressOf(booking.id), Response.json(readOnly(booking, by))),
    // A ticket works without its picture.
    tickets.add(booking.image).catch(() => undefined),
  ]);
  if (getSession()?.user.id === by) return true;
  // Signed out meanwhile.
  await caches.delete(store);
  return false;
}

/** All actions need the server. */
function readOnly(booking: BookingView, by: string): OfflineBooking {
  return {
    ...booking,
    can: { cancel: false, withdraw: false, change: false, pay: false, review: false, repeat: false },
    kept: { at: new Date().toISOString(), by },
  };
}

async function deletePastTickets(tickets: Cache): Promise<void> {
  const past = Date.now() - storedAfterStartMs;
  for (const { id, startsAtUtc } of await readAll(tickets))
    if (Date.parse(startsAtUtc) < past) await tickets.delete(addressOf(id));
}

/** The tickets of the signed-in user, next first. */
export async function offlineTickets(): Promise<OfflineBooking[]> {
  if (!globalThis.caches) return [];
  const all = await readAll(await caches.open(store));
  return all.filter(isOwn).sort((one, other) => one.startsAtUtc.localeCompare(other.startsAtUtc));
}

export const isOwn = ({ kept }: OfflineBooking): boolean => !kept || kept.by === getSession()?.user.id;

async function readAll(tickets: Cache): Promise<OfflineBooking[]> {
  const addresses = (await tickets.keys()).filter(({ url }) => new URL(url).pathname.startsWith(addressOf('')));
  return Promise.all(
    addresses.map(async (address) => (await tickets.match(address))!.json() as Promise<OfflineBooking>),
  );
}
