// A message as the file that the tax authority receives: the same bytes, whenever it is downloaded.
import { Readable } from 'node:stream';
import { DomainError } from '#contract/domain-error.ts';
import type { FileResponse } from '#contract/endpoint.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { messageEnd, messageStart, reportableSeller } from './dpi-message.ts';
import { type FilingRow, findFiling, listRecords } from './filing-queries.ts';

const recordsAtOnce = 200;

/** Throws `not_found`. */
export async function downloadFiling(context: Context, id: string): Promise<FileResponse> {
  const db = context.database.db;
  const filing = await findFiling(db, id);
  if (!filing) throw new DomainError('not_found');
  const { year, kind, messageRef } = filing;
  if (!context.caller.isHead)
    await recordActOf(context, db, { act: 'report_download', subjectId: String(year), after: { kind, messageRef } });
  const name = kind === 'original' ? `seller-report-${year}.xml` : `seller-report-${year}-${kind}.xml`;
  return { name, bytes: Readable.toWeb(Readable.from(parts(db, filing))) as never };
}

/** Read in parts while it is sent. */
async function* parts(db: Queryable, filing: FilingRow): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  const { id, operatorChange: change, operatorRef: ref, operatorCorrects: corrects } = filing;
  const page = (afterRef: string) => listRecords(db, id, { afterRef, limit: recordsAtOnce });
  let records = await page('');
  const start = { ...filing, operatorSpec: { change, ref, corrects }, isEmpty: records.length === 0 };
  yield encoder.encode(messageStart(start));
  while (records.length > 0) {
    yield encoder.encode(records.map(reportableSeller).join(''));
    records = records.length < recordsAtOnce ? [] : await page(records.at(-1)!.ref);
  }
  yield encoder.encode(messageEnd);
}
