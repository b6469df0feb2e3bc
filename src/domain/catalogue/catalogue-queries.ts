// The SQL for cards, lists and pages of what is on sale: tours, places, categories and tags. Single facts of a tour, on sale or not, are
// read by find-tour.ts.
import { type RawBuilder, sql } from 'kysely';
import type { TourFacts } from '#contract/tour-facts.ts';
import type { Currency } from '#kernel/money.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { categoryOrder, toursInCategories } from './category-sql.ts';
import type { PolicyKey } from '#domain/pricing/cancellation-policy.ts';

/** What an illustration shows, as @senda/posters draws it; rows loaded by an older version may have no list. */
export type Scene = { place?: string | undefined; shows?: readonly string[]; light: string };

/** The words of a supplier for its picture; empty where it wrote none. */
export type Alt = Record<Language, string>;

export type CardRow = {
  id: string;
  slug: string;
  currency: Currency;
  fromPriceMinor: number | null;
  durationMinutes: number | null;
  guideLanguages: string[];
  policyKey: PolicyKey;
  payLater: boolean;
  pickupAvailable: boolean;
  reviewCount: number;
  starsSum: number;
  title: string;
  description: string;
  city: string;
  country: string;
  supplierName: string;
  imageUrl: string | null;
  imageScene: Scene | null;
  imageAlt: Alt | null;
};

/** The text in a language, else in English, else in any other, Spanish last (S3.5 in
 *  docs/spec-coverage.md). */
export const textOrder = (language: Language) =>
  sql`x.language = ${language} desc, x.language = 'en' desc, x.language = 'es', x.language`;

/** Of a tour `t`. */
export const titleOfTour = (language: Language) =>
  sql`(select title from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1)`;

const cardColumns = (language: Language) => sql`
  t.id, t.slug, t.currency, t.from_price_minor, t.duration_minutes, t.guide_languages, t.policy_key, t.pay_later,
  t.pickup_available, t.review_count, t.stars_sum, texts.title, texts.description,
  (select name from place_texts x where x.place_id = t.place_id order by ${textOrder(language)} limit 1) as city,
  p.country, s.name as supplier_name, picture.url as image_url, picture.scene as image_scene, picture.alt as image_alt`;

const cardTables = (language: Language) => sql`
  join places p on p.id = t.place_id
  join suppliers s on s.id = t.supplier_id
  cross join lateral (select * from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1) texts
  left join tour_pictures picture on picture.tour_id = t.id and picture.position = 0`;

/** Published tours in the order of the ids; ids of others are left out. `privateGroup`: of a tour `t`, what the inventory knows of it. */
export async function findCards(
  db: Queryable,
  ids: readonly string[],
  language: Language,
  privateGroup: RawBuilder<boolean>,
): Promise<(CardRow & { privateGroup: boolean })[]> {
  const { rows } = await sql<CardRow & { privateGroup: boolean }>`
    select ${cardColumns(language)}, ${privateGroup} as private_group
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, position)
    join tours t on t.id = wanted.id and t.status = 'published'
    ${cardTables(language)}
    order by wanted.position`.execute(db);
  return rows;
}

export type TourOrder = 'popularity' | 'price' | 'rating' | 'duration' | 'name' | 'newest';

// The ascending direction of each order; the wire's default direction is in storefront/endpoints.
function orderExpression(order: TourOrder, language: Language, usdPer: string) {
  switch (order) {
    case 'popularity':
      return sql`t.popularity`;
    case 'price':
      return sql`t.from_price_minor * (${usdPer}::jsonb ->> t.currency)::float8`;
    case 'rating':
      return sql`case when t.review_count > 0 then t.stars_sum::float8 / t.review_count end`;
    case 'duration':
      return sql`t.duration_minutes`;
    case 'name':
      return sql`(select lower(x.title) from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1)`;
    case 'newest':
      return sql`t.created_at`;
  }
}

type TourListQuery = {
  language: Language;
  order: TourOrder;
  descending: boolean;
  limit: number;
  offset: number;
  /** US dollars a minor unit of each currency is worth, so that prices in many currencies sort together. */
  usdPerMinorUnit: Record<string, number>;
};

export async function listTourIds(db: Queryable, query: TourListQuery): Promise<{ ids: string[]; total: number }> {
  const expression = orderExpression(query.order, query.language, JSON.stringify(query.usdPerMinorUnit));
  const direction = query.descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ ids: string[] | null; total: number }>`
    select (select count(*) from tours where status = 'published') as total,
           (select array_agg(id::text order by place) from (
              select t.id, row_number() over (order by ${expression} ${direction} nulls last, t.id) as place
              from tours t where t.status = 'published'
              order by place limit ${query.limit} offset ${query.offset}
            ) page) as ids`.execute(db);
  return { ids: rows[0]!.ids ?? [], total: rows[0]!.total };
}

export type TourRow = CardRow & {
  meetingLatitude: number | null;
  meetingLongitude: number | null;
  confirmation: 'instant' | 'on-request';
  updatedAt: Date;
  placeId: string;
  placeSlug: string;
  timeZone: string;
  whatToDo: string | null;
  detail: string | null;
  included: string[];
  facts: TourFacts;
  meetingPoint: string | null;
  translations: { lang: Language; title: string; description: string }[];
  pictures: { url: string; scene: Scene | null; alt: Alt | null }[];
  categories: { slug: string; name: string }[];
  tags: { slug: string; name: string }[];
  trader: {
    legalName: string;
    address: string;
    email: string;
    phone: string;
    registerNumber: string;
    taxNumber: string;
  };
};

/** Who a supplier `s` is by law. */
export const traderOfSupplier = sql`jsonb_build_object('legalName', s.legal_name, 'address', s.address, 'email', s.email, 'phone', s.phone,
  'registerNumber', concat_ws(', ', s.register_name, s.register_number), 'taxNumber', s.tax_number)`;

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The tour `t` with this id or slug. */
export const isNamed = (key: string): RawBuilder<boolean> =>
  uuidPattern.test(key) ? sql`t.id = ${key}` : sql`t.slug = ${key}`;

/** A published tour with everything its page shows; `key` is its id or slug. */
export async function findTour(db: Queryable, key: string, language: Language): Promise<TourRow | undefined> {
  const { rows } = await sql<TourRow>`
    select ${cardColumns(language)}, t.meeting_latitude, t.meeting_longitude, t.confirmation, t.updated_at,
      p.id as place_id, p.slug as place_slug, p.time_zone,
      texts.what_to_do, texts.detail, texts.included, texts.meeting_point, t.facts || texts.facts as facts,
      (select jsonb_agg(jsonb_build_object('lang', x.language, 'title', x.title, 'description', x.description) order by x.language)
       from tour_texts x where x.tour_id = t.id) as translations,
      (select coalesce(jsonb_agg(jsonb_build_object('url', url, 'scene', scene, 'alt', alt) order by position), '[]')
       from tour_pictures where tour_id = t.id) as pictures,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name', (
           select name from category_texts x where x.category_id = c.id order by ${textOrder(language)} limit 1)) order by c.position), '[]')
       from tour_categories tc join categories c on c.id = tc.category_id where tc.tour_id = t.id) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', g.slug, 'name', (
           select name from tag_texts x where x.tag_id = g.id order by ${textOrder(language)} limit 1)) order by g.position), '[]')
       from tour_tags tt join tags g on g.id = tt.tag_id where tt.tour_id = t.id) as tags,
      ${traderOfSupplier} as trader
    from tours t ${cardTables(language)}
    where ${isNamed(key)} and t.status = 'published'`.execute(db);
  return rows[0];
}

export type MeetingPoint = { id: string; latitude: number | null; longitude: number | null };

/** The meeting points of the published tours among the ids. */
export async function findMeetingPoints(db: Queryable, ids: readonly string[]): Promise<MeetingPoint[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MeetingPoint>`
    select id, meeting_latitude as latitude, meeting_longitude as longitude
    from tours where id = any(${ids}::uuid[]) and status = 'published'`.execute(db);
  return rows;
}

export type PlaceRow = {
  id: string;
  slug: string;
  country: string;
  latitude: number;
  longitude: number;
  popularity: number;
  pictureUrl: string;
  pictureScene: Scene | null;
  name: string;
  line: string;
  tours: number;
};

/** All places with their number of published tours; a few hundred at most. */
export async function findPlaces(db: Queryable, language: Language): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select p.id, p.slug, p.country, p.latitude, p.longitude, p.popularity, p.picture_url, p.picture_scene, texts.name, texts.line,
           (select count(*) from tours t where t.place_id = p.id and t.status = 'published') as tours
    from places p
    cross join lateral (select name, line from place_texts x where x.place_id = p.id order by ${textOrder(language)} limit 1) texts`.execute(
    db,
  );
  return rows;
}

/** For each place, by slug, the currency that most of its tours on sale are charged in; in a tie the first by name. */
export async function findCurrenciesOfPlaces(db: Queryable): Promise<Map<string, Currency>> {
  const { rows } = await sql<{ slug: string; currency: Currency }>`
    select p.slug, mode() within group (order by t.currency) as currency
    from places p join tours t on t.place_id = p.id and t.status = 'published' group by p.slug`.execute(db);
  return new Map(rows.map(({ slug, currency }) => [slug, currency]));
}

/** `parent`: the slug of its parent. */
export type CategoryRow = {
  id: string;
  slug: string;
  parent: string | null;
  name: string;
  description: string;
  tours: number;
};

export async function findCategories(db: Queryable, language: Language): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.slug, (select slug from categories u where u.id = c.parent_id) as parent, texts.name, texts.description,
           (select count(*) from ${sql.raw(toursInCategories)} tc join tours t on t.id = tc.tour_id and t.status = 'published' where tc.category_id = c.id) as tours
    from categories c
    cross join lateral (select name, description from category_texts x where x.category_id = c.id order by ${textOrder(language)} limit 1) texts
    order by ${sql.raw(categoryOrder('c'))}`.execute(db);
  return rows;
}

export type TagRow = { id: string; slug: string; name: string; tours: number };

export async function findTags(db: Queryable, language: Language): Promise<TagRow[]> {
  const { rows } = await sql<TagRow>`
    select g.id, g.slug, texts.name,
           (select count(*) from tour_tags tt join tours t on t.id = tt.tour_id and t.status = 'published' where tt.tag_id = g.id) as tours
    from tags g
    cross join lateral (select name from tag_texts x where x.tag_id = g.id order by ${textOrder(language)} limit 1) texts
    order by g.position`.execute(db);
  return rows;
}

export type LeadPicture = { url: string; pictureId: string | null; scene: Scene | null; alt: Alt | null };

/** The first pictures of published tours by their slugs. */
export async function findLeadPictures(db: Queryable, slugs: readonly string[]): Promise<Map<string, LeadPicture>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await sql<LeadPicture & { slug: string }>`
    select t.slug, x.url, x.picture_id, x.scene, x.alt
    from tours t join tour_pictures x on x.tour_id = t.id and x.position = 0
    where t.slug = any(${slugs}::text[]) and t.status = 'published'`.execute(db);
  return new Map(rows.map(({ slug, ...picture }) => [slug, picture]));
}

export const findLeadPicture = async (db: Queryable, slug: string): Promise<LeadPicture | undefined> =>
  (await findLeadPictures(db, [slug])).get(slug);
