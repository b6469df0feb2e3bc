import { DomainError } from '#contract/domain-error.ts';
import type { supplierEndpoints } from '#contract/suppliers/suppliers.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { checkSupplier, correctSupplier } from './check-supplier.ts';
import { findSupplierOf, listSuppliers } from './supplier-queries.ts';
import { supplierView } from './supplier-view.ts';

export const supplierHandlers: Handlers<typeof supplierEndpoints> = {
  async getPartnerTerms(context) {
    const { commissionPercent, decideWithinHours } = await currentSettings(context);
    return { commissionPercent, decideWithinHours };
  },

  async getSupplier(context) {
    const supplier = await findSupplierOf(context.database.read, signedIn(context).id);
    if (!supplier) throw new DomainError('not_found');
    return supplierView(supplier, context.caller.language);
  },

  correctSupplier: (context, { body }) => correctSupplier(context, body),

  async listSuppliers({ database, caller }, { query: { page, pageSize, state, find } }) {
    const question = { state, find, limit: pageSize, offset: (page - 1) * pageSize };
    const { rows, total } = await listSuppliers(database.read, question);
    return { data: rows.map((row) => supplierView(row, caller.language)), page, pageSize, total };
  },

  checkSupplier: (context, { params, body }) => checkSupplier(context, params.id, body),
};
