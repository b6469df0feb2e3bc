import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, localMoment, noContent } from '#contract/primitives.ts';
import { supplierView } from '#contract/suppliers/suppliers.ts';

const aheadView = z.object({
  id,
  reference: z.string(),
  title: z.string(),
  startsAtLocal: localMoment,
  departureId: id,
});

export const closingView = z
  .object({
    name: z.string().describe('of the supplier'),
    bookings: z
      .object({ total: z.int(), data: z.array(aheadView).describe('the next ones') })
      .describe('that have not taken place: while there are any, the account stays open'),
    tours: z.int().describe('that would be archived'),
    members: z.int().describe('who would lose their access, the owner among them'),
  })
  .openapi('Closing');
export type ClosingView = z.output<typeof closingView>;

export const closingEndpoints = endpoints({
  getClosing: {
    method: 'GET',
    path: '/supplier/closing',
    summary: 'What closing the account of the own supplier would end, and which bookings stand in its way',
    access: 'owner',
    status: 200,
    response: closingView,
    codes: ['not_found'],
  },
  closeSupplier: {
    method: 'POST',
    path: '/supplier/closing',
    summary:
      'Close the account of the own supplier: tours are archived, keys and webhooks end, its members are travellers from then on; what the law asks to keep is kept',
    access: 'owner',
    body: z.strictObject({}),
    status: 204,
    response: noContent,
    codes: ['not_found', 'bookings_ahead', 'proof_required'],
  },
  reopenSupplier: {
    method: 'POST',
    path: '/admin/suppliers/{id}/reopening',
    summary:
      'Open the account of a supplier again that its owner has closed: a traveller becomes its owner, its tours stay archived',
    access: 'operator',
    params: idParams,
    body: z.strictObject({
      reason: z.string().trim().min(10).max(2000),
      ownerEmail: z
        .string()
        .trim()
        .max(254)
        .pipe(z.email())
        .describe('the confirmed address of the traveller who is its owner from then on, and whose sessions end'),
    }),
    status: 200,
    response: supplierView,
    codes: ['not_found', 'supplier_state', 'invitation_state'],
  },
});
