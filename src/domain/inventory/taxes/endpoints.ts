import type { taxEndpoints } from '#contract/suppliers/taxes.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { addTax, endTax, listTaxes } from './supplier-taxes.ts';

export const taxHandlers: Handlers<typeof taxEndpoints> = {
  listTaxes,
  addTax: (context, { body }) => addTax(context, body),
  endTax: (context, { params }) => endTax(context, params.id),
};
