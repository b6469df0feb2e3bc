// Orders gift cards, pays for them at the test provider and reads their mails.
import assert from 'node:assert/strict';
import { newId } from '#kernel/ids.ts';
import type { TestApp } from './app.ts';

type Buyer = { token: string };
type Wanted = { amountMinor?: number; currency?: string; recipientEmail?: string; sendOn?: string };

export const newRecipient = (): string => `for-${newId()}@tests.example`;

/** The request that the page sends to order a card. */
export const giftCardRequest = (wanted: Wanted = {}) => ({
  amountMinor: 10_000,
  currency: 'EUR',
  senderName: 'Iris',
  recipientName: 'Bruno',
  recipientEmail: newRecipient(),
  ...wanted,
});

export async function orderGiftCard(app: TestApp, { token }: Buyer, wanted: Wanted = {}) {
  const { status, body } = await app.send('POST', '/api/gift-cards', { token, body: giftCardRequest(wanted) });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

/** Chooses the outcome on the page of the test provider. */
export const sendPaymentOutcome = (app: TestApp, redirectUrl: string, outcome: 'paid' | 'abandoned') =>
  app.send('POST', new URL(redirectUrl).pathname, {
    raw: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** Orders a card, pays for it, and reads its code from the mail. */
export async function createGiftCard(
  app: TestApp,
  buyer: Buyer,
  wanted: Wanted = {},
): Promise<{ id: string; code: string }> {
  const { id, payment } = await orderGiftCard(app, buyer, wanted);
  await sendPaymentOutcome(app, payment.redirectUrl, 'paid');
  await app.jobs.runDue();
  return { id, code: (await mailedGiftCardCode(app, id))! };
}

/** The code in the mail of a card, or undefined before the mail is written. */
export async function mailedGiftCardCode({ services }: TestApp, id: string): Promise<string | undefined> {
  const mail = await services.database.db
    .selectFrom('mails')
    .select('bodyText')
    .where('event', '=', `gift-card-card:${id}`)
    .executeTakeFirst();
  return mail && /\b(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\b/.exec(mail.bodyText)![0];
}

/** The balance of a card, read by its code. */
export async function giftCardBalance(app: TestApp, code: string): Promise<number> {
  return (await app.send('POST', '/api/gift-cards/balance', { body: { code } })).body.balance.priceMinor;
}
