import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { calendarDate, id, idParams, instant } from '#contract/primitives.ts';

/** The maximum that one edit changes: they are changed in one transaction, which must not hold its locks for long. */
export const departuresPerEdit = 1000;

const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const selection = {
  from: calendarDate.describe('a local day of each tour'),
  to: calendarDate.describe('the last day'),
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).optional().describe('1 Monday to 7 Sunday; without it, all'),
  tourIds: z.array(id).min(1).max(1000).optional().describe('own tours; without it, all'),
  startTimes: z.array(localTime).min(1).max(50).optional().describe('without it, all'),
};

const capacity = z
  .int()
  .min(1)
  .max(10_000)
  .optional()
  .describe('the seats that each departure is to have; without it, they are closed');

export const calendarEditPreview = z
  .object({
    departures: z.int().describe('that it would change; those that have started are left out'),
    already: z.int().describe('that are closed, or have so many seats, already'),
    kept: z
      .int()
      .describe('that keep their seats: more are sold, a private group has booked them, or they always have places'),
    booked: z.int().describe('of those that it would change, how many have bookings, requests or holds'),
    seatsTaken: z.int().describe('of these; they stay'),
  })
  .openapi('CalendarEditPreview');
export type CalendarEditPreview = z.output<typeof calendarEditPreview>;

export const calendarEditView = z
  .object({
    id,
    from: calendarDate,
    to: calendarDate,
    tourIds: z.array(id).nullable().describe('null: all'),
    reason: z.string().nullable(),
    capacity: z.int().nullable().describe('the seats that it gave them; null: it closed them'),
    departures: z.int().describe('that it has changed'),
    madeAt: instant,
    undoneAt: instant.nullable(),
  })
  .openapi('CalendarEdit');
export type CalendarEditView = z.output<typeof calendarEditView>;

export const calendarEditEndpoints = endpoints({
  previewCalendarEdit: {
    method: 'POST',
    path: '/supplier/calendar/preview',
    summary: 'What closing departures of own tours on some days, or giving them other seats, would do; changes nothing',
    access: 'supplier',
    scope: 'departures:read',
    body: z.strictObject({ ...selection, capacity }),
    status: 200,
    response: calendarEditPreview,
    codes: ['not_found'],
  },
  editCalendar: {
    method: 'POST',
    path: '/supplier/calendar/edits',
    summary: `Close up to ${departuresPerEdit} departures of own tours at once, or set their seats; bookings that exist are not touched`,
    access: 'supplier',
    scope: 'departures:write',
    body: z.strictObject({
      ...selection,
      capacity,
      reason: z.string().trim().min(1).max(300).optional().describe('for yourself; travellers do not see it'),
    }),
    status: 201,
    response: calendarEditView,
    codes: ['not_found'],
    idempotent: true,
  },
  listCalendarEdits: {
    method: 'GET',
    path: '/supplier/calendar/edits',
    summary: 'What was closed or changed at once, the latest first; at most 50',
    access: 'supplier',
    scope: 'departures:read',
    status: 200,
    response: z.object({ data: z.array(calendarEditView) }),
    codes: [],
  },
  undoCalendarEdit: {
    method: 'POST',
    path: '/supplier/calendar/edits/{id}/reversal',
    summary:
      'Open what an edit has closed, except what was closed otherwise, too; or give departures the seats that they had, unless they were changed since or have sold more',
    access: 'supplier',
    scope: 'departures:write',
    params: idParams,
    status: 200,
    response: z.object({
      edit: calendarEditView,
      departures: z.int().describe('that are on sale again, or have their seats again'),
    }),
    codes: ['not_found'],
    idempotent: true,
  },
});
