// The columns of a CSV file of bookings. Each kind of unit has one, with how many of it come.
import type { FieldRule } from '#contract/errors.ts';
import { type Currency, exponentOf } from '#kernel/money.ts';
import { unitKinds } from '#kernel/units.ts';
import { withoutEscape } from '#platform/archive/read-file.ts';

const texts = ['reference', 'tour', 'option', 'name', 'email', 'phone', 'note'] as const;

export const columnNames: readonly string[] = [
  'reference',
  'tour',
  'option',
  'starts_at',
  ...unitKinds,
  'name',
  'email',
  'phone',
  'note',
  'paid',
];

const renamed: Record<string, string> = { startsAt: 'starts_at', paidMinor: 'paid', units: 'adult' };

/** Of a field of a booking: 'units.child' is in the column 'child'. */
export function columnOf(field: string): string {
  const [first = '', ...rest] = field.split('.');
  return rest.at(-1) ?? renamed[first] ?? first;
}

type CellError = { field: string; rule: FieldRule };

/** Cells as the fields of a booking, which its schema checks; amounts have no schema of their own. */
export function fieldsOf(cells: Record<string, string>, currency: Currency): { fields: object; faults: CellError[] } {
  const cell = (name: string) => withoutEscape(cells[name] ?? '').trim() || undefined;
  const counts = unitKinds.flatMap((kind) => {
    const count = cell(kind);
    return count === undefined || count === '0' ? [] : [[kind, /^\d{1,9}$/.test(count) ? Number(count) : count]];
  });
  const paid = cell('paid');
  const paidMinor = paid === undefined ? undefined : amountOf(paid, currency);
  return {
    fields: {
      ...Object.fromEntries(texts.map((name) => [name, cell(name)])),
      startsAt: cell('starts_at')
        ?.replace(/^(\S+)\s+/, '$1T')
        .replace(/(T\d\d:\d\d):\d\d$/, '$1'),
      units: Object.fromEntries(counts),
      ...(paidMinor !== undefined && paidMinor !== null && { paidMinor }),
    },
    faults: paidMinor === null ? [{ field: 'paid', rule: 'format' }] : [],
  };
}

/** '48', '48.50' or '48,50'; null for more digits than the currency has. */
function amountOf(text: string, currency: Currency): number | null {
  const digits = exponentOf(currency);
  const [, whole, part = ''] = /^(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(text) ?? [];
  return whole === undefined || part.length > digits ? null : Number(whole + part.padEnd(digits, '0'));
}
