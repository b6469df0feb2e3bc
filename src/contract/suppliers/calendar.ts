import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { unitKinds } from '#kernel/units.ts';
import { calendarDate, currency, id, listOf, localMoment, paging } from '#contract/primitives.ts';
import { validity } from '#contract/bookings/validity.ts';

export const calendarViews = ['month', 'week', 'day'] as const;

/** What the departures of a local day are together. */
export const calendarDay = z
  .object({
    day: calendarDate,
    departures: z.int(),
    seatsTaken: z.int().describe('by bookings, requests and holds'),
    seatsLeft: z.int().describe('of departures that are open and can run out'),
    soldOut: z.int(),
    closed: z.int(),
    cancelled: z.int(),
  })
  .openapi('CalendarDay');
export type CalendarDay = z.output<typeof calendarDay>;

export const calendarDeparture = z
  .object({
    id,
    tourId: id,
    title: z.string(),
    optionName: z.string(),
    startsAtLocal: localMoment,
    city: z.string().describe('whose local time it is'),
    validity: validity.optional(),
    seatsTaken: z.int().describe('by bookings, requests and holds'),
    seatsLeft: z.int().nullable().describe('null: there are always places'),
    state: z
      .enum(['open', 'sold_out', 'closed', 'unscheduled', 'cancelled'])
      .describe(
        'unscheduled: it is booked, and the tour no longer starts then; cancelled: by its supplier, with the reason, or because too few had booked',
      ),
    reason: z
      .string()
      .nullable()
      .describe(
        'why it is closed, for the supplier alone; of one that was cancelled its travellers know it; of one that can sell nothing, which other departure has what it needs',
      ),
  })
  .openapi('CalendarDeparture');
export type CalendarDeparture = z.output<typeof calendarDeparture>;

export const supplierCalendarEndpoints = endpoints({
  getSupplierCalendar: {
    method: 'GET',
    path: '/supplier/calendar',
    summary: 'Departures of the own tours in a month, a week from Monday, or a day: counted by the day, and listed',
    access: 'supplier',
    scope: 'departures:read',
    query: z.object({
      ...paging,
      view: z.enum(calendarViews).default('month'),
      date: calendarDate.describe('a local day of each tour, in the month or week'),
      tour: id.optional().describe('only this one'),
      lang: z.string().max(5).optional(),
    }),
    status: 200,
    response: z
      .object({
        from: calendarDate,
        to: calendarDate,
        days: z.array(calendarDay).describe('those that have departures'),
        tours: z
          .array(
            z.object({
              id,
              title: z.string(),
              currency,
              units: z.array(z.enum(unitKinds)).describe('that its options sell; none before it was published'),
            }),
          )
          .describe('the own ones, by title; at most 1000'),
        departures: listOf(calendarDeparture).describe('of the day; of the week if that is the view'),
      })
      .openapi('SupplierCalendar'),
    codes: [],
  },
});
