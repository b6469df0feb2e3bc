// What is reported of one seller, as a table for itself.
import type { FileResponse } from '#contract/endpoint.ts';
import { countryName } from '#kernel/country-name.ts';
import { csvText } from '#platform/archive/csv-source.ts';
import type { Context } from '#platform/http/caller.ts';
import { textsOf } from '#platform/texts/texts.ts';
import { readOwnReport } from './read-reports.ts';

/** Throws `not_found` for who acts for no supplier. */
export async function downloadOwnReport(context: Context, requestedYear: number | undefined): Promise<FileResponse> {
  const { year, seller } = await readOwnReport(context, requestedYear);
  const { language } = context.caller;
  const t = textsOf(language, 'seller-reports');
  const countries = seller.countries.map((code) => countryName(code, language)).join(', ');
  const head = [
    t('csv_year'),
    t('csv_quarter'),
    t('csv_currency'),
    t('activities'),
    t('consideration'),
    t('fees'),
    t('taxes'),
    t('csv_seller'),
    t('countries'),
  ];
  const lines = seller.currencies.flatMap(({ currency, quarters }) =>
    quarters.map(({ quarter, activities, consideration, fees }) => [
      year,
      quarter,
      currency,
      activities,
      consideration.price,
      fees.price,
      0,
      seller.trader.legalName,
      countries,
    ]),
  );
  return { name: `seller-report-${year}.csv`, bytes: csvText(lines, head, { header: true }) };
}
