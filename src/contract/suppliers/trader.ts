// The details that a trader must give before selling (Regulation (EU) 2022/2065, article 30, paragraph 1).
import { z } from '@hono/zod-openapi';
import { isCountry } from '#kernel/countries.ts';
import { currency, phoneToCall } from '#contract/primitives.ts';

export const trader = z.strictObject({
  name: z.string().trim().min(2).max(120).describe('as travellers know it'),
  legalName: z.string().trim().min(2).max(160),
  country: z
    .string()
    .refine(isCountry, { params: { rule: 'unknown_value' } })
    .openapi({ example: 'ES', description: 'ISO 3166-1 alpha-2' }),
  address: z.string().trim().min(5).max(300),
  phone: phoneToCall,
  registerName: z.string().trim().min(2).max(120).optional().describe('the trade register that lists it'),
  registerNumber: z.string().trim().min(2).max(60).describe('its number there, or what takes its place'),
  taxNumber: z.string().trim().min(2).max(60),
  currency: currency.describe('of its prices'),
  selfCertified: z.literal(true).describe('it offers only services that comply with the law'),
});
export type Trader = z.output<typeof trader>;
