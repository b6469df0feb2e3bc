// Makes an index from the rows of all tours on sale.
import { type Language, languages } from '#kernel/languages.ts';
import { addFirstDepartures, type DepartureRows } from '../departure-days.ts';
import { type DocumentRow, type Documents, fieldsOf, numberFor } from '../documents.ts';
import { sortOrders } from '../orders.ts';
import { newSearchIndex, type SearchIndex } from '../search-index.ts';
import { setBit } from '../structures/bitmap.ts';
import { addPosting, closeChunk, openChunk, type OpenChunk } from '../structures/chunk-builder.ts';
import { compact } from '../structures/number-lists.ts';
import { chunkSlotsMax } from '../structures/postings.ts';
import { makeVocabulary, type VocabularyRow } from '../structures/vocabulary.ts';
import { makeTaxonomy, type TaxonomyRows } from '../taxonomy.ts';
import { setColumns, slotFor, type TourRow } from '../tours.ts';

export type IndexParts = {
  taxonomy: TaxonomyRows;
  /** In the order in which JavaScript compares terms. */
  vocabularies: Record<Language, readonly VocabularyRow[]>;
  /** Tests have small chunks. */
  chunkSlots?: number;
};

/** Takes tours in the order of their ids. */
export class IndexBuilder {
  readonly #index: SearchIndex;
  readonly #chunkSlots: number;
  #open: Record<string, OpenChunk> = {};
  // Terms come up 160 times a tour: in a map each takes a fifth of the time of a search by halves.
  readonly #numbers = Object.fromEntries(languages.map((one) => [one, new Map<string, number>()])) as Record<
    Language,
    Map<string, number>
  >;

  constructor({ taxonomy, vocabularies, chunkSlots = chunkSlotsMax }: IndexParts) {
    this.#index = newSearchIndex();
    this.#index.taxonomy = makeTaxonomy(taxonomy);
    for (const language of languages)
      this.#index.documents[language].vocabulary = makeVocabulary(vocabularies[language]);
    this.#chunkSlots = chunkSlots;
  }

  get tours(): number {
    return this.#index.tours.ids.count;
  }

  add(row: TourRow, documents: readonly DocumentRow[], departures: DepartureRows | undefined): void {
    // Paused since it was found.
    if (!row.published) return;
    const { tours, days } = this.#index;
    const slot = slotFor(tours, row.id);
    setColumns(tours, slot, row);
    setBit(tours.onSale, slot, true);
    if (slot % this.#chunkSlots === 0) this.#closeChunks(slot);
    for (const language of languages) this.#open[language]!.slots++;
    for (const one of documents) this.#collect(this.#index.documents[one.language], one, slot);
    if (departures) addFirstDepartures(days, slot, departures);
  }

  #collect({ vocabulary }: Documents, row: DocumentRow, slot: number): void {
    const numbers = this.#numbers[row.language];
    for (const [term, field] of fieldsOf(row)) {
      let number = numbers.get(term);
      if (number === undefined) numbers.set(term, (number = numberFor(vocabulary, term, field)));
      addPosting(this.#open[row.language]!, number, slot, field);
    }
  }

  #closeChunks(nextSlot: number): void {
    for (const language of languages) {
      const open = this.#open[language];
      if (open) this.#index.documents[language].chunks.push(closeChunk(open));
      this.#open[language] = openChunk(nextSlot);
    }
  }

  finish(): SearchIndex {
    const { tours, orders } = this.#index;
    this.#closeChunks(tours.ids.count);
    compact(tours.ofPlace);
    sortOrders(tours, orders);
    return this.#index;
  }
}
