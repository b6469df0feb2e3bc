import { sql } from 'kysely';
import type { FiguresView } from '#contract/content.ts';
import type { Queryable } from '#platform/database/database.ts';

/** How much there is on the marketplace: what is on sale, who sells it, what was said of it. */
export async function countFigures(db: Queryable): Promise<FiguresView> {
  const { rows } = await sql<FiguresView>`
    select count(*) as tours, count(distinct t.place_id) as cities, count(distinct p.country) as countries,
           count(distinct t.supplier_id) as partners, coalesce(sum(t.review_count), 0) as reviews,
           round(sum(t.stars_sum)::numeric / nullif(sum(t.review_count), 0), 2) as average_stars,
           (select count(distinct tc.category_id) from tour_categories tc
            join tours c on c.id = tc.tour_id and c.status = 'published') as categories,
           (select count(distinct spoken) from tours g, unnest(g.guide_languages) spoken
            where g.status = 'published') as guide_languages
    from tours t join places p on p.id = t.place_id where t.status = 'published'`.execute(db);
  return rows[0]!;
}
