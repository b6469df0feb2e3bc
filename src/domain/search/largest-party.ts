import type { SearchView } from '#contract/search.ts';
import { adultsMax, type Party } from '#kernel/party.ts';
import type { TourQuery } from './tour-query.ts';

type Search = (query: TourQuery) => Promise<{ total: number }>;

/** Who could go on the day of a search that finds nothing: with its children as many adults as possible, otherwise adults alone. Where a
 *  party has room a smaller one has, so that seven searches are enough. */
export async function findLargestParty(search: Search, query: TourQuery): Promise<SearchView['largestParty']> {
  const { date, adults = 1, children = 0 } = query;
  if (!date) return null;
  const totalOf = async (party: Party) => (await search({ ...query, ...party, page: 1, pageSize: 1 })).total;
  const withChildren = await findMostAdults(adults - 1, children, totalOf);
  if (withChildren || children === 0) return withChildren;
  return findMostAdults(Math.min(adults + children, adultsMax), 0, totalOf);
}

async function findMostAdults(
  most: number,
  children: number,
  totalOf: (party: Party) => Promise<number>,
): Promise<SearchView['largestParty']> {
  let found: SearchView['largestParty'] = null;
  let [least, last] = [1, most];
  while (least <= last) {
    // The least first: on most days on which no party can go that is the only search.
    const adults: number = found ? Math.ceil((least + last) / 2) : least;
    const total = await totalOf({ adults, children });
    if (total === 0 && !found) return null;
    if (total > 0) found = { adults, children, total };
    if (total > 0) least = adults + 1;
    else last = adults - 1;
  }
  return found;
}
