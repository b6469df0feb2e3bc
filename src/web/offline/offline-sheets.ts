// Day sheets, stored in the browser to check people in without network. As with tickets, the page stores what it was given, signing out
// deletes it with them (one cache), and the service worker only serves it.
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { getSession } from '#web/runtime/session/session.ts';

type DaySheet = ResponseBody<'getDaySheet'>;
/** A day sheet with the moment at which it was stored, and whose it is. */
export type OfflineSheet = DaySheet & { kept?: { at: string; by: string } };

const store = 'tickets';
const storedAfterStartMs = 2 * 86_400_000;

const addressOf = (id: string): string => `/api/supplier/departures/${id}`;

/** Stores the sheet and everything needed to open it; true once it opens offline. */
export async function saveSheet(sheet: DaySheet): Promise<boolean> {
  const by = getSession()?.user.id;
  // Neither exists without https.
  if (!by || !globalThis.caches || !navigator.serviceWorker) return false;
  const sheets = await caches.open(store);
  await deletePastSheets(sheets);
  await sheets.put(addressOf(sheet.departure.id), Response.json(readOnly(sheet, by)));
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  // What a sheet needs beyond a ticket is stored for those who have one.
  const isStored = active !== null && (await isWorkerCaching(active));
  if (getSession()?.user.id === by) return isStored;
  // Signed out meanwhile.
  await caches.delete(store);
  return false;
}

/** Attendance and arrivals by hand need the server; scans wait for it. */
const readOnly = ({ departure, bookings, entries, currency }: DaySheet, by: string): OfflineSheet => ({
  departure,
  entries: entries.map((entry) => ({ ...entry, mayRecordArrival: false })),
  units: [],
  currency,
  bookings: bookings.map((booking) => ({
    ...booking,
    may: { decide: false, decideChange: false, move: false, cancel: false, recordAttendance: false },
  })),
  kept: { at: new Date().toISOString(), by },
});

function isWorkerCaching(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    worker.postMessage('store-sheet-files', [port2]);
  });
}

async function deletePastSheets(sheets: Cache): Promise<void> {
  const past = Date.now() - storedAfterStartMs;
  for (const { departure } of await readAll(sheets))
    if (departure.validity?.kind !== 'open_dated' && Date.parse(`${departure.startsAtLocal}:00Z`) < past)
      await sheets.delete(addressOf(departure.id));
}

/** Those of the signed-in user, the next first. */
export async function offlineSheets(): Promise<OfflineSheet[]> {
  if (!globalThis.caches) return [];
  const all = await readAll(await caches.open(store));
  return all
    .filter(isOwnSheet)
    .sort((one, other) => one.departure.startsAtLocal.localeCompare(other.departure.startsAtLocal));
}

export const isOwnSheet = ({ kept }: OfflineSheet): boolean => !kept || kept.by === getSession()?.user.id;

async function readAll(sheets: Cache): Promise<OfflineSheet[]> {
  const addresses = (await sheets.keys()).filter(({ url }) => new URL(url).pathname.startsWith(addressOf('')));
  return Promise.all(addresses.map(async (address) => (await sheets.match(address))!.json() as Promise<OfflineSheet>));
}
