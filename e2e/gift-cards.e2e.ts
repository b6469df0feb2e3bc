// Gift cards: bought, received, looked at, spent and withdrawn from.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import type { GiftCardView } from '#contract/gift-cards.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { linkIn, mailTo } from './mails.ts';
import { open, phone, visit } from './marketplace.ts';
import { storageStateOf, newEmail, newTraveller, password, type Traveller } from './users.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';

const codeIn = (mail: string): string => /\b(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\b/.exec(mail)![0];

test.describe('a gift card', () => {
  test('is created from the form, paid for, sent, and looked up by its code', () =>
    visit('gift-card', buyerWith({ viewport: phone }), async ({ page, allow }) => {
      allow(/status of 422/);
      const recipient = newEmail();
      await open(page, '/es/gift-cards');
      await assertAccessible(page, 'the page of gift cards');
      await page.getByLabel('Moneda', { exact: true }).selectOption('EUR');
      await page.getByText(/^Para tours que se cobran en EUR y/).waitFor();
      await page.getByLabel('Otro').check();
      await page.getByLabel('Importe en EUR').fill('5');
      await page.getByLabel('¿Para quién es?').fill('Bruno');
      await page.getByRole('button', { name: 'Pagar' }).click();
      const summary = page.getByRole('alert');
      await summary.getByText('Revisa este dato').waitFor();
      await expect(page.locator(':focus')).toHaveAttribute('name', 'recipientEmail');
      assert.equal(await page.getByLabel('¿Para quién es?').inputValue(), 'Bruno');
      await assertAccessible(page, 'with mistakes');
      await page.getByLabel('Su correo electrónico').fill(recipient);
      await page.getByLabel('Tu nombre').fill('Iris');
      await page.getByRole('button', { name: 'Pagar' }).click();
      await page
        .getByText(/Introduce .*10.* o más/)
        .first()
        .waitFor();
      await page.getByLabel('Importe en EUR').fill('75');
      await page.getByLabel('Tu mensaje').fill('Para que vuelvas al mar.');
      const preview = page.getByRole('figure', { name: 'Así se ve la tarjeta' });
      await preview.getByText('Bruno').waitFor();
      await preview.getByText('75').waitFor();
      await page.getByRole('button', { name: 'Pagar' }).click();
      await page.waitForURL('**/pay/test/*');
      // Back from the payment page it is as it was, until it is paid.
      await page.goBack();
      await expect(page.getByLabel('¿Para quién es?')).toHaveValue('Bruno');
      await expect(page.getByLabel('Moneda', { exact: true })).toHaveValue('EUR');
      await expect(page.getByLabel('Importe en EUR')).toHaveValue('75');
      await expect(page.getByLabel('Tu mensaje')).toHaveValue('Para que vuelvas al mar.');
      await page.getByRole('button', { name: 'Pagar' }).click();
      await page.waitForURL('**/pay/test/*');
      await page.locator('button[value=paid]').click();
      await page.waitForURL('**/es/gift-cards?order=*#mine');
      await page.getByText('Gracias: la tarjeta regalo está pagada').waitFor();
      await page.getByRole('heading', { name: 'Para Bruno' }).first().waitFor();
      await expect(page.getByLabel('¿Para quién es?')).toHaveValue('');
      await assertAccessible(page, 'with a card');
      // An address alone has paid for nothing.
      await open(page, '/es/gift-cards?order=paid#mine');
      await page.getByRole('heading', { name: 'Para Bruno' }).first().waitFor();
      assert.equal(await page.getByText('Gracias: la tarjeta regalo está pagada').count(), 0);

      const mail = await mailTo(recipient, /^Iris te ha enviado una tarjeta regalo$/);
      assert.match(mail, /Para que vuelvas al mar\./);
      const link = linkIn(mail);
      assert.match(link, /^\/es\/gift-cards#/);
      await open(page, link);
      await expect(page.getByLabel('Código de la tarjeta')).toHaveValue(codeIn(mail));
      await page.getByRole('button', { name: 'Ver el saldo' }).click();
      await page.getByText('Saldo:').waitFor();
      await page
        .getByRole('main')
        .getByText(/^75\s?€/)
        .first()
        .waitFor();
      await page.getByText(/^Para tours que se cobran en EUR y/).waitFor();
      await assertAccessible(page, 'with a balance');
    }));

  test('of an unknown code says so beside the form, in 320 px', () =>
    visit('gift-card-unknown', { viewport: { width: 320, height: 640 }, colorScheme: 'dark' }, async (at) => {
      const { page, allow } = at;
      allow(/status of 404/);
      await open(page, '/fr/gift-cards');
      await assertNoHorizontalOverflow(page, 'gift cards');
      await page.getByRole('link', { name: 'Se connecter' }).first().waitFor();
      await page.getByLabel('Code de la carte').fill('aaaa bbbb cccc dddd');
      await page.getByRole('button', { name: 'Voir le solde' }).click();
      await page.getByRole('alert').getByText('Aucune carte cadeau ne correspond').waitFor();
      assert.equal(await page.getByLabel('Code de la carte').inputValue(), 'aaaa bbbb cccc dddd');
      await assertAccessible(page, 'an unknown code');
      // What was typed is still there after signing in, which speaks of the card.
      await page.getByLabel('Devise', { exact: true }).selectOption('GBP');
      await page.getByText('200 £').click();
      const entered = { recipientName: 'Bruno', recipientEmail: newEmail(), message: 'Bon voyage.' };
      for (const [name, value] of Object.entries(entered)) await page.locator(`[name=${name}]`).fill(value);
      await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
      await page.getByText('connectez-vous pour acheter votre carte cadeau').waitFor();
      await page.getByRole('button', { name: /^[^·]*FR$/ }).waitFor();
      await page.getByRole('link', { name: 'Créez un compte' }).click();
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email');
      await page.locator(':focus').fill(newEmail());
      await page.getByLabel('Mot de passe', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await page.waitForURL('**/fr/gift-cards#buy');
      for (const [name, value] of Object.entries(entered))
        await page.waitForFunction(
          ([field, text]) => document.querySelector<HTMLInputElement>(`[name=${field}]`)?.value === text,
          [name, value] as const,
        );
      // Another currency for prices is none for what was entered.
      await page.evaluate(() => localStorage.setItem('currency', 'EUR'));
      const inEuros = page.waitForResponse('**/api/gift-cards/offer?currency=EUR*');
      await page.reload();
      await inEuros;
      await page.waitForLoadState('networkidle');
      await expect(page.getByLabel('Devise', { exact: true })).toHaveValue('GBP');
      await expect(page.getByRole('radio', { name: '200 £' })).toBeChecked();
    }));

  test('pays a part of a booking, and cancelling says and gives back both parts', async () => {
    const traveller = await newTraveller();
    const { code } = await sentCard(traveller, 1000);
    const { code: dollars } = await sentCard(traveller, 1000, 'USD');
    const { id } = await tourNamed(withChildren);
    await visit('gift-card-booking', storageStateOf(Promise.resolve(traveller)), async ({ page, allow }) => {
      allow(/status of 404/);
      await open(page, `/tours/${id}/book`);
      await page.getByLabel('Date', { exact: true }).fill(await freeDay(id, 2));
      await page.getByLabel('Adults', { exact: true }).fill('2');
      await page.getByText('Have a gift card?').click();
      await page.getByLabel('Gift card code').fill('AAAA-AAAA-AAAA-AAAA');
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
      await page.getByText('We could not find a gift card with this code').waitFor();
      await page.getByLabel('Gift card code').fill(dollars);
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
      await page.getByText('This gift card is in USD, but this tour is charged in EUR.').waitFor();
      await page.getByLabel('Gift card code').fill(code);
      await page.getByLabel('Gift card code').press('Enter');
      await page.getByText('Balance: €10').waitFor();
      const summary = page.getByRole('region', { name: 'Your booking' });
      await summary.getByText('−€10').waitFor();
      await assertAccessible(page, 'the book page with a card');
      await page.getByRole('button', { name: 'Book now' }).click();
      await page.getByText('Booking completed successfully!').waitFor();
      await page.waitForURL('**/bookings?new=*');
      await page.getByRole('article').getByRole('link', { name: /^View/ }).first().click();
      await page.getByText('Paid by gift card: €10').waitFor();
      await page.getByText('Still to pay:').waitFor();
      await assertAccessible(page, 'a booking paid in part');
      const bookingUrl = page.url();
      await page
        .getByRole('button', { name: /^Pay .*now$/ })
        .first()
        .click();
      await page.waitForURL('**/pay/test/*');
      await page.getByText('−€10').waitFor();
      await assertAccessible(page, 'the payment of the rest');
      await page.locator('button[value=paid]').click();
      await page.waitForURL('**/bookings**');
      await open(page, new URL(bookingUrl).pathname);
      await page.getByRole('button', { name: 'Cancel booking' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('To your gift card').waitFor();
      await assertAccessible(page, 'cancelling it');
      await dialog.getByRole('button', { name: 'Yes, cancel' }).click();
      const ways = /Your refund of €\d+ \(€\d+ to your payment method, €10 to your gift card\) is on its way/;
      await page.getByRole('status').getByText(ways).waitFor();
      await page.getByText('Refunded:').waitFor();
      for (const way of ['To your payment method', 'To your gift card'])
        await page.getByText(way, { exact: true }).waitFor();
      await assertAccessible(page, 'a cancelled booking paid in part');
    });
    const left = await api<{ balance: { priceMinor: number } }>('POST', '/gift-cards/balance', { body: { code } });
    assert.equal(left.balance.priceMinor, 1000);
  });

  test('is still used after signing in on the way, and its code is in no address', async () => {
    const { code } = await sentCard(await newTraveller(), 1000);
    await visit('gift-card-sign-in', {}, async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      await open(page, `/tour/${id}?date=${await freeDay(id, 2)}&adults=2`);
      await page.getByText('Have a gift card?').click();
      await page.getByLabel('Gift card code').fill(code);
      const toPay = page.locator('#book-now > p[aria-live]');
      const totalOf = async () => Number(/^Total€([\d.]+)$/.exec((await toPay.textContent())!)![1]);
      await expect(toPay).toHaveText(/^Total€/);
      const rest = `€${(await totalOf()) - 10}`;
      await page.getByLabel('Gift card code').press('Enter');
      await page.getByText('−€10').waitFor();
      await expect(toPay).toHaveText(`Still to pay${rest}`);
      await page.getByRole('button', { name: 'Book now' }).click();
      await page.waitForURL('**/login?next=*');
      assert.ok(!page.url().includes(code));
      await page.getByRole('region', { name: 'Your booking' }).getByText(`Still to pay: ${rest}`).waitFor();
      await page.getByLabel('Your name').fill('Ana Prieto');
      await page.getByLabel('E-mail').fill(newEmail());
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Continue to your booking' }).click();
      await page.waitForURL('**/tour/*');
      await page.getByText('−€10').waitFor();
    });
  });

  test('whose mail was lost is sent again by its buyer, with another code', async () => {
    const traveller = await newTraveller();
    const { code, recipient } = await sentCard(traveller, 5000);
    await visit(
      'gift-card-again',
      { ...(await storageStateOf(Promise.resolve(traveller))), viewport: phone },
      async (at) => {
        const { page } = at;
        await open(page, '/gift-cards');
        await page.getByRole('button', { name: 'Resend the e-mail for the card of Bruno' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByText('The old code stops working.').waitFor();
        await assertAccessible(page, 'sending it again');
        await dialog.getByRole('button', { name: 'Resend' }).click();
        await page.getByText(`We have sent the card to ${recipient} again`).waitFor();
      },
    );
    const mail = await mailTo(recipient, /, sent again$/);
    assert.match(mail, /This e-mail replaces an earlier one/);
    assert.notEqual(codeIn(mail), code);
    await assert.rejects(api('POST', '/gift-cards/balance', { body: { code } }), /404/);
    const left = await api<{ balance: { priceMinor: number } }>('POST', '/gift-cards/balance', {
      body: { code: codeIn(mail) },
    });
    assert.equal(left.balance.priceMinor, 5000);
  });

  test('is withdrawn by its buyer, who sees the refund', async () => {
    const traveller = await newTraveller();
    await sentCard(traveller, 5000);
    await visit('gift-card-withdrawal', storageStateOf(Promise.resolve(traveller)), async ({ page }) => {
      await open(page, '/gift-cards');
      await page.getByRole('button', { name: 'Withdraw from the purchase of the card for Bruno' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('We refund €50').waitFor();
      await assertAccessible(page, 'withdrawing');
      await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
      await page.getByText('You have withdrawn from the purchase. Your refund of €50 is on its way').waitFor();
      await page.getByText('You withdrew from the purchase and were refunded.').waitFor();
      await expect(page.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
    });
    assert.match(await mailTo(traveller.email, /^We have received your withdrawal$/), /refunding €50/);
  });
});

async function buyerWith(more: { viewport: { width: number; height: number } }) {
  return { ...(await storageStateOf(newTraveller())), ...more };
}

/** A card, paid for and sent, with the code from its mail. */
async function sentCard(
  buyer: Traveller,
  amountMinor: number,
  currency = 'EUR',
): Promise<{ code: string; recipient: string }> {
  const recipientEmail = newEmail();
  const order = { amountMinor, currency, senderName: 'Iris', recipientName: 'Bruno', recipientEmail };
  const { payment } = await api<GiftCardView>('POST', '/gift-cards', { token: buyer.token, body: order });
  const form = new URLSearchParams({ outcome: 'paid' });
  await fetch(payment.redirectUrl!, { method: 'POST', body: form, redirect: 'manual' });
  return { code: codeIn(await mailTo(recipientEmail, /gift card$/)), recipient: recipientEmail };
}
