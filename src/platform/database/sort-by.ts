// The order of a list and where its next page begins, from one declaration of the columns behind each choice.
import { type RawBuilder, sql } from 'kysely';
import type { SortKey } from '#kernel/choices/list-sorts.ts';

/** The columns of each choice, none of which is null and the last of which is unique. An index has them in this order. */
export type SortColumns<Sort extends string> = Record<SortKey<Sort>, readonly RawBuilder<unknown>[]>;

export type Sorting = {
  /** What follows `order by`. */
  order: RawBuilder<unknown>;
  /** True of rows that come after this one: `row` is what follows `from`, with the table named as in the columns. */
  after: (row: RawBuilder<unknown>) => RawBuilder<boolean>;
};

export function sortBy<Sort extends string>(columns: SortColumns<Sort>, sort: Sort): Sorting {
  const isDescending = sort.startsWith('-');
  const key = (isDescending ? sort.slice(1) : sort) as SortKey<Sort>;
  const direction = isDescending ? sql` desc` : sql``;
  const all = sql.join(columns[key], sql`, `);
  return {
    order: sql.join(columns[key].map((column) => sql`${column}${direction}`)),
    after: (row) => sql<boolean>`(${all}) ${isDescending ? sql`<` : sql`>`} (select ${all} from ${row})`,
  };
}

/** A name as people sort it: without regard to case, accents beside the letters they are on. */
export const asName = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`${column} collate "und-x-icu"`;
