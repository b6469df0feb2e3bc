// Bookings that were taken elsewhere, from a file: looked at first, then written as entries by hand.
import { z } from '@hono/zod-openapi';
import { endpoints, fileResponse } from '#contract/endpoint.ts';
import { id, idParams, instant, noContent, phoneToCall } from '#contract/primitives.ts';
import { entryImportLimits, tourImportLimits } from '#kernel/tour-documents/tour-files.ts';
import { unitKinds } from '#kernel/units.ts';
import { importBody, importedLine, importFile, importPreviewLines } from './import-files.ts';

const text = (most: number) => z.string().trim().min(1).max(most);

/** A booking of a JSON file, and what a line of CSV becomes. */
export const importedEntry = z.strictObject({
  reference: text(80),
  tour: text(200).optional(),
  option: text(200).optional(),
  startsAt: z.string().regex(/^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/),
  units: z.partialRecord(z.enum(unitKinds), z.int().min(1).max(99)),
  name: text(120),
  email: z.email().max(254).optional(),
  phone: phoneToCall.optional(),
  note: text(500).optional(),
  paidMinor: z.int().min(0).max(100_000_000).optional(),
});
export type ImportedEntry = z.output<typeof importedEntry>;

const counts = {
  known: z.int().describe('bookings with a reference that was imported before: nothing is added'),
};

const preview = z
  .object({
    bookings: z.int(),
    ready: z.int().describe('that an import would add, with the seats that are left in the order of the file'),
    ...counts,
    full: z.int().describe('that lack seats only because lines before them take these'),
    faulty: z.int(),
    ...importPreviewLines,
  })
  .openapi('EntryImportPreview');
export type EntryImportPreview = z.output<typeof preview>;

const listed = z
  .object({ id, madeAt: instant, entries: z.int(), live: z.int().describe('that have seats'), isUndone: z.boolean() })
  .openapi('EntryImport');
export type EntryImportView = z.output<typeof listed>;

const bodyLimitBytes = 2 * tourImportLimits.bytes;

export const entryImportEndpoints = endpoints({
  getEntryTemplate: {
    method: 'GET',
    path: '/supplier/entry-imports/template',
    summary: 'A CSV file with the columns of an import and an example of the next own departure',
    access: 'supplier',
    scope: 'departures:read',
    status: 200,
    file: 'text/csv; charset=utf-8',
    response: fileResponse,
    codes: ['not_found'],
  },
  previewEntryImport: {
    method: 'POST',
    path: '/supplier/entry-imports/preview',
    summary:
      'Say how many bookings of a file would be added, and line by line what is wrong with it; nothing is written',
    access: 'supplier',
    scope: 'departures:read',
    body: importFile,
    status: 200,
    response: preview,
    codes: ['not_found', 'too_many_requests'],
    bodyLimitBytes,
  },
  importEntries: {
    method: 'POST',
    path: '/supplier/entry-imports',
    summary: `Write bookings of a file as entries by hand: all, those of chosen lines, or those without a fault; ${entryImportLimits.bookings} at most`,
    access: 'supplier',
    scope: 'departures:write',
    body: importBody,
    status: 201,
    response: z.object({
      importId: id.nullable().describe('null: nothing was added'),
      created: z.int(),
      ...counts,
      skipped: z.int().describe('with an error, or not chosen'),
      lines: z.array(importedLine),
    }),
    codes: ['not_found', 'too_many_requests'],
    bodyLimitBytes,
    idempotent: true,
  },
  listEntryImports: {
    method: 'GET',
    path: '/supplier/entry-imports',
    summary: `The latest ${entryImportLimits.importsShown} imports of the own supplier`,
    access: 'supplier',
    scope: 'departures:read',
    status: 200,
    response: z.object({ data: z.array(listed) }),
    codes: ['not_found'],
  },
  undoEntryImport: {
    method: 'DELETE',
    path: '/supplier/entry-imports/{id}',
    summary: 'Release the entries of an import, so that their seats are sold; again changes nothing',
    access: 'supplier',
    scope: 'departures:write',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
});
