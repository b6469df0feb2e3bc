-- The question of the search page, to PostgreSQL's own full text: a word, a place and a category; the best twelve,
-- the exact total, and the counts of each choice as if that choice were not made.
\set n random(1, :questions)
select word, place_id, category_id from bench_questions where n = :n \gset
with scope as materialized (
  select t.*, ts_rank(b.document, websearch_to_tsquery('english', :word)) as relevance,
         exists (select from tour_categories c where c.tour_id = t.id and c.category_id = :category_id::uuid) as chosen
  from bench_texts b join tours t on t.id = b.tour_id
  where b.document @@ websearch_to_tsquery('english', :word) and t.place_id = :place_id::uuid and t.status = 'published'
)
select (select count(*) from scope where chosen) as total,
  (select array_agg(id) from (select id from scope where chosen order by relevance desc, popularity desc, id limit 12) best) as ids,
  (select jsonb_object_agg(category_id, tours) from (
    select c.category_id, count(*) as tours from scope t join tour_categories c on c.tour_id = t.id group by 1) counted) as categories,
  (select jsonb_object_agg(tag_id, tours) from (
    select g.tag_id, count(*) as tours from scope t join tour_tags g on g.tour_id = t.id where t.chosen group by 1) counted) as tags,
  (select jsonb_object_agg(spoken, tours) from (
    select spoken, count(*) as tours from scope t, unnest(t.guide_languages) as spoken where t.chosen group by 1) counted) as languages,
  (select array[count(*) filter (where stars_sum >= 4.5 * review_count and review_count > 0),
                count(*) filter (where stars_sum >= 4 * review_count and review_count > 0)] from scope where chosen) as ratings,
  (select array[count(*) filter (where duration_minutes <= 120), count(*) filter (where duration_minutes <= 240)] from scope where chosen) as durations,
  (select count(*) from scope where chosen and policy_key in ('flexible', 'moderate')) as free_cancellation,
  (select array[min(from_price_minor), max(from_price_minor)] from scope where chosen) as prices;
