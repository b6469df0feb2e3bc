// Operators create, rename and merge places, categories and tags.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { TaxonomyKind } from '#kernel/choices/taxonomy-kinds.ts';
import { beforeAll, newId } from '#kernel/ids.ts';
import { placeSlug, readSlug } from '#kernel/slugs.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import {
  deleteMovedSlug,
  findTaxonomyRow,
  type InLanguages,
  insertTaxonomyEntry,
  isSlugTaken,
  keepBelow,
  lockTaxonomyEntries,
  moveSlug,
  moveTours,
  type PlaceFacts,
  type TaxonomyRow,
  updateTaxonomyEntry,
} from '#domain/catalogue/taxonomy-queries.ts';
import { indexTours } from '#domain/search/documents/index-documents.ts';
import { taxonomyJobs } from './job-types.ts';

/** `parentId`: the parent of a category, null for none; without it nothing changes. */
type Written = {
  slug?: string | undefined;
  names: InLanguages;
  texts?: InLanguages | undefined;
  parentId?: string | null | undefined;
};
type NewEntry = Written & { place?: PlaceFacts | undefined };

/** Throws `invalid_input` on `slug`, `texts`, `parentId` or a fact of the place. */
export async function createTaxonomyEntry(context: Context, kind: TaxonomyKind, entry: NewEntry): Promise<TaxonomyRow> {
  const slug = checkSlug(entry.slug ?? slugOf(entry.names.en));
  const texts = checkTexts(kind, entry.texts);
  const place = kind === 'place' ? checkPlace(entry.place) : null;
  const request = requestOf(context, `createTaxonomyEntry ${kind}`, entry);
  return withIdempotency(context, request, async (transaction) => {
    const id = newId();
    if (await isSlugTaken(transaction, kind, slug, id)) throw invalid('slug', 'slug_taken');
    const { parentId = null } = entry;
    await checkParent(transaction, kind, { id, parentId });
    await deleteMovedSlug(transaction, kind, slug);
    await insertTaxonomyEntry(transaction, kind, { id, slug, names: entry.names, texts, place, parentId });
    await indexTours(transaction, []);
    await recordActOf(context, transaction, { act: 'catalogue_create', subjectId: `${kind} ${slug}` });
    return (await findTaxonomyRow(transaction, kind, id))!;
  });
}

/** Throws `not_found`, and `invalid_input` on `slug`, `texts` or `parentId`. */
export async function changeTaxonomyEntry(
  context: Context,
  kind: TaxonomyKind,
  id: string,
  entry: Written & { slug: string },
): Promise<TaxonomyRow> {
  const slug = checkSlug(entry.slug);
  const texts = checkTexts(kind, entry.texts);
  const changed = await context.database.transaction(async (transaction) => {
    const oldSlug = (await lockTaxonomyEntries(transaction, kind, [id])).get(id);
    if (oldSlug === undefined) throw new DomainError('not_found');
    if (await isSlugTaken(transaction, kind, slug, id)) throw invalid('slug', 'slug_taken');
    const before = (await findTaxonomyRow(transaction, kind, id))!;
    const { parentId = before.parentId } = entry;
    if (parentId !== before.parentId) await checkParent(transaction, kind, { id, parentId });
    await updateTaxonomyEntry(transaction, kind, { id, slug, names: entry.names, texts, parentId });
    await deleteMovedSlug(transaction, kind, slug);
    if (slug !== oldSlug) await leaveSlug(context, transaction, { kind, slug: oldSlug, from: id, into: { id, slug } });
    await reindex(context, transaction, kind, id);
    await recordActOf(context, transaction, {
      act: 'catalogue_change',
      subjectId: `${kind} ${slug}`,
      before: { slug: oldSlug, names: before.names, texts: before.texts, ...placed(kind, before.parentId) },
      after: { slug, names: entry.names, texts, ...placed(kind, parentId) },
    });
    return (await findTaxonomyRow(transaction, kind, id))!;
  });
  context.wakeJobs();
  return changed;
}

type Merged = { tours: number; into: TaxonomyRow };

/** Throws `not_found`, `invalid_input` on `into` for itself, for what does not exist, and for a place of another time zone. */
export async function mergeTaxonomyEntries(
  context: Context,
  kind: TaxonomyKind,
  id: string,
  into: string,
): Promise<Merged> {
  if (into === id) throw invalid('into', 'contradiction');
  const request = requestOf(context, `mergeTaxonomyEntries ${kind} ${id}`, { into });
  const merged = await withIdempotency(context, request, async (transaction) => {
    const slugs = await lockTaxonomyEntries(transaction, kind, [id, into]);
    if (!slugs.has(id)) throw new DomainError('not_found');
    if (!slugs.has(into)) throw invalid('into', 'unknown_value');
    await checkTimeZones(transaction, kind, id, into);
    const [slug, target] = [slugs.get(id)!, { id: into, slug: slugs.get(into)! }];
    const top = kind === 'category' ? await keepBelow(transaction, id, into) : into;
    const tours = await moveTours(transaction, kind, id, into);
    await leaveSlug(context, transaction, { kind, slug, from: id, into: target });
    await reindex(context, transaction, kind, top);
    await recordActOf(context, transaction, {
      act: 'catalogue_merge',
      subjectId: `${kind} ${slug}`,
      before: slug,
      after: target.slug,
    });
    return { tours, into: (await findTaxonomyRow(transaction, kind, into))! };
  });
  context.wakeJobs();
  return merged;
}

const requestOf = (context: Context, operation: string, input: object) => ({
  userId: signedIn(context).id,
  operation,
  key: context.caller.idempotencyKey,
  input,
});

type Leaving = { kind: TaxonomyKind; slug: string; from: string; into: { id: string; slug: string } };

async function leaveSlug(context: Context, db: Queryable, { kind, slug, from, into }: Leaving): Promise<void> {
  const now = context.clock.now();
  await moveSlug(db, kind, { slug, from, target: into.id, now });
  await enqueue(db, taxonomyJobs['follow-moved-slug'], { kind, from: slug, to: into.slug }, now);
}

/** Names are found at once, the tours by a job. */
async function reindex(context: Context, db: Queryable, kind: TaxonomyKind, id: string): Promise<void> {
  await indexTours(db, []);
  await enqueue(db, taxonomyJobs['index-tours-of'], { kind, id, after: beforeAll }, context.clock.now());
}

const slugOf = (name: string): string => readSlug(placeSlug(name)).slug;

/** As it is made of a name, and without the suffix, which addresses add. */
function checkSlug(slug: string): string {
  // Made of a name without a letter or digit.
  if (slug === '') throw invalid('slug', 'required');
  if (readSlug(placeSlug(slug)).slug !== slug || readSlug(slug).kind !== 'plain') throw invalid('slug', 'format');
  return slug;
}

function checkTexts(kind: TaxonomyKind, texts: InLanguages | undefined): InLanguages | null {
  if (kind === 'tag') return null;
  if (!texts) throw invalid('texts', 'required');
  return texts;
}

function checkPlace(place: PlaceFacts | undefined): PlaceFacts {
  if (!place) throw invalid('place', 'required');
  try {
    Intl.DateTimeFormat('en', { timeZone: place.timeZone });
  } catch {
    throw invalid('place.timeZone', 'unknown_value');
  }
  return place;
}

const placed = (kind: TaxonomyKind, parentId: string | null) => (kind === 'category' ? { parentId } : {});

/** Two levels: the parent has no parent, and `id` has no children. The lock keeps the parent there until the end. */
async function checkParent(
  db: Queryable,
  kind: TaxonomyKind,
  { id, parentId }: { id: string; parentId: string | null },
): Promise<void> {
  if (parentId === null) return;
  if (kind !== 'category') throw invalid('parentId', 'contradiction');
  if (parentId === id) throw invalid('parentId', 'contradiction');
  await lockTaxonomyEntries(db, kind, [parentId]);
  const [parent, own] = [await findTaxonomyRow(db, kind, parentId), await findTaxonomyRow(db, kind, id)];
  if (!parent) throw invalid('parentId', 'unknown_value');
  if (parent.parentId !== null || (own && own.below > 0)) throw invalid('parentId', 'two_levels');
}

/** The starts of tours are local times of their place. */
async function checkTimeZones(db: Queryable, kind: TaxonomyKind, id: string, into: string): Promise<void> {
  if (kind !== 'place') return;
  const [from, to] = [await findTaxonomyRow(db, kind, id), await findTaxonomyRow(db, kind, into)];
  if (from!.place!.timeZone !== to!.place!.timeZone)
    throw invalid('into', 'other_time_zone', { one: from!.place!.timeZone, other: to!.place!.timeZone });
}
