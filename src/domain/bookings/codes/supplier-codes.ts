// A supplier makes promo codes for its own tours, pauses and ends them, and reads who has used them.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { promoCodesMax, type supplierCodeEndpoints, type SupplierCodeView } from '#contract/suppliers/promo-codes.ts';
import type { AuditAct } from '#kernel/choices/audit-acts.ts';
import type { PromoCodeSetting } from '#kernel/choices/promo-code-states.ts';
import { newId } from '#kernel/ids.ts';
import { type Currency, money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import type { SupplierRow } from '#domain/suppliers/supplier-queries.ts';
import { states } from '../lifecycle/transition-table.ts';
import { spelledOut, stateOf } from './promo-code.ts';
import {
  countOpenCodes,
  countToursOf,
  findCodeUses,
  findOwnCode,
  findSupplierCode,
  findSupplierCodes,
  insertSupplierCode,
  markSupplierCode,
  type NewCode,
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
  const db = context.database.read;
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

/** Throws `not_found`, `invalid_input` with its field, `too_many_requests`: whoever makes one learns whether another has it. */
export async function createSupplierCode(context: Context, request: CodeRequest): Promise<SupplierCodeView> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'newPromoCodes', userId);
  const key = context.caller.idempotencyKey;
  const idempotent = { userId, operation: 'createSupplierCode', key, input: request };
  return withIdempotency(context, idempotent, async (transaction) => {
    const supplier = await ownSupplier(context, transaction);
    const now = context.clock.now();
    const code = newCode(request, supplier, now);
    if (new Set(code.tourIds).size !== (await countToursOf(transaction, supplier.id, code.tourIds)))
      throw invalid('tourIds', 'unknown_value');
    if ((await countOpenCodes(transaction, supplier.id)) >= promoCodesMax)
      throw invalid('code', 'promo_too_many', { maximum: promoCodesMax });
    if (!(await insertSupplierCode(transaction, code))) throw invalid('code', 'code_unavailable');
    await recordActOf(context, transaction, { act: 'promo_code_create', subjectId: code.code });
    return viewOf(context, transaction, supplier.id, code.id);
  });
}

function newCode(
  request: CodeRequest,
  { id: supplierId, currency }: Pick<SupplierRow, 'id' | 'currency'>,
  now: Date,
): NewCode {
  const { percent = null, amountMinor = null, startsFrom = null, startsUntil = null } = request;
  const { tourIds = [], firstBooking = false, most = null, mostPerPerson = null } = request;
  const code = spelledOut(request.code);
  if (code.length < 4) throw invalid('code', 'too_short', { minimum: 4 });
  if (code.length > 24) throw invalid('code', 'too_long', { maximum: 24 });
  if (percent === null && amountMinor === null) throw invalid('percent', 'required');
  if (percent !== null && amountMinor !== null) throw invalid('amountMinor', 'contradiction');
  const [validFrom, validUntil] = [instantOf(request.validFrom), instantOf(request.validUntil)];
  if (validUntil && validUntil <= (validFrom ?? now)) throw invalid('validUntil', 'ends_first');
  if (startsFrom && startsUntil && startsUntil < startsFrom) throw invalid('startsUntil', 'ends_first');
  return {
    id: newId(),
    supplierId,
    code,
    percent,
    amountMinor,
    currency: amountMinor === null ? null : (currency as Currency),
    validFrom,
    validUntil,
    startsFrom,
    startsUntil,
    firstBooking,
    most,
    mostPerPerson,
    createdAt: now,
    tourIds: [...new Set(tourIds)],
  };
}

const instantOf = (written: string | null | undefined): Date | null => (written ? new Date(written) : null);

const acts: Record<PromoCodeSetting, AuditAct> = {
  active: 'promo_code_resume',
  paused: 'promo_code_pause',
  ended: 'promo_code_end',
};

/** Throws `not_found`, `invalid_input` on `state` for one that has ended. */
export async function setSupplierCodeState(
  context: Context,
  id: string,
  state: PromoCodeSetting,
): Promise<SupplierCodeView> {
  return context.database.transaction(async (transaction) => {
    const { id: supplierId } = await ownSupplier(context, transaction);
    const found = await findOwnCode(transaction, supplierId, id);
    if (!found) throw new DomainError('not_found');
    const now = context.clock.now();
    const setting = state === 'ended' ? { endedAt: now } : { pausedAt: state === 'paused' ? now : null };
    const isChanged = await markSupplierCode(transaction, id, setting);
    if (!isChanged && state !== 'ended') throw invalid('state', 'promo_over');
    if (isChanged) await recordActOf(context, transaction, { act: acts[state], subjectId: found.code });
    return viewOf(context, transaction, supplierId, id);
  });
}

/** Throws `not_found`. */
export async function listSupplierCodeUses(
  context: Context,
  id: string,
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
): Promise<ResponseOf<Calls['listSupplierCodeUses']>> {
  const db = context.database.read;
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
