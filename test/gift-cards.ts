// Gift cards for tests: ordered, paid for at the test provider, and sent.
import assert from 'node:assert/strict';
import { newId } from '#kernel/ids.ts';
import type { TestApp } from './app.ts';

type Buyer = { token: string };
type Wanted = { amountMinor?: number; currency?: string; recipientEmail?: string; sendOn?: string };

export const newRecipient = (): string => `for-${newId()}@tests.example`;

/** An order as the page sends it. */
export const giftOrder = (wanted: Wanted = {}) => ({
  amountMinor: 10_000,
  currency: 'EUR',
  senderName: 'Iris',
  recipientName: 'Bruno',
  recipientEmail: newRecipient(),
  ...wanted,
});

export async function orderGiftCard(app: TestApp, { token }: Buyer, wanted: Wanted = {}) {
  const { status, body } = await app.send('POST', '/api/gift-cards', { token, body: giftOrder(wanted) });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

/** Tells the outcome at the page of the test provider. */
export const tellProvider = (app: TestApp, redirectUrl: string, outcome: 'paid' | 'abandoned') =>
  app.send('POST', new URL(redirectUrl).pathname, {
    raw: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** Paid for, and its mail written: with the code that stands there. */
export async function makeGiftCard(
  app: TestApp,
  buyer: Buyer,
  wanted: Wanted = {},
): Promise<{ id: string; code: string }> {
  const { id, payment } = await orderGiftCard(app, buyer, wanted);
  await tellProvider(app, payment.redirectUrl, 'paid');
  await app.jobs.runDue();
  return { id, code: (await codeOf(app, id))! };
}

/** The code in the mail of a card; undefined while there is none. */
export async function codeOf({ services }: TestApp, id: string): Promise<string | undefined> {
  const mail = await services.database.read
    .selectFrom('mails')
    .select('bodyText')
    .where('event', '=', `gift-card-card:${id}`)
    .executeTakeFirst();
  return mail && /\b(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\b/.exec(mail.bodyText)![0];
}

/** What is left on a card, as whoever has its code reads it. */
export async function leftOn(app: TestApp, code: string): Promise<number> {
  return (await app.send('POST', '/api/gift-cards/balance', { body: { code } })).body.balance.priceMinor;
}
