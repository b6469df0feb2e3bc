// Names of places, categories and tags, and which of them an address means.
import { type Language, languages } from '#kernel/languages.ts';
import type { FoundCategory, FoundPlace, TourQuery } from '../tour-query.ts';
import { subjectNames, subjectsOf, type Subjects } from '../subjects.ts';

export type TaxonomyPlace = {
  id: string;
  slug: string;
  country: string;
  popularity: number;
  texts: Record<string, string>;
};
/** `parentId`: categories only. */
export type TaxonomyTerm = {
  id: string;
  slug: string;
  position: number;
  parentId?: string | null;
  texts: Record<string, string>;
};
export type NameRow = { kind: 'place' | 'category'; subjectId: string; name: string };
export type TaxonomyRows = {
  places: TaxonomyPlace[];
  categories: TaxonomyTerm[];
  tags: TaxonomyTerm[];
  names: NameRow[];
};

/** With the name shown in each language, and the slug of its parent. */
export type NamedTerm = TaxonomyTerm & { names: Record<Language, string>; parent?: string | null };

export type Taxonomy = {
  places: Map<string, TaxonomyPlace>;
  /** In the order they are shown in: each before those below it. */
  categories: NamedTerm[];
  tags: NamedTerm[];
  idBySlug: Record<'categories' | 'tags', Map<string, string>>;
  placeNames: NameRow[];
  placeByName: Map<string, TaxonomyPlace>;
  categoryByName: Map<string, TaxonomyTerm>;
  categoryById: Map<string, TaxonomyTerm>;
};

export function makeTaxonomy({ places, categories, tags, names }: TaxonomyRows): Taxonomy {
  const placeById = new Map(places.map((one) => [one.id, one]));
  const categoryById = new Map(categories.map((one) => [one.id, one]));
  const named = (kind: NameRow['kind']) => names.filter((one) => one.kind === kind);
  return {
    places: placeById,
    categories: inTreeOrder(categories, categoryById),
    tags: tags.toSorted(byPosition).map(namedTerm),
    idBySlug: { categories: idBySlug(categories), tags: idBySlug(tags) },
    placeNames: named('place').filter(({ subjectId }) => placeById.has(subjectId)),
    placeByName: bestByName(named('place'), placeById, (a, b) => b.popularity - a.popularity || byText(a.id, b.id)),
    categoryByName: bestByName(
      named('category'),
      categoryById,
      (a, b) => a.position - b.position || byText(a.id, b.id),
    ),
    categoryById,
  };
}

const idBySlug = (terms: readonly TaxonomyTerm[]) => new Map(terms.map(({ slug, id }) => [slug, id]));

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byPosition = (a: TaxonomyTerm, b: TaxonomyTerm): number => a.position - b.position || byText(a.slug, b.slug);

/** As `categoryOrder` in catalogue/category-sql.ts. */
function inTreeOrder(categories: readonly TaxonomyTerm[], byId: ReadonlyMap<string, TaxonomyTerm>): NamedTerm[] {
  const parentOf = ({ parentId }: TaxonomyTerm) => (parentId ? byId.get(parentId) : undefined);
  const depth = (one: TaxonomyTerm) => (parentOf(one) ? 1 : 0);
  const byTree = (a: TaxonomyTerm, b: TaxonomyTerm) =>
    byPosition(parentOf(a) ?? a, parentOf(b) ?? b) || depth(a) - depth(b) || byPosition(a, b);
  return categories.toSorted(byTree).map((one) => ({ ...namedTerm(one), parent: parentOf(one)?.slug ?? null }));
}

const namedTerm = (word: TaxonomyTerm): NamedTerm => ({
  ...word,
  names: Object.fromEntries(languages.map((one) => [one, nameIn(word.texts, one)])) as Record<Language, string>,
});

/** Of several subjects of one name the one whose slug it is, then the better one (find-subjects.ts). */
function bestByName<T extends { id: string; slug: string }>(
  names: readonly NameRow[],
  subjects: ReadonlyMap<string, T>,
  better: (a: T, b: T) => number,
): Map<string, T> {
  const best = new Map<string, T>();
  for (const { name, subjectId } of names) {
    const one = subjects.get(subjectId);
    const other = best.get(name);
    if (!one) continue;
    const isOwn = (subject: T) => Number(subject.slug.replaceAll('-', ' ') === name);
    if (!other || (isOwn(other) - isOwn(one) || better(one, other)) < 0) best.set(name, one);
  }
  return best;
}

export function findSubjects(words: Taxonomy, query: TourQuery): Subjects {
  const { placeName, categoryName } = subjectNames(query);
  const place = placeName === null ? undefined : words.placeByName.get(placeName);
  const category = categoryName === null ? undefined : words.categoryByName.get(categoryName);
  return subjectsOf(
    query,
    place ? placeView(place, query.language) : null,
    category ? categoryView(category, query.language, words.categoryById) : null,
  );
}

export function placeView({ id, slug, country, texts }: TaxonomyPlace, language: Language): FoundPlace {
  return { id, slug, country, name: nameIn(texts, language) };
}

function categoryView(
  { id, slug, texts, parentId }: TaxonomyTerm,
  language: Language,
  byId: ReadonlyMap<string, TaxonomyTerm>,
): FoundCategory {
  const parent = parentId ? byId.get(parentId) : undefined;
  return {
    id,
    slug,
    name: nameIn(texts, language),
    parent: parent ? { slug: parent.slug, name: nameIn(parent.texts, language) } : null,
  };
}

/** The order in which catalogue-queries' textOrder falls back. */
export function nameIn(texts: Record<string, string>, language: Language): string {
  const rest = () => Object.keys(texts).sort((a, b) => Number(a === 'es') - Number(b === 'es') || byText(a, b))[0];
  return texts[language] ?? texts.en ?? texts[rest() ?? ''] ?? (null as unknown as string);
}
