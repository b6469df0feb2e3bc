// The calendars of a resource as its supplier sets them.
import { createHash, randomBytes } from 'node:crypto';
import { DomainError, invalid } from '#contract/domain-error.ts';
import { calendarUrlMax, type ResourceCalendarView } from '#contract/suppliers/resource-calendars.ts';
import { encrypt } from '#platform/encryption/encryption.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { outboundUrl } from '#platform/outbound/outbound.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import {
  findTimeZone,
  listBusyTimes,
  listConflicts,
  replaceBusyTimes,
} from '#domain/inventory/resources/busy-times.ts';
import { lockResource, ownResource } from '#domain/inventory/resources/manage-resources.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { deleteFeed, findFeed, replaceFeed } from './feed-queries.ts';
import { fetchCalendar, urlOwner } from './fetch-calendar.ts';
import { type CalendarImport, deleteImport, findImport, insertImport } from './import-queries.ts';

const busyShown = 50;

/** Throws `not_found`. */
export async function readCalendars(context: Context, id: string): Promise<ResourceCalendarView> {
  const db = context.database.db;
  const now = context.clock.now();
  await ownResource(context, db, id);
  const [feed, read, busy] = [await findFeed(db, id), await findImport(db, id), await listBusyTimes(db, id)];
  const ahead = busy.filter(({ to }) => to > now);
  return {
    timeZone: await findTimeZone(db, id),
    feed: feed ? { since: feed.createdAt.toISOString() } : null,
    import: read ? importView(read) : null,
    busy: ahead.slice(0, busyShown).map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
    busyCount: ahead.length,
    conflicts: ahead.length > 0 ? await listConflicts(db, id, { language: context.caller.language, now }) : [],
  };
}

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Throws `not_found`. No idempotency: a stored response would contain the address. */
export async function openFeed(context: Context, id: string): Promise<{ address: string }> {
  const token = randomBytes(32).toString('base64url');
  await context.database.transaction(async (db) => {
    const { supplierId, name } = await lockResource(context, db, id);
    await replaceFeed(db, { resourceId: id, tokenHash: hashOfToken(token), createdAt: context.clock.now() });
    await recordActOf(context, db, { act: 'supplier_open_resource_feed', subjectId: supplierId, after: { name } });
  });
  const { language } = context.caller;
  return { address: `${context.config.appUrl}/api/resource-calendars/${token}/resource.ics?lang=${language}` };
}

/** Throws `not_found`. */
export async function closeFeed(context: Context, id: string): Promise<void> {
  await context.database.transaction(async (db) => {
    const { supplierId, name } = await lockResource(context, db, id);
    if (!(await deleteFeed(db, id))) throw new DomainError('not_found');
    await recordActOf(context, db, { act: 'supplier_close_resource_feed', subjectId: supplierId, before: { name } });
  });
}

/** Throws `not_found`, `invalid_input` on `url`, `too_many_requests`. That it cannot be read is no error: it is tried again. */
export async function setImport(context: Context, id: string, url: string): Promise<ResourceCalendarView> {
  await ownResource(context, context.database.db, id);
  const checked = checkedUrl(url);
  await throttle(context, 'calendarFetches', signedIn(context).id);
  await context.database.transaction(async (db) => {
    const { supplierId, name } = await lockResource(context, db, id);
    const encryptedUrl = encrypt(context.secrets, urlOwner(id), Buffer.from(checked.href));
    await insertImport(db, { resourceId: id, encryptedUrl, host: checked.host, now: context.clock.now() });
    const after = { name, host: checked.host };
    await recordActOf(context, db, { act: 'supplier_set_resource_import', subjectId: supplierId, after });
  });
  await fetchCalendar(context, id);
  return readCalendars(context, id);
}

/** Throws `not_found`. */
export async function endImport(context: Context, id: string): Promise<void> {
  await context.database.transaction(async (db) => {
    const { supplierId, name } = await lockResource(context, db, id);
    const read = await findImport(db, id);
    if (!read) throw new DomainError('not_found');
    await replaceBusyTimes(db, id, [], context.clock.now());
    await deleteImport(db, id);
    const before = { name, host: read.host };
    await recordActOf(context, db, { act: 'supplier_end_resource_import', subjectId: supplierId, before });
  });
}

/** Throws `not_found`, `too_many_requests`. */
export async function fetchNow(context: Context, id: string): Promise<ResourceCalendarView> {
  const db = context.database.db;
  await ownResource(context, db, id);
  if (!(await findImport(db, id))) throw new DomainError('not_found');
  await throttle(context, 'calendarFetches', signedIn(context).id);
  await fetchCalendar(context, id);
  return readCalendars(context, id);
}

/** Calendars hand out webcal:// for https://. Where the host leads is checked at each connection. */
function checkedUrl(url: string): URL {
  const checked = outboundUrl(url.replace(/^webcals?:/i, 'https:'));
  if (!checked) throw invalid('url', 'https');
  if (checked.href.length > calendarUrlMax || checked.host.length > 255)
    throw invalid('url', 'too_long', { maximum: calendarUrlMax });
  return checked;
}

const importView = (read: CalendarImport): ResourceCalendarView['import'] => ({
  host: read.host,
  since: read.addedAt.toISOString(),
  checkedAt: read.checkedAt?.toISOString() ?? null,
  fetchedAt: read.fetchedAt?.toISOString() ?? null,
  events: read.events,
  skipped: read.skipped,
  failingSince: read.failingSince?.toISOString() ?? null,
  failure: read.failure,
  status: read.status,
});
