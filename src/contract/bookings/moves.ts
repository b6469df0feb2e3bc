import { z } from '@hono/zod-openapi';
import { validity } from './validity.ts';
import { endpoints } from '#contract/endpoint.ts';
import { calendarDate, id, idParams, localMoment } from '#contract/primitives.ts';
import { supplierBookingView } from '#contract/suppliers/supplier-bookings.ts';

const moveTarget = z
  .object({
    departureId: id,
    startsAtLocal: localMoment,
    validity: validity.optional(),
    seatsLeft: z.int().nullable().describe('null: there are always places'),
  })
  .openapi('MoveTarget');
export type MoveTarget = z.output<typeof moveTarget>;

export const bookingMoveEndpoints = endpoints({
  listMoveTargets: {
    method: 'GET',
    path: '/supplier/bookings/{id}/move-targets',
    summary:
      'The next departures to which a booking of an own tour can be moved: of its option, open, with room for it',
    access: 'supplier',
    requestClass: 'booking',
    scope: 'bookings:read',
    params: idParams,
    query: z.object({
      from: calendarDate.optional().describe('the first local day; by default that of the booking'),
      lang: z.string().max(5).optional(),
    }),
    status: 200,
    response: z.object({ data: z.array(moveTarget) }),
    codes: ['not_found', 'booking_state'],
  },
  moveToDeparture: {
    method: 'POST',
    path: '/supplier/bookings/{id}/moves',
    summary:
      'Move a confirmed booking of an own tour to another departure of its option, as an operator one of any; price and terms stay, and its traveller may cancel with a full refund for a time',
    access: 'supplier',
    requestClass: 'booking',
    scope: 'bookings:write',
    params: idParams,
    body: z.strictObject({
      departureId: id,
      reason: z.string().trim().min(1).max(500).describe('the traveller reads it'),
    }),
    status: 200,
    response: supplierBookingView,
    codes: ['not_found', 'booking_state', 'sold_out', 'departure_closed', 'extra_sold_out'],
    idempotent: true,
  },
});
