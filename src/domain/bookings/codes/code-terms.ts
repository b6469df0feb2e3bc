// What makes a promo code and what is set of it later, of a supplier or of the marketplace.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { supplierCodeEndpoints } from '#contract/suppliers/promo-codes.ts';
import type { AuditAct } from '#kernel/choices/audit-acts.ts';
import type { PromoCodeSetting } from '#kernel/choices/promo-code-states.ts';
import { newId } from '#kernel/ids.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { type Bearer, spelledOut } from './promo-code.ts';
import { findOwnCode, markCode, type NewCode } from './supplier-code-queries.ts';

type CodeRequest = InputOf<(typeof supplierCodeEndpoints)['createSupplierCode']>['body'];
/** `currency`: of an amount; a code of the marketplace has none. */
type Owner = { supplierId: string | null; borneBy: Bearer; currency: string | null };

/** Throws `invalid_input` with its field. */
export function newCode(request: CodeRequest, { supplierId, borneBy, currency }: Owner, now: Date): NewCode {
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
    borneBy,
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

/** Throws `not_found`, `invalid_input` on `state` for one that has ended. `supplierId` null: of the marketplace. */
export async function setCodeState(
  context: Context,
  db: Queryable,
  { supplierId, id }: { supplierId: string | null; id: string },
  state: PromoCodeSetting,
): Promise<void> {
  const found = await findOwnCode(db, supplierId, id);
  if (!found) throw new DomainError('not_found');
  const now = context.clock.now();
  const setting = state === 'ended' ? { endedAt: now } : { pausedAt: state === 'paused' ? now : null };
  const isChanged = await markCode(db, id, setting);
  if (!isChanged && state !== 'ended') throw invalid('state', 'promo_over');
  if (isChanged) await recordActOf(context, db, { act: acts[state], subjectId: found.code });
}
