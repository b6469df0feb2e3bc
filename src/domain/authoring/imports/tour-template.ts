// Tours as a CSV file: the template of an import, and what an export contains.
import type { FileResponse } from '#contract/endpoint.ts';
import type { Currency } from '#kernel/money.ts';
import { newId } from '#kernel/ids.ts';
import { emptyDocument, emptyOption, emptyUnit, type TourDocument } from '#kernel/tour-documents/tour-document.ts';
import { csvText } from '#platform/archive/csv-source.ts';
import type { Context } from '#platform/http/caller.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { type Column, columnNames, keyColumn, optionColumns, tourColumns } from './tour-columns.ts';

type NamedDocument = { key: string; document: TourDocument };

/** A line for each option, the tour itself on the first one, which is there without options, too. */
export function toursCsv(tours: readonly NamedDocument[], currency: Currency, { header = false } = {}): string {
  const rows = tours.flatMap(({ key, document }) =>
    (document.options.length > 0 ? document.options : [{}]).map((option, index) => ({
      [keyColumn]: key,
      ...(index === 0 && cellsOf(document, tourColumns, currency)),
      ...cellsOf(option, optionColumns, currency),
    })),
  );
  return csvText(rows, columnNames, { header });
}

function cellsOf(written: object, columns: readonly Column[], currency: Currency): Record<string, string> {
  return Object.fromEntries(
    columns.map(({ name, path, write }) => {
      const value = valueAt(written, path);
      return [name, value === null || value === undefined ? '' : write(value as never, currency)];
    }),
  );
}

function valueAt(written: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined || written === null || written === undefined) return written;
  if (!Array.isArray(written) || name === '0') return valueAt((written as Record<string, unknown>)[name], rest);
  return valueAt(
    written.find((unit: { kind?: string }) => unit.kind === name),
    rest,
  );
}

/** Throws `not_found`. */
export async function readTemplate(context: Context): Promise<FileResponse> {
  const { currency } = await ownSupplier(context, context.database.db);
  return { name: 'tours.csv', bytes: context.caller.isHead ? '' : tourTemplate(currency as Currency) };
}

/** The columns, and a tour that reads as an example. */
function tourTemplate(currency: Currency): string {
  const document = emptyDocument(newId());
  document.texts.en = {
    ...document.texts.en,
    title: 'Harbour walk at sunset',
    description: 'Two hours along the old harbour, with the stories of those who worked there.',
    highlights: ['The crane of 1890', 'Inside the ice house', 'The light at half past eight'],
    included: ['Guide', 'A drink'],
    meetingPoint: 'In front of the customs house',
  };
  Object.assign(document, {
    city: 'barcelona',
    categories: ['walking-tours'],
    durationMinutes: 120,
    guideLanguages: ['en', 'es'],
    options: [
      {
        ...emptyOption(newId()),
        units: [
          { ...emptyUnit('adult'), priceMinor: 2900 },
          { ...emptyUnit('child'), priceMinor: 1500, minAge: 4, maxAge: 11 },
        ],
        capacity: 12,
        cutOffMinutes: 60,
        schedules: [{ weekdays: [1, 3, 5], startTimes: ['19:00'], endTimes: [], firstDay: null, lastDay: null }],
      },
    ],
  });
  return toursCsv([{ key: '1', document }], currency, { header: true });
}
