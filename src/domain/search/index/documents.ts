// The documents of one language as posting lists. A document that is replaced gets a new number, so every list only
// ever grows at its end and stays in order; the old number leads nowhere. When more numbers lead nowhere than
// somewhere, the whole index is built anew (follow-changes.ts).
import { fieldWeights } from '../ranking.ts';
import { type Bitmap, grown, has } from './bitmap.ts';
import { addList, append, newNumberLists, type NumberLists, valuesOf } from './number-lists.ts';
import { newVocabulary, putTerm, type Vocabulary } from './vocabulary.ts';

export type Documents = {
  vocabulary: Vocabulary;
  /** By number of a term: its documents, each with the best field that has it (number × 4 + field). */
  postings: NumberLists;
  /** The tour of each document, by its slot. */
  slots: Uint32Array;
  /** Each tour's document, counted from 1; 0 for none. */
  documents: Uint32Array;
  count: number;
  replaced: number;
};

const weights = [fieldWeights.text, fieldWeights.names, fieldWeights.title];

export const newDocuments = (): Documents => ({
  vocabulary: newVocabulary(),
  postings: newNumberLists(),
  slots: new Uint32Array(0),
  documents: new Uint32Array(0),
  count: 0,
  replaced: 0,
});

/** Terms of each field, by single spaces. */
export type DocumentTexts = { title: string; names: string; text: string };

/** Replaces the document of a tour; null takes it away. */
export function putDocument(documents: Documents, slot: number, texts: DocumentTexts | null): void {
  documents.documents = grown(documents.documents, slot + 1);
  if (documents.documents[slot] !== 0) documents.replaced++;
  documents.documents[slot] = 0;
  if (texts === null) return;
  const number = documents.count++;
  documents.slots = grown(documents.slots, number + 1);
  documents.slots[number] = slot;
  documents.documents[slot] = number + 1;
  for (const [term, field] of fieldsOf(texts))
    append(documents.postings, listOf(documents, term, field), number * 4 + field);
}

/** Each term with its best field. */
function fieldsOf(texts: DocumentTexts): Map<string, number> {
  const fields = new Map<string, number>();
  for (const [field, terms] of [texts.text, texts.names, texts.title].entries())
    if (terms !== '') for (const term of terms.split(' ')) fields.set(term, field);
  return fields;
}

/** The list of a term. One that is not known yet was written after the words were read: its row follows. */
function listOf({ vocabulary, postings }: Documents, term: string, field: number): number {
  const number = vocabulary.numbers.get(term) ?? putTerm(vocabulary, { term, word: term, named: field > 0 });
  while (postings.count <= number) addList(postings);
  return number;
}

/** Visits the tours on sale that have the term, with the weight of the field. Ends when `visit` says true. */
export function eachTour(
  { postings, slots, documents }: Documents,
  onSale: Bitmap,
  term: number,
  visit: (slot: number, weight: number) => boolean | void,
): void {
  if (term >= postings.count) return;
  const list = valuesOf(postings, term);
  for (let next = 0; next < list.length; next++) {
    const number = list[next]! >>> 2;
    const slot = slots[number]!;
    if (documents[slot] === number + 1 && has(onSale, slot) && visit(slot, weights[list[next]! & 3]!)) return;
  }
}

export function isInUse(documents: Documents, onSale: Bitmap, term: number): boolean {
  let found = false;
  eachTour(documents, onSale, term, () => (found = true));
  return found;
}

export function countTours(documents: Documents, onSale: Bitmap, term: number): number {
  let count = 0;
  eachTour(documents, onSale, term, () => void count++);
  return count;
}
