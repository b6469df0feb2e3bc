// Suggestions for the two search fields, and the slug of a typed text.
import type { CategoryView } from '#contract/catalogue.ts';
import * as paths from '#contract/paths.generated.ts';
import type { Language } from '#kernel/languages.ts';
import { categorySlug, fold, placeSlug } from '#kernel/slugs.ts';
import { call } from '#web/runtime/api/api.ts';

/** `slug` has its suffix: a thing has one slug, whatever the language of the typed name. */
export type Suggestion = { value: string; label: string; note: string; slug: string };

export type ResolvedTerm = { text: string; slug: string };

const suggestionCount = 5;

export async function placeSuggestions(q: string, lang: Language): Promise<Suggestion[]> {
  const { data } = await call(paths.suggestPlaces, { query: { q, lang, pageSize: suggestionCount } });
  return data.map(({ id, name, slug, metadata }) => ({ value: id, label: name, note: metadata.country, slug }));
}

/** Categories with a word that starts with the text, then tours. */
export async function activitySuggestions(q: string, lang: Language): Promise<Suggestion[]> {
  const [categories, tours] = await Promise.all([
    loadCategoriesOnce(lang),
    call(paths.suggestTours, { query: { q, lang, pageSize: suggestionCount } }).catch(() => ({ data: [] })),
  ]);
  const matching = categories.filter(({ name }) => ` ${fold(name)}`.includes(` ${fold(q)}`));
  return [
    ...matching.map(({ id, name, slug, description }) => ({
      value: id,
      label: name,
      note: description,
      slug: categorySlug(slug),
    })),
    ...tours.data.map(({ id, title, city }) => ({ value: id, label: title, note: city, slug: categorySlug(title) })),
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

/** Resolves a text that was typed and not chosen from the list. Null for a text without letters and digits. */
export async function resolvePlace(text: string, lang: Language): Promise<ResolvedTerm | null> {
  const found = await placeSuggestions(text, lang).catch(() => []);
  const place = found.find((one) => fold(one.label) === fold(text)) ?? found[0];
  if (place) return { text: place.label, slug: place.slug };
  return isName(text) ? { text, slug: placeSlug(text) } : null;
}

export async function resolveActivity(text: string, lang: Language): Promise<ResolvedTerm | null> {
  const categories = await loadCategoriesOnce(lang);
  const found = categories.find(({ name }) => fold(name) === fold(text));
  return isName(text) ? { text: found?.name ?? text, slug: categorySlug(found?.slug ?? text) } : null;
}

const isName = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
