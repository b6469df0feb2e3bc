import type { CategoryView, PlaceView, TagView, TourCardView } from '#contract/catalogue.ts';
import * as paths from '#contract/paths.generated.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import { loadAllPlaces } from '#web/catalogue/load-all-places.ts';
import type { LoadContext } from '#web/runtime/router/page.ts';

export const toursPerPage = 100;

export type Sitemap = {
  page: number;
  /** Only the first page lists them. */
  places: readonly PlaceView[];
  categories: readonly CategoryView[];
  tags: readonly TagView[];
  tours: readonly Pick<TourCardView, 'id' | 'slug' | 'name' | 'city'>[];
  total: number;
};

export async function loadSitemap({ call, language, url }: LoadContext): Promise<Sitemap> {
  const page = wholeNumber(url.searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 });
  const lang = { lang: language };
  const [tours, places, categories, tags] = await Promise.all([
    call(paths.listTours, { query: { ...lang, page, pageSize: toursPerPage, orderBy: 'name', orderDir: 'ASC' } }),
    page === 1 ? loadAllPlaces({ call, language }) : [],
    page === 1 ? call(paths.listCategories, { query: lang }) : [],
    page === 1 ? call(paths.listTags, { query: lang }) : [],
  ]);
  return {
    page,
    places: places.filter((place) => place.tours > 0),
    categories,
    tags,
    // Drops the fields that are not shown.
    tours: tours.data.map(({ id, slug, name, city }) => ({ id, slug, name, city })),
    total: tours.total,
  };
}
