import type { giftCardEndpoints } from '#contract/gift-cards.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { providerFor } from '#domain/payments/provider.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { buyGiftCard } from './buy-gift-card.ts';
import { giftCardOffer } from './gift-card-amounts.ts';
import { listOwnGiftCards } from './gift-card-queries.ts';
import { giftCardView } from './gift-card-view.ts';
import { readGiftCard } from './read-gift-card.ts';
import { resendGiftCard } from './resend-gift-card.ts';
import { withdrawGiftCard } from './withdraw-gift-card.ts';

export const giftCardHandlers: Handlers<typeof giftCardEndpoints> = {
  getGiftCardOffer: async (context, { query }) =>
    giftCardOffer(query.currency ?? (await currentSettings(context)).defaultCurrency),
  buyGiftCard: (context, { body }) => buyGiftCard(context, body),

  async listGiftCards(context, { query: { page, pageSize } }) {
    const question = { buyerId: signedIn(context).id, limit: pageSize, offset: (page - 1) * pageSize };
    const { rows, total } = await listOwnGiftCards(context.database.db, question);
    const now = context.clock.now();
    const { pageUrl } = providerFor(context.config);
    const data = rows.map(({ pageToken, payBefore, ...card }) =>
      giftCardView(card, now, pageToken === null ? undefined : { url: pageUrl(pageToken), before: payBefore }),
    );
    return { data, page, pageSize, total };
  },

  readGiftCard: (context, { body }) => readGiftCard(context, body),
  resendGiftCard: (context, { params }) => resendGiftCard(context, params.id),
  withdrawGiftCard: (context, { params }) => withdrawGiftCard(context, params.id),
};
