import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { currency, id, idParams, instant, listOf, paging, sortOf } from '#contract/primitives.ts';
import { supplierStates } from '#kernel/choices/supplier-states.ts';
import { trader } from './trader.ts';

/** A supplier as its members and the operator see it. */
export const supplierView = z
  .object({
    id,
    // Stored values are shown as they are, even if the rules for new ones have changed.
    name: z.string(),
    legalName: z.string(),
    country: z.string(),
    countryName: z.string().describe('in the language of the caller'),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    registerName: z.string().nullable(),
    registerNumber: z.string(),
    taxNumber: z.string(),
    currency,
    selfCertifiedAt: instant.nullable(),
    registeredAt: instant,
    state: z.enum(supplierStates),
    checkedAt: instant.nullable(),
    refusal: z.string().nullable().describe('why it was refused'),
    suspendedAt: instant.nullable().describe('null: not suspended'),
    closedAt: instant.nullable().describe('when an owner closed the account; null: it is open'),
  })
  .openapi('Supplier');
export type SupplierView = z.output<typeof supplierView>;

export const supplierTermsView = z
  .object({
    commissionPercent: z.number().describe('what the marketplace keeps of each sale'),
    decideWithinHours: z.int().describe('how long a supplier has to answer a request'),
  })
  .openapi('PartnerTerms');
export type SupplierTermsView = z.output<typeof supplierTermsView>;

export const supplierEndpoints = endpoints({
  getPartnerTerms: {
    method: 'GET',
    path: '/partner-terms',
    summary: 'On which terms suppliers sell here, as they are now',
    access: 'anyone',
    status: 200,
    response: supplierTermsView,
    codes: [],
  },
  getSupplier: {
    method: 'GET',
    path: '/supplier',
    summary: 'The supplier one acts for: its details as a trader, and whether they have been checked',
    access: 'supplier',
    status: 200,
    response: supplierView,
    codes: ['not_found'],
  },
  correctSupplier: {
    method: 'PUT',
    path: '/supplier',
    summary: 'Change the details of a supplier that is not verified; they are checked anew',
    access: 'owner',
    body: trader,
    status: 200,
    response: supplierView,
    codes: ['not_found', 'supplier_state', 'too_many_requests'],
  },
  listSuppliers: {
    method: 'GET',
    path: '/admin/suppliers',
    summary: 'All suppliers',
    access: 'support',
    query: z.object({
      ...paging,
      state: z.enum([...supplierStates, 'suspended']).optional(),
      sort: sortOf('listSuppliers').describe('`waiting`: those first that have waited longest for their check'),
      find: z.string().trim().max(254).optional().describe('a part of its name, or its e-mail'),
    }),
    status: 200,
    response: listOf(supplierView),
    codes: [],
  },
  checkSupplier: {
    method: 'POST',
    path: '/admin/suppliers/{id}/check',
    summary: 'Say what came of checking a supplier; one that is refused is told why and may correct its details',
    access: 'operator',
    params: idParams,
    body: z.strictObject({
      outcome: z.enum(['verified', 'refused']),
      reasons: z.string().trim().min(10).max(2000).optional().describe('of a refusal'),
    }),
    status: 200,
    response: supplierView,
    codes: ['not_found', 'supplier_state'],
  },
});
