// The documents of one language. Those there were when the index was built are in chunks by slot and never change;
// a slot whose document was replaced since is in `replaced`, and its new one among `added`. When these are many, the
// whole index is rebuilt (start-search-index.ts).
import type { Language } from '#kernel/languages.ts';
import { fieldWeights } from '../ranking.ts';
import { type Bitmap, hasBit, newBitmap, setBit, subtractFrom } from './structures/bitmap.ts';
import { type Chunk, addTo, countIn, fieldNumbers, markFields } from './structures/postings.ts';
import { addList, append, newNumberLists, type NumberLists, valuesOf } from './structures/number-lists.ts';
import { makeVocabulary, numberOf, addTerm, type Vocabulary } from './structures/vocabulary.ts';

export type Documents = {
  vocabulary: Vocabulary;
  chunks: Chunk[];
  replaced: Bitmap;
  added: AddedDocuments;
};

/** Each document gets a number, so every list only grows at its end; the number of a replaced one leads nowhere. */
type AddedDocuments = {
  /** By number of a term: document × 4 + field. */
  postings: NumberLists;
  slots: number[];
  /** By slot. */
  documents: Map<number, number>;
};

/** By number of a field. */
export const weightByField = [fieldWeights.text, fieldWeights.names, fieldWeights.title] as const;

export const newDocuments = (): Documents => ({
  vocabulary: makeVocabulary([]),
  chunks: [],
  replaced: newBitmap(),
  added: { postings: newNumberLists(), slots: [], documents: new Map() },
});

/** Terms of each field, by single spaces. */
export type DocumentTexts = { title: string; names: string; text: string };

export type DocumentRow = DocumentTexts & { tourId: string; language: Language };

/** Replaces the document of a tour; null takes it away. */
export function setDocument(
  { vocabulary, replaced, added }: Documents,
  slot: number,
  texts: DocumentTexts | null,
): void {
  setBit(replaced, slot, true);
  added.documents.delete(slot);
  if (texts === null) return;
  const document = added.slots.push(slot) - 1;
  added.documents.set(slot, document);
  for (const [term, field] of fieldsOf(texts)) {
    const number = numberFor(vocabulary, term, field);
    while (added.postings.count <= number) addList(added.postings);
    append(added.postings, number, document * 4 + field);
  }
}

/** Each term with its best field. */
export function fieldsOf(texts: DocumentTexts): Map<string, number> {
  const fields = new Map<string, number>();
  for (const field of ['text', 'names', 'title'] as const)
    if (texts[field] !== '') for (const term of texts[field].split(' ')) fields.set(term, fieldNumbers[field]);
  return fields;
}

/** One that is not known yet was written after the words were read: its row follows. */
export const numberFor = (vocabulary: Vocabulary, term: string, field: number): number =>
  numberOf(vocabulary, term) ?? addTerm(vocabulary, { term, word: term, named: field > 0 });

/** Adds the slots that have one of the terms to the bits of the fields that have it. */
export function collectSlots(documents: Documents, terms: readonly number[], byField: readonly Uint32Array[]): void {
  for (const chunk of documents.chunks) for (const term of terms) addTo(byField, chunk, term);
  const { replaced, added } = documents;
  for (const bits of byField) subtractFrom(bits, replaced);
  for (const term of terms)
    eachAdded(added, term, (slot, field) => void (byField[field]![slot >>> 5]! |= 1 << (slot & 31)));
}

/** Writes the best field + 1 that has one of the terms, 0 for none, for each slot of an ascending list. */
export function markBestFields(
  documents: Documents,
  terms: readonly number[],
  slots: Uint32Array,
  best: Uint8Array,
): void {
  best.fill(0, 0, slots.length);
  let first = 0;
  for (const chunk of documents.chunks) {
    let end = first;
    while (end < slots.length && slots[end]! < chunk.from + chunk.slots) end++;
    if (end > first) for (const term of terms) markFields(best, chunk, term, { slots, first, end });
    first = end;
  }
  const { replaced, added } = documents;
  if (replaced.words.length === 0) return;
  for (let at = 0; at < slots.length; at++) if (hasBit(replaced, slots[at]!)) best[at] = 0;
  for (const term of terms)
    eachAdded(added, term, (slot, field) => {
      const at = positionOf(slots, slot);
      if (slots[at] === slot && best[at]! <= field) best[at] = field + 1;
    });
}

function positionOf(slots: Uint32Array, slot: number): number {
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (slots[middle]! < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

function eachAdded(
  { postings, slots, documents }: AddedDocuments,
  term: number,
  visit: (slot: number, field: number) => void,
) {
  if (term >= postings.count) return;
  for (const posting of valuesOf(postings, term)) {
    const slot = slots[posting >>> 2]!;
    if (documents.get(slot) === posting >>> 2) visit(slot, posting & 3);
  }
}

/** How many tours on sale have the term, or `most` if there are more. */
export function countTours(documents: Documents, onSale: Bitmap, term: number, most = Infinity): number {
  const isCurrent = (slot: number) => hasBit(onSale, slot) && !hasBit(documents.replaced, slot);
  let count = 0;
  for (const chunk of documents.chunks) if (count < most) count += countIn(chunk, term, isCurrent, most - count);
  eachAdded(documents.added, term, (slot) => void (count += Number(hasBit(onSale, slot))));
  return count;
}
