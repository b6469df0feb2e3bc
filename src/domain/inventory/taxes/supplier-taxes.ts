// The taxes and fees that a supplier names in its prices.
import { DomainError, invalid } from '#contract/domain-error.ts';
import { taxesMax, type TaxView } from '#contract/suppliers/taxes.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { lockSupplier } from '#domain/suppliers/supplier-queries.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { endTaxOf, findPlaceId, insertTax, isOfSupplier, listTaxesOf, type TaxRow } from './tax-queries.ts';

type NewTax = Pick<TaxView, 'names'> &
  Partial<Pick<TaxView, 'percent' | 'perPersonMinor' | 'tourId' | 'optionId' | 'place'>>;

/** Throws `not_found` for who acts for no supplier. */
export async function listTaxes(context: Context): Promise<{ data: TaxView[] }> {
  const db = context.database.db;
  return { data: (await listTaxesOf(db, await ownSupplierId(context, db))).map(viewOf) };
}

/** Throws `not_found`, `invalid_input` with its field. */
export async function addTax(context: Context, request: NewTax): Promise<TaxView> {
  const { id: userId } = signedIn(context);
  const idempotent = { userId, operation: 'addTax', key: context.caller.idempotencyKey, input: request };
  return withIdempotency(context, idempotent, async (transaction) => {
    const supplierId = await ownSupplierId(context, transaction);
    // Two at a time would both be the last one.
    await lockSupplier(transaction, supplierId);
    const { length: count } = await listTaxesOf(transaction, supplierId);
    if (count >= taxesMax) throw invalid('names', 'too_many', { maximum: taxesMax });
    const tax = await rowOf(transaction, supplierId, request, context.clock.now());
    await insertTax(transaction, supplierId, tax);
    return viewOf(tax);
  });
}

/** Throws `not_found`. */
export async function endTax(context: Context, id: string): Promise<undefined> {
  const db = context.database.db;
  const isEnded = await endTaxOf(db, await ownSupplierId(context, db), id, context.clock.now());
  if (!isEnded) throw new DomainError('not_found');
}

const ownSupplierId = async (context: Context, db: Queryable): Promise<string> => (await ownSupplier(context, db)).id;

async function rowOf(db: Queryable, supplierId: string, request: NewTax, now: Date): Promise<TaxRow> {
  const { percent = null, perPersonMinor = null, tourId = null, optionId = null, place = null } = request;
  if (percent === null && perPersonMinor === null) throw invalid('percent', 'required');
  if (percent !== null && perPersonMinor !== null) throw invalid('perPersonMinor', 'contradiction');
  if (optionId !== null && tourId !== null) throw invalid('optionId', 'contradiction');
  if (place !== null && (tourId ?? optionId) !== null) throw invalid('place', 'contradiction');
  const scope = { tourId, optionId };
  if ((tourId ?? optionId) !== null && !(await isOfSupplier(db, supplierId, scope)))
    throw invalid(tourId ? 'tourId' : 'optionId', 'unknown_value');
  const placeId = place === null ? null : await findPlaceId(db, place);
  if (placeId === undefined) throw invalid('place', 'unknown_value');
  const basisPoints = percent === null ? null : Math.round(percent * 100);
  const names = Object.fromEntries(Object.entries(request.names).filter(([, name]) => name !== undefined));
  return { id: newId(), names, basisPoints, perPersonMinor, ...scope, placeId, place, createdAt: now };
}

function viewOf({ id, names, basisPoints, perPersonMinor, tourId, optionId, place, createdAt }: TaxRow): TaxView {
  return {
    id,
    names: names as TaxView['names'],
    percent: basisPoints === null ? null : basisPoints / 100,
    perPersonMinor,
    tourId,
    optionId,
    place,
    createdAt: createdAt.toISOString(),
  };
}
