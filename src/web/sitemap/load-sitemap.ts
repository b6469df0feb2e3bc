import type { CategoryView, PlaceView, TagView, TourCardView } from '#contract/catalogue.ts';
import { wholeNumber } from '#web/load.ts';
import type { LoadContext } from '#web/page.ts';

export const toursAtOnce = 100;
const placesAtOnce = 100;

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
    call('listTours', { query: { ...lang, page, pageSize: toursAtOnce, orderBy: 'name', orderDir: 'ASC' } }),
    page === 1 ? allPlaces(call, language) : [],
    page === 1 ? call('listCategories', { query: lang }) : [],
    page === 1 ? call('listTags', { query: lang }) : [],
  ]);
  return {
    page,
    places: places.filter((place) => place.tours > 0),
    categories,
    tags,
    // What is not shown need not travel.
    tours: tours.data.map(({ id, slug, name, city }) => ({ id, slug, name, city })),
    total: tours.total,
  };
}

async function allPlaces(call: LoadContext['call'], lang: LoadContext['language']): Promise<PlaceView[]> {
  const found: PlaceView[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = await call('listPlaces', {
      query: { lang, page, pageSize: placesAtOnce, orderBy: 'name' },
    });
    found.push(...data);
    if (data.length === 0 || found.length >= total) return found;
  }
}
