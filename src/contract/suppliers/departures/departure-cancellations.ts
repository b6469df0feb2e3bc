import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, price } from '#contract/primitives.ts';

export const cancelledDeparture = z.object({
  at: instant,
  by: z.enum(['supplier', 'operator', 'clock']).describe('clock: too few had booked'),
  reason: z.string().nullable().describe('its travellers read it; null by the clock'),
  note: z.string().nullable().describe('for the team alone'),
  isUnderWay: z.boolean().describe('its bookings are being ended'),
  ended: z.int().describe('bookings that have ended so far'),
  total: z.int().describe('all of them'),
});

const departureCancellationView = z
  .object({
    departureId: id,
    bookings: z.int().describe('of travellers, that end; of one that is cancelled those that are left to end'),
    people: z.int().describe('in these'),
    requests: z.int().describe('how many of these wait for an answer, and are declined'),
    holds: z.int().describe('bookings that are being made'),
    changes: z.int().describe('changes of other bookings that wait and would move into it'),
    waiting: z.int().describe('entries of its waitlist'),
    kept: z.int().describe('bookings that stay, because a person was checked in or they are over'),
    byHand: z.int().describe('bookings entered by hand: they stay, and no one is notified'),
    refund: price.nullable().describe('what is refunded to travellers; null: nothing was paid, or it is cancelled'),
    cancelled: cancelledDeparture.nullable().describe('null: it takes place'),
  })
  .openapi('DepartureCancellation');
export type DepartureCancellationView = z.output<typeof departureCancellationView>;

export const departureCancellationEndpoints = endpoints({
  getDepartureCancellation: {
    method: 'GET',
    path: '/supplier/departures/{id}/cancellation',
    summary:
      'Whom cancelling an own departure would affect, as an operator of any; once it is cancelled, how far that is',
    access: 'supplier',
    scope: 'bookings:read',
    params: idParams,
    status: 200,
    response: departureCancellationView,
    codes: ['not_found'],
  },
  cancelDeparture: {
    method: 'POST',
    path: '/supplier/departures/{id}/cancellation',
    summary:
      'Cancel an own departure, as an operator one of any: it is closed for good, and all its travellers get everything back, whatever the policy; goes on in the background',
    access: 'supplier',
    requestClass: 'booking',
    scope: 'bookings:write',
    params: idParams,
    body: z.strictObject({
      reason: z.string().trim().min(1).max(500).describe('the travellers read it'),
      note: z.string().trim().min(1).max(500).optional().describe('for the team alone'),
    }),
    status: 202,
    response: departureCancellationView,
    codes: ['not_found', 'departure_closed'],
    idempotent: true,
  },
});
