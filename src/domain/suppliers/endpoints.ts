import type { supplierEndpoints } from '#contract/suppliers/suppliers.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { checkSupplier, correctSupplier } from './check-supplier.ts';
import { ownSupplier } from './own-supplier.ts';
import { listSuppliers } from './supplier-queries.ts';
import { supplierView } from './supplier-view.ts';

export const supplierHandlers: Handlers<typeof supplierEndpoints> = {
  async getPartnerTerms(context) {
    const { commissionPercent, decideWithinHours } = await currentSettings(context);
    return { commissionPercent, decideWithinHours };
  },

  async getSupplier(context) {
    return supplierView(await ownSupplier(context, context.database.db), context.caller.language);
  },

  correctSupplier: (context, { body }) => correctSupplier(context, body),

  async listSuppliers({ database, caller }, { query: { page, pageSize, state, find, sort } }) {
    const question = { state, find, sort, limit: pageSize, offset: (page - 1) * pageSize };
    const { rows, total } = await listSuppliers(database.db, question);
    return { data: rows.map((row) => supplierView(row, caller.language)), page, pageSize, total };
  },

  checkSupplier: (context, { params, body }) => checkSupplier(context, params.id, body),
};
