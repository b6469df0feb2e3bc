import { z } from '@hono/zod-openapi';
import { bookingView } from '#contract/bookings.ts';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, localMoment, price } from '#contract/primitives.ts';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const change = {
  startsAtLocal: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    .optional()
    .describe('the new start, on the clock of the place; opening hours keep their length')
    .openapi({ example: '2026-08-04T10:30' }),
  meetingPoint: z
    .strictObject({
      text: z.string().trim().min(1).max(500),
      position: z.strictObject({ latitude, longitude }).optional(),
    })
    .nullable()
    .optional()
    .describe('where this departure meets; null: where its tour does'),
};

const affected = z
  .object({
    bookingId: id,
    reference: z.string(),
    people: z.int(),
    name: z.string().nullable().describe('of the traveller, once the booking is confirmed'),
    freeChoice: z
      .boolean()
      .describe('may accept, or cancel with a full refund; otherwise the traveller is only notified'),
  })
  .openapi('AffectedBooking');

export const departureChangePreview = z
  .object({
    startsAtLocal: localMoment.describe('the start as clocks will show it'),
    endsAtLocal: localMoment.nullable(),
    bookings: z.array(affected).describe('those that are placed'),
    people: z.int().describe('in them'),
    holds: z.int().describe('seats that are held for others, who see the new time before they book'),
    freeChoices: z.int().describe('bookings that may be cancelled free of charge'),
    freeUntil: instant.nullable().describe('by when they may; null: no one may'),
    atStake: price.nullable().describe('what is refunded to them if all of these are cancelled'),
  })
  .openapi('DepartureChangePreview');
export type DepartureChangePreview = z.output<typeof departureChangePreview>;

export const departureChangeEndpoints = endpoints({
  previewDepartureChange: {
    method: 'POST',
    path: '/supplier/departures/{id}/change-preview',
    summary: 'Who would be affected by another time or meeting point of an own departure; changes nothing',
    access: 'supplier',
    scope: 'departures:read',
    params: idParams,
    body: z.strictObject(change),
    status: 200,
    response: departureChangePreview,
    codes: ['not_found', 'departure_closed'],
  },
  changeDeparture: {
    method: 'POST',
    path: '/supplier/departures/{id}/changes',
    summary:
      'Move an own departure to another time or meeting point, as an operator one of any; its travellers are told, and beyond a limit may cancel free of charge',
    access: 'supplier',
    scope: 'departures:write',
    params: idParams,
    body: z.strictObject({
      ...change,
      reason: z.string().trim().min(1).max(500).optional().describe('for the travellers'),
    }),
    status: 201,
    response: departureChangePreview.omit({ atStake: true }).openapi('DepartureChange'),
    codes: ['not_found', 'departure_closed', 'unavailable'],
    idempotent: true,
  },
  acceptDepartureChange: {
    method: 'POST',
    path: '/bookings/{id}/acceptance',
    summary: 'Accept that the supplier has changed the time or meeting point of an own booking',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    body: z.strictObject({}),
    status: 200,
    response: bookingView,
    codes: ['not_found', 'booking_state'],
  },
});
