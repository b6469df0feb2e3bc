// Everything about a person in one ZIP: a page to read, a JSON file for each part, pictures. Made while it is sent, so that
// it never lies anywhere, however long a life it tells (docs/decisions/026-parts-of-a-person.md).
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileAnswer } from '#contract/endpoint.ts';
import { localDate } from '#kernel/dates.ts';
import { type ZipWriter, zipped } from '#platform/archive/zip-stream.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Person, PersonalPart } from '#platform/personal-data/part.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { defaultBrand } from '../settings/settings.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { findPerson } from './personal-data.ts';
import { personalPage } from './personal-page.ts';

/** Throws DomainError too_many_requests or session_required. */
export async function exportPersonalData(context: Context, parts: readonly PersonalPart[]): Promise<FileAnswer> {
  const person = await findPerson(context);
  await throttle(context, 'personalData', person.id);
  const appName = (await currentSettings(context)).appName || defaultBrand;
  const now = context.clock.now();
  const bytes = zipped((zip) => fill(zip, { context, parts, person, appName, now }), now);
  return {
    name: `personal-data-${localDate(now, 'UTC')}.zip`,
    bytes: Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>,
  };
}

type Filling = { context: Context; parts: readonly PersonalPart[]; person: Person; appName: string; now: Date };

async function* fill(zip: ZipWriter, { context, parts, person, appName, now }: Filling): AsyncIterable<void> {
  const page = personalPage({ language: person.language, appName, now, parts: parts.map(({ name }) => name) });
  // Its turn in the archive comes when it is done: until then it waits compressed.
  const readable = zip.text('index.html');
  readable.write(page.top);
  for (const part of parts) {
    yield* fillPart(zip, context, part, person, (html) => readable.write(html), page);
    yield* addPictures(zip, context, part, person);
  }
  readable.write(page.bottom);
  readable.end();
}

async function* fillPart(
  zip: ZipWriter,
  { database }: Context,
  { name, read }: PersonalPart,
  person: Person,
  show: (html: string) => void,
  page: ReturnType<typeof personalPage>,
): AsyncIterable<void> {
  const json = zip.text(`data/${name}.json`);
  show(page.beginPart(name));
  let count = 0;
  for await (const record of read(database.read, person)) {
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
  { name, pictures }: PersonalPart,
  person: Person,
): AsyncIterable<void> {
  for (const stored of (await pictures?.(database.read, person)) ?? []) {
    const file = await files.open(stored);
    if (!file) continue;
    zip.picture(`pictures/${name}/${stored}`, await buffer(file.stream));
    yield;
  }
}
