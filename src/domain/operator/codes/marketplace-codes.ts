// Promo codes of the marketplace: good for all tours, borne by its commission.
import { invalid } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { FoundPromoCodeView, operatorCodeEndpoints } from '#contract/operator/codes.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { PromoCodeSetting } from '#kernel/choices/promo-code-states.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { newCode, setCodeState } from '#domain/bookings/codes/code-terms.ts';
import { insertCode } from '#domain/bookings/codes/supplier-code-queries.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { findPromoCodeRow } from './code-queries.ts';
import { promoCodeView } from './codes.ts';

type CodeRequest = InputOf<(typeof operatorCodeEndpoints)['createMarketplaceCode']>['body'];

/** Throws `invalid_input` with its field, `too_many_requests`. */
export async function createMarketplaceCode(context: Context, request: CodeRequest): Promise<FoundPromoCodeView> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'newPromoCodes', userId);
  const { commissionPercent } = await currentSettings(context);
  const key = context.caller.idempotencyKey;
  const idempotent = { userId, operation: 'createMarketplaceCode', key, input: request };
  return withIdempotency(context, idempotent, async (transaction) => {
    // More than the commission would be taken from suppliers.
    if (request.percent > commissionPercent) throw invalid('percent', 'too_big', { maximum: commissionPercent });
    const owner = { supplierId: null, borneBy: 'marketplace', currency: null } as const;
    const code = newCode(request, owner, context.clock.now());
    if (!(await insertCode(transaction, code))) throw invalid('code', 'code_unavailable');
    await recordActOf(context, transaction, { act: 'promo_code_create', subjectId: code.code });
    return viewOf(context, transaction, code.id);
  });
}

/** Throws `not_found` for a code of a supplier as well, `invalid_input` on `state` for one that has ended. */
export const setMarketplaceCodeState = (
  context: Context,
  id: string,
  state: PromoCodeSetting,
): Promise<FoundPromoCodeView> =>
  context.database.transaction(async (transaction) => {
    await setCodeState(context, transaction, { supplierId: null, id }, state);
    return viewOf(context, transaction, id);
  });

const viewOf = async (context: Context, db: Queryable, id: string): Promise<FoundPromoCodeView> =>
  promoCodeView(assertDefined(await findPromoCodeRow(db, id), 'the code'), context.clock.now());
