// Fields whose text cannot be read as a value: the document keeps the value from before, so they are not saved.
import { createContext } from 'react';
import type { TourDocument } from '#kernel/tour-documents/tour-document.ts';

/** `isLeft`: not while it is being typed, as half of '1:30' cannot be read either. */
export type Unreadable = { typed: string; isLeft: boolean };
/** By the names of the fields, which are paths in the document. */
export type UnreadableFields = ReadonlyMap<string, Unreadable>;

export type UnreadableRegister = {
  fields: UnreadableFields;
  /** null: it can be read now. */
  report: (name: string, unreadable: Unreadable | null) => void;
};

/** A form that does not save by itself has none. */
export const UnreadableContext = createContext<UnreadableRegister | null>(null);

/** The same map if nothing changes. A field that does not belong to the document, such as one of the price examples, is never unsaved. */
export function withUnreadable(
  fields: UnreadableFields,
  name: string,
  unreadable: Unreadable | null,
  document: TourDocument,
): UnreadableFields {
  const now = fields.get(name);
  const isSame = unreadable ? now?.typed === unreadable.typed && now.isLeft === unreadable.isLeft : now === undefined;
  if (isSame || (unreadable && !hasField(document, name))) return fields;
  const next = new Map(fields);
  if (unreadable) next.set(name, unreadable);
  else next.delete(name);
  return next;
}

/** Those that are still there: who removes a season removes what was typed in it. */
export const unreadableIn = (fields: UnreadableFields, document: TourDocument): UnreadableFields =>
  [...fields.keys()].every((name) => hasField(document, name))
    ? fields
    : new Map([...fields].filter(([name]) => hasField(document, name)));

function hasField(document: TourDocument, name: string): boolean {
  let thing: unknown = document;
  for (const part of name.split('.')) {
    if (typeof thing !== 'object' || thing === null || !(part in thing)) return false;
    thing = (thing as Record<string, unknown>)[part];
  }
  return true;
}
