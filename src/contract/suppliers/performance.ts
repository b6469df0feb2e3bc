// How the tours of a supplier do, and what they bring in.
import { z } from '@hono/zod-openapi';
import { endpoints, fileResponse } from '#contract/endpoint.ts';
import { calendarDate, currency, id, listOf, paging, price } from '#contract/primitives.ts';
import {
  cancellationActors,
  type PerformancePeriod,
  performanceDaysMost,
  performancePeriods,
  performanceTables,
} from '#kernel/choices/performance.ts';

const periods = Object.keys(performancePeriods) as [PerformancePeriod, ...PerformancePeriod[]];

const chosen = {
  period: z.enum(periods).default('30d').describe('so many days up to today; not read with `from` and `to`'),
  from: calendarDate.optional().describe('the first day, together with `to`'),
  to: calendarDate.optional().describe(`the last day, at most ${performanceDaysMost} days in all`),
  tour: id.optional().describe('only this one'),
  lang: z.string().max(5).optional(),
};

const share = z.number().nullable().describe('0 to 1; null where there is nothing to divide by');

export const performanceView = z
  .object({
    from: calendarDate.describe('days are local to the place of each tour'),
    to: calendarDate,
    tours: z.array(z.object({ id, title: z.string() })).describe('the own ones, by title; at most 1000'),
    demand: z.object({
      viewsSince: calendarDate.nullable().describe('the first day on which views were counted; null: none yet'),
      views: z.int().describe('of tour pages by browsers; programs that say so are left out'),
      bookings: z.int().describe('confirmed on these days, whatever became of them later'),
      conversion: share.describe('bookings of the days since `viewsSince`, by views'),
      days: z.array(z.object({ day: calendarDate, views: z.int(), bookings: z.int() })),
    }),
    occupancy: z
      .object({
        seatsTaken: z.int(),
        capacity: z.int(),
        share,
        days: z.array(
          z.object({ day: calendarDate, departures: z.int(), seatsTaken: z.int(), capacity: z.int(), share }),
        ),
      })
      .describe('of departures that have started and can run out; without those that were closed and empty'),
    leadTimes: z.object({
      medianDays: z.int().nullable(),
      groups: z.array(
        z.object({ fromDays: z.int(), toDays: z.int().nullable().describe('null: without end'), bookings: z.int() }),
      ),
    }),
    cancellations: z
      .object({
        bookings: z.int().describe('confirmed on these days'),
        total: z.int().describe('of which were cancelled since'),
        share,
        by: z.array(z.object({ actor: z.enum(cancellationActors), bookings: z.int(), share })),
      })
      .describe('`clock`: too few had booked'),
    money: z
      .array(
        z.object({
          currency,
          revenue: price,
          commission: price,
          net: price,
          days: z.array(
            z.object({
              day: calendarDate,
              bookings: z.int(),
              revenueMinor: z.int(),
              commissionMinor: z.int(),
              netMinor: z.int(),
            }),
          ),
        }),
      )
      .describe(
        'of bookings by the day of their confirmation, paid or not; of cancelled ones what the terms keep; of those that are cancelled or have started no more than was paid',
      ),
  })
  .openapi('Performance');
export type PerformanceView = z.output<typeof performanceView>;

export const tourRank = z
  .object({
    tourId: id,
    title: z.string(),
    city: z.string(),
    placeSlug: z.string(),
    rank: z.int().describe('in the list of its city without sorting or filters, from 1'),
    of: z.int().describe('tours in that list'),
    popularity: z.int().describe('what the list is sorted by: bookings of the last days, counted once a day'),
    medianPopularity: z
      .number()
      .nullable()
      .describe(
        'of the tours of the city; null where fewer than 5 of them are of others: it would tell what is booked of one',
      ),
    equals: z
      .int()
      .nullable()
      .describe(
        'other tours of the city with the same popularity: the one that was added first goes first; null like the median',
      ),
  })
  .openapi('TourRank');
export type TourRankView = z.output<typeof tourRank>;

export const performanceEndpoints = endpoints({
  getPerformance: {
    method: 'GET',
    path: '/supplier/performance',
    summary: 'Views, bookings, occupancy, lead times, cancellations and money of the own tours in some days',
    access: 'supplier',
    query: z.object(chosen),
    status: 200,
    response: performanceView,
    codes: ['not_found'],
  },
  listTourRanks: {
    method: 'GET',
    path: '/supplier/performance/ranks',
    summary: 'Where each own tour on sale stands in the list of its city, and what that list is sorted by',
    access: 'supplier',
    query: z.object({ ...paging, tour: chosen.tour, lang: chosen.lang }),
    status: 200,
    response: listOf(tourRank).extend({ recentDays: z.int().describe('for which bookings count') }),
    codes: ['not_found'],
  },
  downloadPerformance: {
    method: 'GET',
    path: '/supplier/performance/table.csv',
    summary: 'The numbers of one chart as a table',
    access: 'supplier',
    query: z.object({ table: z.enum(performanceTables), ...chosen }),
    status: 200,
    response: fileResponse,
    file: 'text/csv; charset=utf-8',
    codes: ['not_found'],
  },
});
