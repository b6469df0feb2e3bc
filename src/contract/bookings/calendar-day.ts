import { z } from '@hono/zod-openapi';
import { calendarDate, shownPrice } from '#contract/primitives.ts';

export const dayReasons = ['sold_out', 'too_few', 'not_for_party', 'too_late', 'closed'] as const;

export const calendarDay = z.object({
  date: calendarDate,
  seatsLeft: z
    .int()
    .describe(
      'the most of one departure that has room for the party at the lowest price and sells seats singly; where none has, of one that has too few',
    ),
  privateGroupsLeft: z.int().describe('departures that have room for the party and take one private group each'),
  state: z.enum(['available', 'few_left', 'sold_out', 'none']),
  reason: z
    .enum(dayReasons)
    .nullable()
    .describe(
      'why the party cannot book the day. too_few: places are left, but not enough; not_for_party: sold to other parties; ' +
        'too_late: no longer sold; closed: no departure. null: it can',
    ),
  leastPeople: z
    .int()
    .nullable()
    .describe('the day runs only with at least so many people; null: it runs, or the party cannot book it'),
  from: shownPrice.nullable().describe('the lowest price of the day for the party; null: it cannot book'),
});
