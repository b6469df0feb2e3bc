// Seats that a supplier takes of its departure by hand: a booking that was made elsewhere, or a block.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, noContent, phoneToCall, price } from '#contract/primitives.ts';
import { lineKinds } from '#kernel/units.ts';

const manualEntryKinds = ['booking', 'block'] as const;

const text = (most: number) => z.string().trim().min(1).max(most);

export const manualEntryView = z
  .object({
    id,
    kind: z.enum(manualEntryKinds),
    seats: z.int(),
    people: z.int().describe('0 of a block'),
    arrived: z.int().nullable().describe('how many of them have come; null while nobody has said, and of a block'),
    mayRecordArrival: z.boolean(),
    lines: z.array(z.object({ kind: z.enum(lineKinds), label: z.string(), quantity: z.int() })),
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    note: z.string().nullable().describe('of a block why'),
    paid: price.nullable().describe('to the supplier, elsewhere; null for a guide'),
    madeAt: instant,
  })
  .openapi('ManualEntry');
export type ManualEntryView = z.output<typeof manualEntryView>;

export const manualEntryEndpoints = endpoints({
  addManualEntry: {
    method: 'POST',
    path: '/supplier/departures/{id}/entries',
    summary:
      'Take seats of a departure of an own tour by hand, also of one that is closed: for a booking that was made elsewhere, or as a block',
    access: 'supplier',
    requestClass: 'booking',
    scope: 'entries:write',
    params: idParams,
    body: z.strictObject({
      kind: z.enum(manualEntryKinds),
      units: z
        .array(z.object({ unitId: id, quantity: z.int().min(1).max(99) }))
        .min(1)
        .max(20)
        .optional()
        .describe('of a booking: units of the option of the departure'),
      seats: z.int().min(1).max(10_000).optional().describe('of a block'),
      name: text(120).optional().describe('of a booking: who comes'),
      email: z.email().max(254).optional(),
      phone: phoneToCall.optional(),
      note: text(500).optional().describe('of a block: why'),
      paidMinor: z
        .int()
        .min(0)
        .max(100_000_000)
        .optional()
        .describe('what was paid to the supplier elsewhere, in the currency of the tour: a note, nothing is posted'),
    }),
    status: 201,
    response: manualEntryView,
    codes: ['not_found', 'sold_out', 'departure_closed'],
    idempotent: true,
  },
  releaseManualEntry: {
    method: 'DELETE',
    path: '/supplier/entries/{id}',
    summary: 'Give the seats of an entry back; again changes nothing',
    access: 'supplier',
    requestClass: 'booking',
    scope: 'entries:write',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
  recordEntryArrival: {
    method: 'PUT',
    path: '/supplier/entries/{id}/arrival',
    summary:
      'Say how many people of a booking that was entered by hand have come: of an own tour, as a guide of an assigned departure, as an operator of any',
    access: 'guide',
    requestClass: 'booking',
    scope: 'check_in',
    params: idParams,
    body: z.strictObject({
      people: z.int().min(0).max(10_000).nullable().describe('at most those of the entry; null takes it back'),
    }),
    status: 200,
    response: manualEntryView,
    codes: ['not_found', 'booking_state'],
  },
});
