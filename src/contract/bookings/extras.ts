import { z } from '@hono/zod-openapi';
import { mostPerBooking } from '#kernel/tickets/most-per-booking.ts';
import { extraChoicePattern } from '#kernel/units.ts';
import { id, price } from '#contract/primitives.ts';

export const offeredExtra = z
  .object({
    id,
    optionId: id.describe('the option that it is sold with; one of all options is listed for each'),
    label: z.string(),
    note: z.string().nullable(),
    per: z.enum(['person', 'booking']).describe('person: at most one for each of the party'),
    price: price.describe('of one, in the currency that is charged'),
    least: z.int().describe('in a booking that has any'),
    most: z.int().describe('for the requested party; a departure may have fewer left'),
  })
  .openapi('OfferedExtra');
export type OfferedExtraView = z.output<typeof offeredExtra>;

export const extraChoice = z
  .string()
  .max(420)
  .regex(extraChoicePattern)
  .describe('extras in the quote, by their id: ID-2_ID-1');

export const extraChoices = z
  .array(z.strictObject({ extraId: id, quantity: z.int().min(1).max(mostPerBooking) }))
  .max(10)
  .describe('helmets, lunch, photos: what the option sells in addition to its units');

export const promoCode = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .describe('a promo code; what it takes off is a line of the price');
