// Calendars of resources: one that a supplier keeps elsewhere closes departures, and what uses a resource can be subscribed to.
import { z } from '@hono/zod-openapi';
import { endpoints, fileResponse } from '#contract/endpoint.ts';
import { calendarDate, id, idParams, instant, localMoment, noContent } from '#contract/primitives.ts';
import { calendarFailures } from '#kernel/choices/calendar-failures.ts';

export const calendarUrlMax = 1000;

const resourceConflict = z
  .object({ departureId: id, title: z.string(), startsAtLocal: localMoment, seatsTaken: z.int() })
  .openapi('ResourceConflict');
export type ResourceConflict = z.output<typeof resourceConflict>;

export const resourceCalendar = z
  .object({
    timeZone: z.string().describe('the clock of its days, and of times without a zone'),
    feed: z.object({ since: instant }).nullable().describe('null: no one can subscribe'),
    import: z
      .object({
        host: z.string().describe('of the address; the address itself is not shown again'),
        since: instant,
        checkedAt: instant.nullable(),
        fetchedAt: instant.nullable().describe('busy times are as of then'),
        events: z.int().nullable(),
        skipped: z.int().nullable().describe('entries that could not be read'),
        failingSince: instant.nullable(),
        failure: z.enum(calendarFailures).nullable(),
        status: z.int().nullable().describe('the status of an answer that was none of a calendar'),
      })
      .nullable(),
    busy: z.array(z.object({ from: instant, to: instant })).describe('the next 50'),
    busyCount: z.int(),
    conflicts: z.array(resourceConflict).describe('what is sold although it is busy elsewhere; at most 100'),
  })
  .openapi('ResourceCalendar');
export type ResourceCalendarView = z.output<typeof resourceCalendar>;

const use = z.object({
  departureId: id,
  title: z.string(),
  startsAtLocal: localMoment,
  seatsTaken: z.int(),
  uses: z.int(),
  isConflict: z.boolean().describe('it is busy elsewhere at that time'),
});

const resourceWeekRow = z
  .object({
    id,
    name: z.string(),
    quantity: z.int(),
    tourIds: z.array(id).describe('of which an option draws on it'),
    days: z.array(
      z.object({
        day: calendarDate,
        left: z.int().describe('when most of it is in use'),
        uses: z.array(use),
        busy: z.array(z.object({ from: localMoment, to: localMoment })).describe('elsewhere'),
      }),
    ),
  })
  .openapi('ResourceWeekRow');
export type ResourceWeekRow = z.output<typeof resourceWeekRow>;

export const resourceCalendarEndpoints = endpoints({
  getResourceCalendar: {
    method: 'GET',
    path: '/supplier/resources/{id}/calendar',
    summary: 'Who can subscribe to a resource, which calendar is read for it, when it is busy and what conflicts',
    access: 'supplier',
    params: idParams,
    status: 200,
    response: resourceCalendar,
    codes: ['not_found'],
  },
  openResourceFeed: {
    method: 'POST',
    path: '/supplier/resources/{id}/feed',
    summary: 'Make a secret address under which calendars read what uses a resource; one made before ends',
    access: 'supplier',
    params: idParams,
    status: 201,
    response: z.object({ address: z.string().describe('shown this once') }),
    codes: ['not_found'],
  },
  closeResourceFeed: {
    method: 'DELETE',
    path: '/supplier/resources/{id}/feed',
    summary: 'End the secret address',
    access: 'supplier',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
  setResourceImport: {
    method: 'PUT',
    path: '/supplier/resources/{id}/import',
    summary:
      'Read a calendar (https, at most 1 MB and 2,000 entries) now and every 15 minutes: its busy times close departures',
    access: 'supplier',
    params: idParams,
    body: z.strictObject({ url: z.string().trim().min(1).max(calendarUrlMax) }),
    status: 200,
    response: resourceCalendar,
    codes: ['not_found', 'too_many_requests'],
  },
  endResourceImport: {
    method: 'DELETE',
    path: '/supplier/resources/{id}/import',
    summary: 'Read it no longer and delete its busy times',
    access: 'supplier',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
  fetchResourceImport: {
    method: 'POST',
    path: '/supplier/resources/{id}/import/fetch',
    summary: 'Read it now',
    access: 'supplier',
    params: idParams,
    status: 200,
    response: resourceCalendar,
    codes: ['not_found', 'too_many_requests'],
  },
  getResourceWeek: {
    method: 'GET',
    path: '/supplier/calendar/resources',
    summary:
      'A week from Monday with a row for each resource: what uses it, how much is left, and when it is busy elsewhere',
    access: 'supplier',
    query: z.object({ date: calendarDate, lang: z.string().max(5).optional() }),
    status: 200,
    response: z.object({ from: calendarDate, to: calendarDate, data: z.array(resourceWeekRow) }),
    codes: ['not_found'],
  },
  readResourceFeed: {
    method: 'GET',
    path: '/resource-calendars/{token}/resource.ics',
    summary: 'What uses a resource, for calendars, under its secret address; without names of travellers',
    access: 'anyone',
    params: z.object({ token: z.string().max(100) }),
    query: z.object({ lang: z.string().max(5).optional() }),
    status: 200,
    response: fileResponse,
    file: 'text/calendar; charset=utf-8',
    isSecretAddress: true,
    codes: ['not_found', 'too_many_requests'],
  },
});
