// What is wrong with the lines of a file.
import { DomainError } from '#contract/domain-error.ts';
import type { FieldProblem } from '#contract/errors.ts';
import type { ImportFault } from '#contract/suppliers/imports/import-files.ts';
import type { Language } from '#kernel/languages.ts';
import { tourImportLimits } from '#kernel/tour-documents/tour-files.ts';
import { text } from '#platform/texts/texts.ts';

export type LineFault = FieldProblem & { line: number };

export const faultsView = (
  faults: readonly LineFault[],
  language: Language,
): { faults: ImportFault[]; faultCount: number } => ({
  faultCount: faults.length,
  faults: faults.slice(0, tourImportLimits.faultsShown).map(({ line, field, rule, params }) => ({
    line,
    field,
    message: text(language, 'problems', `rule.${rule}`, params ?? {}),
  })),
});

/** Throws `invalid_input` with the first of them. */
export function refuseFaults(faults: readonly LineFault[]): void {
  if (faults.length === 0) return;
  const fields = faults
    .slice(0, 20)
    .map(({ line, field, ...problem }) => ({ ...problem, field: `content.${line}.${field}` }));
  throw new DomainError('invalid_input', { fields });
}
