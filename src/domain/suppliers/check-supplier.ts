// The operator decides on a supplier's verification; an unverified supplier corrects its details.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { withCallingCode } from './trader-phone.ts';
import type { Trader } from '#contract/suppliers/trader.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { changeSupplier, findSupplier, findSupplierOf, type SupplierRow } from './supplier-queries.ts';
import { supplierView } from './supplier-view.ts';
import { notifyOfVerification, requestVerification } from './request-verification.ts';

type Outcome = { outcome: 'verified' | 'refused'; reasons?: string };

/** Throws `not_found`, `supplier_state` if it is already decided, `invalid_input` on `reasons`. */
export async function checkSupplier(
  context: Context,
  id: string,
  { outcome, reasons }: Outcome,
): Promise<SupplierView> {
  if (outcome === 'refused' && !reasons) throw invalid('reasons', 'required');
  if (outcome === 'verified' && reasons) throw invalid('reasons', 'contradiction');
  const now = context.clock.now();
  const change = { state: outcome, checkedAt: now, checkedBy: signedIn(context).id, refusal: reasons ?? null };
  const checked = await context.database.transaction(async (transaction) => {
    if (!(await findSupplier(transaction, id))) throw new DomainError('not_found');
    const changed = stateError(await changeSupplier(transaction, id, ['to_check'], change));
    await notifyOfVerification(transaction, id, now);
    const act = outcome === 'verified' ? 'supplier_verify' : 'supplier_refuse';
    await recordActOf(context, transaction, { act, subjectId: id, reason: reasons });
    return changed;
  });
  context.wakeJobs();
  return supplierView(checked, context.caller.language);
}

/** Throws `too_many_requests`, `not_found` for users without a supplier, `supplier_state` for a verified one: its published details
 *  were checked and cannot change. */
export async function correctSupplier(context: Context, trader: Trader): Promise<SupplierView> {
  const { selfCertified: _, registerName, ...details } = await withCallingCode(trader);
  const { id: userId } = signedIn(context);
  // Each one sends a mail to the operator.
  await throttle(context, 'messages', userId);
  const now = context.clock.now();
  const { language } = context.caller;
  const unchecked = { state: 'to_check', checkedAt: null, checkedBy: null, refusal: null } as const;
  const corrected = await context.database.transaction(async (transaction) => {
    const supplier = await findSupplierOf(transaction, userId);
    if (!supplier) throw new DomainError('not_found');
    const change = { ...details, registerName: registerName ?? null, selfCertifiedAt: now, ...unchecked };
    const changed = stateError(await changeSupplier(transaction, supplier.id, ['to_check', 'refused'], change));
    await requestVerification(transaction, { supplierId: supplier.id, language }, now);
    return changed;
  });
  context.wakeJobs();
  return supplierView(corrected, language);
}

function stateError(changed: SupplierRow | undefined): SupplierRow {
  if (!changed) throw new DomainError('supplier_state');
  return changed;
}
