import { type Field, fieldsOf, isSameField } from './document-fields.ts';
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
