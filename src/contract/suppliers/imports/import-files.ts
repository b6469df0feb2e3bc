// Files that suppliers bring: previewed first, each error with its line, then imported.
import { z } from '@hono/zod-openapi';
import { id } from '#contract/primitives.ts';
import { entryImportLimits, tourFileFormats, tourImportLimits } from '#kernel/tour-documents/tour-files.ts';

export const importFile = z.strictObject({
  format: z.enum(tourFileFormats).describe('csv: the columns of the template; json: a list'),
  content: z.string().min(1).max(tourImportLimits.bytes),
});

export const importLineError = z
  .object({
    line: z.int().describe('of a CSV file; of JSON the number in the list'),
    field: z.string().describe('the column, or the field'),
    message: z.string(),
  })
  .openapi('ImportLineError');
export type ImportLineError = z.output<typeof importLineError>;

const line = z.int().describe('the first of a tour or booking; of JSON the number in the list');
const faults = z
  .array(importLineError)
  .describe(`of each line at least the first, of a file about ${tourImportLimits.lineErrorsShown}`);

const lineSeats = z
  .object({
    departureId: id,
    wanted: z.int(),
    left: z.int().describe('of the departure, before any line of the file'),
    beside: z.array(id).describe('of a line that is `full`: departures of the file that need the same guide or boat'),
  })
  .openapi('ImportLineSeats');
export type LineSeats = z.output<typeof lineSeats>;

export const importPreviewLine = z
  .object({
    line,
    title: z.string().describe('what the file calls it'),
    status: z
      .enum(['ready', 'known', 'full', 'faulty'])
      .describe(
        'known: imported before, nothing would be added; full: lines before it take its seats, and it can be chosen instead of them',
      ),
    seats: lineSeats.nullable().describe('null: of a tour, or of a booking that takes none'),
    missing: z.int().describe('what has to be written before a tour can be submitted'),
    faults,
  })
  .openapi('ImportPreviewLine');
export type ImportPreviewLine = z.output<typeof importPreviewLine>;

export const importPreviewLines = { lines: z.array(importPreviewLine), faultCount: z.int() };

/** Without titles: it is remembered for repeats of the request, and titles of bookings have names of people. */
export const importedLine = z
  .object({
    line,
    outcome: z.enum(['created', 'known', 'faulty', 'not_chosen']),
    id: id.nullable().describe('of the draft of a tour, or of the departure that a booking is of'),
    faults,
  })
  .openapi('ImportedLine');
export type ImportedLine = z.output<typeof importedLine>;

const mostLines = entryImportLimits.bookings;

export const importBody = importFile.extend({
  lines: z.array(z.int()).max(mostLines).optional().describe('only these tours or bookings, by their lines'),
  skipFaulty: z.boolean().default(false),
});
