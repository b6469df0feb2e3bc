import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, noContent } from '#contract/primitives.ts';

const name = z.string().trim().min(1).max(60);
const names = z.strictObject({ en: name, es: name.optional(), fr: name.optional() });

const kindAndScope = {
  names: names.describe('by language: VAT, IVA, TVA'),
  percent: z.number().min(0.01).max(100).multipleOf(0.01).nullable().describe('of the price without it'),
  perPersonMinor: z.int().min(1).max(100_000_000).nullable().describe('in your currency'),
  tourId: id.nullable().describe('of one tour'),
  optionId: id.nullable().describe('of one option'),
  place: z
    .string()
    .max(80)
    .nullable()
    .describe('of tours in one city, by its slug; with none of the three, of all tours'),
};

export const taxView = z.object({ id, ...kindAndScope, createdAt: instant }).openapi('Tax');
export type TaxView = z.output<typeof taxView>;

export const taxesMax = 50;

export const taxEndpoints = endpoints({
  listTaxes: {
    method: 'GET',
    path: '/supplier/taxes',
    summary: 'Taxes and fees that the own prices contain',
    access: 'supplier',
    status: 200,
    response: z.object({ data: z.array(taxView) }),
    codes: ['not_found'],
  },
  addTax: {
    method: 'POST',
    path: '/supplier/taxes',
    summary: 'Name a tax or fee that the own prices contain; no price changes, and bookings that exist keep theirs',
    access: 'supplier',
    body: z.strictObject({
      names: kindAndScope.names,
      percent: kindAndScope.percent.optional(),
      perPersonMinor: kindAndScope.perPersonMinor.optional().describe('in your currency; either this or percent'),
      tourId: kindAndScope.tourId.optional(),
      optionId: kindAndScope.optionId.optional(),
      place: kindAndScope.place.optional(),
    }),
    status: 201,
    response: taxView,
    codes: ['not_found'],
    idempotent: true,
  },
  endTax: {
    method: 'DELETE',
    path: '/supplier/taxes/{id}',
    summary: 'Name it no longer; another rate is another tax',
    access: 'supplier',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
});
