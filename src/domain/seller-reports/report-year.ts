// Which years there are to report, and whether one is over.
import { invalid } from '#contract/domain-error.ts';
import { summedYears } from '#kernel/tax/tax-details.ts';
import type { Queryable } from '#platform/database/database.ts';
import { listYears } from './report-queries.ts';

export type ReportYear = { years: number[]; year: number; summedAt: Date | null; isOver: boolean };

/** Throws `invalid_input` on `year` for one that was never added up, unless it still runs. */
export async function readYear(db: Queryable, requestedYear: number | undefined, now: Date): Promise<ReportYear> {
  const summed = (await listYears(db)).filter(({ summedAt }) => summedAt instanceof Date);
  const years = [...new Set([...summedYears(now), ...summed.map(({ year }) => year)])].toSorted((a, b) => b - a);
  const year = requestedYear ?? years[0]!;
  if (!years.includes(year)) throw invalid('year', 'unknown_value');
  const summedAt = summed.find((one) => one.year === year)?.summedAt ?? null;
  const isOver = summedAt !== null && summedAt.toISOString() >= `${year + 1}-01-01`;
  return { years, year, summedAt, isOver };
}
