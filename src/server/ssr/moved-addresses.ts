// Addresses with the old slug of a place, category or tag lead to the new one.
import { listMovedSlugs, type MovedSlug } from '#domain/catalogue/taxonomy-queries.ts';
import type { TaxonomyKind } from '#kernel/choices/taxonomy-kinds.ts';
import { readSlug, type SlugPart } from '#kernel/slugs.ts';
import type { Database } from '#platform/database/database.ts';

type Moved = Map<string, string>;

// Read at the start and after each change (follow-database.ts), so that no page queries the database.
const moved = new WeakMap<Database, Moved>();

const keyOf = (kind: TaxonomyKind, slug: string): string => `${kind} ${slug}`;

export async function readMovedSlugs(database: Database): Promise<void> {
  const rows = await listMovedSlugs(database.db);
  moved.set(database, new Map(rows.map(({ kind, slug, now }: MovedSlug) => [keyOf(kind, slug), now])));
}

/** What a part of a path or a parameter can name: one without a suffix a place before a category. */
const kindsOfPart: Record<SlugPart['kind'], readonly TaxonomyKind[]> = {
  place: ['place'],
  category: ['category'],
  plain: ['place', 'category'],
};
const kindsOfParameter: Record<string, readonly TaxonomyKind[]> = {
  location: ['place'],
  place: ['place'],
  activity: ['category'],
  category: ['category'],
  tag: ['tag'],
};

/** The address with the new slugs, or null where none has moved. `path`: without the language; `isOfPlace`: its parts are slugs. */
export function movedAddress(
  database: Database,
  { pathname, search }: URL,
  { path, isOfPlace }: { path: string; isOfPlace: boolean },
): string | null {
  const slugs = moved.get(database);
  if (!slugs?.size) return null;
  const renamed = (text: string, kinds?: readonly TaxonomyKind[]): string => {
    const { kind, slug } = readSlug(text);
    const now = (kinds ?? kindsOfPart[kind]).map((one) => slugs.get(keyOf(one, slug))).find((one) => one !== undefined);
    return now === undefined ? text : now + text.slice(slug.length);
  };
  const start = pathname.length - path.length;
  const parts = pathname
    .slice(start)
    .split('/')
    .map((part) => (isOfPlace ? renamedPart(part, renamed) : part));
  const query = new URLSearchParams(search);
  for (const [name, kinds] of Object.entries(kindsOfParameter)) {
    const values = query.get(name)?.split(',');
    if (values) query.set(name, values.map((value) => renamed(value, kinds)).join(','));
  }
  const found = pathname.slice(0, start) + parts.join('/') + (query.size > 0 ? `?${query}` : '');
  const asSent = pathname + (new URLSearchParams(search).size > 0 ? `?${new URLSearchParams(search)}` : '');
  return found === asSent ? null : found;
}

function renamedPart(part: string, renamed: (text: string) => string): string {
  const text = decodeURIComponent(part);
  const now = renamed(text);
  return now === text ? part : encodeURIComponent(now);
}
