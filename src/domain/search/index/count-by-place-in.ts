// As count-by-place.ts, from the index.
import type { PlaceCount } from '../count-by-place.ts';
import type { SearchQuestion } from '../question.ts';
import { answer, readQuestion } from './answer.ts';
import type { SearchIndex } from './search-index.ts';

export async function countByPlaceIn(index: SearchIndex, question: SearchQuestion, now: Date): Promise<PlaceCount[]> {
  const { tours } = index;
  const { asked, scope } = await readQuestion(index, question, now);
  // All results are one page, in an order that is kept and need not be sorted for.
  const whole = { ...question, page: 1, pageSize: tours.ids.count };
  const { slots } = answer(index, { ...asked, question: whole, sort: 'popularity', counts: false }, scope);
  const counts = new Uint32Array(tours.placeNumbers.size);
  for (let at = 0; at < slots.length; at++) counts[tours.places[slots[at]!]!]!++;
  return [...tours.placeNumbers]
    .map(([placeId, number]) => ({ placeId, tours: counts[number]! }))
    .filter((place) => place.tours > 0)
    .sort((a, b) => (a.placeId < b.placeId ? -1 : 1));
}
