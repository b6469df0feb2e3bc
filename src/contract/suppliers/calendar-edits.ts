import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { calendarDate, currency, id, idParams, instant, localMoment } from '#contract/primitives.ts';
import { calendarEditLimits, editKinds, editRefusals, editStates } from '#kernel/choices/calendar-edits.ts';
import { unitKinds } from '#kernel/units.ts';

const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const selection = {
  from: calendarDate.describe('a local day of each tour'),
  to: calendarDate.describe('the last day'),
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).optional().describe('1 Monday to 7 Sunday; without it, all'),
  tourIds: z.array(id).min(1).max(1000).optional().describe('own tours; without it, all'),
  startTimes: z.array(localTime).min(1).max(50).optional().describe('without it, all'),
};

const change = {
  kind: z
    .enum(editKinds)
    .optional()
    .describe('what to do; without it, `capacity` or `price` if that is given, else `close`'),
  capacity: z.int().min(1).max(10_000).optional().describe('the seats that each departure is to have'),
  price: z
    .union([
      z.strictObject({
        unit: z.enum(unitKinds),
        priceMinor: z.int().min(0).max(1_000_000_000),
        currency: currency.describe('tours in other currencies stay as they are'),
      }),
      z.strictObject({
        unit: z.enum(unitKinds).optional().describe('without it, all'),
        percent: z.int().min(-90).max(100).describe('of the price that the unit has without rules; not 0'),
      }),
    ])
    .optional()
    .describe(
      'what one costs on these days, before rules of party size and time of booking; it counts before all other rules, until the edit is undone',
    ),
};

const calendarEditPreview = z
  .object({
    departures: z.int().describe('that it would change; those that have started are left out'),
    already: z
      .int()
      .describe('that are so already; closing keeps these closed, too, when what closes them now is undone'),
    kept: z
      .int()
      .describe(
        'that it cannot change: more seats are sold, a private group has booked them, they always have places, their tour does not sell this unit or not in this currency, or they are closed because too few had booked, the schedule has them no more, or what they need is busy',
      ),
    booked: z.int().describe('of those that it would change, how many have bookings, requests or holds'),
    seatsTaken: z.int().describe('of these; they stay'),
    madeUntil: calendarDate
      .nullable()
      .describe(
        'where the days go beyond the last one for which departures are made yet: that day. The edit holds for those made later, too; of prices for options that have a departure on these days',
      ),
  })
  .openapi('CalendarEditPreview');
export type CalendarEditPreview = z.output<typeof calendarEditPreview>;

const calendarEditView = z
  .object({
    id,
    kind: z.enum(editKinds),
    state: z.enum(editStates).describe('`running` and `undoing` end by themselves; ask again'),
    from: calendarDate,
    to: calendarDate,
    weekdays: z.array(z.int()).nullable().describe('null: all'),
    startTimes: z.array(z.string()).nullable().describe('null: all'),
    tourIds: z.array(id).nullable().describe('null: all'),
    reason: z.string().nullable(),
    capacity: z.int().nullable().describe('the seats that it gives them; null for other kinds'),
    price: z
      .object({
        unit: z.enum(unitKinds).nullable().describe('null: all'),
        priceMinor: z.int().nullable(),
        currency: currency.nullable(),
        percent: z.int().nullable(),
      })
      .nullable(),
    total: z.int().describe('departures that were chosen'),
    worked: z.int().describe('of these, how many are decided, or reverted while it is undone'),
    departures: z.int().describe('that it has changed'),
    refused: z.int().describe('that it could not change'),
    restored: z.int().describe('that are as before again, since it was undone'),
    madeAt: instant,
    undoneAt: instant.nullable(),
    undoable: z.boolean().describe('until its last day is over, at most 90 days'),
  })
  .openapi('CalendarEdit');
export type CalendarEditView = z.output<typeof calendarEditView>;

const refusedDeparture = z
  .object({
    departureId: id.nullable().describe('null: departures of an option, of an edit of prices'),
    tourId: id,
    title: z.string(),
    startsAtLocal: localMoment.nullable(),
    departures: z.int(),
    refusal: z.enum(editRefusals),
  })
  .openapi('RefusedDeparture');
export type RefusedDeparture = z.output<typeof refusedDeparture>;

export const calendarEditEndpoints = endpoints({
  previewCalendarEdit: {
    method: 'POST',
    path: '/supplier/calendar/preview',
    summary: 'What an edit of departures of own tours on some days would do; changes nothing',
    access: 'supplier',
    scope: 'departures:read',
    body: z.strictObject({ ...selection, ...change }),
    status: 200,
    response: calendarEditPreview,
    codes: ['not_found'],
  },
  editCalendar: {
    method: 'POST',
    path: '/supplier/calendar/edits',
    summary: `Close or open up to ${calendarEditLimits.departures} departures of own tours, or set their seats or prices; bookings that exist are not touched. Until it is undone, it holds for departures that are made on these days later, too, and none is moved to a day that is closed. More than ${calendarEditLimits.batch} are changed after the response: ask for the edit until it is \`done\``,
    access: 'supplier',
    scope: 'departures:write',
    body: z.strictObject({
      ...selection,
      ...change,
      reason: z.string().trim().min(1).max(300).optional().describe('for yourself; travellers do not see it'),
    }),
    status: 201,
    response: calendarEditView,
    codes: ['not_found', 'too_many_requests'],
    idempotent: true,
  },
  listCalendarEdits: {
    method: 'GET',
    path: '/supplier/calendar/edits',
    summary: 'What was closed, opened or changed at once, the latest first; 50 of them',
    access: 'supplier',
    scope: 'departures:read',
    query: z.object({ before: id.optional().describe('those made before this one: `next`') }),
    status: 200,
    response: z.object({ data: z.array(calendarEditView), next: id.nullable() }),
    codes: [],
  },
  getCalendarEdit: {
    method: 'GET',
    path: '/supplier/calendar/edits/{id}',
    summary: 'How far an edit is and, once it has ended, the first 100 departures that it could not change',
    access: 'supplier',
    scope: 'departures:read',
    params: idParams,
    status: 200,
    response: z.object({ edit: calendarEditView, refused: z.array(refusedDeparture) }),
    codes: ['not_found'],
  },
  undoCalendarEdit: {
    method: 'POST',
    path: '/supplier/calendar/edits/{id}/reversal',
    summary:
      'Give departures back what they had before an edit, except what was changed otherwise since or has sold more; also while the edit is still running',
    access: 'supplier',
    scope: 'departures:write',
    params: idParams,
    status: 200,
    response: z.object({
      edit: calendarEditView,
      departures: z.int().describe('that are as before again; while it is `undoing`, so far'),
    }),
    codes: ['not_found'],
    idempotent: true,
  },
});
