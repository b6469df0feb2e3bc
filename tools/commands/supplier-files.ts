// Tours and bookings into a marketplace and everything of a supplier out of it, for scripts and people who work on the machine.
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Currency } from '#kernel/money.ts';
import { entryImportLimits, tourImportLimits } from '#kernel/tour-documents/tour-files.ts';
import { beginTours, readAndCheck } from '#domain/authoring/imports/import-tours.ts';
import { addEntries, checkEntries } from '#domain/bookings/entry-imports/import-entries.ts';
import { findSupplierBySlug, type SupplierRow } from '#domain/suppliers/supplier-queries.ts';
import type { LineFieldError } from '#platform/http/line-errors.ts';
import { text } from '#platform/texts/texts.ts';
import type { Services } from '#platform/services.ts';
import { supplierArchive } from '#server/http/supplier/supplier-export.ts';
import type { Command, ExitCode } from './command.ts';
import { megabytes, startProgress } from './progress.ts';
import { withServices } from './with-services.ts';

const isFile = (word: string | undefined): word is string => word !== undefined && !word.startsWith('--');

const checkOnly = '--check';
const skipInvalidFlag = '--skip-faulty';
const mostMegabytes = tourImportLimits.bytes / 1e6;
const importUsage = `SLUG FILE [${checkOnly} | ${skipInvalidFlag}]`;
const importNote = `${checkOnly} says line by line what is wrong, and writes nothing; ${skipInvalidFlag} leaves those lines out.`;

export const importTours: Command = {
  summary: 'begins the tours of a CSV or JSON file as drafts of a supplier',
  usage: [importUsage],
  notes: [
    importNote,
    `A file has at most ${tourImportLimits.tours} tours and ${mostMegabytes} MB. The page /supplier/files has a template of the columns.`,
  ],
  run: (words) => runImport(words, importFile),
};

export const importBookings: Command = {
  summary: 'enters the bookings of a CSV or JSON file, taken elsewhere, for a supplier',
  usage: [importUsage],
  notes: [
    importNote,
    `A file has at most ${entryImportLimits.bookings} bookings and ${mostMegabytes} MB. Those that were imported before are left out; ` +
      'the page /supplier/files undoes an import.',
  ],
  run: (words) => runImport(words, importEntries),
};

type Import = (
  services: Services,
  supplier: SupplierRow,
  file: string,
  option: string | undefined,
) => Promise<ExitCode>;

async function runImport([slug, file, option, ...others]: readonly string[], work: Import): Promise<ExitCode> {
  const isOption = option === undefined || option === checkOnly || option === skipInvalidFlag;
  if (!slug || !isFile(file) || !isOption || others.length > 0) return 2;
  // Before anything is read: a file that fits nowhere ended the process without a word.
  if ((await stat(file)).size > tourImportLimits.bytes) {
    console.error(`${file} is larger than ${mostMegabytes} MB, and nothing was read. Split it into several files.`);
    return 1;
  }
  return ofSupplier(slug, (services, supplier) => work(services, supplier, file, option));
}

async function readImport(name: string) {
  const format = name.toLowerCase().endsWith('.json') ? 'json' : 'csv';
  return { format, content: await readFile(name, 'utf8') } as const;
}

function printLineErrors(faults: readonly LineFieldError[]): void {
  for (const { line, field, rule, params } of faults)
    console.error(`line ${line}, ${field}: ${text('en', 'problems', `rule.${rule}`, params ?? {})}`);
}

async function importFile(
  { database, clock }: Services,
  supplier: SupplierRow,
  name: string,
  option: string | undefined,
): Promise<ExitCode> {
  const file = await readImport(name);
  const progress = startProgress();
  progress.step('checking the tours');
  const tours = await readAndCheck(database.db, file, supplier.currency as Currency).finally(progress.end);
  const faults = tours.flatMap((tour) => tour.faults);
  printLineErrors(faults);
  const sound = tours.filter(({ document }) => document).length;
  if (option === checkOnly || (faults.length > 0 && option !== skipInvalidFlag)) {
    console.log(`${tours.length} tours, ${tours.length - sound} with faults. Nothing was written.`);
    return faults.length > 0 ? 1 : 0;
  }
  progress.step('writing drafts', () => `${sound} tours`);
  const by = { supplierId: supplier.id, by: null, now: clock.now() };
  const begun = await database.transaction((db) => beginTours(db, tours, by)).finally(progress.end);
  console.log(`${begun.length} drafts begun, ${tours.length - begun.length} left out.`);
  return 0;
}

async function importEntries(
  services: Services,
  supplier: SupplierRow,
  name: string,
  option: string | undefined,
): Promise<ExitCode> {
  const file = await readImport(name);
  const progress = startProgress();
  progress.step('checking the bookings');
  const { read, plan } = await checkEntries(services, supplier, file).finally(progress.end);
  const { faults, ready, known } = plan;
  printLineErrors(faults);
  if (option === checkOnly || (faults.length > 0 && option !== skipInvalidFlag)) {
    const faulty = read.length - ready.length - known.length;
    console.log(`${read.length} bookings, ${known.length} known, ${faulty} with faults. Nothing was written.`);
    return faults.length > 0 ? 1 : 0;
  }
  progress.step('writing bookings', () => `${ready.length} bookings`);
  const made = { supplierId: supplier.id, format: file.format, now: services.clock.now(), madeBy: null };
  const added = await services.database
    .transaction((db) => addEntries(db, read, { ...made, skipFaulty: option === skipInvalidFlag }))
    .finally(progress.end);
  const created = added.plan.ready.length;
  console.log(`${created} bookings entered, ${read.length - created} left out.`);
  return 0;
}

export const exportSupplier: Command = {
  summary: 'writes everything of a supplier into a ZIP',
  usage: ['SLUG FILE.zip'],
  notes: ['The file has names and addresses of travellers: keep it as safe as the database.'],
  async run([slug, file, ...others]) {
    if (!slug || !isFile(file) || others.length > 0) return 2;
    return ofSupplier(slug, async (services, { id, currency }) => {
      await mkdir(path.dirname(path.resolve(file)), { recursive: true });
      const archive = supplierArchive(services, { id, currency: currency as Currency }, services.clock.now());
      const written = createWriteStream(file, { flags: 'wx', mode: 0o600 });
      const progress = startProgress();
      progress.step('writing', () => megabytes(written.bytesWritten));
      await pipeline(Readable.from(archive), written).finally(progress.end);
      console.log(`Written: ${file}.`);
      return 0;
    });
  },
};

function ofSupplier(
  slug: string,
  work: (services: Services, supplier: SupplierRow) => Promise<ExitCode>,
): Promise<ExitCode> {
  return withServices(async (services) => {
    const supplier = await findSupplierBySlug(services.database.db, slug);
    if (supplier) return work(services, supplier);
    console.error(`There is no supplier ${slug}.`);
    return 1;
  });
}
