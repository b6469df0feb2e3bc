// Shapes that many calls share.
import { z } from '@hono/zod-openapi';
import { listSorts, type SortedList, type SortOf } from '#kernel/choices/list-sorts.ts';
import { isCalendarDate } from '#kernel/dates.ts';
import { languages } from '#kernel/languages.ts';
import { currencies } from '#kernel/money.ts';
import { adultsMax, childrenMax } from '#kernel/party.ts';
import { unitChoicePattern } from '#kernel/units.ts';

export const id = z.uuid();
export const idParams = z.object({ id });
export const language = z.enum(languages);
export const currency = z.enum(currencies);
export const calendarDate = z
  .string()
  .refine(isCalendarDate, { params: { rule: 'date' } })
  .openapi({ format: 'date' });
export const instant = z.iso.datetime();
/** 'YYYY-MM-DDTHH:MM' on the clock of the place. */
export const localMoment = z.string().openapi({ example: '2026-08-04T09:00' });

export const adults = z.coerce.number().int().min(1).max(adultsMax);
export const children = z.coerce.number().int().min(0).max(childrenMax);

export const unitChoice = z
  .string()
  .regex(unitChoicePattern)
  .describe('instead of adults and children, by the kind of the unit: adult-2_infant-1');

export const paging = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
};

/** How a list is sorted, as `listSorts` declares. */
export const sortOf = <List extends SortedList>(list: List) =>
  z.enum<readonly SortOf<List>[]>(listSorts[list]).prefault(listSorts[list][0]).describe('a minus: from the end');

export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), page: z.int(), pageSize: z.int(), total: z.int() });
}

export const phoneToCall = z
  .string()
  .trim()
  .regex(/^(?:\+[1-9]|[\d(])[\d\s().\-/]{5,38}$/)
  .describe('with a calling code, or a number of the country');

/** A price: decimal for people and old clients, minor units for sums. */
export const price = z.object({ price: z.number(), priceMinor: z.int(), currency }).openapi('Price');
export type PriceView = z.output<typeof price>;

/** A price for display: in another currency than the charged one it is converted and rounded. */
export const shownPrice = price.extend({ chargedCurrency: currency }).openapi('ShownPrice');
export type ShownPriceView = z.output<typeof shownPrice>;

export const noContent = z.undefined();
