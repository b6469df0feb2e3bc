// What of a document becomes rows of a tour, for what is published and for the preview.
import { type Language, languages } from '#kernel/languages.ts';
import { fromPriceOf, lowestOf } from '#kernel/prices/from-price.ts';
import { mainLanguage } from '#kernel/tour-documents/completeness.ts';
import type { TourDocument, TourOption } from '#kernel/tour-documents/tour-document.ts';
import type { WrittenTour } from '#domain/catalogue/written-tours.ts';

export function textRow(document: TourDocument, language: Language): WrittenTour['texts'][number] {
  const { title, description, whatToDo, detail, included, meetingPoint, ...facts } = document.texts[language];
  return {
    language,
    title,
    description,
    whatToDo: whatToDo || null,
    detail: detail || null,
    included,
    // Where to meet is needed in any language.
    meetingPoint: meetingPoint || document.texts[mainLanguage(document)].meetingPoint || null,
    facts: Object.fromEntries(Object.entries(facts).filter(([, lines]) => lines.length > 0)),
  };
}

/** An option without a name has that of the tour; `findPublished` leaves it out again. */
export function namesOf({ names }: TourOption, document: TourDocument): Partial<Record<Language, string>> {
  const main = mainLanguage(document);
  const named = languages.filter((language) => names[language] !== '');
  return Object.fromEntries(
    named.length > 0 ? named.map((one) => [one, names[one]]) : [[main, document.texts[main].title]],
  );
}

/** What a ticket is called where it has a name of its own; null where none is written. */
export function writtenLabels(labels: Record<Language, string>): Partial<Record<Language, string>> | null {
  const written = Object.entries(labels).filter(([, label]) => label !== '');
  return written.length > 0 ? Object.fromEntries(written) : null;
}

/** The price after 'from' without price rules; null while nothing has a price. */
export const fromPrice = (options: readonly TourOption[]): number | null =>
  lowestOf(options, (fewest) => fromPriceOf(fewest, ({ priceMinor }) => priceMinor));
