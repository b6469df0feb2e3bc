// The address of a list of cases: state and page.
import { ApiProblem } from '#web/runtime/api/call.ts';
import { wholeNumber } from '#kernel/whole-number.ts';

export type ListAddress = { path: string; state: string; first: string; find?: string; sort?: string };

export const pageSize = 10;

/** Leaves out the defaults: the first state and the first page. */
export function listAddress({ path, state, first, find, sort }: ListAddress, page = 1): string {
  const query = new URLSearchParams({
    ...(state === first ? {} : { state }),
    ...(find ? { find } : {}),
    ...(sort ? { sort } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The partner of a name, whatever its state. */
export const supplierAddress = (name: string): string => `/admin/suppliers?state=all&find=${encodeURIComponent(name)}`;

/** The messages of a sender, done or not. */
export const messagesAddress = (name: string): string => `/admin/messages?state=all&find=${encodeURIComponent(name)}`;

/** The state in the address if it exists, else the first. */
export function stateIn<State extends string>(
  query: URLSearchParams,
  states: readonly State[],
  parameter = 'state',
): State {
  return states.find((state) => state === query.get(parameter)) ?? states[0]!;
}

export const pageIn = (query: URLSearchParams): number =>
  wholeNumber(query.get('page'), { min: 1, max: 10_000, fallback: 1 });

export const actingAddress = (id: string): string => `/admin/acting/${id}`;
/** All bookings of a user, found by its id. */
export const bookingsOfAddress = (userId: string): string => `/admin/bookings?find=${userId}`;
export const userAddress = (id: string): string => `/admin/users/${id}`;

/** What was posted in a currency, to one account or all, in the period that `query` has. */
export function accountAddress(query: URLSearchParams, currency: string, account?: string): string {
  const period = ['from', 'until'].flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : []));
  return `/admin/ledger?${new URLSearchParams([['view', 'postings'], ...(account ? [['account', account]] : []), ['currency', currency], ...period])}`;
}

/** Of a gift card, which is found by its id alone: its code is a secret. */
export const postingsAddress = (id: string): string => `/admin/ledger?view=postings&find=${id}`;
export const giftCardAddress = (id: string): string => `/admin/codes?find=${id}`;

type Query = Record<string, string>;

/** Loads a list by the query of its address. Values that the list does not know are ignored, as on the pages of
 *  travellers, but not a period that ends before it begins. */
export async function loadList<Loaded>(query: Query, load: (query: Query) => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load(query);
  } catch (problem) {
    const unknown =
      problem instanceof ApiProblem
        ? problem.fields.filter(({ rule }) => rule !== 'before_first_day').map(({ field }) => field)
        : [];
    const known = Object.entries(query).filter(([name]) => !unknown.includes(name));
    if (known.length === Object.keys(query).length) throw problem;
    return load(Object.fromEntries(known));
  }
}
