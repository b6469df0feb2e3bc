// A supplier makes promo codes for its own tours, pauses and ends them, and reads who has used them.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { promoCodesMax, type supplierCodeEndpoints, type SupplierCodeView } from '#contract/suppliers/promo-codes.ts';
import type { PromoCodeSetting } from '#kernel/choices/promo-code-states.ts';
import { money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { states } from '../lifecycle/transition-table.ts';
import { newCode, setCodeState } from './code-terms.ts';
import { stateOf } from './promo-code.ts';
import {
  countOpenCodes,
  countToursOf,
  findCodeUses,
  findOwnCode,
  findSupplierCode,
  findSupplierCodes,
  insertCode,
  type SupplierCodeRow,
} from './supplier-code-queries.ts';

type Calls = typeof supplierCodeEndpoints;
type CodeRequest = InputOf<Calls['createSupplierCode']>['body'];
type Paging = InputOf<Calls['listSupplierCodes']>['query'];

/** Throws `not_found` for who acts for no supplier. */
export async function listSupplierCodes(
  context: Context,
  { page, pageSize, tourId, sort }: Paging,
): Promise<ResponseOf<Calls['listSupplierCodes']>> {
  const db = context.database.db;
  const own = { supplierId: (await ownSupplier(context, db)).id, language: context.caller.language };
  const { rows, total } = await findSupplierCodes(db, own, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    tourId,
    sort,
  });
  const now = context.clock.now();
  return { data: rows.map((row) => codeView(row, now)), page, pageSize, total };
}

/** Throws `not_found`, `invalid_input` with its field, `too_many_requests`: the supplier who makes one learns whether another has it. */
export async function createSupplierCode(context: Context, request: CodeRequest): Promise<SupplierCodeView> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'newPromoCodes', userId);
  const key = context.caller.idempotencyKey;
  const idempotent = { userId, operation: 'createSupplierCode', key, input: request };
  return withIdempotency(context, idempotent, async (transaction) => {
    const supplier = await ownSupplier(context, transaction);
    const now = context.clock.now();
    const owner = { supplierId: supplier.id, borneBy: 'supplier', currency: supplier.currency } as const;
    const code = newCode(request, owner, now);
    if (new Set(code.tourIds).size !== (await countToursOf(transaction, supplier.id, code.tourIds)))
      throw invalid('tourIds', 'unknown_value');
    if ((await countOpenCodes(transaction, supplier.id)) >= promoCodesMax)
      throw invalid('code', 'promo_too_many', { maximum: promoCodesMax });
    if (!(await insertCode(transaction, code))) throw invalid('code', 'code_unavailable');
    await recordActOf(context, transaction, { act: 'promo_code_create', subjectId: code.code });
    return viewOf(context, transaction, supplier.id, code.id);
  });
}

/** Throws `not_found`, `invalid_input` on `state` for one that has ended. */
export async function setSupplierCodeState(
  context: Context,
  id: string,
  state: PromoCodeSetting,
): Promise<SupplierCodeView> {
  return context.database.transaction(async (transaction) => {
    const { id: supplierId } = await ownSupplier(context, transaction);
    await setCodeState(context, transaction, { supplierId, id }, state);
    return viewOf(context, transaction, supplierId, id);
  });
}

/** Throws `not_found`. */
export async function listSupplierCodeUses(
  context: Context,
  id: string,
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
): Promise<ResponseOf<Calls['listSupplierCodeUses']>> {
  const db = context.database.db;
  const { language } = context.caller;
  const { id: supplierId } = await ownSupplier(context, db);
  if (!(await findOwnCode(db, supplierId, id))) throw new DomainError('not_found');
  const question = { promoCodeId: id, language, limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, total } = await findCodeUses(db, question);
  const data = rows.map(({ state, placedAt, reductionMinor, totalMinor, currency, ...row }) => ({
    ...row,
    status: states[state].shown,
    bookedAt: placedAt.toISOString(),
    reduction: priceView(money(reductionMinor, currency)),
    total: priceView(money(totalMinor, currency)),
  }));
  return { data, page, pageSize, total };
}

async function viewOf(context: Context, db: Queryable, supplierId: string, id: string): Promise<SupplierCodeView> {
  const row = await findSupplierCode(db, { supplierId, language: context.caller.language }, id);
  if (!row) throw new DomainError('not_found');
  return codeView(row, context.clock.now());
}

function codeView(row: SupplierCodeRow, now: Date): SupplierCodeView {
  const { amountMinor, currency, isPaused: _p, isEnded: _e, isBlocked: _b, cost, ...code } = row;
  return {
    ...code,
    state: stateOf(row, now),
    amount: amountMinor === null || currency === null ? null : priceView(money(amountMinor, currency)),
    cost: cost.map((one) => priceView(money(one.amountMinor, one.currency))),
    validFrom: row.validFrom?.toISOString() ?? null,
    validUntil: row.validUntil?.toISOString() ?? null,
    createdAt: row.createdAt?.toISOString() ?? null,
  };
}
