// All SQL on drafts and their versions.
import { type RawBuilder, sql } from 'kysely';
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { newId } from '#kernel/ids.ts';
import { type Language, languages } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { likeText } from '#platform/database/like.ts';
import { asName, sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import type { MachineTexts } from '#kernel/tour-documents/machine-texts.ts';
import type { TourDocument } from '#kernel/tour-documents/tour-document.ts';
import { titleOfTour } from '#domain/catalogue/catalogue-queries.ts';
import { isCancelledSql } from '#domain/inventory/closures/cancelled-departures.ts';
import { documentOf, type DraftRow, type AuthoredTour, versionOf } from './draft.ts';

export async function findDrafts(db: Queryable, ids: readonly string[]): Promise<DraftRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('tourDrafts').selectAll().where('id', 'in', ids).execute() as Promise<DraftRow[]>;
}

export async function isDraftArchived(db: Queryable, id: string): Promise<boolean> {
  const draft = db.selectFrom('tourDrafts').select('id').where('id', '=', id).where('archivedAt', 'is not', null);
  return (await draft.executeTakeFirst()) !== undefined;
}

/** Locks it until the transaction ends. */
export async function lockDraft(db: Queryable, id: string): Promise<void> {
  await sql`select from tour_drafts where id = ${id} for no key update`.execute(db);
}

export async function findSupplierOfTour(db: Queryable, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ supplierId: string }>`
    select supplier_id from tour_drafts where id = ${id}
    union select supplier_id from tours where id = ${id}`.execute(db);
  return rows[0]?.supplierId;
}

type Sort = SortOf<'listTourDrafts'>;

type ListQuery = {
  supplierId: string;
  isArchived: boolean;
  find?: string;
  sort?: Sort;
  language?: Language;
  limit: number;
  offset: number;
};

const ownColumns: SortColumns<Sort> = {
  updated: [sql`updated_at`, sql`id`],
  name: [asName(sql`title`), sql`id`],
};

/** Of a draft `d`, as `titleOf` chooses it; drafts are large, so it is read only where it is needed. */
export const titleOfDraft = (language: Language): RawBuilder<unknown> => {
  const titles = [language, 'en', ...languages].map(
    (one) => sql`nullif(d.document #>> ${['texts', one, 'title']}::text[], '')`,
  );
  return sql`coalesce(${sql.join(titles)}, '')`;
};

/** Drafts of a supplier, and its tours without one. */
export async function listTourIds(
  db: Queryable,
  { supplierId, isArchived, find, sort = '-updated', language = 'en', limit, offset }: ListQuery,
): Promise<{ ids: string[]; total: number }> {
  const needsTitle = Boolean(find) || sort === 'name' || sort === '-name';
  const ofDraft = needsTitle ? titleOfDraft(language) : sql`''`;
  const ofTour = needsTitle ? titleOfTour(language) : sql`''`;
  const all = sql`
    select id, updated_at, ${ofDraft} as title from tour_drafts d
    where supplier_id = ${supplierId} and (archived_at is not null) = ${isArchived}
    union all
    select id, updated_at, ${ofTour} from tours t
    where supplier_id = ${supplierId} and not ${isArchived} and not exists (select from tour_drafts d where d.id = t.id)`;
  const isFound = find ? sql`lower(title) like ${`%${likeText(find.toLowerCase())}%`}` : sql`true`;
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with own as materialized (select * from (${all}) own where ${isFound})
    select (select count(*) from own) as total,
      array(select id::text from own order by ${sortBy(ownColumns, sort).order} limit ${limit} offset ${offset}) as ids`.execute(
    db,
  );
  return rows[0]!;
}

export async function hasTourOnSale(db: Queryable, supplierId: string): Promise<boolean> {
  const tours = db.selectFrom('tours').select('id').where('supplierId', '=', supplierId);
  return (await tours.where('status', '=', 'published').limit(1).executeTakeFirst()) !== undefined;
}

/** Also one that is paused, archived or was taken off sale. */
export async function hadTourOnSale(db: Queryable, supplierId: string): Promise<boolean> {
  const tours = db.selectFrom('tours').select('id').where('supplierId', '=', supplierId);
  return (await tours.limit(1).executeTakeFirst()) !== undefined;
}

/** Drafts that were sent back and not submitted since, the latest change first. */
export async function listReturned(
  db: Queryable,
  supplierId: string,
  limit: number,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ id: string; total: number }>`
    select id, count(*) over () as total from tour_drafts
    where supplier_id = ${supplierId} and return_reason is not null and archived_at is null
    order by updated_at desc, id limit ${limit}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** False if another transaction has stored one meanwhile. */
export async function insertDraft(db: Queryable, draft: NewDraft): Promise<boolean> {
  const { document, ...columns } = draft;
  const inserted = await db
    .insertInto('tourDrafts')
    .values({ ...columns, document: JSON.stringify(document), version: 1, createdAt: draft.updatedAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Drafts that are begun together. */
export async function insertDrafts(db: Queryable, drafts: readonly NewDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  const rows = drafts.map(({ document, ...columns }) => ({
    ...columns,
    document: JSON.stringify(document),
    version: 1,
    createdAt: columns.updatedAt,
  }));
  await db.insertInto('tourDrafts').values(rows).execute();
}

type NewDraft = Pick<DraftRow, 'id' | 'supplierId' | 'document' | 'updatedAt' | 'updatedBy'>;

type Save = { id: string; document: TourDocument; version: number; by: string; now: Date };

/** The next version. The caller has locked the draft. */
export async function updateDocument(db: Queryable, { id, document, version, by, now }: Save): Promise<void> {
  await db
    .updateTable('tourDrafts')
    .set({ document: JSON.stringify(document), version, updatedBy: by, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** The caller has locked the draft. */
export async function addMachineTexts(db: Queryable, id: string, texts: MachineTexts): Promise<void> {
  await sql`update tour_drafts set machine_texts = machine_texts || ${JSON.stringify(texts)}::jsonb where id = ${id}`.execute(
    db,
  );
}

export async function removeMachineText(db: Queryable, id: string, path: string): Promise<void> {
  await sql`update tour_drafts set machine_texts = machine_texts - ${path}::text where id = ${id}`.execute(db);
}

type State = Partial<Pick<DraftRow, 'submittedAt' | 'returnReason' | 'archivedAt' | 'publishedVersion'>>;

export async function updateState(db: Queryable, id: string, state: State): Promise<void> {
  await db.updateTable('tourDrafts').set(state).where('id', '=', id).execute();
}

export type VersionRow = {
  id: string;
  tourId: string;
  version: number;
  what: 'submitted' | 'published' | 'returned' | 'replaced';
  document: TourDocument;
  at: Date;
  by: string | null;
  reason: string | null;
};

type Event = Pick<VersionRow, 'what' | 'at' | 'by'> & { reason?: string };

/** Keeps what the supplier has now. */
export async function addVersion(db: Queryable, tour: AuthoredTour, { reason, ...event }: Event): Promise<void> {
  const document = JSON.stringify(documentOf(tour));
  const version = { id: newId(), tourId: tour.id, version: versionOf(tour), document, reason: reason ?? null };
  await db
    .insertInto('tourVersions')
    .values({ ...version, ...event })
    .execute();
}

/** The latest first. */
export async function listVersions(db: Queryable, tourId: string, limit: number): Promise<VersionRow[]> {
  const versions = db.selectFrom('tourVersions').selectAll().where('tourId', '=', tourId);
  return versions.orderBy('id', 'desc').limit(limit).execute() as Promise<VersionRow[]>;
}

export async function findVersionBefore(db: Queryable, tourId: string, id: string): Promise<VersionRow | undefined> {
  const earlier = db.selectFrom('tourVersions').selectAll().where('tourId', '=', tourId).where('id', '<', id);
  return earlier.orderBy('id', 'desc').limit(1).executeTakeFirst() as Promise<VersionRow | undefined>;
}

export async function findVersion(db: Queryable, tourId: string, id: string): Promise<VersionRow | undefined> {
  return db
    .selectFrom('tourVersions')
    .selectAll()
    .where('tourId', '=', tourId)
    .where('id', '=', id)
    .executeTakeFirst() as Promise<VersionRow | undefined>;
}

const submittedColumns: SortColumns<SortOf<'listSubmittedTours'>> = { received: [sql`submitted_at`, sql`id`] };

/** Drafts that wait for the operator. */
export async function listSubmitted(
  db: Queryable,
  { sort, limit, offset }: { sort: SortOf<'listSubmittedTours'>; limit: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    select (select count(*) from tour_drafts where submitted_at is not null) as total,
      array(select id::text from tour_drafts where submitted_at is not null
            order by ${sortBy(submittedColumns, sort).order} limit ${limit} offset ${offset}) as ids`.execute(db);
  return rows[0]!;
}

export async function findNames(db: Queryable, userIds: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(userIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const users = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(users.map(({ id, name }) => [id, name]));
}

/** Departures that a booking, a change, an entry by hand or a waitlist refers to, or that do not take place: created again, such a one would
 *  be on sale. */
export async function findBookedDepartures(db: Queryable, departureIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${departureIds}::uuid[]) as d (id)
    where exists (select from bookings where departure_id = d.id)
      or exists (select from booking_changes where departure_id = d.id)
      or exists (select from manual_entries where departure_id = d.id)
      or exists (select from waitlist_entries where departure_id = d.id)
      or ${isCancelledSql(sql`d.id`)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Documents name places, categories and tags by their slugs. Their version stays: no editor's work has changed. */
export async function renameInDrafts(
  db: Queryable,
  kind: 'place' | 'category' | 'tag',
  from: string,
  to: string,
): Promise<void> {
  if (kind === 'place')
    await sql`
      update tour_drafts set document = jsonb_set(document, '{city}', to_jsonb(${to}::text))
      where document ->> 'city' = ${from}`.execute(db);
  else {
    const field = kind === 'category' ? 'categories' : 'tags';
    await sql`
      update tour_drafts set document = jsonb_set(document, array[${field}::text], (
        select jsonb_agg(distinct case when slug = ${from} then ${to}::text else slug end)
        from jsonb_array_elements_text(document -> ${field}::text) slug))
      where document -> ${field}::text @> to_jsonb(array[${from}::text])`.execute(db);
  }
}
