import type { PlaceView } from '#contract/catalogue.ts';
import * as paths from '#contract/paths.generated.ts';
import type { LoadContext } from '#web/runtime/router/page.ts';

const placesPerRequest = 100;

/** The cities of the marketplace by name, however many there are. */
export async function loadAllPlaces({ call, language }: Pick<LoadContext, 'call' | 'language'>): Promise<PlaceView[]> {
  const request = async (page: number) =>
    call(paths.listPlaces, { query: { lang: language, page, pageSize: placesPerRequest, orderBy: 'name' } });
  const first = await request(1);
  const pages = Math.ceil(first.total / placesPerRequest);
  const others = await Promise.all(Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => request(index + 2)));
  return [first, ...others].flatMap(({ data }) => data);
}
