// Operators find gift cards and promo codes, and block a card or a code.
import { DomainError } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { FoundPromoCodeView, operatorCodeEndpoints } from '#contract/operator/codes.ts';
import type { AuditAct } from '#kernel/choices/audit-acts.ts';
import { money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { stateOf } from '#domain/bookings/codes/promo-code.ts';
import { markPromoCodeBlocked } from '#domain/bookings/codes/promo-code-queries.ts';
import { findGiftCard, markGiftCardBlocked } from '#domain/gift-cards/gift-card-queries.ts';
import { mayResend } from '#domain/gift-cards/gift-card.ts';
import { resendCard } from '#domain/gift-cards/resend-gift-card.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { findGiftCardRows, findPromoCodeRows, type PromoCodeRow } from './code-queries.ts';

type Calls = typeof operatorCodeEndpoints;

const perPage = 25;

export async function findGiftCards(
  { database }: Context,
  query: InputOf<Calls['findGiftCards']>['query'],
): Promise<ResponseOf<Calls['findGiftCards']>> {
  const rows = await findGiftCardRows(database.db, { ...query, limit: perPage + 1 });
  const shown = rows.slice(0, perPage);
  return {
    data: shown.map(
      ({ amountMinor, balanceMinor, currency, buyerId, buyerName, buyerEmail, isBuyerErased, blockedAt, ...row }) => ({
        ...row,
        isBlocked: blockedAt !== null,
        mayResend: mayResend({ ...row, amountMinor, balanceMinor, blockedAt }),
        amount: priceView(money(amountMinor, currency)),
        balance: priceView(money(balanceMinor, currency)),
        buyer: isBuyerErased ? null : { id: buyerId, name: buyerName, email: buyerEmail },
        orderedAt: row.orderedAt.toISOString(),
      }),
    ),
    next: rows.length > perPage ? shown.at(-1)!.id : null,
  };
}

export async function findPromoCodes(
  { database, clock }: Context,
  query: InputOf<Calls['findPromoCodes']>['query'],
): Promise<ResponseOf<Calls['findPromoCodes']>> {
  const rows = await findPromoCodeRows(database.db, { ...query, limit: perPage + 1 });
  const shown = rows.slice(0, perPage);
  return {
    data: shown.map((row) => promoCodeView(row, clock.now())),
    next: rows.length > perPage ? shown.at(-1)!.code : null,
  };
}

export const promoCodeView = (
  { amountMinor, currency, validFrom, validUntil, isPaused, isEnded, ...row }: PromoCodeRow,
  now: Date,
): FoundPromoCodeView => ({
  ...row,
  state: stateOf({ ...row, validFrom, validUntil, isPaused, isEnded }, now),
  amount: amountMinor === null || currency === null ? null : priceView(money(amountMinor, currency)),
  validFrom: validFrom?.toISOString() ?? null,
  validUntil: validUntil?.toISOString() ?? null,
});

/** Throws `not_found`, `gift_card_state`, `too_many_requests`. */
export async function resendFoundGiftCard(
  context: Context,
  id: string,
): Promise<ResponseOf<Calls['resendFoundGiftCard']>> {
  const card = await findGiftCard(context.database.db, id);
  if (!card) throw new DomainError('not_found');
  const act = { act: 'gift_card_resend', subjectId: id } as const;
  const { recipientEmail } = await resendCard(context, card, (db) => recordActOf(context, db, act));
  return { id, recipientEmail };
}

type Blocking = { isBlocked: boolean; reason: string };
type Mark = (db: Queryable, id: string, blockedAt: Date | null) => Promise<string | undefined>;

/** Throws `not_found`. */
export const blockGiftCard = (context: Context, id: string, blocking: Blocking) =>
  block(context, id, { ...blocking, mark: markGiftCardBlocked, acts: ['gift_card_block', 'gift_card_release'] });

/** Throws as `blockGiftCard` does. */
export const blockPromoCode = (context: Context, id: string, blocking: Blocking) =>
  block(context, id, { ...blocking, mark: markPromoCodeBlocked, acts: ['promo_code_block', 'promo_code_release'] });

type Act = Blocking & { mark: Mark; acts: readonly [AuditAct, AuditAct] };

async function block(context: Context, id: string, { isBlocked, reason, mark, acts }: Act) {
  await context.database.transaction(async (transaction) => {
    const subjectId = await mark(transaction, id, isBlocked ? context.clock.now() : null);
    if (subjectId === undefined) throw new DomainError('not_found');
    await recordActOf(context, transaction, { act: acts[isBlocked ? 0 : 1], subjectId, reason });
  });
  return { id, isBlocked };
}
