import type { supplierCodeEndpoints } from '#contract/suppliers/promo-codes.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { createSupplierCode, listSupplierCodes, listSupplierCodeUses, setSupplierCodeState } from './supplier-codes.ts';

export const supplierCodeHandlers: Handlers<typeof supplierCodeEndpoints> = {
  listSupplierCodes: (context, { query }) => listSupplierCodes(context, query),
  createSupplierCode: (context, { body }) => createSupplierCode(context, body),
  setSupplierCodeState: (context, { params, body }) => setSupplierCodeState(context, params.id, body.state),
  listSupplierCodeUses: (context, { params, query }) => listSupplierCodeUses(context, params.id, query),
};
