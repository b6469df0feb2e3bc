// What gift cards enqueue. The code is made here, so that it is in the mail and nowhere else on the way.
import type { Queryable } from '#platform/database/database.ts';
import { present } from '#kernel/assert.ts';
import type { JobHandlers } from '#platform/jobs/jobs.ts';
import { writeMail } from '#platform/mail/mail.ts';
import { erasedMailDomain } from '#platform/personal-data/part.ts';
import type { Services } from '#platform/services.ts';
import { findUser } from '../accounts/account-queries.ts';
import { findGiftCard } from '../gift-cards/gift-card-queries.ts';
import { issueCode, replaceCode } from '../gift-cards/issue-code.ts';
import { defaultBrand } from '../settings/settings.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { composeGiftCardMail, type GiftCardMatter, type GiftCardTelling } from './gift-card-mail.ts';

type Payload = { giftCardId: string };

export const giftCardMailJobs: JobHandlers = {
  'gift-card-paid': async (services, payload: Payload) => {
    const tell = await telling(services, payload);
    await tell.buyer(services.database.read, 'paid');
  },
  'gift-card-withdrawn': async (services, payload: Payload) => {
    const tell = await telling(services, payload);
    await tell.buyer(services.database.read, 'withdrawn');
  },
  'gift-card-due': async (services, payload: Payload) => {
    const tell = await telling(services, payload);
    await services.database.transaction(async (transaction) => {
      const code = await issueCode(transaction, payload.giftCardId, services.clock.now());
      if (!code) return;
      await tell.recipient(transaction, code);
      await tell.buyer(transaction, 'sent');
    });
  },
  'gift-card-lost': async (services, { sentAt, ...payload }: Payload & { sentAt: string }) => {
    const tell = await telling(services, payload);
    await services.database.transaction(async (transaction) => {
      const code = await replaceCode(transaction, payload.giftCardId, new Date(sentAt), services.clock.now());
      if (code) await tell.recipient(transaction, code, sentAt);
    });
  },
};

async function telling(services: Services, { giftCardId }: Payload) {
  const { database, clock, config } = services;
  const card = present(await findGiftCard(database.read, giftCardId), 'the gift card of a mail');
  const buyer = await findUser(database.read, card.buyerId);
  const appName = (await currentSettings(services)).appName || defaultBrand;
  const write = (db: Queryable, letter: Pick<GiftCardTelling, 'matter' | 'recipient' | 'code' | 'lost'>) =>
    writeMail(db, composeGiftCardMail({ ...letter, card, appName, appUrl: config.appUrl }), clock.now());
  return {
    /** `lost`: when the mail was sent that this one replaces. */
    recipient: (db: Queryable, code: string, lost?: string) =>
      write(db, { matter: 'card', recipient: card.recipientEmail, code, ...(lost && { lost }) }),
    /** Whoever has closed the account has no address any more. */
    buyer: async (db: Queryable, matter: GiftCardMatter) => {
      if (buyer && !buyer.email.endsWith(`@${erasedMailDomain}`))
        await write(db, { matter, recipient: buyer.email, code: null });
    },
  };
}
