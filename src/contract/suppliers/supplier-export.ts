import { z } from '@hono/zod-openapi';
import { endpoints, fileResponse } from '#contract/endpoint.ts';

export const supplierExportEndpoints = endpoints({
  exportSupplier: {
    method: 'GET',
    path: '/supplier/export',
    summary:
      'Everything of the own supplier as a ZIP: tours as an import reads them, with their pictures, taxes and closures, departures, bookings with answers and check-ins, reviews, details, tax details and accepted terms, team, documents',
    access: 'owner',
    status: 200,
    file: 'application/zip',
    response: fileResponse,
    codes: ['not_found', 'proof_required', 'too_many_requests'],
  },
  exportSuspendedSupplier: {
    method: 'POST',
    path: '/suspended-supplier/export',
    summary: 'The same of a supplier that is suspended, for the pass that the refused sign-in of an owner carries',
    access: 'anyone',
    body: z.strictObject({ pass: z.string().min(1).max(500).describe('`current.pass` of `account_suspended`') }),
    status: 200,
    file: 'application/zip',
    response: fileResponse,
    codes: ['not_found', 'second_factor_required', 'too_many_requests'],
  },
});
