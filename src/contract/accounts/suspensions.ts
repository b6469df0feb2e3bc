import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { actor } from '#contract/operator/actor.ts';
import { supplierIds } from '#contract/operator/supplier-documents.ts';
import { noticeCategories } from '#kernel/notices/notice-categories.ts';
import { id, idParams, instant } from '#contract/primitives.ts';

export const suspensionView = z
  .object({ id, suspendedAt: instant.nullable().describe('null: not suspended') })
  .openapi('Suspension');
export type SuspensionView = z.output<typeof suspensionView>;

const reason = z.string().trim().min(10).max(2000);
const call = {
  access: 'operator',
  params: idParams,
  status: 200,
  response: suspensionView,
  codes: ['not_found', 'suspension_state'],
} as const;

/** The statement of reasons (Regulation (EU) 2022/2065, article 17): a suspended user gets it by mail, with a code to appeal. */
const suspension = z.strictObject({
  // In the order of the form, in which errors are listed.
  category: z.enum(noticeCategories).default('other'),
  basis: z.enum(['law', 'terms']).default('terms').describe('what was broken'),
  reason,
});
const restoration = z.strictObject({ reason });

export const suspensionEndpoints = endpoints({
  openSuspension: {
    method: 'POST',
    path: '/notices/suspension',
    summary: 'The key of the decision that suspends a user, for the pass that their refused sign-in carries',
    access: 'anyone',
    body: z.strictObject({ pass: z.string().min(1).max(500).describe('`current.pass` of `account_suspended`') }),
    status: 200,
    response: z.object({
      reference: z.string(),
      code: z.string(),
      mayExport: z.boolean().describe('the same pass opens `exportSuspendedSupplier`'),
    }),
    codes: ['not_found', 'too_many_requests'],
  },
  listSupplierSuspensions: {
    method: 'GET',
    path: '/admin/suppliers/suspensions',
    summary: 'Why suppliers are suspended, and by whom: the present suspensions of these suppliers',
    access: 'support',
    query: z.object({ suppliers: supplierIds.unwrap() }),
    status: 200,
    response: z.object({
      data: z.array(
        z.object({
          supplierId: id,
          decidedAt: instant,
          decidedBy: actor.nullable().describe('null: a command on the machine'),
          reasons: z.string().describe('as the supplier reads them'),
        }),
      ),
    }),
    codes: [],
  },
  suspendUser: {
    method: 'POST',
    path: '/admin/users/{id}/suspension',
    summary: 'Suspend a user who is no operator: sessions end, sign-in is refused, bookings stay',
    body: suspension,
    ...call,
  },
  restoreUser: {
    method: 'POST',
    path: '/admin/users/{id}/restoration',
    summary: 'Let a suspended user sign in again',
    body: restoration,
    ...call,
  },
  suspendSupplier: {
    method: 'POST',
    path: '/admin/suppliers/{id}/suspension',
    summary: 'Suspend a supplier: its tours leave the shop, its members are signed out, its bookings stay',
    body: suspension,
    ...call,
  },
  restoreSupplier: {
    method: 'POST',
    path: '/admin/suppliers/{id}/restoration',
    summary: 'Restore a supplier, and on sale what its suspension took off sale',
    body: restoration,
    ...call,
  },
});
