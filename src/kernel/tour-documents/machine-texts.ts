// Which texts of a tour a machine wrote, and nobody has edited or confirmed since.
import { fieldsOf, isSameField } from './document-fields.ts';
import type { TourDocument } from './tour-document.ts';

export const translatedFields = [
  'title',
  'description',
  'whatToDo',
  'detail',
  'highlights',
  'included',
  'notIncluded',
  'toBring',
  'meetingPoint',
] as const;
export type TranslatedField = (typeof translatedFields)[number];

/** What a machine wrote, by the path of its field. */
export type MachineTexts = Record<string, string | string[]>;

export function machineTranslated(texts: MachineTexts, document: TourDocument): string[] {
  const fields = fieldsOf(document);
  return Object.entries(texts).flatMap(([path, text]) => (isSameField(fields.get(path), text) ? path : []));
}
