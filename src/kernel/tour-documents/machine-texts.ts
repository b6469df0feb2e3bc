// Which texts of a tour a machine wrote, and no person has edited or confirmed since.
import { fieldsOf, isSameField } from './document-fields.ts';
import type { TourDocument, TourTexts } from './tour-document.ts';

const translated: Record<keyof TourTexts, true> = {
  title: true,
  description: true,
  whatToDo: true,
  detail: true,
  highlights: true,
  included: true,
  notIncluded: true,
  toBring: true,
  meetingPoint: true,
};
export type TranslatedField = keyof TourTexts;
export const translatedFields = Object.keys(translated) as TranslatedField[];

/** What a machine wrote, by the path of its field. */
export type MachineTexts = Record<string, string | string[]>;

export function machineTranslated(texts: MachineTexts, document: TourDocument): string[] {
  const fields = fieldsOf(document);
  return Object.entries(texts).flatMap(([path, text]) => (isSameField(fields.get(path), text) ? path : []));
}
