// The resources of a supplier, and which options draw on them.
import { sql } from 'kysely';
import type { OwnResource, ResourceNeed, ResourceView } from '#contract/suppliers/resources.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { lockSupplier } from '#domain/suppliers/supplier-queries.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';

export type Resource = { id: string; supplierId: string; name: string; quantity: number; isArchived: boolean };

const isArchived = sql<boolean>`archived_at is not null`;

/** Those that are put aside come last. */
export async function listResourcesOf(db: Queryable, supplierId: string): Promise<ResourceView[]> {
  const { rows } = await sql<ResourceView>`
    select id, name, quantity, ${isArchived} as is_archived,
      (select count(*) from option_resources n where n.resource_id = resources.id) as options
    from resources where supplier_id = ${supplierId} order by archived_at is not null, lower(name), id`.execute(db);
  return rows;
}

/** The tours that have an option which draws on each. */
export async function listToursOfResources(
  db: Queryable,
  resourceIds: readonly string[],
): Promise<{ resourceId: string; tourIds: string[] }[]> {
  const { rows } = await sql<{ resourceId: string; tourIds: string[] }>`
    select n.resource_id, array_agg(distinct o.tour_id) as tour_ids
    from option_resources n join options o on o.id = n.option_id
    where n.resource_id = any(${resourceIds}::uuid[]) group by 1`.execute(db);
  return rows;
}

export async function findResource(db: Queryable, supplierId: string, id: string): Promise<Resource | undefined> {
  const { rows } = await sql<Resource>`
    select id, supplier_id, name, quantity, ${isArchived} as is_archived
    from resources where id = ${id} and supplier_id = ${supplierId}`.execute(db);
  return rows[0];
}

/** And so all its resources. */
export async function lockSupplierOfResource(db: Queryable, id: string): Promise<void> {
  const { rows } = await sql<{ supplierId: string }>`select supplier_id from resources where id = ${id}`.execute(db);
  if (rows[0]) await lockSupplier(db, rows[0].supplierId);
}

export async function insertResource(db: Queryable, { isArchived: _never, ...resource }: Resource): Promise<void> {
  await db.insertInto('resources').values(resource).execute();
}

export async function updateResource(
  db: Queryable,
  id: string,
  change: { name: string; quantity: number },
): Promise<void> {
  await db.updateTable('resources').set(change).where('id', '=', id).execute();
}

export async function setArchived(db: Queryable, id: string, archivedAt: Date | null): Promise<void> {
  await db.updateTable('resources').set({ archivedAt }).where('id', '=', id).execute();
}

export async function deleteResource(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('resources').where('id', '=', id).execute();
}

const namesOfOption = (language: Language) => sql`
  coalesce((select title from tour_texts x where x.tour_id = o.tour_id order by ${textOrder(language)} limit 1), '') as title,
  coalesce((select name from option_texts x where x.option_id = o.id order by ${textOrder(language)} limit 1), '') as option_name`;

export async function listNeeds(db: Queryable, resourceId: string, language: Language): Promise<ResourceNeed[]> {
  const { rows } = await sql<ResourceNeed>`
    select n.option_id, o.tour_id, n.per, n.quantity, n.set_up_minutes, n.clean_up_minutes, ${namesOfOption(language)}
    from option_resources n join options o on o.id = n.option_id
    where n.resource_id = ${resourceId} order by title, option_name, n.option_id`.execute(db);
  return rows;
}

const choicesMax = 500;

/** Options that are sold and start at times. */
export async function listChoices(
  db: Queryable,
  { id, supplierId }: Pick<Resource, 'id' | 'supplierId'>,
  language: Language,
): Promise<OwnResource['choices']> {
  const { rows } = await sql<OwnResource['choices'][number]>`
    select o.id as option_id, o.tour_id, ${namesOfOption(language)}
    from options o join tours t on t.id = o.tour_id
    where t.supplier_id = ${supplierId} and o.active and o.kind <> 'open_dated'
      and not exists (select from option_resources n where n.option_id = o.id and n.resource_id = ${id})
    order by title, option_name, o.id limit ${choicesMax}`.execute(db);
  return rows;
}

type TourOption = OwnResource['choices'][number] & { needs: (Need & { resourceId: string })[] };

/** As `listChoices`, of one tour and with what each needs. */
export async function listOptionsOfTour(
  db: Queryable,
  { supplierId, tourId }: { supplierId: string; tourId: string },
  language: Language,
): Promise<TourOption[]> {
  const { rows } = await sql<TourOption>`
    select o.id as option_id, o.tour_id, ${namesOfOption(language)},
      (select coalesce(jsonb_agg(jsonb_build_object('resourceId', n.resource_id, 'per', n.per, 'quantity', n.quantity,
         'setUpMinutes', n.set_up_minutes, 'cleanUpMinutes', n.clean_up_minutes)), '[]')
       from option_resources n where n.option_id = o.id) as needs
    from options o join tours t on t.id = o.tour_id
    where t.id = ${tourId} and t.supplier_id = ${supplierId} and o.active and o.kind <> 'open_dated'
    order by title, option_name, o.id`.execute(db);
  return rows;
}

export async function findOptionIdsDrawing(db: Queryable, resourceId: string): Promise<string[]> {
  const { rows } = await sql<{ optionId: string }>`
    select option_id from option_resources where resource_id = ${resourceId}`.execute(db);
  return rows.map(({ optionId }) => optionId);
}

/** The largest number that one departure or seat needs. */
export async function findLargestNeed(db: Queryable, resourceId: string): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(quantity), 0) as most from option_resources where resource_id = ${resourceId}`.execute(db);
  return rows[0]!.most;
}

/** Whether an option is one of the supplier's that can draw on a resource. */
export async function mayDraw(db: Queryable, supplierId: string, optionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from options o join tours t on t.id = o.tour_id
    where o.id = ${optionId} and t.supplier_id = ${supplierId} and o.kind <> 'open_dated'`.execute(db);
  return rows.length > 0;
}

export type Need = Pick<ResourceNeed, 'per' | 'quantity' | 'setUpMinutes' | 'cleanUpMinutes'>;

export async function upsertNeed(
  db: Queryable,
  of: { resourceId: string; optionId: string },
  need: Need,
): Promise<void> {
  await db
    .insertInto('optionResources')
    .values({ ...of, ...need })
    .onConflict((conflict) => conflict.columns(['optionId', 'resourceId']).doUpdateSet(need))
    .execute();
}

export async function deleteNeed(
  db: Queryable,
  { resourceId, optionId }: { resourceId: string; optionId: string },
): Promise<void> {
  await db
    .deleteFrom('optionResources')
    .where('resourceId', '=', resourceId)
    .where('optionId', '=', optionId)
    .execute();
}
