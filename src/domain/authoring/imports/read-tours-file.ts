// A file of tours becomes documents, with each error by its line. What is missing in a document is no error: it is written in the
// editor, before the tour is submitted.
import { invalid } from '#contract/domain-error.ts';
import { tourDocument } from '#contract/suppliers/tour-document.ts';
import { newId } from '#kernel/ids.ts';
import { languages } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { UnitKind } from '#kernel/units.ts';
import { completeDocument } from '#kernel/tour-documents/complete-document.ts';
import { emptyDocument, emptyOption, emptyUnit, type TourDocument } from '#kernel/tour-documents/tour-document.ts';
import { type TourFileFormat, tourImportLimits } from '#kernel/tour-documents/tour-files.ts';
import { type Row, parseCsv, parseJson, withoutEscape } from '#platform/archive/read-file.ts';
import type { LineFieldError } from '#platform/http/line-errors.ts';
import { inputProblem } from '#platform/http/problem.ts';
import { withNewIds } from '../renew-ids.ts';
import { type Column, columnNames, keyColumn, optionColumns, tourColumns } from './tour-columns.ts';

/** `document` is undefined where there are errors; `title` is then what the file has for one. */
export type ReadTour = { line: number; title: string; document: TourDocument | undefined; faults: LineFieldError[] };

type TourFile = { format: TourFileFormat; content: string };

/** Prices of CSV are in the currency. Throws `invalid_input` on `content` for what is no such file, or has too many tours. */
export async function readToursFile({ format, content }: TourFile, currency: Currency): Promise<ReadTour[]> {
  const tours = format === 'json' ? readJson(content) : await readCsv(content, currency);
  if (tours.length === 0) throw invalid('content', 'required');
  return tours;
}

function readJson(content: string): ReadTour[] {
  const parsed = parseJson(content);
  const documents: unknown = Array.isArray(parsed) ? parsed : (parsed as { tours?: unknown } | null)?.tours;
  if (!Array.isArray(documents)) throw invalid('content', 'format');
  checkCount(documents.length);
  return documents.map((document, index) => checked(document, index + 1, writtenTitle(document)));
}

function checkCount(count: number): void {
  if (count > tourImportLimits.tours) throw tooMany();
}

const tooMany = () => invalid('content', 'too_long', { maximum: tourImportLimits.tours });

/** What a document leaves out is empty. Its options and what is beside them are new ones, and pictures are uploaded to the tour that is begun. */
function checked(written: unknown, line: number, title: string): ReadTour {
  const parsed = tourDocument.safeParse(asNew(written));
  if (!parsed.success) {
    const faults = inputProblem(parsed.error.issues).fields.map((problem) => ({ ...problem, line }));
    return { line, title, document: undefined, faults };
  }
  return { line, title, document: withNewIds(completeDocument(parsed.data, undefined)), faults: [] };
}

/** Of what may be no document. */
function writtenTitle(written: unknown): string {
  const { texts } = (written ?? {}) as { texts?: Partial<Record<string, { title?: unknown } | null>> | null };
  const titles = languages.map((language) => texts?.[language]?.title);
  return shortTitle(titles.find((title) => typeof title === 'string' && title !== ''));
}

const shortTitle = (title: unknown): string => (typeof title === 'string' ? title.slice(0, 200) : '');

function asNew(written: unknown): unknown {
  if (typeof written !== 'object' || written === null) return written;
  const { options = [] } = written as { options?: unknown };
  if (!Array.isArray(options)) return written;
  const whole = options.map((option: object) => ({ ...emptyOption(newId()), ...option }));
  return { ...emptyDocument(newId()), ...written, pictures: [], options: whole };
}

async function readCsv(content: string, currency: Currency): Promise<ReadTour[]> {
  const rows = await parseCsv(content, columnNames, tourImportLimits.rows);
  if (rows.length > tourImportLimits.rows) throw tooMany();
  const byKey = Map.groupBy(rows, ({ line, cells }) => cells[keyColumn] || `line ${line}`);
  checkCount(byKey.size);
  return [...byKey.values()].map((lines) => readTour(lines, currency));
}

/** The first line has the tour and its first option, the others further options. */
function readTour([first, ...others]: Row[], currency: Currency): ReadTour {
  const faults: LineFieldError[] = [];
  const cells = first!.cells;
  const written = languages.map((language) => cells[`title_${language}`]).find(Boolean) ?? cells[keyColumn];
  const title = shortTitle(withoutEscape(written ?? ''));
  const document: TourDocument = { ...emptyDocument(newId()), options: [] };
  fill(document, first!, tourColumns, currency, faults);
  for (const row of [first!, ...others]) {
    const option = { ...emptyOption(newId()), units: [] };
    document.options.push(option);
    fill(option, row, optionColumns, currency, faults);
    for (const { name } of row === first ? [] : tourColumns)
      if (row.cells[name]) faults.push({ line: row.line, field: name, rule: 'contradiction' });
  }
  if (faults.length > 0) return { line: first!.line, title, document: undefined, faults };
  const read = checked(document, first!.line, title);
  return { ...read, faults: read.faults.map((fault) => byColumn(fault, document, [first!, ...others])) };
}

type Target = Record<string, unknown>;

function fill(
  target: object,
  { line, cells }: Row,
  columns: readonly Column[],
  currency: Currency,
  faults: LineFieldError[],
): void {
  for (const { name, path, read } of columns) {
    const cell = cells[name];
    if (!cell) continue;
    const result = read(withoutEscape(cell), currency);
    if ('rule' in result) faults.push({ line, field: name, rule: result.rule });
    else setAt(target as Target, path, result.value);
  }
}

function setAt(target: Target, [name, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) target[name!] = value;
  else if (name === 'units') setAt(unitOf(target as { units: Target[] }, rest[0]!), rest.slice(1), value);
  else setAt((target[name!] ??= {}) as Target, rest, value);
}

function unitOf({ units }: { units: Target[] }, kind: string): Target {
  const known = units.find((unit) => unit.kind === kind);
  if (known) return known;
  const unit: Target = emptyUnit(kind as UnitKind);
  units.push(unit);
  return unit;
}

/** An error of a field of the document, at the line and the column that it was read from. */
function byColumn(
  { field, ...fault }: LineFieldError,
  { options }: TourDocument,
  rows: readonly Row[],
): LineFieldError {
  const [list, index, ...rest] = field.split('.');
  if (list !== 'options' || index === undefined) return { ...fault, field: nameOf(tourColumns, field.split('.')) };
  const [name, place, ...below] = rest;
  const kind = name === 'units' && place !== undefined ? options[Number(index)]!.units[Number(place)]!.kind : place;
  const path = [name, kind, ...below].filter((part) => part !== undefined);
  return { ...fault, line: rows[Number(index)]!.line, field: nameOf(optionColumns, path) };
}

/** The column of a field, or of the list that contains it. */
function nameOf(columns: readonly Column[], path: readonly string[]): string {
  const isOf = (column: Column) => column.path.every((part, at) => path[at] === undefined || part === path[at]);
  return columns.find(isOf)?.name ?? path.join('.');
}
