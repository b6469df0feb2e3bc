// Places, categories and tags as operators write them.
import { type RawBuilder, sql } from 'kysely';
import { type TaxonomyKind, taxonomyKinds } from '#kernel/choices/taxonomy-kinds.ts';
import { type Language, languages } from '#kernel/languages.ts';
import { TaggedCache } from '#platform/cache/tagged-cache.ts';
import { hasChanged, takeSnapshot } from '#platform/changes/change-queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { likeText } from '#platform/database/like.ts';
import { categoryOrder, toursInCategories } from './category-sql.ts';
import { stockPictureUrl } from './stock-picture.ts';

export type InLanguages = Record<Language, string>;
export type PlaceFacts = { country: string; latitude: number; longitude: number; timeZone: string };

export type TaxonomyRow = {
  id: string;
  slug: string;
  names: InLanguages;
  /** Null for tags. */
  texts: InLanguages | null;
  /** Null but for places. */
  place: PlaceFacts | null;
  /** The parent category; null for one at the top, for places and for tags. */
  parentId: string | null;
  /** How many children it has. */
  below: number;
  tours: TourCount;
  movedSlugs: string[];
};

export type TourCount = { all: number; onSale: number };

type Parts = Record<'entries' | 'texts' | 'key' | 'text' | 'place' | 'order' | 'tours' | 'tree', RawBuilder<unknown>>;

const noTree = sql`null::uuid as parent_id, 0 as below`;

const partsOf: Record<TaxonomyKind, Parts> = {
  place: {
    entries: sql`places`,
    texts: sql`place_texts`,
    key: sql`place_id`,
    text: sql`jsonb_object_agg(x.language, x.line)`,
    place: sql`jsonb_build_object('country', e.country, 'latitude', e.latitude, 'longitude', e.longitude, 'timeZone', e.time_zone)`,
    order: sql`e.country, e.slug`,
    tours: sql`select t.place_id as entry_id, t.status from tours t`,
    tree: noTree,
  },
  category: {
    entries: sql`categories`,
    texts: sql`category_texts`,
    key: sql`category_id`,
    text: sql`jsonb_object_agg(x.language, x.description)`,
    place: sql`null::jsonb`,
    order: sql.raw(categoryOrder('e')),
    tours: sql`select l.category_id as entry_id, t.status from ${sql.raw(toursInCategories)} l join tours t on t.id = l.tour_id`,
    tree: sql`e.parent_id, (select count(*)::int from categories b where b.parent_id = e.id) as below`,
  },
  tag: {
    entries: sql`tags`,
    texts: sql`tag_texts`,
    key: sql`tag_id`,
    text: sql`null::jsonb`,
    place: sql`null::jsonb`,
    order: sql`e.position, e.slug`,
    tours: sql`select l.tag_id as entry_id, t.status from tour_tags l join tours t on t.id = l.tour_id`,
    tree: noTree,
  },
};

/** `isTop`: only categories without a parent. */
type Listed = { find?: string | undefined; isTop?: boolean; limit: number; offset: number };

/** One page, and how many there are. */
export async function listTaxonomyRows(
  database: Services['database'],
  kind: TaxonomyKind,
  { find, isTop = false, limit, offset }: Listed,
): Promise<{ rows: TaxonomyRow[]; total: number }> {
  const { db } = database;
  const { entries, texts, key, order } = partsOf[kind];
  const pattern = `%${likeText(find ?? '')}%`;
  const named = find
    ? sql`(e.slug ilike ${pattern} or exists (select from ${texts} n where n.${key} = e.id and n.name ilike ${pattern}))`
    : sql`true`;
  const matches = isTop && kind === 'category' ? sql`${named} and e.parent_id is null` : named;
  const page = sql`select e.*, row_number() over (order by ${order}) as place_in_list, count(*) over () as total
    from ${entries} e where ${matches}
    order by ${order} limit ${limit} offset ${offset}`;
  const [rows, tours] = await Promise.all([readRows(db, kind, page), currentTours(database, kind)]);
  const isBehindLast = rows.length === 0 && offset > 0;
  const total = isBehindLast ? await countRows(db, sql`${entries} e where ${matches}`) : (rows[0]?.total ?? 0);
  return { rows: rows.map((row) => withTours(row, tours)), total };
}

export async function findTaxonomyRow(db: Queryable, kind: TaxonomyKind, id: string): Promise<TaxonomyRow | undefined> {
  const { entries } = partsOf[kind];
  const [row] = await readRows(
    db,
    kind,
    sql`select e.*, 1 as place_in_list, 1 as total from ${entries} e where e.id = ${id}`,
  );
  return row && withTours(row, await countTours(db, kind, id));
}

/** `total`: on all pages. */
type Entry = Omit<TaxonomyRow, 'tours'> & { total: number };

const withTours = (entry: Entry, tours: Map<string, TourCount>): TaxonomyRow => ({
  ...entry,
  tours: tours.get(entry.id) ?? { all: 0, onSale: 0 },
});

async function countRows(db: Queryable, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from ${rows}`.execute(db);
  return counted[0]!.total;
}

async function readRows(db: Queryable, kind: TaxonomyKind, page: RawBuilder<unknown>): Promise<Entry[]> {
  const { texts, key, text, place, tree } = partsOf[kind];
  const { rows } = await sql<Entry>`
    with page as materialized (${page})
    select e.id, e.slug, named.names, named.texts, ${place} as place, ${tree}, e.total,
           array(select m.slug from moved_slugs m where m.kind = ${kind} and m.target_id = e.id order by m.slug) as moved_slugs
    from page e
    cross join lateral (
      select jsonb_object_agg(x.language, x.name) as names, ${text} as texts from ${texts} x where x.${key} = e.id
    ) named
    order by e.place_in_list`.execute(db);
  return rows;
}

type Counted = { snapshot: string; tours: Map<string, TourCount> };

const caches = new WeakMap<Services['database'], TaggedCache<Counted>>();

/** How many tours each entry has now: counted again only after that has changed. At each request eight callers waited for three
 *  seconds in a catalogue of 100,000 tours. */
async function currentTours(database: Services['database'], kind: TaxonomyKind): Promise<Map<string, TourCount>> {
  let cache = caches.get(database);
  if (!cache) caches.set(database, (cache = new TaggedCache({ maxSize: taxonomyKinds.length })));
  const load = async () => {
    // Before the tours are counted: what is committed meanwhile is a change since.
    const snapshot = await takeSnapshot(database.db);
    const value = { snapshot, tours: await countTours(database.db, kind) };
    return { value, store: { size: 1, tags: [kind] } };
  };
  const known = await cache.load(kind, load);
  if (!(await hasChanged(database.db, known.snapshot, 'taxonomy'))) return known.tours;
  // Unless another caller has noticed it, too: then all wait for what that one counts.
  if (cache.peek(kind) === known) cache.invalidate([kind]);
  return (await cache.load(kind, load)).tours;
}

/** By entry, of all or of one; entries without tours are left out. */
async function countTours(db: Queryable, kind: TaxonomyKind, id?: string): Promise<Map<string, TourCount>> {
  const { rows } = await sql<TourCount & { entryId: string }>`
    select entry_id, count(*) as "all", count(*) filter (where status = 'published') as on_sale
    from (${partsOf[kind].tours}) of_entries ${id ? sql`where entry_id = ${id}` : sql``} group by entry_id`.execute(db);
  return new Map(rows.map(({ entryId, ...count }) => [entryId, count]));
}

/** Locks what is about to be changed, in the order of ids. Categories depend on each other, so of two that are changed one waits. */
export async function lockTaxonomyEntries(
  db: Queryable,
  kind: TaxonomyKind,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { entries } = partsOf[kind];
  if (kind === 'category') await sql`select from categories order by id for no key update`.execute(db);
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from ${entries} where id = any(${ids}::uuid[]) order by id for update`.execute(db);
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

export async function isSlugTaken(db: Queryable, kind: TaxonomyKind, slug: string, ownId: string): Promise<boolean> {
  const { entries } = partsOf[kind];
  const { rows } = await sql`select from ${entries} where slug = ${slug} and id <> ${ownId}`.execute(db);
  return rows.length > 0;
}

export type NewEntry = {
  id: string;
  slug: string;
  names: InLanguages;
  texts: InLanguages | null;
  place: PlaceFacts | null;
  parentId: string | null;
};

export async function insertTaxonomyEntry(db: Queryable, kind: TaxonomyKind, entry: NewEntry): Promise<void> {
  const { id, slug, place } = entry;
  if (kind === 'place')
    await db
      .insertInto('places')
      .values({ id, slug, ...place!, pictureUrl: stockPictureUrl })
      .execute();
  else {
    const { entries } = partsOf[kind];
    await sql`
      insert into ${entries} (id, slug, position)
      values (${id}, ${slug}, (select coalesce(max(position), -1) + 1 from ${entries}))`.execute(db);
  }
  if (kind === 'category') await moveBelow(db, entry);
  await writeTexts(db, kind, entry);
}

export async function updateTaxonomyEntry(
  db: Queryable,
  kind: TaxonomyKind,
  entry: Omit<NewEntry, 'place'>,
): Promise<void> {
  await sql`update ${partsOf[kind].entries} set slug = ${entry.slug} where id = ${entry.id}`.execute(db);
  if (kind === 'category') await moveBelow(db, entry);
  await writeTexts(db, kind, entry);
}

async function moveBelow(db: Queryable, { id, parentId }: Pick<NewEntry, 'id' | 'parentId'>): Promise<void> {
  await sql`update categories set parent_id = ${parentId} where id = ${id} and parent_id is distinct from ${parentId}`.execute(
    db,
  );
}

/** Before `from` is merged into `into`: its children become children of `into`, or its siblings where `into` has a parent.
 *  Below `from` itself, `into` takes its place. Returns the one that has them now. */
export async function keepBelow(db: Queryable, from: string, into: string): Promise<string> {
  await sql`
    update categories set parent_id = null
    where id = ${into} and parent_id = ${from}`.execute(db);
  const { rows } = await sql<{
    top: string;
  }>`select coalesce(parent_id, id) as top from categories where id = ${into}`.execute(db);
  const { top } = rows[0]!;
  await sql`update categories set parent_id = ${top} where parent_id = ${from}`.execute(db);
  return top;
}

async function writeTexts(
  db: Queryable,
  kind: TaxonomyKind,
  { id, names, texts }: Pick<NewEntry, 'id' | 'names' | 'texts'>,
) {
  for (const language of languages) {
    const name = names[language];
    const text = texts?.[language] ?? '';
    const written = {
      place: { placeId: id, language, name, line: text },
      category: { categoryId: id, language, name, description: text },
    };
    if (kind === 'place')
      await db
        .insertInto('placeTexts')
        .values(written.place)
        .onConflict((conflict) => conflict.columns(['placeId', 'language']).doUpdateSet({ name, line: text }))
        .execute();
    else if (kind === 'category')
      await db
        .insertInto('categoryTexts')
        .values(written.category)
        .onConflict((conflict) => conflict.columns(['categoryId', 'language']).doUpdateSet({ name, description: text }))
        .execute();
    else
      await db
        .insertInto('tagTexts')
        .values({ tagId: id, language, name })
        .onConflict((conflict) => conflict.columns(['tagId', 'language']).doUpdateSet({ name }))
        .execute();
  }
}

/** Moves all tours and deletes `from`. Returns how many tours moved. */
export async function moveTours(db: Queryable, kind: TaxonomyKind, from: string, into: string): Promise<number> {
  if (kind === 'place') {
    const { numAffectedRows } = await sql`update tours set place_id = ${into} where place_id = ${from}`.execute(db);
    await sql`
      update places set popularity = popularity + (select popularity from places where id = ${from}) where id = ${into}`.execute(
      db,
    );
    await sql`delete from place_texts where place_id = ${from}`.execute(db);
    await sql`delete from places where id = ${from}`.execute(db);
    return Number(numAffectedRows ?? 0);
  }
  const { entries, texts, key } = partsOf[kind];
  const links = kind === 'category' ? sql`tour_categories` : sql`tour_tags`;
  await sql`
    insert into ${links} (tour_id, ${key}) select tour_id, ${into} from ${links} where ${key} = ${from}
    on conflict do nothing`.execute(db);
  const { numAffectedRows } = await sql`delete from ${links} where ${key} = ${from}`.execute(db);
  await sql`delete from ${texts} where ${key} = ${from}`.execute(db);
  await sql`delete from ${entries} where id = ${from}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** From now on the slug leads to `target`, and what led to `from` as well. A slug that is in use again leads nowhere else. */
export async function moveSlug(
  db: Queryable,
  kind: TaxonomyKind,
  { slug, from, target, now }: { slug: string; from: string; target: string; now: Date },
): Promise<void> {
  await sql`update moved_slugs set target_id = ${target} where kind = ${kind} and target_id = ${from}`.execute(db);
  await sql`
    insert into moved_slugs (kind, slug, target_id, moved_at) values (${kind}, ${slug}, ${target}, ${now})
    on conflict (kind, slug) do update set target_id = excluded.target_id, moved_at = excluded.moved_at`.execute(db);
}

export async function deleteMovedSlug(db: Queryable, kind: TaxonomyKind, slug: string): Promise<void> {
  await sql`delete from moved_slugs where kind = ${kind} and slug = ${slug}`.execute(db);
}

export type MovedSlug = { kind: TaxonomyKind; slug: string; now: string };

export async function listMovedSlugs(db: Queryable): Promise<MovedSlug[]> {
  const { rows } = await sql<MovedSlug>`
    select m.kind, m.slug, coalesce(p.slug, c.slug, g.slug) as now from moved_slugs m
    left join places p on m.kind = 'place' and p.id = m.target_id
    left join categories c on m.kind = 'category' and c.id = m.target_id
    left join tags g on m.kind = 'tag' and g.id = m.target_id`.execute(db);
  return rows;
}

/** Published tours of a place, category or tag after a given one, in the order of ids. */
export async function listTourIdsOf(
  db: Queryable,
  kind: TaxonomyKind,
  { id, after, limit }: { id: string; after: string; limit: number },
): Promise<string[]> {
  const ids = {
    place: sql`select t.id from tours t where t.place_id = ${id}`,
    category: sql`select l.tour_id as id from ${sql.raw(toursInCategories)} l where l.category_id = ${id}`,
    tag: sql`select l.tour_id as id from tour_tags l where l.tag_id = ${id}`,
  }[kind];
  const { rows } = await sql<{ id: string }>`
    select t.id from tours t where t.id in (${ids}) and t.id > ${after} and t.status = 'published'
    order by t.id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
