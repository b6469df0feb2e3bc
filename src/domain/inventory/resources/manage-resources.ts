// Resources as a supplier keeps them. What is sold stays: a change that would leave less than departures ahead need is refused.
import { DomainError, invalid } from '#contract/domain-error.ts';
import { type OwnResource, resourcesMax, type ResourceView } from '#contract/suppliers/resources.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import type { AuditAct } from '#kernel/choices/audit-acts.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { lockSupplierOf } from '#domain/suppliers/supplier-queries.ts';
import { changeAhead, soldAlready } from './change-ahead.ts';
import {
  deleteNeed,
  deleteResource,
  findLargestNeed,
  findOptionIdsDrawing,
  findResource,
  insertResource,
  listChoices,
  listNeeds,
  listOptionsOfTour,
  listResourcesOf,
  mayDraw,
  type Need,
  type Resource,
  setArchived,
  updateResource,
  upsertNeed,
} from './resource-queries.ts';

type Written = { name: string; quantity: number };

/** Throws `not_found`, `invalid_input` on `name` beyond the most of a supplier. */
export async function addResource(context: Context, { name, quantity }: Written): Promise<ResourceView> {
  const { id: userId } = signedIn(context);
  const key = context.caller.idempotencyKey;
  const idempotent = { userId, operation: 'addResource', key, input: { name, quantity } };
  return withIdempotency(context, idempotent, async (db) => {
    const supplier = await lockSupplierOf(db, userId);
    if (!supplier) throw new DomainError('not_found');
    const { length: count } = await listResourcesOf(db, supplier.id);
    if (count >= resourcesMax) throw invalid('name', 'too_many', { maximum: resourcesMax });
    const resource = { id: newId(), supplierId: supplier.id, name, quantity, isArchived: false };
    await insertResource(db, resource);
    await record(context, db, 'supplier_add_resource', resource, { after: { name, quantity } });
    return viewOf(resource, 0);
  });
}

/** Throws `not_found`, `invalid_input` on `quantity` if options need more of it, or if more is sold. */
export async function changeResource(context: Context, id: string, { name, quantity }: Written): Promise<ResourceView> {
  return context.database.transaction(async (db) => {
    const before = await lockResource(context, db, id);
    const optionIds = await findOptionIdsDrawing(db, id);
    if (quantity === before.quantity) await updateResource(db, id, { name, quantity });
    else {
      const needed = await findLargestNeed(db, id);
      if (quantity < needed) throw invalid('quantity', 'too_small', { minimum: needed });
      await changeAll(context, db, optionIds, () => updateResource(db, id, { name, quantity }));
    }
    await record(context, db, 'supplier_change_resource', before, {
      before: { name: before.name, quantity: before.quantity },
      after: { name, quantity },
    });
    return viewOf({ ...before, name, quantity }, optionIds.length);
  });
}

/** Throws `not_found`. */
export async function removeResource(context: Context, id: string): Promise<{ isArchived: boolean }> {
  return context.database.transaction(async (db) => {
    const resource = await lockResource(context, db, id);
    const isArchived = (await findOptionIdsDrawing(db, id)).length > 0;
    if (isArchived) await setArchived(db, id, context.clock.now());
    else await deleteResource(db, id);
    const { name, quantity } = resource;
    await record(context, db, 'supplier_remove_resource', resource, {
      before: { name, quantity },
      after: { isArchived },
    });
    return { isArchived };
  });
}

/** Throws `not_found`. */
export async function restoreResource(context: Context, id: string): Promise<ResourceView> {
  return context.database.transaction(async (db) => {
    const resource = await lockResource(context, db, id);
    await setArchived(db, id, null);
    await record(context, db, 'supplier_restore_resource', resource, { after: { name: resource.name } });
    return viewOf({ ...resource, isArchived: false }, (await findOptionIdsDrawing(db, id)).length);
  });
}

/** Throws `not_found`, also for an option of others, `invalid_input` on `quantity` if there are not so many, or if more is sold, and on
 *  `optionId` for a resource that is put aside. */
export async function setNeed(
  context: Context,
  { id, optionId }: { id: string; optionId: string },
  need: Need,
): Promise<OwnResource> {
  return context.database.transaction(async (db) => {
    const resource = await lockResource(context, db, id);
    if (!(await mayDraw(db, resource.supplierId, optionId))) throw new DomainError('not_found');
    if (need.quantity > resource.quantity) throw invalid('quantity', 'too_big', { maximum: resource.quantity });
    const drawing = await findOptionIdsDrawing(db, id);
    if (resource.isArchived && !drawing.includes(optionId)) throw invalid('optionId', 'archived');
    const optionIds = [...new Set([...drawing, optionId])];
    await changeAll(context, db, optionIds, () => upsertNeed(db, { resourceId: id, optionId }, need));
    await record(context, db, 'supplier_set_resource_need', resource, {
      after: { name: resource.name, optionId, ...need },
    });
    return ownView(db, context, resource);
  });
}

/** Throws `not_found`. */
export async function endNeed(context: Context, { id, optionId }: { id: string; optionId: string }): Promise<void> {
  await context.database.transaction(async (db) => {
    const resource = await lockResource(context, db, id);
    const optionIds = await findOptionIdsDrawing(db, id);
    if (!optionIds.includes(optionId)) throw new DomainError('not_found');
    await changeAll(context, db, optionIds, () => deleteNeed(db, { resourceId: id, optionId }));
    await record(context, db, 'supplier_end_resource_need', resource, { before: { name: resource.name, optionId } });
  });
}

/** Needs and choices are those of one tour; of another supplier's there are none. Throws `not_found`. */
export async function listTourResources(context: Context, tourId: string): Promise<{ data: OwnResource[] }> {
  const db = context.database.db;
  const { id: supplierId } = await ownSupplier(context, db);
  const resources = await listResourcesOf(db, supplierId);
  const options = await listOptionsOfTour(db, { supplierId, tourId }, context.caller.language);
  return {
    data: resources.map(({ options: _all, ...resource }) => ({
      ...resource,
      needs: options.flatMap(({ needs, ...option }) => {
        const need = needs.find(({ resourceId }) => resourceId === resource.id);
        return need ? [{ ...option, ...need }] : [];
      }),
      choices: options.filter(
        ({ needs }) => !resource.isArchived && !needs.some(({ resourceId }) => resourceId === resource.id),
      ),
    })),
  };
}

/** Throws `not_found`. */
export async function listOwnResources(context: Context): Promise<{ data: ResourceView[] }> {
  const db = context.database.db;
  return { data: await listResourcesOf(db, (await ownSupplier(context, db)).id) };
}

/** Throws `not_found`. */
export async function readResource(context: Context, id: string): Promise<OwnResource> {
  const db = context.database.db;
  return ownView(db, context, await ownResource(context, db, id));
}

/** Throws `not_found`. */
export async function ownResource(context: Context, db: Queryable, id: string): Promise<Resource> {
  const resource = await findResource(db, (await ownSupplier(context, db)).id, id);
  if (!resource) throw new DomainError('not_found');
  return resource;
}

/** Locks its supplier, and so all its resources. Throws `not_found`. */
export async function lockResource(context: Context, db: Queryable, id: string): Promise<Resource> {
  const supplier = await lockSupplierOf(db, signedIn(context).id);
  const resource = supplier && (await findResource(db, supplier.id, id));
  if (!resource) throw new DomainError('not_found');
  return resource;
}

async function changeAll(
  context: Context,
  db: Queryable,
  optionIds: readonly string[],
  change: () => Promise<void>,
): Promise<void> {
  const over = await changeAhead(db, { optionIds, now: context.clock.now() }, change);
  if (over) throw soldAlready('quantity', over, context.caller.language);
}

const ownView = async (db: Queryable, { caller }: Context, resource: Resource): Promise<OwnResource> => ({
  ...resource,
  needs: await listNeeds(db, resource.id, caller.language),
  choices: resource.isArchived ? [] : await listChoices(db, resource, caller.language),
});

const viewOf = ({ supplierId: _own, ...resource }: Resource, options: number): ResourceView => ({
  ...resource,
  options,
});

type Values = { before?: object; after?: object };

const record = (context: Context, db: Queryable, act: AuditAct, { supplierId }: Resource, values: Values) =>
  recordActOf(context, db, { act, subjectId: supplierId, ...values });
