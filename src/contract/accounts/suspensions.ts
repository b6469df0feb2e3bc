import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant } from '#contract/primitives.ts';

export const suspensionView = z
  .object({ id, suspendedAt: instant.nullable().describe('null: not suspended') })
  .openapi('Suspension');
export type SuspensionView = z.output<typeof suspensionView>;

const call = {
  access: 'operator',
  params: idParams,
  body: z.strictObject({ reason: z.string().trim().min(10).max(2000) }),
  status: 200,
  response: suspensionView,
  codes: ['not_found', 'suspension_state'],
} as const;

export const suspensionEndpoints = endpoints({
  suspendUser: {
    method: 'POST',
    path: '/admin/users/{id}/suspension',
    summary: 'Suspend a user who is no operator: sessions end, sign-in is refused, bookings stay',
    ...call,
  },
  restoreUser: {
    method: 'POST',
    path: '/admin/users/{id}/restoration',
    summary: 'Let a suspended user sign in again',
    ...call,
  },
  suspendSupplier: {
    method: 'POST',
    path: '/admin/suppliers/{id}/suspension',
    summary: 'Suspend a supplier: its tours leave the shop, its members are signed out, its bookings stay',
    ...call,
  },
  restoreSupplier: {
    method: 'POST',
    path: '/admin/suppliers/{id}/restoration',
    summary: 'Restore a supplier, and on sale what its suspension took off sale',
    ...call,
  },
});
