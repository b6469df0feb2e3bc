// The columns of a CSV file of tours: where each belongs in the document, and how its cell reads. Several values of a cell are
// separated by '|'. The first columns are of the tour, the others of an option.
import type { FieldRule } from '#contract/errors.ts';
import { languages } from '#kernel/languages.ts';
import { type Currency, exponentOf, money, toDecimal } from '#kernel/money.ts';
import type { TourTexts } from '#kernel/tour-documents/tour-document.ts';
import { sizeRanges, unitKinds } from '#kernel/units.ts';

/** What a cell says, or the rule that it breaks. */
export type Cell = { value: unknown } | { rule: FieldRule };

export type Column = {
  name: string;
  /** Below the document; of an option below the option. A unit is named by its kind, a schedule by its place. */
  path: readonly string[];
  /** Of a cell that is not empty. */
  read: (cell: string, currency: Currency) => Cell;
  write: (value: never, currency: Currency) => string;
};

const joint = '|';
const words = (cell: string): string[] =>
  cell
    .split(joint)
    .map((word) => word.trim())
    .filter(Boolean);

const text = { read: (cell: string) => ({ value: cell.trim() }), write: (value: string) => value };
const list = { read: (cell: string) => ({ value: words(cell) }), write: (value: string[]) => value.join(joint) };
const number = { read: readNumber, write: (value: number) => String(value) };
const numbers = { read: readNumbers, write: (value: number[]) => value.join(joint) };
const yesNo = { read: readYesNo, write: (value: boolean) => (value ? 'yes' : 'no') };
const price = { read: readPrice, write: writePrice };

const writtenTexts = {
  title: text,
  description: text,
  whatToDo: text,
  detail: text,
  highlights: list,
  included: list,
  notIncluded: list,
  toBring: list,
  meetingPoint: text,
} as const satisfies Record<keyof TourTexts, object>;

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const column = (name: string, path: string, cell: Pick<Column, 'read' | 'write'>): Column => ({
  name,
  path: path.split('.'),
  ...cell,
});

export const tourColumns: readonly Column[] = [
  ...languages.flatMap((language) =>
    Object.entries(writtenTexts).map(([name, cell]) =>
      column(`${snake(name)}_${language}`, `texts.${language}.${name}`, cell as unknown as Column),
    ),
  ),
  column('city', 'city', text),
  column('categories', 'categories', list),
  column('tags', 'tags', list),
  column('duration_minutes', 'durationMinutes', number),
  column('guide_languages', 'guideLanguages', list),
  column('policy', 'policy', text),
  column('pay_later', 'payLater', yesNo),
  column('confirmation', 'confirmation', text),
  column('latitude', 'meetingPoint.latitude', number),
  column('longitude', 'meetingPoint.longitude', number),
];

export const optionColumns: readonly Column[] = [
  ...languages.map((language) => column(`option_name_${language}`, `names.${language}`, text)),
  column('kind', 'kind', text),
  column('valid_days', 'validDays', number),
  column('capacity', 'capacity', number),
  column('freesale', 'isFreesale', yesNo),
  column('cut_off_minutes', 'cutOffMinutes', number),
  ...unitKinds.map((kind) => column(`price_${kind}`, `units.${kind}.priceMinor`, price)),
  ...unitKinds.flatMap((kind) => [
    column(`min_age_${kind}`, `units.${kind}.minAge`, number),
    column(`max_age_${kind}`, `units.${kind}.maxAge`, number),
  ]),
  column('weekdays', 'schedules.0.weekdays', numbers),
  column('start_times', 'schedules.0.startTimes', list),
  column('end_times', 'schedules.0.endTimes', list),
  column('first_day', 'schedules.0.firstDay', text),
  column('last_day', 'schedules.0.lastDay', text),
  column('least_units', 'leastUnits', number),
  column('most_units', 'mostUnits', number),
  column('least_people', 'leastPeople', number),
  column('decide_hours_before', 'decideHoursBefore', number),
  ...unitKinds.flatMap((kind) => [
    ...Object.entries(sizeRanges(kind)).flatMap(([name, [least, most]]) =>
      least < most ? [column(`${name}_${kind}`, `units.${kind}.${name}`, number)] : [],
    ),
    column(`least_${kind}`, `units.${kind}.least`, number),
    column(`most_${kind}`, `units.${kind}.most`, number),
    ...languages.map((language) => column(`label_${kind}_${language}`, `units.${kind}.labels.${language}`, text)),
  ]),
];

/** What joins the lines of a tour with several options. */
export const keyColumn = 'tour';
export const columnNames: readonly string[] = [
  keyColumn,
  ...[...tourColumns, ...optionColumns].map(({ name }) => name),
];

function readNumber(cell: string): Cell {
  const value = Number(cell.trim().replace(',', '.'));
  return Number.isFinite(value) ? { value } : { rule: 'type' };
}

function readNumbers(cell: string): Cell {
  const value = words(cell).map(Number);
  return value.every(Number.isFinite) ? { value } : { rule: 'type' };
}

function readYesNo(cell: string): Cell {
  const word = cell.trim().toLowerCase();
  if (['yes', 'true', '1', 'sí', 'si', 'oui'].includes(word)) return { value: true };
  return ['no', 'false', '0', 'non'].includes(word) ? { value: false } : { rule: 'type' };
}

/** '48', '48.50' or '48,50' in the supplier's currency; more digits than the currency has are an error, and never rounded. */
function readPrice(cell: string, currency: Currency): Cell {
  const digits = exponentOf(currency);
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(cell.trim()) ?? [];
  if (whole === undefined || part.length > digits) return { rule: 'format' };
  return { value: Number(whole + part.padEnd(digits, '0')) };
}

function writePrice(amountMinor: number, currency: Currency): string {
  return toDecimal(money(amountMinor, currency)).toFixed(exponentOf(currency));
}
