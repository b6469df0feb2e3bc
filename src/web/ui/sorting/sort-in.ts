import { listSorts, type SortedList, type SortOf } from '#kernel/choices/list-sorts.ts';

/** The order in an address, if the list has it. */
export function sortIn<List extends SortedList>(query: URLSearchParams, list: List): SortOf<List> | undefined {
  const sorts: readonly SortOf<List>[] = listSorts[list];
  return sorts.find((sort) => sort === query.get('sort'));
}

/** Of an address for the same list: the order stays. */
export const sortParameter = (query: URLSearchParams): { sort?: string } => {
  const sort = query.get('sort');
  return sort ? { sort } : {};
};
