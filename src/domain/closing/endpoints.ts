import type { closingEndpoints } from '#contract/accounts/closing.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { supplierView } from '#domain/suppliers/supplier-view.ts';
import { closeSupplier, readClosing, reopenSupplier } from './close-supplier.ts';

export const closingHandlers: Handlers<typeof closingEndpoints> = {
  getClosing: (context) => readClosing(context),
  async closeSupplier(context) {
    await closeSupplier(context);
    return undefined;
  },
  reopenSupplier: async (context, { params, body }) =>
    supplierView(await reopenSupplier(context, params.id, body), context.caller.language),
};
