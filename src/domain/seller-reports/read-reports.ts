// The report of a year: the list of the operator, and what one seller sees of it.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { operatorParts, type SellerOfYearView, type sellerReportEndpoints } from '#contract/operator/seller-reports.ts';
import { countryName } from '#kernel/country-name.ts';
import type { Language } from '#kernel/languages.ts';
import { type Currency, money } from '#kernel/money.ts';
import { isMemberState, summedYears } from '#kernel/tax/tax-details.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { findSeller, listQuarters, listSellers, listYears, type QuarterRow, type Seller } from './report-queries.ts';

type Calls = typeof sellerReportEndpoints;

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

export async function readSellersOfYear(
  context: Context,
  { year: requestedYear, page, pageSize, state, find }: InputOf<Calls['listSellersOfYear']>['query'],
): Promise<ResponseOf<Calls['listSellersOfYear']>> {
  const db = context.database.read;
  const of = await readYear(db, requestedYear, context.clock.now());
  const listing = { year: of.year, state, find, limit: pageSize, offset: (page - 1) * pageSize };
  const [{ sellers, total, counts }, settings] = await Promise.all([
    listSellers(db, listing),
    currentSettings(context),
  ]);
  const views = await viewsOf(db, sellers, of.year, context.caller.language);
  const summedAt = of.summedAt?.toISOString() ?? null;
  return {
    ...of,
    summedAt,
    data: views,
    page,
    pageSize,
    total,
    counts,
    operatorMissing: findOperatorMissing(settings),
  };
}

/** Throws `not_found` for who acts for no supplier. */
export async function readOwnReport(
  context: Context,
  requestedYear: number | undefined,
): Promise<ResponseOf<Calls['getOwnSellerReport']>> {
  const db = context.database.read;
  const { id } = await ownSupplier(context, db);
  const [of, seller] = await Promise.all([readYear(db, requestedYear, context.clock.now()), findSeller(db, id)]);
  if (!seller) throw new DomainError('not_found');
  const [view] = await viewsOf(db, [seller], of.year, context.caller.language);
  return { ...of, summedAt: of.summedAt?.toISOString() ?? null, seller: view! };
}

async function viewsOf(
  db: Queryable,
  sellers: readonly Seller[],
  year: number,
  language: Language,
): Promise<SellerOfYearView[]> {
  const quarters = await listQuarters(
    db,
    year,
    sellers.map(({ id }) => id),
  );
  const bySeller = Map.groupBy(quarters, ({ supplierId }) => supplierId);
  return sellers.map((seller) => sellerView(seller, bySeller.get(seller.id) ?? [], language));
}

function sellerView(seller: Seller, quarters: readonly QuarterRow[], language: Language): SellerOfYearView {
  const { id, name, legalName, address, country, registerNumber, state, details } = seller;
  const countries = [...new Set(quarters.flatMap((one) => one.countries))].toSorted();
  return {
    id,
    name,
    trader: { legalName, address, country, countryName: countryName(country, language), registerNumber },
    state,
    kind: details?.kind ?? null,
    countries,
    memberStates: countries.filter(isMemberState),
    currencies: amountsOf(quarters).map(amountsView),
  };
}

export type Amounts = {
  currency: Currency;
  /** Four of them, those without bookings too. */
  quarters: { quarter: number; activities: number; considerationMinor: number; feesMinor: number }[];
};

export function amountsOf(quarters: readonly QuarterRow[]): Amounts[] {
  return [...Map.groupBy(quarters, ({ currency }) => currency)].map(([currency, rows]) => ({
    currency,
    quarters: [1, 2, 3, 4].map((quarter) => {
      const row = rows.find((one) => one.quarter === quarter);
      const { activities = 0, considerationMinor = 0, feesMinor = 0 } = row ?? {};
      return { quarter, activities, considerationMinor, feesMinor };
    }),
  }));
}

function amountsView({ currency, quarters }: Amounts): SellerOfYearView['currencies'][number] {
  const price = (amountMinor: number) => priceView(money(amountMinor, currency));
  const sum = (of: (one: Amounts['quarters'][number]) => number) => quarters.reduce((total, one) => total + of(one), 0);
  return {
    currency,
    quarters: quarters.map(({ quarter, activities, considerationMinor, feesMinor }) => ({
      quarter,
      activities,
      consideration: price(considerationMinor),
      fees: price(feesMinor),
    })),
    activities: sum(({ activities }) => activities),
    consideration: price(sum(({ considerationMinor }) => considerationMinor)),
    fees: price(sum(({ feesMinor }) => feesMinor)),
  };
}

type OperatorPart = (typeof operatorParts)[number];

export type ReportingOperator = {
  name: string;
  address: string;
  country: string;
  taxNumber: string;
  registerNumber: string | undefined;
  vatNumber: string | undefined;
  filedIn: string;
};

/** Of a member state, it is filed there unless the setting says another. */
function filedIn({ operator, sellerReport }: Settings): string | undefined {
  return sellerReport.filedIn ?? (operator.country && isMemberState(operator.country) ? operator.country : undefined);
}

export function findOperatorMissing(settings: Settings): OperatorPart[] {
  const { name, address, country, taxNumber } = settings.operator;
  const given = { name, address, country, taxNumber, filedIn: filedIn(settings) };
  return operatorParts.filter((part) => !given[part]);
}

/** Throws `invalid_input` on `operator` while a setting lacks something. */
export function reportingOperator(settings: Settings): ReportingOperator {
  if (findOperatorMissing(settings).length > 0) throw invalid('operator', 'operator_incomplete');
  const { name, address, country, taxNumber, registerNumber } = settings.operator as Required<Settings['operator']>;
  const { vatNumber } = settings.sellerReport;
  return { name, address, country, taxNumber, registerNumber, vatNumber, filedIn: filedIn(settings)! };
}
