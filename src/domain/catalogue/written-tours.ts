// The rows of tours as they are written: all at once when an operator publishes one, and by the demo world. What is shown of them is read
// by catalogue-queries.ts.
import { type RawBuilder, sql } from 'kysely';
import { languages, type Language } from '#kernel/languages.ts';
import type { TourPicture } from '#kernel/tour-documents/tour-document.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { PolicyKey } from '#domain/pricing/cancellation-policy.ts';
import type { Scene } from './catalogue-queries.ts';

type WrittenText = {
  language: Language;
  title: string;
  description: string;
  whatToDo: string | null;
  detail: string | null;
  included: string[];
  meetingPoint: string | null;
  /** Those of `writtenFacts` replace what was there; others are added. */
  facts: object;
};

export type WrittenTour = {
  id: string;
  slug: string;
  supplierId: string;
  placeId: string;
  currency: string;
  fromPriceMinor: number | null;
  durationMinutes: number;
  guideLanguages: string[];
  policyKey: PolicyKey;
  payLater: boolean;
  confirmation: string;
  pickupAvailable: boolean;
  meetingLatitude: number | null;
  meetingLongitude: number | null;
  facts: object;
  texts: WrittenText[];
  categoryIds: string[];
  tagIds: string[];
  pictures: { url: string; scene: Scene | null }[];
};

/** The facts that suppliers write in each language. */
export const writtenFacts = ['highlights', 'notIncluded', 'toBring'] as const;

const toursAtOnce = 500;

/** What a tour that exists keeps; every other column that is inserted is rewritten. */
const unchangedColumns = ['id', 'slug', 'supplierId', 'placeId', 'currency', 'pickupAvailable', 'createdAt'] as const;

/** Inserts tours, or rewrites them. A tour that exists keeps its address, supplier, city, currency, state, pictures and pickup, and
 *  the facts that are not given. */
export async function writeTours(db: Queryable, tours: readonly WrittenTour[], now: Date): Promise<void> {
  for (let start = 0; start < tours.length; start += toursAtOnce)
    await writeSome(db, tours.slice(start, start + toursAtOnce), now);
}

async function writeSome(db: Queryable, tours: readonly WrittenTour[], now: Date): Promise<void> {
  const added = await upsertTours(db, tours, now);
  await upsertTexts(db, tours);
  await replaceWords(db, tours);
  const pictures = tours.flatMap(({ id, pictures: all }) => {
    const rows = all.map(({ url, scene }, position) => ({ tourId: id, position, url, scene: JSON.stringify(scene) }));
    return added.has(id) ? rows : [];
  });
  if (pictures.length > 0) await db.insertInto('tourPictures').values(pictures).execute();
}

/** The ids of those that are new. */
async function upsertTours(db: Queryable, tours: readonly WrittenTour[], now: Date): Promise<Set<string>> {
  const rows = tours.map(({ texts: _x, categoryIds: _c, tagIds: _t, pictures: _p, ...tour }) => ({
    ...tour,
    facts: JSON.stringify(tour.facts),
    createdAt: now,
    updatedAt: now,
  }));
  const written = await db
    .insertInto('tours')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...rewritten(rows[0]!, unchangedColumns), facts: sql`tours.facts || excluded.facts` }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .execute();
  return new Set(written.filter(({ isNew }) => isNew).map(({ id }) => id));
}

/** All columns of a row that is inserted, but for those that a row keeps: none is forgotten. */
function rewritten<Row extends object>(row: Row, kept: readonly (keyof Row)[]): Record<string, RawBuilder<never>> {
  const names = Object.keys(row).filter((name) => !(kept as readonly string[]).includes(name));
  return Object.fromEntries(names.map((name) => [name, sql<never>`${sql.ref(`excluded.${name}`)}`]));
}

async function upsertTexts(db: Queryable, tours: readonly WrittenTour[]): Promise<void> {
  const rows = tours.flatMap(({ id, texts }) =>
    texts.map(({ facts, ...text }) => ({ tourId: id, ...text, facts: JSON.stringify(facts) })),
  );
  const unwritten = tours.flatMap(({ id, texts }) =>
    languages.filter((one) => !texts.some(({ language }) => language === one)).map((language) => ({ id, language })),
  );
  if (unwritten.length > 0)
    await sql`
      delete from tour_texts x using jsonb_to_recordset(${JSON.stringify(unwritten)}::jsonb) as gone (id uuid, language text)
      where x.tour_id = gone.id and x.language = gone.language`.execute(db);
  await db
    .insertInto('tourTexts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tourId', 'language']).doUpdateSet({
        ...rewritten(rows[0]!, ['tourId', 'language']),
        facts: sql`(tour_texts.facts - ${[...writtenFacts]}::text[]) || excluded.facts`,
      }),
    )
    .execute();
}

async function replaceWords(db: Queryable, tours: readonly WrittenTour[]): Promise<void> {
  const ids = tours.map(({ id }) => id);
  const categories = tours.flatMap(({ id, categoryIds }) =>
    categoryIds.map((categoryId) => ({ tourId: id, categoryId })),
  );
  const tags = tours.flatMap(({ id, tagIds }) => tagIds.map((tagId) => ({ tourId: id, tagId })));
  await db.deleteFrom('tourCategories').where('tourId', 'in', ids).execute();
  await db.deleteFrom('tourTags').where('tourId', 'in', ids).execute();
  if (categories.length > 0) await db.insertInto('tourCategories').values(categories).execute();
  if (tags.length > 0) await db.insertInto('tourTags').values(tags).execute();
}

export type WrittenRow = Pick<
  WrittenTour,
  | 'id'
  | 'slug'
  | 'supplierId'
  | 'currency'
  | 'guideLanguages'
  | 'policyKey'
  | 'payLater'
  | 'meetingLatitude'
  | 'meetingLongitude'
> & {
  durationMinutes: number | null;
  confirmation: 'instant' | 'on-request';
  status: string;
  city: string;
  image: string | null;
  categories: string[];
  tags: string[];
  /** The supplier's own. */
  pictures: TourPicture[];
  updatedAt: Date;
  texts: (Omit<WrittenText, 'facts'> & { facts: Record<string, string[] | undefined> })[];
};

/** Tours with their texts, on sale or not. */
export async function findWrittenTours(db: Queryable, ids: readonly string[]): Promise<WrittenRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WrittenRow>`
    select t.id, t.slug, t.supplier_id, t.currency, t.status, t.duration_minutes, t.guide_languages, t.policy_key, t.pay_later,
      t.confirmation, t.meeting_latitude, t.meeting_longitude, t.updated_at, p.slug as city,
      (select url from tour_pictures x where x.tour_id = t.id and x.position = 0) as image,
      array(select c.slug from tour_categories x join categories c on c.id = x.category_id
            where x.tour_id = t.id order by c.position) as categories,
      array(select g.slug from tour_tags x join tags g on g.id = x.tag_id where x.tour_id = t.id order by g.position) as tags,
      (select coalesce(jsonb_agg(jsonb_build_object('id', x.picture_id, 'alt', x.alt) order by x.position), '[]')
       from tour_pictures x where x.tour_id = t.id and x.picture_id is not null) as pictures,
      (select coalesce(jsonb_agg(jsonb_build_object('language', x.language, 'title', x.title, 'description', x.description,
          'whatToDo', x.what_to_do, 'detail', x.detail, 'included', x.included, 'meetingPoint', x.meeting_point, 'facts', x.facts)), '[]')
       from tour_texts x where x.tour_id = t.id) as texts
    from tours t join places p on p.id = t.place_id where t.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export async function setPickupAvailable(db: Queryable, tourId: string, pickupAvailable: boolean): Promise<void> {
  await db.updateTable('tours').set({ pickupAvailable }).where('id', '=', tourId).execute();
}

export type CityOfTour = { id: string; timeZone: string; pictureUrl: string; pictureScene: Scene | null };

export function findCity(db: Queryable, slug: string): Promise<CityOfTour | undefined> {
  return db
    .selectFrom('places')
    .select(['id', 'timeZone', 'pictureUrl', 'pictureScene'])
    .where('slug', '=', slug)
    .executeTakeFirst() as Promise<CityOfTour | undefined>;
}

/** Ids of places by slug; slugs of nothing are left out. */
export async function findPlacesBySlug(db: Queryable, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db.selectFrom('places').select(['id', 'slug']).where('slug', 'in', slugs).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Ids by slug; slugs of nothing are left out. */
export async function findWords(
  db: Queryable,
  table: 'categories' | 'tags',
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db.selectFrom(table).select(['id', 'slug']).where('slug', 'in', slugs).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

type ShownPicture = { url: string; own: TourPicture };

/** The pictures of a tour become these, and the first one leads. */
export async function replacePictures(db: Queryable, tourId: string, pictures: readonly ShownPicture[]): Promise<void> {
  const rows = pictures.map(({ url, own }, position) => {
    return { tourId, position, url, pictureId: own.id, alt: JSON.stringify(own.alt) };
  });
  await db.deleteFrom('tourPictures').where('tourId', '=', tourId).execute();
  await db.insertInto('tourPictures').values(rows).execute();
}

/** The poster of its city replaces the pictures of a tour. */
export async function replaceByPoster(
  db: Queryable,
  tourId: string,
  { pictureUrl, pictureScene }: CityOfTour,
): Promise<void> {
  const row = { tourId, position: 0, url: pictureUrl, scene: JSON.stringify(pictureScene) };
  await db.deleteFrom('tourPictures').where('tourId', '=', tourId).execute();
  await db.insertInto('tourPictures').values(row).execute();
}
