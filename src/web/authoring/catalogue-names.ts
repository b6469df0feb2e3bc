// The names of what a document names by slug: city, categories, tags.
import * as paths from '#contract/paths.generated.ts';
import { readSlug } from '#kernel/slugs.ts';
import { loadAllPlaces } from '#web/catalogue/load-all-places.ts';
import type { LoadContext } from '#web/runtime/router/page.ts';

type Named = { slug: string; name: string };

/** With the slugs as documents have them; in addresses of pages they have a suffix. */
export const withoutSuffix = <One extends Named>(named: readonly One[]): One[] =>
  named.map((one) => ({ ...one, slug: readSlug(one.slug).slug }));

/** By field and slug: `names['city barcelona']`. */
export type CatalogueNames = Readonly<Record<string, string>>;

export async function loadCatalogueNames({
  call,
  language: lang,
}: Pick<LoadContext, 'call' | 'language'>): Promise<CatalogueNames> {
  const [cities, categories, tags] = await Promise.all([
    loadAllPlaces({ call, language: lang }),
    call(paths.listCategories, { query: { lang } }),
    call(paths.listTags, { query: { lang } }),
  ]);
  const entries = (field: string, named: readonly Named[]) =>
    withoutSuffix(named).map(({ slug, name }) => [`${field} ${slug}`, name] as const);
  return Object.fromEntries([
    ...entries('city', cities),
    ...entries('categories', categories),
    ...entries('tags', tags),
  ]);
}
