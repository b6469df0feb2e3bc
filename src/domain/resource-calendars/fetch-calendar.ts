// Reads the calendars of resources. What cannot be read changes nothing but the note since when and why.
import { isDomainError } from '#contract/domain-error.ts';
import type { CalendarFailure } from '#kernel/choices/calendar-failures.ts';
import { decrypt } from '#platform/encryption/encryption.ts';
import { lastDay } from '#domain/inventory/extend-departures.ts';
import { findTimeZone, replaceBusyTimes } from '#domain/inventory/resources/busy-times.ts';
import { lockSupplierOfResource } from '#domain/inventory/resources/resource-queries.ts';
import { readBusyTimes } from '#platform/icalendar/read-busy-times.ts';
import type { BusyTimes } from '#platform/icalendar/parse-busy-times.ts';
import type { OutboundResult } from '#platform/outbound/outbound.ts';
import type { Services } from '#platform/services.ts';
import {
  type CalendarImport,
  findDueImports,
  findImport,
  isUnchanged,
  postpone,
  recordOutcome,
} from './import-queries.ts';

const importsPerRun = 200;
/** One supplier's slow hosts hold up no other's: the rest of theirs is due at the next run. */
const perSupplier = 10;
const atOnce = 4;
const bytesMax = 1_000_000;
const answerMs = 10_000;
const redirectsMax = 3;
const minuteMs = 60_000;
/** With the pause of the job and the answer, a calendar that answers is no older than 15 minutes. */
const pauseMs = 14 * minuteMs;
/** One that has failed for longer is fetched as long after as that, at most each hour. */
const failingPauseMs = (failingSince: Date, now: Date): number =>
  Math.min(Math.max(pauseMs, now.getTime() - failingSince.getTime()), 60 * minuteMs);
/** What repeats for ever is read again, though the file has not changed. */
const rereadMs = 24 * 60 * minuteMs;
const dayMs = 24 * 60 * minuteMs;

export const urlOwner = (resourceId: string): string => `resource calendar ${resourceId}`;

/** A recurring job. An error at one does not stop the others. */
export async function fetchDueCalendars(services: Services): Promise<void> {
  const due = await findDueImports(services.database.db, services.clock.now(), { limit: importsPerRun, perSupplier });
  const next = due.values();
  const failures: unknown[] = [];
  const fetchNext = async () => {
    for (const id of next) await fetchCalendar(services, id).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, fetchNext));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} calendars were not read; the first: ${String(failures[0])}`);
}

type Read =
  | { failure: CalendarFailure; status?: number }
  | { unchanged: true }
  | { isStopped: true }
  | (BusyTimes & { etag: string | null; lastModified: string | null });

/** Nothing is done if its address changes meanwhile. After an error it is due again later, as others are. */
export async function fetchCalendar(services: Services, resourceId: string): Promise<void> {
  const { database, clock } = services;
  const row = await findImport(database.db, resourceId);
  if (!row) return;
  try {
    await fetchAndStore(services, row);
  } catch (error) {
    // Too many are read at this moment.
    const waitMs = isDomainError(error) ? minuteMs : pauseMs;
    await postpone(database.db, row, new Date(clock.now().getTime() + waitMs));
    throw error;
  }
}

async function fetchAndStore(services: Services, row: CalendarImport): Promise<void> {
  const { database, clock } = services;
  const { resourceId } = row;
  const timeZone = await findTimeZone(database.db, resourceId);
  const read = await readCalendar(services, row, timeZone);
  if ('isStopped' in read) return;
  await database.transaction(async (db) => {
    await lockSupplierOfResource(db, resourceId);
    if (!(await isUnchanged(db, row))) return;
    const now = clock.now();
    const checked = { checkedAt: now, dueAt: new Date(now.getTime() + pauseMs) };
    if ('failure' in read) {
      const failingSince = row.failingSince ?? now;
      const { failure, status = null } = read;
      const dueAt = new Date(now.getTime() + failingPauseMs(failingSince, now));
      return recordOutcome(db, resourceId, { checkedAt: now, dueAt, failingSince, failure, status });
    }
    const fetched = { ...checked, fetchedAt: now, failingSince: null, failure: null, status: null };
    if ('unchanged' in read) return recordOutcome(db, resourceId, fetched);
    const { busy, ...about } = read;
    const times = busy.map(([from, to]) => ({ from: new Date(from), to: new Date(to) }));
    await replaceBusyTimes(db, resourceId, times, now);
    await recordOutcome(db, resourceId, { ...fetched, ...about, readAt: now, timeZone });
  });
}

async function readCalendar(services: Services, row: CalendarImport, timeZone: string): Promise<Read> {
  const { clock, outbound, secrets } = services;
  const now = clock.now();
  const isRecent = row.readAt !== null && now.getTime() - row.readAt.getTime() < rereadMs && row.timeZone === timeZone;
  const result = await outbound({
    url: decrypt(secrets, urlOwner(row.resourceId), row.encryptedUrl).toString(),
    headers: {
      accept: 'text/calendar, text/plain;q=0.5',
      'user-agent': 'Senda-Calendars/1',
      ...(isRecent && row.etag && { 'if-none-match': row.etag }),
      ...(isRecent && row.lastModified && { 'if-modified-since': row.lastModified }),
    },
    redirectsMax,
    bytesMax,
    timeoutMs: answerMs,
  });
  if ('failure' in result || 'isStopped' in result) return result;
  if (result.status === 304 && isRecent) return { unchanged: true };
  if (result.status !== 200) return { failure: 'status', status: result.status };
  const window = {
    timeZone,
    from: now.getTime() - dayMs,
    to: Date.parse(lastDay(now)) + 2 * dayMs,
  };
  const busyTimes = await readBusyTimes(new TextDecoder().decode(result.body), window);
  return 'failure' in busyTimes ? busyTimes : { ...busyTimes, ...validatorsOf(result) };
}

type Answer = Extract<OutboundResult, { status: number }>;

function validatorsOf({ headers }: Answer): { etag: string | null; lastModified: string | null } {
  const one = (name: string, longest: number): string | null => {
    const value = [headers[name]].flat()[0];
    return value && value.length <= longest && /^[\x20-\x7e]+$/.test(value) ? value : null;
  };
  return { etag: one('etag', 1000), lastModified: one('last-modified', 100) };
}
