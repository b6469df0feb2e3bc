// What is wrong with the lines of a file, and which of them are chosen.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { FieldProblem } from '#contract/errors.ts';
import type { ImportLineError } from '#contract/suppliers/imports/import-files.ts';
import type { Language } from '#kernel/languages.ts';
import { tourImportLimits } from '#kernel/tour-documents/tour-files.ts';
import { text } from '#platform/texts/texts.ts';

export type LineFieldError = FieldProblem & { line: number };

type WithLineErrors = { faults: readonly LineFieldError[] };

/** Their errors in a language: of each row at least the first, of all of them about `lineErrorsShown`. */
export function withErrorTexts<T extends WithLineErrors>(
  rows: readonly T[],
  language: Language,
): (Omit<T, 'faults'> & { faults: ImportLineError[] })[] {
  let left = tourImportLimits.lineErrorsShown;
  return rows.map((row) => {
    const shown = row.faults.slice(0, Math.max(left, 1));
    left -= shown.length;
    return { ...row, faults: shown.map((fault) => lineErrorView(fault, language)) };
  });
}

const lineErrorView = ({ line, field, rule, params }: LineFieldError, language: Language): ImportLineError => ({
  line,
  field,
  message: text(language, 'problems', `rule.${rule}`, params ?? {}),
});

/** All without a choice. Throws `invalid_input` on `lines` for one that no row begins with. */
export function chosenRows<T extends { line: number }>(rows: readonly T[], lines: readonly number[] | undefined): T[] {
  if (!lines) return [...rows];
  const chosen = new Set(lines);
  const found = rows.filter(({ line }) => chosen.has(line));
  if (found.length < chosen.size) throw invalid('lines', 'unknown_value');
  return found;
}

/** Throws `invalid_input` with the first of them. */
export function refuseLineErrors(faults: readonly LineFieldError[]): void {
  if (faults.length === 0) return;
  const fields = faults
    .slice(0, 20)
    .map(({ line, field, ...problem }) => ({ ...problem, field: `content.${line}.${field}` }));
  throw new DomainError('invalid_input', { fields });
}
