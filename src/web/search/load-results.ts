// Reads an address of results: /{place}/{activity}, one of the two, or /search?location=…&activity=….
import type { SearchSort, SearchView } from '#contract/search.ts';
import { isCalendarDate } from '#kernel/dates.ts';
import { categorySlug, readSlug } from '#kernel/slugs.ts';
import { resultsPath } from '#web/addresses.ts';
import { ApiProblem } from '#web/call.ts';
import { wholeNumber, withStatus } from '#web/load.ts';
import type { LoadContext } from '#web/page.ts';
import { cardOf, type CardTour } from '#web/ui/tour-card.tsx';
import { tagsOf, withoutEmpty } from './results-address.ts';
import type { Sought } from './search-form.tsx';

export type Found = Omit<SearchView, 'tours'> & { tours: readonly CardTour[] };

export type Results = {
  /** null: the search did not answer; the page then shows an empty list. */
  result: Found | null;
  /** Built from the address, for where the answer brings no title. */
  title: string;
  path: string;
  search: string;
  canonical: string;
  sought: Sought;
  /** The nearest there is, when nothing was found. */
  alternatives: readonly CardTour[];
};

type Asked = { place: string | null; category: string | null; suffixed: boolean };

export const sorts: readonly SearchSort[] = ['relevance', 'popularity', 'rating', 'price', '-price', 'duration'];
const pageSize = 12;
const alternativesShown = 3;
const answersShown = 8;

export async function loadResults(at: LoadContext): Promise<Results> {
  const query = withoutEmpty(at.url.searchParams);
  let asked = await readAddress(at, query);
  const filters = { ...queryOf(query), lang: at.language, currency: at.currency, pageSize };
  const ask = ({ place, category }: Asked) =>
    at
      .call('searchTours', {
        query: {
          ...filters,
          ...(place ? { locationSlug: place } : {}),
          ...(category ? { categorySlug: category } : {}),
        },
      })
      .catch(() => null);
  let result = await ask(asked);
  if (result && !asked.suffixed && !result.place && !result.category) {
    // '/{x}' without suffix may be an activity as well; what is neither is no page of ours.
    asked = { ...asked, place: null, category: asked.place };
    result = asked.category && !at.params.second ? await ask(asked) : result;
    if (result && !result.category) throw new ApiProblem({ status: 404, code: 'not_found' });
  }
  const alternatives = result && result.total > 0 ? [] : await nearest(at, asked);
  return withStatus(resultsOf(at, query, asked, result, alternatives), result ? 200 : 503);
}

/** Suffixes say what a part is; a name typed into the plain form is looked up. */
async function readAddress({ params, call, language }: LoadContext, query: URLSearchParams): Promise<Asked> {
  if (params.first === undefined) {
    const location = query.get('location');
    const activity = query.get('activity');
    const place = location && readSlug(location).kind !== 'place' ? await lookUp(call, location, language) : location;
    return { place, category: activity, suffixed: true };
  }
  const parts = [params.first, params.second].filter((part) => part !== undefined);
  const suffixed = parts.some((part) => readSlug(part).kind !== 'plain');
  const place =
    parts.find((part) => readSlug(part).kind === 'place') ??
    parts.find((part) => readSlug(part).kind === 'plain') ??
    null;
  const category = parts.find((part) => part !== place) ?? null;
  return { place, category, suffixed };
}

async function lookUp(call: LoadContext['call'], text: string, lang: LoadContext['language']): Promise<string> {
  const found = await call('suggestPlaces', { query: { q: text, lang, pageSize: 1 } }).catch(() => null);
  return found?.data[0]?.slug ?? text;
}

/** Only what is well formed is passed on: addresses are typed by people, too. */
function queryOf(query: URLSearchParams) {
  const number = (name: string) => {
    const value = Number(query.get(name));
    return query.has(name) && Number.isFinite(value) && value >= 0 ? { [name]: value } : {};
  };
  const date = query.get('date');
  const sort = query.get('sort') as SearchSort | null;
  const guide = query.get('language');
  const tags = tagsOf(query);
  return {
    page: wholeNumber(query.get('page'), { min: 1, max: 10_000, fallback: 1 }),
    ...(query.get('q') ? { q: query.get('q')!.slice(0, 200) } : {}),
    ...(date && isCalendarDate(date) ? { date } : {}),
    ...(sort && sorts.includes(sort) ? { sort } : {}),
    ...(guide && /^[a-z]{2}$/.test(guide) ? { language: guide } : {}),
    ...(tags.length > 0 ? { tag: tags.join(',') } : {}),
    ...(query.get('freeCancellation') ? { freeCancellation: 'true' as const } : {}),
    ...number('priceMin'),
    ...number('priceMax'),
    ...number('durationMax'),
    ...number('ratingMin'),
  };
}

/** The same place without the rest, else what people book most. */
async function nearest({ call, language, currency }: LoadContext, { place }: Asked): Promise<readonly CardTour[]> {
  const texts = { lang: language, currency, pageSize: alternativesShown };
  const there = place
    ? await call('searchTours', { query: { ...texts, locationSlug: place } }).catch(() => null)
    : null;
  if (there && there.tours.length > 0) return there.tours.map(cardOf);
  const popular = await call('listTours', { query: { ...texts, orderBy: 'popularity', orderDir: 'DESC' } }).catch(
    () => null,
  );
  return popular?.data.map(cardOf) ?? [];
}

function resultsOf(
  { params, url }: LoadContext,
  query: URLSearchParams,
  asked: Asked,
  result: SearchView | null,
  alternatives: readonly CardTour[],
): Results {
  const path = params.first === undefined ? '/search' : `/${[params.first, params.second].filter(Boolean).join('/')}`;
  const location = result?.place?.name ?? words(asked.place);
  const activity = result?.category?.name ?? words(asked.category);
  return {
    result: result && { ...result, tours: result.tours.map(cardOf), facets: shownFacets(result.facets, query) },
    title: [activity, location].filter(Boolean).join(' · '),
    path,
    search: path === '/search' ? url.search : query.size > 0 ? `?${query}` : '',
    canonical:
      result?.place || result?.category
        ? resultsPath({ place: result.place?.slug, category: result.category?.slug })
        : path,
    sought: {
      location: { text: location, ...(asked.place ? { slug: asked.place } : {}) },
      activity: { text: activity, ...(asked.category ? { slug: categorySlug(readSlug(asked.category).slug) } : {}) },
      date: query.get('date') ?? '',
    },
    alternatives,
  };
}

function shownFacets(facets: SearchView['facets'], query: URLSearchParams): SearchView['facets'] {
  return {
    ...facets,
    tags: mostTelling(facets.tags, tagsOf(query)),
    languages: mostTelling(facets.languages, [query.get('language')]),
  };
}

/** The answers that leave most tours, and those that are chosen. */
function mostTelling(values: SearchView['facets']['tags'], chosen: readonly (string | null)[]) {
  return values
    .toSorted((a, b) => b.count - a.count)
    .filter(({ value }, index) => index < answersShown || chosen.includes(value));
}

/** 'wine-tasting-tc48' as words: 'Wine tasting'. */
function words(slug: string | null): string {
  const text = slug ? readSlug(slug).slug.replaceAll('-', ' ') : '';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
