import { z } from '@hono/zod-openapi';
import { itemPositions } from '#contract/bookings/cancellations.ts';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, localMoment, noContent } from '#contract/primitives.ts';

/** Of one request: a device sends the rest after it. */
export const scansMax = 100;

export const scanOutcomes = [
  'accepted',
  'already_used',
  'other_departure',
  'cancelled',
  'not_confirmed',
  'absent',
  'unknown',
] as const;

const scan = z
  .strictObject({
    id: id.describe('made by the device; a scan that is sent again has the same'),
    departureId: id.describe('whose day sheet was open'),
    ticket: z.string().trim().min(1).max(100).describe('what the code says, or a reference that was typed'),
    positions: itemPositions.optional().describe('of the persons or tickets; without it, all who are left'),
    at: instant.describe('by the clock of the device'),
  })
  .openapi('Scan');
export type Scan = z.input<typeof scan>;

const scanResult = z
  .object({
    id,
    outcome: z
      .enum(scanOutcomes)
      .describe(
        'already_used: all of the positions; absent: recorded as a no-show; unknown: no ticket of an own tour, or a code that is wrong',
      ),
    positions: z.array(z.int()).describe('that this scan has checked in'),
    bookingId: id.nullable(),
    reference: z.string().nullable(),
    used: z
      .object({ at: instant, by: z.string().nullable() })
      .nullable()
      .describe('of another scan: when, and by whom'),
    departure: z
      .object({ id, title: z.string(), startsAtLocal: localMoment })
      .nullable()
      .describe('of the ticket, where it is another one'),
  })
  .openapi('ScanResult');
export type ScanResult = z.output<typeof scanResult>;

export const checkInEndpoints = endpoints({
  checkIn: {
    method: 'POST',
    path: '/supplier/check-ins',
    summary:
      'Check in the people of tickets of own tours, as an operator of any; scans made without network may come later',
    access: 'guide',
    requestClass: 'booking',
    scope: 'check_in',
    body: z.strictObject({ scans: z.array(scan).min(1).max(scansMax) }),
    status: 200,
    response: z.object({ data: z.array(scanResult).describe('in the order of the scans') }),
    codes: [],
  },
  undoCheckIn: {
    method: 'DELETE',
    path: '/supplier/bookings/{id}/check-ins',
    summary:
      'Take back that people of a booking of an own tour were checked in, as an operator of any; not once its attendance is recorded',
    access: 'guide',
    requestClass: 'booking',
    scope: 'check_in',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found', 'booking_state'],
  },
});
