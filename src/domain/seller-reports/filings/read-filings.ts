// What was sent of a year, and of which sellers it is not true any more.
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { DifferenceView, FilingView, sellerReportEndpoints } from '#contract/operator/seller-reports.ts';
import type { Currency } from '#kernel/money.ts';
import { fromDecimal } from '#kernel/money.ts';
import { differenceParts } from '#kernel/tax/filings.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { readYear } from '../report-year.ts';
import { findOperatorMissing } from '../reporting-operator.ts';
import { quartersOf, type RecordContent } from './dpi-message.ts';
import {
  countDifferences,
  type DifferenceRow,
  type ListedFiling,
  listDifferences,
  listFilings,
  listRecordsOf,
} from './filing-queries.ts';
import { isCorrectable, isOperatorChanged, operatorContent } from './make-filing.ts';

type Calls = typeof sellerReportEndpoints;

/** Differences are looked for once something was filed, and while the year is added up. Throws `invalid_input` on `year`. */
export async function readFilings(
  context: Context,
  { year: requestedYear, page, pageSize }: InputOf<Calls['listSellerFilings']>['query'],
): Promise<ResponseOf<Calls['listSellerFilings']>> {
  const db = context.database.db;
  const now = context.clock.now();
  const { year } = await readYear(db, requestedYear, now);
  const filings = await listFilings(db, year);
  const canCorrect = isCorrectable(year, now);
  const isCompared = canCorrect && filings.some(({ filedAt }) => filedAt !== null);
  const [{ differences, total }, counts, settings] = await Promise.all([
    isCompared
      ? listDifferences(db, { year, limit: pageSize, offset: (page - 1) * pageSize })
      : { differences: [], total: 0 },
    isCompared ? countDifferences(db, year) : { new: 0, changed: 0, gone: 0 },
    currentSettings(context),
  ]);
  const isOperatorKnown = findOperatorMissing(settings).length === 0;
  return {
    year,
    filings: filings.map(filingView),
    canCorrect,
    counts,
    operatorChanged: isCompared && isOperatorKnown && isOperatorChanged(filings, operatorContent(settings)),
    data: differences.map(differenceView),
    page,
    pageSize,
    total,
  };
}

export function filingView({
  id,
  year,
  kind,
  messageRef,
  operatorChange,
  counts,
  madeAt,
  filedAt,
}: ListedFiling): FilingView {
  return {
    id,
    year,
    kind,
    messageRef,
    operatorChanged: operatorChange === 'changed',
    counts,
    madeAt: madeAt.toISOString(),
    filedAt: filedAt?.toISOString() ?? null,
  };
}

function differenceView({ supplierId, name, currency, change, content, filed }: DifferenceRow): DifferenceView {
  const known = (content ?? filed)!;
  return { supplierId, name: name ?? known.legalName, currency, change, parts: partsOf(filed, content) };
}

/** What differs between two records; of a new or a withdrawn one nothing is compared. */
function partsOf(filed: RecordContent | null, now: RecordContent | null): DifferenceView['parts'] {
  if (!filed || !now) return [];
  return differenceParts
    .map((part) => ({ part, filed: valueOf(filed, part), now: valueOf(now, part) }))
    .filter((one) => one.filed !== one.now);
}

/** Amounts by the quarter, in whole units. */
function valueOf(content: RecordContent, part: (typeof differenceParts)[number]): string | null {
  if (part !== 'activities' && part !== 'consideration' && part !== 'fees') return content[part] ?? null;
  return quartersOf(content.quarters)
    .map((one) => one[part])
    .join(' · ');
}

/** What was filed of one seller, sum of the year. */
export async function readOwnFiled(
  db: Queryable,
  supplierId: string,
  year: number,
): Promise<ResponseOf<Calls['getOwnSellerReport']>['filed']> {
  const records = await listRecordsOf(db, supplierId, year);
  return records.map(({ filedAt, change, currency, content }) => ({
    filedAt: filedAt.toISOString(),
    change,
    activities: sumOf(content, 'activities'),
    consideration: priceIn(content, 'consideration', currency),
    fees: priceIn(content, 'fees', currency),
  }));
}

const sumOf = ({ quarters }: RecordContent, part: 'activities' | 'consideration' | 'fees'): number =>
  quarters.reduce((sum, one) => sum + one[part], 0);

const priceIn = (content: RecordContent, part: 'consideration' | 'fees', currency: Currency) =>
  priceView(fromDecimal(sumOf(content, part), currency));
