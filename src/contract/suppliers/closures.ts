import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { calendarDate, id, idParams, instant } from '#contract/primitives.ts';

export const closureCauses = ['supplier', 'too_few', 'cancelled', 'unscheduled'] as const;

export const closureView = z
  .object({
    id,
    tourId: id,
    optionId: id.nullable().describe('null: all options of the tour'),
    departureId: id.nullable().describe('null: all departures of these days'),
    from: calendarDate,
    to: calendarDate.describe('the last day, included'),
    cause: z
      .enum(closureCauses)
      .describe(
        'too_few: by the clock, because too few had booked; cancelled: by its supplier or an operator, with its bookings; both stay closed. unscheduled: it is booked, and the tour no longer starts then',
      ),
    reason: z.string().nullable().describe('for the supplier alone'),
    createdAt: instant,
  })
  .openapi('Closure');
export type ClosureView = z.output<typeof closureView>;

export const closureEndpoints = endpoints({
  listClosures: {
    method: 'GET',
    path: '/supplier/tours/{id}/closures',
    summary: 'Days and departures of an own tour that are closed, as an operator of any; past ones are left out',
    access: 'supplier',
    scope: 'departures:read',
    params: idParams,
    status: 200,
    response: z.object({ data: z.array(closureView) }),
    codes: ['not_found'],
  },
  closeDepartures: {
    method: 'POST',
    path: '/supplier/tours/{id}/closures',
    summary:
      'Sell nothing new on local days of an own tour or option, or of one departure; bookings that exist are not touched',
    access: 'supplier',
    scope: 'departures:write',
    params: idParams,
    body: z.strictObject({
      from: calendarDate.optional().describe('required unless departureId is sent'),
      to: calendarDate.optional().describe('the last day; without it, `from` alone'),
      optionId: id.optional(),
      departureId: id.optional(),
      reason: z.string().trim().min(1).max(300).optional().describe('for yourself; travellers do not see it'),
    }),
    status: 201,
    response: z.object({
      closure: closureView,
      departures: z.int().describe('departures ahead that it covers'),
      seatsTaken: z.int().describe('seats of these that are booked or held, and stay so'),
    }),
    codes: ['not_found'],
    idempotent: true,
  },
  reopenDepartures: {
    method: 'DELETE',
    path: '/supplier/closures/{id}',
    summary: 'Take a closure of an own tour back; departures that another closure covers stay closed',
    access: 'supplier',
    scope: 'departures:write',
    params: idParams,
    status: 200,
    response: z.object({ departures: z.int().describe('departures ahead that are on sale again') }),
    codes: ['not_found'],
  },
});
