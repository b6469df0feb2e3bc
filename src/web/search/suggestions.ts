// What the two fields offer while somebody types, and the slug of what was typed.
import type { CategoryView } from '#contract/catalogue.ts';
import type { Language } from '#kernel/languages.ts';
import { categorySlug, fold, placeSlug } from '#kernel/slugs.ts';
import { call } from '#web/api.ts';

/** `slug` has its suffix: a thing has one slug, whatever the language its name was typed in. */
export type Suggestion = { key: string; text: string; note: string; slug: string };

const offered = 5;

export async function placeSuggestions(q: string, lang: Language): Promise<Suggestion[]> {
  const { data } = await call('suggestPlaces', { query: { q, lang, pageSize: offered } });
  return data.map(({ id, name, slug, metadata }) => ({ key: id, text: name, note: metadata.country, slug }));
}

/** Categories whose name has a word that begins so, then tours. */
export async function activitySuggestions(q: string, lang: Language): Promise<Suggestion[]> {
  const [categories, tours] = await Promise.all([
    categoriesOnce(lang),
    call('suggestTours', { query: { q, lang, pageSize: offered } }).catch(() => ({ data: [] })),
  ]);
  const fitting = categories.filter(({ name }) => ` ${fold(name)}`.includes(` ${fold(q)}`));
  return [
    ...fitting.map(({ id, name, slug, description }) => ({
      key: id,
      text: name,
      note: description,
      slug: categorySlug(slug),
    })),
    ...tours.data.map(({ id, title, city }) => ({ key: id, text: title, note: city, slug: categorySlug(title) })),
  ].slice(0, offered);
}

let categoriesAsked: Promise<CategoryView[]> | undefined;

function categoriesOnce(lang: Language): Promise<CategoryView[]> {
  categoriesAsked ??= call('listCategories', { query: { lang } }).catch(() => {
    categoriesAsked = undefined;
    return [];
  });
  return categoriesAsked;
}

/** The slug of a text that was typed and not chosen from the list. */
export async function slugOfPlace(text: string, lang: Language): Promise<string> {
  const found = await placeSuggestions(text, lang).catch(() => []);
  return found.find((place) => fold(place.text) === fold(text))?.slug ?? found[0]?.slug ?? placeSlug(text);
}

export async function slugOfActivity(text: string, lang: Language): Promise<string> {
  const categories = await categoriesOnce(lang);
  const found = categories.find(({ name }) => fold(name) === fold(text));
  return categorySlug(found?.slug ?? text);
}
