// What gift cards enqueue. The code is made here, so that it is in the mail and nowhere else on the way.
import type { Queryable } from '#platform/database/database.ts';
import { present } from '#kernel/assert.ts';
import type { JobHandlers } from '#platform/jobs/jobs.ts';
import { writeMail } from '#platform/mail/mail.ts';
import { erasedMailDomain } from '#platform/personal-data/part.ts';
import type { Services } from '#platform/services.ts';
import { findUser } from '../accounts/account-queries.ts';
import { findGiftCard } from '../gift-cards/gift-card-queries.ts';
import { issueCode } from '../gift-cards/issue-code.ts';
import { defaultBrand } from '../settings/settings.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { composeGiftCardMail, type GiftCardMatter } from './gift-card-mail.ts';

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
};

async function telling(services: Services, { giftCardId }: Payload) {
  const { database, clock, config } = services;
  const card = present(await findGiftCard(database.read, giftCardId), 'the gift card of a mail');
  const buyer = await findUser(database.read, card.buyerId);
  const appName = (await currentSettings(services)).appName || defaultBrand;
  const write = (db: Queryable, matter: GiftCardMatter, recipient: string, code: string | null) =>
    writeMail(db, composeGiftCardMail({ matter, card, recipient, code, appName, appUrl: config.appUrl }), clock.now());
  return {
    recipient: (db: Queryable, code: string) => write(db, 'card', card.recipientEmail, code),
    /** Whoever has closed the account has no address any more. */
    buyer: async (db: Queryable, matter: GiftCardMatter) => {
      if (buyer && !buyer.email.endsWith(`@${erasedMailDomain}`)) await write(db, matter, buyer.email, null);
    },
  };
}
