import type { supplierTermsEndpoints } from '#contract/operator/supplier-terms.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { ownSupplier } from '../own-supplier.ts';
import { announceTerms, withdrawTerms } from './change-terms.ts';
import { listTerms, listTermsOf } from './terms-queries.ts';
import { ownTermsView, termsView } from './terms-view.ts';

const shownToSuppliers = 50;

export const supplierTermsHandlers: Handlers<typeof supplierTermsEndpoints> = {
  async listSupplierTerms(context, { query: { page, pageSize } }) {
    const range = { limit: pageSize, offset: (page - 1) * pageSize };
    const { rows, total } = await listTerms(context.database.read, range);
    const { commissionPercent } = await currentSettings(context);
    return { data: rows.map(termsView), page, pageSize, total, commissionPercent };
  },
  announceTerms: async (context, { body }) => termsView(await announceTerms(context, body)),
  withdrawTerms: async (context, { params }) => termsView(await withdrawTerms(context, params.id)),

  async getOwnTerms(context) {
    const db = context.database.read;
    const supplier = await ownSupplier(context, db);
    const rows = await listTermsOf(db, supplier.id, shownToSuppliers);
    const { commissionPercent } = await currentSettings(context);
    return {
      commissionPercent: supplier.commissionPercent ?? commissionPercent,
      data: rows.map((row) => ownTermsView(row, context.caller.language)),
    };
  },
};
