// What the page of a tour shows that its supplier does not write with it: the names of place, categories and tags, who sells it, and,
// once it has been published, its ratings and the facts that are stored with the written ones. On sale or not.
import { sql } from 'kysely';
import type { TourFacts } from '#contract/tour-facts.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Scene, textOrder, traderOfSupplier, type TourRow } from './catalogue-queries.ts';

export type FrameQuery = {
  tourId: string;
  supplierId: string;
  /** Slugs; null while there is no city. */
  city: string | null;
  categories: readonly string[];
  tags: readonly string[];
  language: Language;
};

type Shared = 'reviewCount' | 'starsSum' | 'pickupAvailable' | 'supplierName' | 'trader' | 'categories' | 'tags';

export type PageFrame = Pick<TourRow, Shared> & {
  place: (Pick<TourRow, 'placeId' | 'timeZone' | 'city' | 'country'> & { poster: string; scene: Scene | null }) | null;
  facts: TourFacts;
};

/** Null if there is no such supplier. */
export async function findPageFrame(db: Queryable, query: FrameQuery): Promise<PageFrame | null> {
  const { tourId, supplierId, city, categories, tags, language } = query;
  const { rows } = await sql<PageFrame>`
    select coalesce(t.review_count, 0) as review_count, coalesce(t.stars_sum, 0) as stars_sum,
      coalesce(t.pickup_available, false) as pickup_available, s.name as supplier_name, ${traderOfSupplier} as trader,
      coalesce(t.facts, '{}') || coalesce((
        select x.facts from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1), '{}') as facts,
      (select jsonb_build_object('placeId', p.id, 'timeZone', p.time_zone, 'country', p.country, 'poster', p.picture_url,
          'scene', p.picture_scene, 'city', (
            select name from place_texts x where x.place_id = p.id order by ${textOrder(language)} limit 1))
       from places p where p.slug = ${city}) as place,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name', (
           select name from category_texts x where x.category_id = c.id order by ${textOrder(language)} limit 1)) order by c.position), '[]')
       from categories c where c.slug = any(${categories}::text[])) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', g.slug, 'name', (
           select name from tag_texts x where x.tag_id = g.id order by ${textOrder(language)} limit 1)) order by g.position), '[]')
       from tags g where g.slug = any(${tags}::text[])) as tags
    from suppliers s left join tours t on t.id = ${tourId} where s.id = ${supplierId}`.execute(db);
  return rows[0] ?? null;
}
