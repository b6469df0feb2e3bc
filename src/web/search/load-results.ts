// Reads an address of results: /{place}/{activity}, one of the two, or /search?location=…&activity=….
import * as paths from '#contract/paths.generated.ts';
import type { SearchView } from '#contract/search.ts';
import { namesOfKind, searchFilters } from '#kernel/search-filters.ts';
import { slugMax } from '#kernel/search-limits.ts';
import { categorySlug, readSlug } from '#kernel/slugs.ts';
import { readTrip, withTrip } from '#kernel/trip-context.ts';
import { resultsPath } from '#web/runtime/router/addresses.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { withStatus } from '#web/runtime/router/load.ts';
import type { LoadContext } from '#web/runtime/router/page.ts';
import { cardOf, type CardTour } from '#web/ui/tour-card.tsx';
import { valuesOf } from './filter-values.ts';
import { withoutEmpty } from './results-address.ts';
import { searchQueryOf } from './search-query.ts';
import type { SearchInput } from './search-input.ts';

export type SearchResults = Omit<SearchView, 'tours'> & { tours: readonly CardTour[] };

export type Results = {
  /** null: the search failed; the page then shows an empty list. */
  result: SearchResults | null;
  /** Built from the address if the response brings no title. */
  title: string;
  path: string;
  search: string;
  canonical: string;
  initialInput: SearchInput;
  /** The list of the category above the searched one. */
  above: { name: string; to: string } | null;
  /** The searched place as it was written, where there is none of that name. */
  unknownPlace: string | null;
};

type ResultsAddress = { place: string | null; category: string | null; suffixed: boolean };

const pageSize = 12;
const facetValuesShown = 8;

export async function loadResults(at: LoadContext): Promise<Results> {
  const parameters = withoutEmpty(at.url.searchParams);
  const query = withTrip(parameters, readTrip(parameters));
  let address = await readAddress(at, query);
  const filters = { ...searchQueryOf(query), lang: at.language, currency: at.currency, pageSize };
  const searchAt = ({ place, category }: ResultsAddress) =>
    at
      .call(paths.searchTours, {
        query: {
          ...filters,
          ...(place ? { locationSlug: place } : {}),
          ...(category ? { categorySlug: category } : {}),
        },
      })
      .catch(() => null);
  let result = await searchAt(address);
  if (result && !address.suffixed && !result.place && !result.category) {
    // '/{x}' without suffix may be an activity as well as a place; if it is neither, the page does not exist.
    address = { ...address, place: null, category: address.place };
    result = address.category && !at.params.second ? await searchAt(address) : result;
    if (result && !result.category) throw new ApiProblem({ status: 404, code: 'not_found' });
  }
  return withStatus(resultsOf(at, query, address, result), result ? 200 : 503);
}

/** Suffixes say whether a segment is a place or an activity; a name typed into the plain form is looked up. */
async function readAddress({ params, call, language }: LoadContext, query: URLSearchParams): Promise<ResultsAddress> {
  if (params.first === undefined) {
    const [location = null, activity = null] = [query.get('location'), query.get('activity')].map(truncateSlug);
    const place =
      location && readSlug(location).kind !== 'place' ? await findPlaceSlug(call, location, language) : location;
    return { place, category: activity, suffixed: true };
  }
  const parts = [params.first, params.second].filter((part) => part !== undefined).map(truncateSlug);
  const suffixed = parts.some((part) => readSlug(part).kind !== 'plain');
  const place =
    parts.find((part) => readSlug(part).kind === 'place') ??
    parts.find((part) => readSlug(part).kind === 'plain') ??
    null;
  const category = parts.find((part) => part !== place) ?? null;
  return { place, category, suffixed };
}

/** No slug is longer; the search would refuse it. */
const truncateSlug = <T extends string | null>(part: T) => part && (part.slice(0, slugMax) as T);

async function findPlaceSlug(call: LoadContext['call'], text: string, lang: LoadContext['language']): Promise<string> {
  const found = await call(paths.suggestPlaces, { query: { q: text.slice(0, 100), lang, pageSize: 1 } }).catch(
    () => null,
  );
  return found?.data[0]?.slug ?? text;
}

function resultsOf(
  { params }: LoadContext,
  query: URLSearchParams,
  address: ResultsAddress,
  result: SearchView | null,
): Results {
  const path = params.first === undefined ? '/search' : `/${[params.first, params.second].filter(Boolean).join('/')}`;
  const location = result?.place?.name ?? slugAsText(address.place);
  const unknownPlace = result && !result.place && location ? location : null;
  const above = result?.category?.parent;
  const activity = result?.category?.name ?? slugAsText(address.category);
  return {
    result: result && { ...result, tours: result.tours.map(cardOf), facets: shownFacets(result.facets, query) },
    title: [activity, location].filter(Boolean).join(' · '),
    path,
    search: query.size > 0 ? `?${query}` : '',
    canonical:
      result?.place || result?.category
        ? resultsPath({ place: result.place?.slug, category: result.category?.slug })
        : path,
    initialInput: {
      location: { text: location, ...(address.place && !unknownPlace ? { slug: address.place } : {}) },
      activity: {
        text: activity,
        ...(address.category ? { slug: categorySlug(readSlug(address.category).slug) } : {}),
      },
      ...readTrip(query),
    },
    above: above ? { name: above.name, to: resultsPath({ place: result?.place?.slug, category: above.slug }) } : null,
    unknownPlace,
  };
}

function shownFacets(facets: SearchView['facets'], query: URLSearchParams): SearchView['facets'] {
  const lists = namesOfKind('values', 'terms').map((name) => {
    const { facet, parameters } = searchFilters[name];
    return [facet, topFacetValues(facets[facet], valuesOf(query, parameters[0]))];
  });
  return { ...facets, ...Object.fromEntries(lists) };
}

/** The values with the most tours, and the chosen ones. */
function topFacetValues(values: SearchView['facets']['tags'], chosen: readonly string[]) {
  return values
    .toSorted((a, b) => b.count - a.count)
    .filter(({ value }, index) => index < facetValuesShown || chosen.includes(value));
}

/** 'wine-tasting-tc48' as text: 'Wine tasting'. */
function slugAsText(slug: string | null): string {
  const text = slug ? readSlug(slug).slug.replaceAll('-', ' ') : '';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
