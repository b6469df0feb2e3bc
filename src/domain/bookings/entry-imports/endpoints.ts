import type { entryImportEndpoints } from '#contract/suppliers/imports/entry-imports.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { readEntryTemplate } from './entry-template.ts';
import { importEntries, listEntryImports, previewEntryImport, undoEntryImport } from './import-entries.ts';

export const entryImportHandlers: Handlers<typeof entryImportEndpoints> = {
  getEntryTemplate: (context) => readEntryTemplate(context),
  previewEntryImport: (context, { body }) => previewEntryImport(context, body),
  importEntries: (context, { body }) => importEntries(context, body),
  listEntryImports: (context) => listEntryImports(context),
  undoEntryImport: (context, { params }) => undoEntryImport(context, params.id),
};
