// What of each filter is in the index: a column by slot, of one of four kinds. A column is plain data and goes to the
// index file as it is; the code that uses it is in the file of its kind.
import { type Filter, filterNames, type FilterName, filterOf, type KindOf } from '#domain/search/filters.ts';
import type { CountsByKind } from '#domain/search/facets.ts';
import type { Bitmap } from '../structures/bitmap.ts';
import type { ColumnKind } from './column-kind.ts';
import { boundKind, type BoundColumn } from './bound-column.ts';
import { flagKind } from './flag-column.ts';
import { priceKind, type PriceColumn, type PriceValue } from './price-column.ts';
import { termsKind, type ValuesColumn, valuesKind } from './values-column.ts';

type ByKind<Values, Bound, Flag, Price> = {
  values: Values;
  terms: Values;
  atLeast: Bound;
  atMost: Bound;
  flag: Flag;
  price: Price;
};
type ColumnsByKind = ByKind<ValuesColumn, BoundColumn, Bitmap, PriceColumn>;
type ValuesByKind = ByKind<readonly string[], number | null, boolean, PriceValue>;

export type Columns = { [Name in FilterName]: ColumnsByKind[KindOf<Name>] };

/** What a tour has in each column: the value of the filter's SQL. */
export type ColumnValues = { [Name in FilterName]: ValuesByKind[KindOf<Name>] };

/** Counts while they are made, each as the kind of its filter has them. */
export type Tallies = Record<FilterName, unknown>;

// Each kind is typed by its own; here the registry says which column is of which.
type AnyKind = ColumnKind<any, any, any, any, CountsByKind[keyof CountsByKind]>;
const kinds: Record<Filter['kind'], AnyKind> = {
  values: valuesKind,
  terms: termsKind,
  atLeast: boundKind,
  atMost: boundKind,
  flag: flagKind,
  price: priceKind,
};

export const kindOf = (name: FilterName): AnyKind => kinds[filterOf(name).kind];

export const newColumns = (): Columns =>
  Object.fromEntries(filterNames.map((name) => [name, kindOf(name).create(filterOf(name))])) as Columns;

export function setColumnValues(columns: Columns, slot: number, values: ColumnValues): void {
  for (const name of filterNames) kindOf(name).set(columns[name], slot, values[name], filterOf(name));
}
