// The report of a year: the list of the operator, and what one seller sees of it.
import { DomainError } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { SellerOfYearView, sellerReportEndpoints } from '#contract/operator/seller-reports.ts';
import { countryName } from '#kernel/country-name.ts';
import type { Language } from '#kernel/languages.ts';
import { type Currency, money } from '#kernel/money.ts';
import { isMemberState } from '#kernel/tax/tax-details.ts';
import type { Context } from '#platform/http/caller.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { readOwnFiled } from './filings/read-filings.ts';
import { findSeller, listQuarters, listSellers, type QuarterRow, type Seller } from './report-queries.ts';
import { listRequests } from './requests/request-queries.ts';
import { requestView } from './requests/request-view.ts';
import { readYear } from './report-year.ts';
import { findOperatorMissing } from './reporting-operator.ts';

type Calls = typeof sellerReportEndpoints;

export async function readSellersOfYear(
  context: Context,
  { year: requestedYear, page, pageSize, state, find, sort }: InputOf<Calls['listSellersOfYear']>['query'],
): Promise<ResponseOf<Calls['listSellersOfYear']>> {
  const db = context.database.db;
  const of = await readYear(db, requestedYear, context.clock.now());
  const listing = { year: of.year, state, find, sort, limit: pageSize, offset: (page - 1) * pageSize };
  const [{ sellers, total, counts }, settings] = await Promise.all([
    listSellers(db, listing),
    currentSettings(context),
  ]);
  const views = await viewsOf(context, sellers, of.year);
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
  const db = context.database.db;
  const { id } = await ownSupplier(context, db);
  const [of, seller] = await Promise.all([readYear(db, requestedYear, context.clock.now()), findSeller(db, id)]);
  if (!seller) throw new DomainError('not_found');
  const [[view], filed] = await Promise.all([viewsOf(context, [seller], of.year), readOwnFiled(db, id, of.year)]);
  return { ...of, summedAt: of.summedAt?.toISOString() ?? null, seller: view!, filed };
}

async function viewsOf(context: Context, sellers: readonly Seller[], year: number): Promise<SellerOfYearView[]> {
  const db = context.database.db;
  const ids = sellers.map(({ id }) => id);
  const [quarters, requests, { taxDetailsEnforced }] = await Promise.all([
    listQuarters(db, year, ids),
    listRequests(db, ids),
    currentSettings(context),
  ]);
  const bySeller = Map.groupBy(quarters, ({ supplierId }) => supplierId);
  const requestOf = new Map(requests.map((one) => [one.supplierId, one]));
  return sellers.map((seller) => ({
    ...sellerView(seller, bySeller.get(seller.id) ?? [], context.caller.language),
    request: requestView(requestOf.get(seller.id), taxDetailsEnforced),
  }));
}

function sellerView(
  seller: Seller,
  quarters: readonly QuarterRow[],
  language: Language,
): Omit<SellerOfYearView, 'request'> {
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
