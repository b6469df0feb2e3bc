// Two people write one tour. What only one of them has changed since the version that both began with is taken from that one; a
// field that both have changed, and differently, is a conflict.
import { documentOf, fieldsOf, type Fields, isOfSomething, isSameField } from './document-fields.ts';
import type { TourDocument } from './tour-document.ts';

/** `conflicts`: paths of fields; `merged` has mine. */
export type Merged = { merged: TourDocument; conflicts: string[] };

export function mergeDocuments(base: TourDocument, mine: TourDocument, theirs: TourDocument): Merged {
  const [from, own, other] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)];
  const merged: Fields = new Map();
  const conflicts: string[] = [];
  for (const path of new Set([...own.keys(), ...other.keys(), ...from.keys()])) {
    const unchanged = isSameField(own.get(path), from.get(path));
    const chosen = unchanged ? other : own;
    if (!unchanged && !isSameField(other.get(path), from.get(path)) && !isSameField(own.get(path), other.get(path)))
      conflicts.push(path);
    if (chosen.has(path)) merged.set(path, chosen.get(path));
  }
  return { merged: documentOf(withoutOrphans(merged)), conflicts };
}

/** Drops the fields of an option, unit or step that one side has removed. */
function withoutOrphans(fields: Fields): Fields {
  return new Map([...fields].filter(([path]) => isOfSomething(fields, path)));
}
