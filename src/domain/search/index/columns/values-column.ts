// A list of values: categories, tags, languages of guides. Once as a set of slots for each value and once as a row of bits
// for each slot (structures/multi-value-column.ts).
import type { Count, NamedCount } from '#domain/search/tour-query.ts';
import type { TermsFilter } from '#domain/search/filters.ts';
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
type ValuesKind<Counts> = ColumnKind<ValuesColumn, readonly string[], readonly string[], Uint32Array, Counts>;

export const valuesKind: ValuesKind<readonly Count[]> = {
  create: newMultiValueColumn,
  set: setValues,
  match: (column, selection) => ({ sets: selection.map((value) => slotsWith(column, value) ?? empty) }),
  newTally: ({ width }) => new Uint32Array(width * 32),
  countList(column, tally, list) {
    for (let at = 0; at < list.length; at++) if (isCounted(list, at)) countRow(column, list.slots[at]!, tally);
  },
  countSet({ sets }, tally, set) {
    for (let number = 0; number < sets.length; number++) tally[number] = countIntersection(set, sets[number]!);
  },
  counts: (column, tally) =>
    [...column.valueNumbers]
      .map(([value, number]) => ({ value, count: tally[number]! }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
};

/** A column of ids, selected by slug and counted by name. */
export const termsKind: ValuesKind<readonly NamedCount[]> = {
  ...valuesKind,
  match(column, slugs, filter, taxonomy) {
    const idBySlug = taxonomy.idBySlug[(filter as TermsFilter).taxonomy];
    return { sets: slugs.map((slug) => slotsWith(column, idBySlug.get(slug) ?? '') ?? empty) };
  },
  counts: (column, tally, filter, taxonomy, language) =>
    termCounts(taxonomy[(filter as TermsFilter).taxonomy], column, tally, language),
};

/** In the order in which the terms are shown. */
function termCounts(
  terms: readonly NamedTerm[],
  { valueNumbers }: ValuesColumn,
  tally: Uint32Array,
  language: keyof NamedTerm['names'],
): NamedCount[] {
  const counts: NamedCount[] = [];
  for (const { id, slug, names, parent } of terms) {
    const number = valueNumbers.get(id);
    const count = number === undefined ? 0 : tally[number]!;
    if (count > 0)
      counts.push({ value: slug, name: names[language], count, ...(parent === undefined ? {} : { parent }) });
  }
  return counts;
}
