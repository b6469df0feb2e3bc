// What the search form requests from the server: suggestions for its two fields, and the address that it leads to.
import type { CategoryView } from '#contract/catalogue.ts';
import * as paths from '#contract/paths.generated.ts';
import type { Language } from '#kernel/languages.ts';
import { categorySlug, fold, placeSlug, readSlug } from '#kernel/slugs.ts';
import { hrefWithTrip } from '#kernel/trip-context.ts';
import { call } from '#web/runtime/api/api.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { type LastSearch, rememberSearch } from './last-search.ts';
import type { SearchInput, SearchTerm, Suggestion, SuggestedTerm } from './search-input.ts';

const suggestionCount = 5;

export async function placeSuggestions(q: string, lang: Language): Promise<SuggestedTerm[]> {
  const { data } = await call(paths.suggestPlaces, { query: { q, lang, pageSize: suggestionCount } });
  return data.map(({ id, name, slug, type, metadata }) => ({
    kind: type,
    value: id,
    label: name,
    note: type === 'country' ? '' : metadata.country,
    slug,
  }));
}

/** Categories with a word that starts with the text, then tours: those of the chosen place. */
export async function activitySuggestions(q: string, lang: Language, place?: string): Promise<Suggestion[]> {
  const query = { q, lang, pageSize: suggestionCount, ...(place && { locationSlug: place }) };
  const [categories, tours] = await Promise.all([
    loadCategoriesOnce(lang),
    call(paths.suggestTours, { query }).catch(() => ({ data: [] })),
  ]);
  const matching = categories.filter(({ name }) => ` ${fold(name)}`.includes(` ${fold(q)}`));
  return [
    ...matching.map(({ id, name, slug, description }) => ({
      kind: 'category' as const,
      value: id,
      label: name,
      note: description,
      slug: categorySlug(slug),
    })),
    ...tours.data.map(({ id, title, city }) => ({
      kind: 'tour' as const,
      value: id,
      label: title,
      note: city,
      path: tourPath(id),
    })),
  ].slice(0, suggestionCount);
}

let categoriesPromise: Promise<CategoryView[]> | undefined;

function loadCategoriesOnce(lang: Language): Promise<CategoryView[]> {
  categoriesPromise ??= call(paths.listCategories, { query: { lang } }).catch(() => {
    categoriesPromise = undefined;
    return [];
  });
  return categoriesPromise;
}

/** `isUnknown`: a place that is none of ours. */
type ResolvedTerm = { text: string; slug: string; isUnknown?: boolean };
type Resolve = (text: string, lang: Language) => Promise<ResolvedTerm | null>;

/** /{locationSlug}/{activitySlug} with date and party; null if neither is requested. Remembers it as the last search, a place only
 *  if it is one of ours. */
export async function addressOfSearch(input: SearchInput, language: Language): Promise<string | null> {
  const [place, activity] = await Promise.all([
    resolveTerm(input.location, resolvePlace, language),
    resolveTerm(input.activity, resolveActivity, language),
  ]);
  const slugs = [place, activity].flatMap((part) => part?.slug ?? []);
  if (slugs.length === 0) return null;
  const known = place?.isUnknown ? null : place;
  rememberSearch(
    { ...input, location: known ?? { text: place?.text ?? '' }, activity: activity ?? { text: '' } },
    {
      ...(activity && { category: readSlug(activity.slug).slug }),
      ...(known && { location: known.text }),
    },
  );
  return hrefWithTrip(`/${slugs.join('/')}`, input);
}

/** What place and category of the last search are called in a language; undefined for what is none. */
export async function namesOfLastSearch({ location, category }: LastSearch, language: Language) {
  const [places, categories] = await Promise.all([
    location ? placeSuggestions(location, language) : [],
    category ? loadCategoriesOnce(language) : [],
  ]);
  return {
    place: places.find(({ label }) => fold(label) === fold(location!)) ?? places[0],
    category: categories.find(({ slug }) => slug === category),
  };
}

/** A term chosen from the list needs no look-up; an empty field is none. */
async function resolveTerm(
  { text, slug }: SearchTerm,
  resolve: Resolve,
  language: Language,
): Promise<ResolvedTerm | null> {
  const typed = text.trim();
  if (!typed) return null;
  return slug ? { text: typed, slug } : resolve(typed, language);
}

/** Null for a text without letters and digits. */
const resolvePlace: Resolve = async (text, lang) => {
  const found = await placeSuggestions(text, lang).catch(() => []);
  const place = found.find((one) => fold(one.label) === fold(text)) ?? found[0];
  if (place) return { text: place.label, slug: place.slug };
  return isName(text) ? { text, slug: placeSlug(text), isUnknown: true } : null;
};

const resolveActivity: Resolve = async (text, lang) => {
  const categories = await loadCategoriesOnce(lang);
  const found = categories.find(({ name }) => fold(name) === fold(text));
  return isName(text) ? { text: found?.name ?? text, slug: categorySlug(found?.slug ?? text) } : null;
};

const isName = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
