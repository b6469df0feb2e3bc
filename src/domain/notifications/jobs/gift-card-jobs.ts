// Mails about gift cards. The code is created here, so that it is in the mail and not in the job.
import type { Queryable } from '#platform/database/database.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { erasedMailDomain } from '#platform/personal-data/source.ts';
import type { Services } from '#platform/services.ts';
import { findUser } from '#domain/accounts/account-queries.ts';
import { findGiftCard } from '#domain/gift-cards/gift-card-queries.ts';
import { issueGiftCardCode, replaceGiftCardCode } from '#domain/gift-cards/issue-gift-card-code.ts';
import type { giftCardJobs } from '#domain/gift-cards/job-types.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { composeGiftCardMail, type GiftCardMatter, type GiftCardNotification } from '../mails/gift-card-mail.ts';

export const giftCardMailHandlers: HandlersOf<typeof giftCardJobs> = {
  'gift-card-paid': async (services, payload) => {
    const notify = await notification(services, payload);
    await notify.buyer(services.database.db, 'paid');
  },
  'gift-card-withdrawn': async (services, payload) => {
    const notify = await notification(services, payload);
    await notify.buyer(services.database.db, 'withdrawn');
  },
  'gift-card-due': async (services, payload) => {
    const notify = await notification(services, payload);
    await services.database.transaction(async (transaction) => {
      const code = await issueGiftCardCode(transaction, payload.giftCardId, services.clock.now());
      if (!code) return;
      await notify.recipient(transaction, code);
      await notify.buyer(transaction, 'sent');
    });
  },
  'gift-card-lost': async (services, { sentAt, ...payload }) => {
    const notify = await notification(services, payload);
    await services.database.transaction(async (transaction) => {
      const code = await replaceGiftCardCode(transaction, payload.giftCardId, new Date(sentAt), services.clock.now());
      if (code) await notify.recipient(transaction, code, sentAt);
    });
  },
};

async function notification(services: Services, { giftCardId }: { giftCardId: string }) {
  const { database, clock, config } = services;
  const card = assertDefined(await findGiftCard(database.db, giftCardId), 'the gift card of a mail');
  const buyer = await findUser(database.db, card.buyerId);
  const appName = (await currentSettings(services)).appName || defaultBrand;
  const write = (db: Queryable, mail: Pick<GiftCardNotification, 'matter' | 'recipient' | 'code' | 'lost'>) =>
    queueMail(db, composeGiftCardMail({ ...mail, card, appName, appUrl: config.appUrl }), clock.now());
  return {
    /** `lost`: when the mail that this one replaces was sent. */
    recipient: (db: Queryable, code: string, lost?: string) =>
      write(db, { matter: 'card', recipient: card.recipientEmail, code, ...(lost && { lost }) }),
    /** An erased account has no address. */
    buyer: async (db: Queryable, matter: GiftCardMatter) => {
      if (buyer && !buyer.email.endsWith(`@${erasedMailDomain}`))
        await write(db, { matter, recipient: buyer.email, code: null });
    },
  };
}
