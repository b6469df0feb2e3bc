// A file of bookings that were taken elsewhere, with each error by its line.
import { invalid } from '#contract/domain-error.ts';
import { type ImportedEntry, importedEntry } from '#contract/suppliers/imports/entry-imports.ts';
import type { Currency } from '#kernel/money.ts';
import { entryImportLimits, type TourFileFormat } from '#kernel/tour-documents/tour-files.ts';
import { parseCsv, parseJson } from '#platform/archive/read-file.ts';
import type { LineFieldError } from '#platform/http/line-errors.ts';
import { inputProblem } from '#platform/http/problem.ts';
import { columnNames, columnOf, fieldsOf } from './entry-columns.ts';

export type EntryFile = { format: TourFileFormat; content: string };

/** `entry` is undefined where there are errors. The title has the reference and the name; `startsAt` is as it is written. */
export type ReadEntry = {
  line: number;
  title: string;
  startsAt: string;
  entry: ImportedEntry | undefined;
  /** Its fields that are right by themselves, also where others are not. */
  valid: Partial<ImportedEntry>;
  faults: LineFieldError[];
};

/** Throws `invalid_input` on `content` for what is no such file, or has too many bookings. */
export async function readEntriesFile({ format, content }: EntryFile, currency: Currency): Promise<ReadEntry[]> {
  const entries = format === 'json' ? readJson(content) : await readCsv(content, currency);
  if (entries.length === 0) throw invalid('content', 'required');
  return entries;
}

function readJson(content: string): ReadEntry[] {
  const parsed = parseJson(content);
  const listed: unknown = Array.isArray(parsed) ? parsed : (parsed as { bookings?: unknown } | null)?.bookings;
  if (!Array.isArray(listed)) throw invalid('content', 'format');
  checkCount(listed.length);
  return listed.map((written, index) => checked(written, index + 1, (field) => field));
}

async function readCsv(content: string, currency: Currency): Promise<ReadEntry[]> {
  const rows = await parseCsv(content, columnNames, entryImportLimits.bookings);
  checkCount(rows.length);
  return rows.map(({ line, cells }) => {
    const { fields, faults } = fieldsOf(cells, currency);
    const read = checked(fields, line, columnOf);
    if (faults.length === 0) return read;
    return { ...read, entry: undefined, faults: [...read.faults, ...faults.map((fault) => ({ ...fault, line }))] };
  });
}

function checkCount(count: number): void {
  const { bookings: maximum } = entryImportLimits;
  if (count > maximum) throw invalid('content', 'too_long', { maximum });
}

function checked(written: unknown, line: number, named: (field: string) => string): ReadEntry {
  const parsed = importedEntry.safeParse(written);
  const { title, startsAt } = namesOf(written);
  if (parsed.success) return { line, title, startsAt, entry: parsed.data, valid: parsed.data, faults: [] };
  const faults = inputProblem(parsed.error.issues).fields.map((problem) => ({
    ...problem,
    field: named(problem.field),
    line,
  }));
  return { line, title, startsAt, entry: undefined, valid: validFields(written), faults };
}

function validFields(written: unknown): Partial<ImportedEntry> {
  const fields = (written ?? {}) as Record<string, unknown>;
  const parsed = Object.entries(importedEntry.shape).map(
    ([name, schema]) => [name, schema.safeParse(fields[name])] as const,
  );
  return Object.fromEntries(
    parsed.flatMap(([name, { success, data }]) => (success && data !== undefined ? [[name, data]] : [])),
  );
}

/** Of what may be no booking. */
function namesOf(written: unknown): { title: string; startsAt: string } {
  const { reference, name, startsAt } = (written ?? {}) as Record<string, unknown>;
  const texts = [reference, name].filter((text) => typeof text === 'string' && text !== '');
  return {
    title: texts.join(' · ').slice(0, 200),
    startsAt: typeof startsAt === 'string' ? startsAt.slice(0, 40) : '',
  };
}
