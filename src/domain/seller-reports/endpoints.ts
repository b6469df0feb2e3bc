import type { sellerReportEndpoints } from '#contract/operator/seller-reports.ts';
import { countryName } from '#kernel/country-name.ts';
import { isMemberState } from '#kernel/tax/tax-details.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { runSoon } from '#platform/jobs/jobs.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { downloadOwnReport } from './download-own-report.ts';
import { downloadFiling } from './filings/download-filing.ts';
import { makeFiling } from './filings/make-filing.ts';
import { filingView, readFilings } from './filings/read-filings.ts';
import { discardFiling, fileFiling } from './filings/settle-filing.ts';
import { readOwnReport, readSellersOfYear } from './read-reports.ts';
import { findTaxDetails, type TaxDetails } from './report-queries.ts';
import { findRequest } from './requests/request-queries.ts';
import { requestView } from './requests/request-view.ts';
import { saveTaxDetails } from './save-tax-details.ts';

export const sellerReportHandlers: Handlers<typeof sellerReportEndpoints> = {
  async getTaxDetails(context) {
    const db = context.database.db;
    const { id, legalName, address, country, registerNumber, taxNumber } = await ownSupplier(context, db);
    const details = await findTaxDetails(db, id);
    return {
      details: details ? detailsView(details) : null,
      givenAt: details?.givenAt.toISOString() ?? null,
      trader: {
        legalName,
        address,
        country,
        countryName: countryName(country, context.caller.language),
        registerNumber,
        taxNumber,
      },
      isReported: isMemberState(country) || isMemberState(details?.tinCountry ?? ''),
      request: requestView(await findRequest(db, id), (await currentSettings(context)).taxDetailsEnforced),
    };
  },
  async saveTaxDetails(context, { body }) {
    const saved = await saveTaxDetails(context, body);
    return { details: detailsView(saved), givenAt: saved.givenAt.toISOString() };
  },
  getOwnSellerReport: (context, { query }) => readOwnReport(context, query.year),
  downloadOwnSellerReport: (context, { query }) => downloadOwnReport(context, query.year),
  listSellersOfYear: (context, { query }) => readSellersOfYear(context, query),
  listSellerFilings: (context, { query }) => readFilings(context, query),
  makeSellerFiling: async (context, { body }) => filingView(await makeFiling(context, body)),
  downloadSellerFiling: (context, { params }) => downloadFiling(context, params.id),
  fileSellerFiling: async (context, { params }) => filingView(await fileFiling(context, params.id)),
  async discardSellerFiling(context, { params }) {
    await discardFiling(context, params.id);
    return undefined;
  },
  async sumSellerReports(context) {
    await runSoon(context.database.db, 'sum-seller-quarters', context.clock.now());
    context.wakeJobs();
    return {};
  },
};

type Details = { [Key in keyof Omit<TaxDetails, 'givenAt'>]?: NonNullable<TaxDetails[Key]> };

/** What is not given is left out. */
function detailsView({ kind, ...details }: TaxDetails): Details & { kind: TaxDetails['kind'] } {
  const given = Object.entries(details).filter(([key, value]) => value !== null && key !== 'givenAt');
  return { kind, ...(Object.fromEntries(given) as Details) };
}
