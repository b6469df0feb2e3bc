import { type Field, fieldsOf, isPlace, isSameField } from './document-fields.ts';
import type { TourDocument } from './tour-document.ts';

export type Difference = { path: string; before: Field; after: Field };

/** Fields that differ; undefined on the side that has no such field. Of an option or unit that is new or gone, all of its fields. */
export function compareDocuments(before: TourDocument, after: TourDocument): Difference[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const paths = new Set([...old.keys(), ...now.keys()]);
  return [...paths]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((difference) => !isSameField(difference.before, difference.after));
}

/** Of these, what is useful to a reader: not the place of a rule or extra next to the whole of it, and no empty fields of an option
 *  that is new or gone. */
export function tellingDifferences(differences: readonly Difference[]): Difference[] {
  const paths = new Set(differences.map(({ path }) => path));
  return differences.filter(({ path, before, after }) =>
    isPlace(path) ? !paths.has(`${path}.value`) : !(isEmpty(before) && isEmpty(after)),
  );
}

/** What differs between two documents, for a reader. */
export const tellingBetween = (before: TourDocument, after: TourDocument): Difference[] =>
  tellingDifferences(compareDocuments(before, after));

const isEmpty = (field: Field): boolean =>
  field === undefined || field === null || field === '' || (Array.isArray(field) && field.length === 0);
