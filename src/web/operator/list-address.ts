// Where a list of cases is read: which state, which page.
import { wholeNumber } from '#web/load.ts';

export type ListAddress = { path: string; state: string; first: string };

export const pageSize = 10;

/** Without what goes without saying: the first state and the first page. */
export function listAddress({ path, state, first }: ListAddress, page = 1): string {
  const query = new URLSearchParams({
    ...(state === first ? {} : { state }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The state that was asked for, if there is such a one, else the first. */
export function stateIn<State extends string>(query: URLSearchParams, states: readonly State[]): State {
  return states.find((state) => state === query.get('state')) ?? states[0]!;
}

export const pageIn = (query: URLSearchParams): number =>
  wholeNumber(query.get('page'), { min: 1, max: 10_000, fallback: 1 });
