// Everything about a person in one ZIP: a page to read, a JSON file for each data source, pictures. Streamed while it is
// created, so it is never stored and its size is not limited by memory (docs/decisions/026-parts-of-a-person.md).
import { Readable } from 'node:stream';
import type { FileResponse } from '#contract/endpoint.ts';
import { localDate } from '#kernel/dates.ts';
import { type ZipWriter, createZipStream } from '#platform/archive/zip-stream.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Person, PersonalDataSource } from '#platform/personal-data/source.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { findPerson } from './personal-data.ts';
import { personalPage } from './personal-page.ts';
import { requireRecentAuthentication } from '../sessions/reauthenticate.ts';

/** Throws DomainError proof_required, too_many_requests or session_required. */
export async function exportPersonalData(
  context: Context,
  sources: readonly PersonalDataSource[],
): Promise<FileResponse> {
  await requireRecentAuthentication(context);
  const now = context.clock.now();
  const name = `personal-data-${localDate(now, 'UTC')}.zip`;
  if (context.caller.isHead) return { name, bytes: '' };
  const person = await findPerson(context);
  await throttle(context, 'personalData', person.id);
  const appName = (await currentSettings(context)).appName || defaultBrand;
  const bytes = createZipStream((zip) => writeArchive(zip, { context, sources, person, appName, now }), now);
  return {
    name,
    bytes: Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>,
  };
}

type ExportInput = {
  context: Context;
  sources: readonly PersonalDataSource[];
  person: Person;
  appName: string;
  now: Date;
};

async function* writeArchive(
  zip: ZipWriter,
  { context, sources, person, appName, now }: ExportInput,
): AsyncIterable<void> {
  const page = personalPage({ language: person.language, appName, now, parts: sources.map(({ name }) => name) });
  // Files are added in order when they are done; until then they are held compressed.
  const readable = zip.text('index.html');
  readable.write(page.top);
  for (const source of sources) {
    yield* writeSource(zip, context, source, person, (html) => readable.write(html), page);
    yield* addPictures(zip, context, source, person);
  }
  readable.write(page.bottom);
  readable.end();
}

async function* writeSource(
  zip: ZipWriter,
  { database }: Context,
  { name, read }: PersonalDataSource,
  person: Person,
  show: (html: string) => void,
  page: ReturnType<typeof personalPage>,
): AsyncIterable<void> {
  const json = zip.text(`data/${name}.json`);
  show(page.beginPart(name));
  let count = 0;
  for await (const record of read(database.db, person)) {
    json.write(`${count === 0 ? '[' : ','}\n${JSON.stringify(record, null, 2)}`);
    show(page.record(record));
    if (++count % 100 === 0) yield;
  }
  json.write(count === 0 ? '[]\n' : '\n]\n');
  json.end();
  show(page.endPart(count));
  yield;
}

async function* addPictures(
  zip: ZipWriter,
  { database, files }: Context,
  { name, pictures }: PersonalDataSource,
  person: Person,
): AsyncIterable<void> {
  for (const stored of (await pictures?.(database.db, person)) ?? []) {
    const file = await files.find(stored);
    if (!file) continue;
    zip.picture(`pictures/${name}/${stored}`, await file.read());
    yield;
  }
}
