// The report as files: all sellers as XML for the tax authority, and one as a table for itself.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { invalid } from '#contract/domain-error.ts';
import type { FileResponse } from '#contract/endpoint.ts';
import { assertDefined } from '#kernel/assert.ts';
import { countryName } from '#kernel/country-name.ts';
import { beforeAll } from '#kernel/ids.ts';
import { csvText } from '#platform/archive/csv-source.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { textsOf } from '#platform/texts/texts.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { type Message, messageEnd, messageStart, reportableSeller } from './dpi-message.ts';
import { amountsOf, readOwnReport, readYear, reportingOperator } from './read-reports.ts';
import { countSellers, fingerprintSellers, listQuarters, listReportedSellers } from './report-queries.ts';

const sellersAtOnce = 200;

/** Throws `invalid_input` on `year` before it is over and added up, and while of all its sellers something is missing; on `operator` while the settings lack something. */
export async function downloadSellerReports(context: Context, requestedYear: number): Promise<FileResponse> {
  const db = context.database.read;
  const at = context.clock.now();
  const { year, isOver } = await readYear(db, requestedYear, at);
  if (!isOver) throw invalid('year', 'year_running');
  const settings = await currentSettings(context);
  const operator = reportingOperator(settings);
  const { complete, incomplete } = await countSellers(db, { year });
  // A file without records would say that there is nothing to report.
  if (complete === 0 && incomplete > 0) throw invalid('year', 'sellers_incomplete');
  const { filedIn } = operator;
  const brand = settings.appName || defaultBrand;
  // The same content has the same ids, however often it is downloaded.
  const content = JSON.stringify([operator, brand, await fingerprintSellers(db, year)]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const refId = `${filedIn}${year}${filedIn}${hash}`;
  const message = { refId, year, operator, brand, isEmpty: complete + incomplete === 0, at };
  if (!context.caller.isHead)
    await recordActOf(context, db, { act: 'report_download', subjectId: String(year), after: { sellers: complete } });
  return { name: `seller-report-${year}.xml`, bytes: Readable.toWeb(Readable.from(parts(db, message))) as never };
}

/** Read in parts while it is sent. */
async function* parts(db: Queryable, message: Message): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(messageStart(message));
  for (let afterId: string = beforeAll; ;) {
    const sellers = await listReportedSellers(db, message.year, afterId, sellersAtOnce);
    const ids = sellers.map(({ id }) => id);
    const quarters = Map.groupBy(await listQuarters(db, message.year, ids), ({ supplierId }) => supplierId);
    const records = sellers.flatMap((seller) =>
      amountsOf(quarters.get(seller.id) ?? []).map((amounts) => reportableSeller(message.refId, seller, amounts)),
    );
    yield encoder.encode(records.join(''));
    if (sellers.length < sellersAtOnce) break;
    afterId = assertDefined(ids.at(-1), 'the last of a full page');
  }
  yield encoder.encode(messageEnd);
}

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
