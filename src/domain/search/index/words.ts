// Names of places, categories and tags, and which of them an address means.
import { type Language, languages } from '#kernel/languages.ts';
import type { FoundCategory, FoundPlace, SearchQuestion } from '../question.ts';
import { subjectNames, subjectsOf, type Subjects } from '../find-subjects.ts';

export type PlaceWord = {
  id: string;
  slug: string;
  country: string;
  popularity: number;
  texts: Record<string, string>;
};
export type Word = { id: string; slug: string; position: number; texts: Record<string, string> };
export type NameRow = { kind: 'place' | 'category'; subjectId: string; name: string };
export type WordRows = { places: PlaceWord[]; categories: Word[]; tags: Word[]; names: NameRow[] };

/** With the name shown in each language. */
export type ShownWord = Word & { names: Record<Language, string> };

export type Words = {
  places: Map<string, PlaceWord>;
  /** In the order they are shown in. */
  categories: ShownWord[];
  tags: ShownWord[];
  tagIds: Map<string, string>;
  placeNames: NameRow[];
  placeByName: Map<string, PlaceWord>;
  categoryByName: Map<string, Word>;
};

export function makeWords({ places, categories, tags, names }: WordRows): Words {
  const placeById = new Map(places.map((one) => [one.id, one]));
  const categoryById = new Map(categories.map((one) => [one.id, one]));
  const named = (kind: NameRow['kind']) => names.filter((one) => one.kind === kind);
  return {
    places: placeById,
    categories: categories.toSorted(byPosition).map(shownWord),
    tags: tags.toSorted(byPosition).map(shownWord),
    tagIds: new Map(tags.map(({ slug, id }) => [slug, id])),
    placeNames: named('place').filter(({ subjectId }) => placeById.has(subjectId)),
    placeByName: bestByName(named('place'), placeById, (a, b) => b.popularity - a.popularity || byText(a.id, b.id)),
    categoryByName: bestByName(
      named('category'),
      categoryById,
      (a, b) => a.position - b.position || byText(a.id, b.id),
    ),
  };
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byPosition = (a: Word, b: Word): number => a.position - b.position || byText(a.slug, b.slug);

const shownWord = (word: Word): ShownWord => ({
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

export function findSubjectsIn(words: Words, question: SearchQuestion): Subjects {
  const { placeName, categoryName } = subjectNames(question);
  const place = placeName === null ? undefined : words.placeByName.get(placeName);
  const category = categoryName === null ? undefined : words.categoryByName.get(categoryName);
  return subjectsOf(
    question,
    place ? placeView(place, question.language) : null,
    category ? categoryView(category, question.language) : null,
  );
}

export function placeView({ id, slug, country, texts }: PlaceWord, language: Language): FoundPlace {
  return { id, slug, country, name: nameIn(texts, language) };
}

function categoryView({ id, slug, texts }: Word, language: Language): FoundCategory {
  return { id, slug, name: nameIn(texts, language) };
}

/** The order in which catalogue-queries' textOrder falls back. */
export function nameIn(texts: Record<string, string>, language: Language): string {
  const rest = () => Object.keys(texts).sort((a, b) => Number(a === 'es') - Number(b === 'es') || byText(a, b))[0];
  return texts[language] ?? texts.en ?? texts[rest() ?? ''] ?? (null as unknown as string);
}
