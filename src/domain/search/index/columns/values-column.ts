// A list of values: categories, tags, languages of guides. Once as a set of slots for each value and once as a row of bits
// for each slot (structures/multi-value-column.ts).
import type { Count, NamedCount } from '#domain/search/tour-query.ts';
import type { ValuesFilter } from '#domain/search/filters.ts';
import { countIntersection, newBitmap } from '../structures/bitmap.ts';
import {
  countRow,
  type MultiValueColumn,
  newMultiValueColumn,
  setValues,
  slotsWith,
} from '../structures/multi-value-column.ts';
import type { NamedTerm } from '../taxonomy.ts';
import { type ColumnKind, isCounted } from './column-kind.ts';

export type ValuesColumn = MultiValueColumn;

const empty = newBitmap();

/** The tally is by number of a value. */
export const valuesKind: ColumnKind<
  ValuesColumn,
  readonly string[],
  readonly string[],
  Uint32Array,
  readonly (Count | NamedCount)[]
> = {
  create: newMultiValueColumn,
  set: setValues,
  match(column, selection, filter, taxonomy) {
    const idBySlug = isOfTaxonomy(filter) && taxonomy.idBySlug[filter.taxonomy];
    const keyOf = (value: string) => (idBySlug ? (idBySlug.get(value) ?? '') : value);
    return { sets: selection.map((value) => slotsWith(column, keyOf(value)) ?? empty) };
  },
  newTally: ({ width }) => new Uint32Array(width * 32),
  countList(column, tally, list) {
    for (let at = 0; at < list.length; at++) if (isCounted(list, at)) countRow(column, list.slots[at]!, tally);
  },
  countSet({ sets }, tally, set) {
    for (let number = 0; number < sets.length; number++) tally[number] = countIntersection(set, sets[number]!);
  },
  counts(column, tally, filter, taxonomy, language) {
    if (isOfTaxonomy(filter)) return termCounts(taxonomy[filter.taxonomy], column, tally, language);
    return [...column.valueNumbers]
      .map(([value, number]) => ({ value, count: tally[number]! }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  },
};

function isOfTaxonomy(filter: object): filter is { taxonomy: NonNullable<ValuesFilter['taxonomy']> } {
  return (filter as ValuesFilter).taxonomy !== null;
}

/** In the order in which the terms are shown. */
function termCounts(
  terms: readonly NamedTerm[],
  { valueNumbers }: ValuesColumn,
  tally: Uint32Array,
  language: keyof NamedTerm['names'],
): NamedCount[] {
  const counts: NamedCount[] = [];
  for (const { id, slug, names } of terms) {
    const number = valueNumbers.get(id);
    const count = number === undefined ? 0 : tally[number]!;
    if (count > 0) counts.push({ value: slug, name: names[language], count });
  }
  return counts;
}
