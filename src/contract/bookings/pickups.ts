import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, localMoment } from '#contract/primitives.ts';

export const pickupChoiceView = z
  .object({
    points: z.array(
      z.object({
        id,
        name: z.string(),
        zone: z.string().describe('the part of town'),
        atLocal: localMoment.describe('when the driver is there, on the clock of the place'),
      }),
    ),
    chosen: id.nullable().describe('null: they come to the meeting point'),
    until: instant.nullable().describe('until when it can be changed; null: no longer'),
  })
  .openapi('PickupChoice');
export type PickupChoiceView = z.output<typeof pickupChoiceView>;

export const pickupEndpoints = endpoints({
  getPickup: {
    method: 'GET',
    path: '/bookings/{id}/pickup',
    summary: 'Where and when the supplier of an own booking picks travellers up, and what was chosen',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    status: 200,
    response: pickupChoiceView,
    codes: ['not_found'],
  },
  choosePickup: {
    method: 'PUT',
    path: '/bookings/{id}/pickup',
    summary: 'Choose where to be picked up; null for the meeting point',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    body: z.strictObject({ pickupPointId: id.nullable() }),
    status: 200,
    response: pickupChoiceView,
    codes: ['not_found', 'booking_state'],
  },
});
