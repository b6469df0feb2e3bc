// Forms of a page whose scripts are still on their way, or never come.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import type { GiftCardView } from '#contract/gift-cards.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { linkIn, mailTo } from './mails.ts';
import { waitUntilHydrated, phone, visit } from './marketplace.ts';
import { newEmail, newTraveller } from './users.ts';
import { offered, search, whatToDo, whereTo } from './search-fields.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';

const withoutScripts = { javaScriptEnabled: false };

test.describe('a form that is sent before its scripts have come', () => {
  test('is stored, shown as being sent, and sent once when they are there', () =>
    visit('form-kept', {}, async ({ page }) => {
      const letScriptsCome = await holdScripts(page);
      const documents = documentsOf(page);
      const sent = requestsOf(page, 'POST');
      await page.goto('/contact', { waitUntil: 'commit' });
      await fillContact(page);
      const send = page.getByRole('button', { name: 'Send message' });
      await send.click();
      await page.getByRole('status').filter({ hasText: 'will be sent' }).waitFor();
      await send.click();
      assert.deepEqual(sent, []);
      letScriptsCome();
      await page.getByRole('heading', { name: 'We have received your message' }).waitFor();
      assert.equal(await page.locator('#pending-submission').isVisible(), false);
      assert.deepEqual(sent, ['/api/contact-messages']);
      assert.deepEqual(documents, ['/contact']);
    }));

  test('keeps what was chosen when it is returned with errors', () =>
    visit('form-kept-wrong', {}, async ({ page, allow }) => {
      allow(/status of 422/);
      const letScriptsCome = await holdScripts(page);
      await page.goto('/digital-services-law', { waitUntil: 'commit' });
      await page.getByLabel('What is wrong?').selectOption('fraud');
      await page.getByRole('textbox', { name: 'Your name' }).fill('Ines');
      await page.getByRole('button', { name: 'Send notice' }).click();
      letScriptsCome();
      await page.getByRole('alert').waitFor();
      assert.equal(await page.getByLabel('What is wrong?').inputValue(), 'fraud');
      assert.equal(await page.getByRole('textbox', { name: 'Your name' }).inputValue(), 'Ines');
    }));

  test('keeps what was typed into the search, and suggests by it', () =>
    visit('search-kept', {}, async ({ page }) => {
      const letScriptsCome = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      const date = page.getByLabel('When?');
      await date.fill('2031-05-04');
      await page.getByRole('search').locator('summary').click();
      await page.getByRole('spinbutton', { name: 'Adults' }).fill('3');
      await whatToDo(page).fill('tapas');
      await whereTo(page).pressSequentially('sev');
      letScriptsCome();
      await offered(page, { name: /^Seville/ })
        .first()
        .waitFor();
      assert.deepEqual(
        [await whereTo(page).inputValue(), await whatToDo(page).inputValue(), await date.inputValue()],
        ['sev', 'tapas', '2031-05-04'],
      );
      await page.keyboard.type('i');
      await search(page);
      await page.waitForURL(/date=2031-05-04&adults=3/);
    }));

  test('signs in all the same', () =>
    visit('sign-in-kept', {}, async ({ page }) => {
      const letScriptsCome = await holdScripts(page);
      const documents = documentsOf(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await page.getByLabel('E-mail').fill(demoLogins.traveller.email);
      await page.getByLabel('Password', { exact: true }).fill(demoLogins.traveller.password);
      await page.keyboard.press('Enter');
      await page.getByRole('status').filter({ hasText: 'will be sent' }).waitFor();
      letScriptsCome();
      await page.waitForURL('**/dashboard/bookings');
      assert.deepEqual(documents, ['/login']);
    }));

  test('says after twenty seconds that it was not sent, and keeps what was typed when the page is loaded again', () =>
    visit('sign-in-not-sent', {}, async ({ page }) => {
      const { email, password } = demoLogins.traveller;
      const letScriptsCome = await holdScripts(page);
      await page.clock.install();
      const addresses = documentsOf(page, ({ href }) => href);
      await page.setViewportSize(phone);
      await page.goto('/login', { waitUntil: 'commit' });
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      const onItsWay = page.getByText('will be sent');
      await onItsWay.waitFor();
      await page.clock.fastForward(20_000);
      await page.getByText('your form was not sent').waitFor();
      assert.equal(await onItsWay.isVisible(), false);
      await assertAccessible(page, 'a form that was not sent');
      await assertNoHorizontalOverflow(page, 'a form that was not sent');
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByLabel('E-mail')).toHaveValue(email);
      letScriptsCome();
      await waitUntilHydrated(page);
      await expect(page.getByLabel('E-mail')).toHaveValue(email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
      await page.waitForFunction(() => sessionStorage.getItem('unsent') === null);
      assert.deepEqual(new Set(addresses), new Set([page.url()]));
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/dashboard/bookings');
    }));
});

test.describe('without scripts', () => {
  test('a message is sent from the contact page, after what is wrong has been mended', () =>
    visit('contact-without-scripts', withoutScripts, async ({ page, allow }) => {
      allow(/status of 422/);
      await page.goto('/es/contact');
      await page.getByLabel('Tu nombre').fill('Inés');
      await page.getByLabel('Tu correo electrónico').fill('ines');
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      const email = page.getByLabel('Tu correo electrónico');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      assert.equal(await page.getByLabel('Tu nombre').inputValue(), 'Inés');
      const summary = page.getByRole('main').locator('form').getByRole('alert');
      await summary.getByRole('link', { name: 'Tu correo electrónico' }).click();
      await expect(page.locator(':focus')).toHaveAttribute('name', 'email');
      await email.fill('ines@example.com');
      await page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Hay sitio para una silla de ruedas?');
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      await page.getByText('ines@example.com').waitFor();
      assert.equal(await page.getByRole('textbox', { name: 'Mensaje' }).count(), 0);
    }));

  test('a notice is sent, and its status is read with its reference and code', () =>
    visit('notice-without-scripts', withoutScripts, async ({ page }) => {
      await page.goto('/digital-services-law');
      const form = page.getByRole('main').locator('form').first();
      await form.getByLabel('Address of the page').fill('/tours');
      await form.getByLabel('What is wrong?').selectOption({ label: 'Fraud or a scam' });
      await form.getByLabel('What is unlawful, and why?').fill('This list shows a tour that is sold by nobody at all.');
      await form.getByLabel('Your name').fill('Iris Bell');
      await form.getByLabel('Your e-mail address').fill(newEmail());
      await form.getByLabel('I believe in good faith').check();
      await form.getByRole('button', { name: 'Send notice' }).click();
      await page.getByRole('heading', { name: 'We have received your notice' }).waitFor();
      const [reference, code] = await page.getByRole('main').locator('dd').allInnerTexts();
      await page.getByLabel('Reference').fill(reference!);
      await page.getByLabel('Code').fill(code!);
      await page.getByRole('button', { name: 'Check status' }).click();
      await page.getByRole('main').getByText(reference!).first().waitFor();
      assert.equal(await page.getByRole('main').getByRole('alert').count(), 0);
    }));

  test('a booking is found by the reference and the code of its mail', async () => {
    const { email, token } = await newTraveller();
    const { id: tourId, name } = await tourNamed(withChildren);
    const body = { tourId, date: await freeDay(tourId), persons: 1 };
    const { reference } = await api<BookingView>('POST', '/bookings', { token, body });
    const link = linkIn(await mailTo(email, /^Confirmed: /));
    const code = link.split('/').at(-1);
    await visit('find-booking-without-scripts', withoutScripts, async ({ page }) => {
      await page.goto('/find-booking');
      await page.getByLabel('Reference').fill(reference);
      await page.getByLabel('Code').fill(code!);
      await page.getByRole('button', { name: 'Show the booking' }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    });
  });

  test('what is left on a gift card is read by its code', async () => {
    const { token } = await newTraveller();
    const recipientEmail = newEmail();
    const order = { amountMinor: 7300, currency: 'EUR', senderName: 'Iris', recipientName: 'Bruno', recipientEmail };
    const { payment } = await api<GiftCardView>('POST', '/gift-cards', { token, body: order });
    const paid = new URLSearchParams({ outcome: 'paid' });
    await fetch(payment.redirectUrl!, { method: 'POST', body: paid, redirect: 'manual' });
    const [code] = /\b(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\b/.exec(await mailTo(recipientEmail, /gift card$/))!;
    await visit('balance-without-scripts', withoutScripts, async ({ page }) => {
      await page.goto('/gift-cards');
      await page.getByLabel('Gift card code').fill(code!);
      await page.getByRole('button', { name: 'Check balance' }).click();
      await page.getByText('Balance:').waitFor();
      await page.getByRole('main').getByText('€73').first().waitFor();
    });
  });

  test('the pages of an account and signing in say what they need, and show nothing that waits', () =>
    visit('areas-without-scripts', withoutScripts, async ({ page }) => {
      await page.goto('/dashboard');
      await page.getByRole('heading', { level: 1, name: 'Your account needs JavaScript' }).waitFor();
      assert.equal(await page.getByText('Loading…').isVisible(), false);
      await page.getByRole('link', { name: 'Find your booking' }).click();
      await page.waitForURL('**/find-booking');
      await page.goto('/fr/login');
      await page.getByRole('alert').filter({ hasText: 'Ce formulaire a besoin de JavaScript' }).waitFor();
    }));

  test('the browser takes over what the server answered, and the page goes on', () =>
    visit('answered-page-taken-over', {}, async ({ page, allow }) => {
      allow(/status of 422/);
      const letScriptsCome = await holdScripts(page);
      await page.goto('/contact', { waitUntil: 'commit' });
      await page.getByLabel('Your name').fill('Ines');
      await page.evaluate(() => (document.querySelector('main form') as HTMLFormElement).submit());
      await page.locator('[aria-invalid=true]').first().waitFor();
      letScriptsCome();
      await waitUntilHydrated(page);
      await expect(page.getByLabel('Your name')).toHaveValue('Ines');
      await assertAccessible(page, 'the contact page with errors of the server');
      await page.setViewportSize(phone);
      await assertNoHorizontalOverflow(page, 'the contact page with errors of the server');
      await fillContact(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByRole('heading', { name: 'We have received your message' }).waitFor();
    }));
});

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ines');
  await page.getByLabel('Your e-mail address').fill('ines@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is there room for a wheelchair?');
}

/** Scripts wait until they are let. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

function documentsOf(page: Page, read = ({ pathname }: URL): string => pathname): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(read(new URL(request.url())));
  });
  return documents;
}

function requestsOf(page: Page, method: string): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}
