import { sql } from 'kysely';
import type { StatisticsView } from '#contract/marketplace.ts';
import type { Queryable } from '#platform/database/database.ts';

/** The marketplace in numbers: tours, suppliers, reviews. */
export async function countStatistics(db: Queryable): Promise<StatisticsView> {
  const { rows } = await sql<StatisticsView>`
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
