// Many tours at once, from a file: looked at first, then begun as drafts.
import { z } from '@hono/zod-openapi';
import { endpoints, fileResponse } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import { tourImportLimits } from '#kernel/tour-documents/tour-files.ts';
import { importBody, importedLine, importFile, importPreviewLines } from './import-files.ts';

const preview = z
  .object({
    tours: z.int(),
    faulty: z.int().describe('tours with an error'),
    ...importPreviewLines,
  })
  .openapi('TourImportPreview');
export type TourImportPreview = z.output<typeof preview>;

export const tourImportEndpoints = endpoints({
  getTourTemplate: {
    method: 'GET',
    path: '/supplier/tour-imports/template',
    summary: 'A CSV file with the columns of an import and one tour as an example',
    access: 'supplier',
    scope: 'tours:read',
    status: 200,
    file: 'text/csv; charset=utf-8',
    response: fileResponse,
    codes: ['not_found'],
  },
  previewTourImport: {
    method: 'POST',
    path: '/supplier/tour-imports/preview',
    summary: 'Say what a file would begin, and line by line what is wrong with it; nothing is written',
    access: 'supplier',
    scope: 'tours:read',
    body: importFile,
    status: 200,
    response: preview,
    codes: ['not_found', 'too_many_requests'],
    bodyLimitBytes: 2 * tourImportLimits.bytes,
  },
  importTours: {
    method: 'POST',
    path: '/supplier/tour-imports',
    summary:
      'Begin the tours of a file as drafts: all, those of chosen lines, or those without a fault; pictures are uploaded afterwards',
    access: 'supplier',
    scope: 'tours:write',
    body: importBody,
    status: 201,
    response: z.object({
      created: z.array(z.object({ id, title: z.string() })),
      skipped: z.int().describe('with an error, or not chosen'),
      lines: z.array(importedLine),
    }),
    codes: ['not_found', 'too_many_requests'],
    bodyLimitBytes: 2 * tourImportLimits.bytes,
    idempotent: true,
  },
});
