import { newId } from '#kernel/ids.ts';
import type { TourDocument } from '#kernel/tour-documents/tour-document.ts';

/** The same document for another tour: an id is of one thing of one tour. An extra of one option is of the option's copy. */
export function withNewIds(document: TourDocument): TourDocument {
  const options = renewed(document.options).map((option) => ({ ...option, priceRules: renewed(option.priceRules) }));
  const newIds = new Map(document.options.map(({ id: old }, at) => [old, options[at]!.id]));
  const extras = renewed(document.extras).map((extra) => ({
    ...extra,
    option: extra.option && newIds.get(extra.option)!,
  }));
  const { questions, pickupPoints } = document;
  return { ...document, options, extras, questions: renewed(questions), pickupPoints: renewed(pickupPoints) };
}

const renewed = <Thing extends { id: string }>(things: readonly Thing[]): Thing[] =>
  things.map((thing) => ({ ...thing, id: newId() }));
