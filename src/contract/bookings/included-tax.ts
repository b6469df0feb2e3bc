import { z } from '@hono/zod-openapi';
import { price } from '#contract/primitives.ts';

export const includedTax = z
  .object({
    label: z.string().describe('as shown beside a price: incl. VAT 10%'),
    name: z.string(),
    percent: z.number().nullable().describe('of the price without it; null: an amount for each person'),
    amount: price.describe('what of the total it is'),
  })
  .openapi('IncludedTax');
export type IncludedTaxView = z.output<typeof includedTax>;

export const includedTaxes = z.array(includedTax).describe('taxes and fees that the total contains');
