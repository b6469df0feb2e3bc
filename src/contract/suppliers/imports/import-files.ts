// Files that suppliers bring: looked at first, each fault by its line, then taken in.
import { z } from '@hono/zod-openapi';
import { tourFileFormats, tourImportLimits } from '#kernel/tour-documents/tour-files.ts';

export const importFile = z.strictObject({
  format: z.enum(tourFileFormats).describe('csv: the columns of the template; json: a list'),
  content: z.string().min(1).max(tourImportLimits.bytes),
});

export const importFault = z
  .object({
    line: z.int().describe('of a CSV file; of JSON the number in the list'),
    field: z.string().describe('the column, or the field'),
    message: z.string(),
  })
  .openapi('ImportFault');
export type ImportFault = z.output<typeof importFault>;

export const importFaults = {
  faults: z.array(importFault).max(tourImportLimits.faultsShown),
  faultCount: z.int(),
};
