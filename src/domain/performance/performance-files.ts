// The numbers of each chart as a file.
import type { FileResponse } from '#contract/endpoint.ts';
import type { PerformanceView } from '#contract/suppliers/performance.ts';
import type { PerformanceTable } from '#kernel/choices/performance.ts';
import { money, toDecimal } from '#kernel/money.ts';
import { csvText } from '#platform/archive/csv-source.ts';
import type { Context } from '#platform/http/caller.ts';
import { type PerformanceQuery, readPerformance, readTourRanks } from './read-performance.ts';

type Line = readonly (string | number | null)[];
type File = { head: readonly string[]; lines: Line[] };
type OfDays = Exclude<PerformanceTable, 'ranks'>;

const ranksAtOnce = 100;

/** Throws as `readPerformance`. */
export async function downloadPerformance(
  context: Context,
  table: PerformanceTable,
  query: PerformanceQuery,
): Promise<FileResponse> {
  if (table === 'ranks') return fileOf('ranks', await ranksFile(context, query));
  const performance = await readPerformance(context, query);
  return fileOf(`${table}-${performance.from}-${performance.to}`, files[table](performance));
}

const fileOf = (name: string, { head, lines }: File): FileResponse => ({
  name: `${name}.csv`,
  bytes: csvText(lines, head, { header: true }),
});

const percent = (share: number | null): number | null => (share === null ? null : Math.round(share * 10_000) / 100);

const files: Record<OfDays, (performance: PerformanceView) => File> = {
  demand: ({ demand }) => ({
    head: ['day', 'views', 'bookings', 'conversion_percent'],
    lines: demand.days.map(({ day, views, bookings }) => [
      day,
      views,
      bookings,
      percent(views === 0 ? null : bookings / views),
    ]),
  }),
  occupancy: ({ occupancy }) => ({
    head: ['day', 'departures', 'seats_taken', 'capacity', 'occupancy_percent'],
    lines: occupancy.days.map(({ day, departures, seatsTaken, capacity, share }) => [
      day,
      departures,
      seatsTaken,
      capacity,
      percent(share),
    ]),
  }),
  'lead-times': ({ leadTimes }) => ({
    head: ['from_days', 'to_days', 'bookings'],
    lines: leadTimes.groups.map(({ fromDays, toDays, bookings }) => [fromDays, toDays, bookings]),
  }),
  cancellations: ({ cancellations }) => ({
    head: ['cancelled_by', 'bookings', 'percent_of_bookings'],
    lines: cancellations.by.map(({ actor, bookings, share }) => [actor, bookings, percent(share)]),
  }),
  money: ({ money: currencies }) => ({
    head: ['day', 'currency', 'bookings', 'revenue', 'commission', 'net'],
    lines: currencies.flatMap(({ currency, days }) =>
      days.map(({ day, bookings, revenueMinor, commissionMinor, netMinor }) => [
        day,
        currency,
        bookings,
        ...[revenueMinor, commissionMinor, netMinor].map((minor) => toDecimal(money(minor, currency))),
      ]),
    ),
  }),
};

async function ranksFile(context: Context, { tour }: PerformanceQuery): Promise<File> {
  const lines: Line[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = await readTourRanks(context, { page, pageSize: ranksAtOnce, tour });
    for (const one of data)
      lines.push([one.title, one.city, one.rank, one.of, one.popularity, one.medianPopularity, one.equals]);
    if (page * ranksAtOnce >= total) break;
  }
  return { head: ['tour', 'city', 'rank', 'of', 'popularity', 'median_popularity', 'equals'], lines };
}
