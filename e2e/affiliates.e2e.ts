// Recommending the marketplace: applied for, approved, clicked, booked, and remembered only by consent.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { AdminAffiliateView, AffiliateResultsView } from '#contract/affiliates.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { mailTo } from './mails.ts';
import { open, phone, visit } from './marketplace.ts';
import { storageStateOf, newTraveller, signedIn, type Traveller } from './users.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';

const application = {
  kind: 'creator',
  name: 'Iris Bell',
  link: 'https://iris.example/letters',
  message: 'A letter about slow trips, read by some thousand people.',
  promise: true,
};

test.describe('an affiliate', () => {
  test('applies, is approved, and finds link and numbers on a page of their own', async () => {
    const traveller = await newTraveller();
    const me = { ...(await storageStateOf(Promise.resolve(traveller))), viewport: phone };
    await visit('affiliate-application', me, async ({ page, allow }) => {
      allow(/status of 422/);
      await open(page, '/es/affiliate');
      await assertAccessible(page, 'the pitch');
      await page.getByLabel('Tu nombre').fill('Iris Bell');
      await page.getByLabel('¿Dónde nos recomendarías?').fill('iris.example');
      await page.getByRole('button', { name: 'Enviar solicitud' }).click();
      await page.getByRole('alert').getByText('Revisa estos 3 datos').waitFor();
      await expect(page.locator(':focus')).toHaveAttribute('name', 'link');
      assert.equal(await page.getByLabel('Tu nombre').inputValue(), 'Iris Bell');
      await assertAccessible(page, 'with mistakes');
      await page.getByLabel('¿Dónde nos recomendarías?').fill(application.link);
      await page.getByLabel('¿A quién llegas y cómo?').fill(application.message);
      await page.getByLabel('Marcaré mis enlaces como publicidad').check();
      await page.getByRole('button', { name: 'Enviar solicitud' }).click();
      await page.getByText(/^Tu solicitud del .* ha llegado/).waitFor();
      await mailTo(traveller.email, /^Hemos recibido tu solicitud$/);
      await approve(traveller);
      await mailTo(traveller.email, /^Ya puedes recomendar/);
      await open(page, '/es/become-content-creator');
      await page.getByRole('link', { name: 'Ver tu enlace y tus cifras' }).click();
      await page.getByRole('heading', { level: 1, name: 'Tus recomendaciones' }).waitFor();
      assert.match(await page.getByLabel('Enlace a la página de inicio').inputValue(), /\/\?via=[a-z0-9]{8}$/);
      await page.getByText('Todavía no ha llegado ninguna reserva').waitFor();
      await assertAccessible(page, 'the numbers');
    });
  });

  test('has to sign in first, and the results page without results says what to do, in 320 px', async () => {
    const narrow = { viewport: { width: 320, height: 640 }, colorScheme: 'dark' } as const;
    await visit('affiliate-signed-out', narrow, async ({ page }) => {
      await open(page, '/fr/become-content-creator');
      await assertAccessible(page, 'the pitch for creators');
      const signIn = page.getByRole('main').getByRole('link', { name: 'Se connecter' });
      assert.match((await signIn.getAttribute('href'))!, /next=%2Fbecome-content-creator/);
    });
    await visit('affiliate-none', { ...(await storageStateOf(newTraveller())), ...narrow }, async ({ page, allow }) => {
      allow(/status of 404/);
      await open(page, '/fr/dashboard/affiliate');
      await page.getByRole('heading', { name: 'Vous n’avez pas encore de lien' }).waitFor();
      await assertAccessible(page, 'no numbers');
    });
  });
});

test.describe('a visit through a link', () => {
  test('counts a booking of the same visit, stores nothing, and leaves the address as it was', async () => {
    const { affiliate, code } = await approvedAffiliate();
    const { id } = await tourNamed(withChildren);
    await visit('affiliate-visit', await storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, `/tour/${withChildren}?via=${code}`);
      await note(page).getByText('recommended this page to you').waitFor();
      assert.equal(new URL(page.url()).search, '');
      await assertAccessible(page, 'the note');
      await note(page).getByRole('button', { name: 'No, thank you' }).click();
      await note(page).waitFor({ state: 'detached' });
      await book(page, id);
      assert.equal(await page.evaluate(() => localStorage.getItem('via') ?? localStorage.getItem('consent')), null);
    });
    const { clicks, bookings, referrals } = await resultsOf(affiliate);
    assert.deepEqual([clicks, bookings, referrals[0]!.state], [1, 1, 'ahead']);
    await visit(
      'affiliate-numbers',
      { ...(await storageStateOf(Promise.resolve(affiliate))), viewport: phone },
      async ({ page }) => {
        await open(page, '/dashboard/affiliate');
        await page.getByText('upcoming').waitFor();
        await page.getByText('Show as a table').click();
        await assertAccessible(page, 'numbers with a booking');
        await page.setViewportSize({ width: 320, height: 640 });
        await assertNoHorizontalOverflow(page, 'numbers with a booking');
      },
    );
  });

  test('is remembered for later visits only where the visitor agrees, until the switch is turned off', async () => {
    const { affiliate, code } = await approvedAffiliate();
    const { id } = await tourNamed(withChildren);
    await visit('affiliate-consent', await storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, `/?via=${code}`);
      await note(page).getByRole('button', { name: 'No, thank you' }).click();
      await open(page, `/tour/${withChildren}`);
      await book(page, id);
      assert.equal((await resultsOf(affiliate)).bookings, 0);
      await open(page, `/?via=${code}`);
      await note(page).getByRole('button', { name: 'Yes, remember it' }).click();
      await open(page, `/tour/${withChildren}`);
      await book(page, id);
      assert.equal((await resultsOf(affiliate)).bookings, 1);
      await open(page, '/cookies');
      const choice = page.getByRole('switch', { name: 'Remember who recommended us' });
      await expect(choice).toBeChecked();
      await choice.uncheck();
      await page.getByRole('button', { name: 'Save my choices' }).click();
      await page.getByText('Your choices are saved').waitFor();
      assert.equal(await page.evaluate(() => localStorage.getItem('via')), null);
      await open(page, `/tour/${withChildren}`);
      await book(page, id);
      assert.equal((await resultsOf(affiliate)).bookings, 1);
    });
  });

  test('is counted once if the browser is redirected to its language first', async () => {
    const { affiliate, code } = await approvedAffiliate();
    await visit('affiliate-language', {}, async ({ page }) => {
      await open(page, '/tags');
      await page.evaluate(() => localStorage.setItem('i18nextLng', 'fr'));
      await page.goto(`/tags?via=${code}`);
      await page.getByRole('region', { name: 'Recommandé par' }).waitFor();
      assert.equal(new URL(page.url()).search, '');
    });
    assert.equal((await resultsOf(affiliate)).clicks, 1);
  });

  test('leaves the markup of a page that React has not hydrated yet', async () => {
    const { code } = await approvedAffiliate();
    await visit('affiliate-early', {}, async ({ page }) => {
      await holdReact(page);
      const texts = page.waitForResponse(/affiliates/);
      await page.goto(`/?via=${code}`);
      await (await texts).finished();
      const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
      await page.evaluate(() => dispatchEvent(new Event('react-may-work')));
      await note(page).waitFor();
      assert.equal(await heading!.evaluate((element) => element.isConnected), true);
    });
  });

  test('with an unknown code is a visit like any other', () =>
    visit('affiliate-unknown', {}, async ({ page, allow }) => {
      allow(/status of 404/);
      await open(page, '/?via=nobody00');
      await page.waitForFunction(() => location.search === '');
      assert.equal(await note(page).count(), 0);
    }));
});

/** As on a slow phone: React works, by the messages it sends itself, only after the page got 'react-may-work'. */
async function holdReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const allowed = new Promise((resolve) => addEventListener('react-may-work', resolve, { once: true }));
    const { set, ...rest } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')!;
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      ...rest,
      set(this: MessagePort, work: () => void) {
        set!.call(this, () => void allowed.then(work));
      },
    });
  });
}

const note = (page: Page) => page.getByRole('region', { name: 'Recommended by' });

/** On the tour's own page, which is open. */
async function book(page: Page, tourId: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Check availability' }) });
  await form.getByLabel('Date', { exact: true }).fill(await freeDay(tourId, 1));
  await form.getByRole('button', { name: 'Check availability' }).click();
  await form.getByText('Total', { exact: true }).waitFor();
  await form.getByRole('button', { name: 'Book now' }).click();
  await page.waitForURL('**/bookings?new=*');
}

async function approvedAffiliate(): Promise<{ affiliate: Traveller; code: string }> {
  const affiliate = await newTraveller();
  await api('POST', '/affiliates', { token: affiliate.token, body: application });
  return { affiliate, code: (await approve(affiliate)).code! };
}

async function approve({ email }: Traveller): Promise<AdminAffiliateView> {
  const { token } = await signedIn(demoLogins.operator);
  const { data } = await api<{ data: AdminAffiliateView[] }>('GET', '/admin/affiliates?state=applied&pageSize=100', {
    token,
  });
  const { id } = data.find((one) => one.email === email)!;
  return api('POST', `/admin/affiliates/${id}/decision`, { token, body: { outcome: 'approved' } });
}

const resultsOf = ({ token }: Traveller): Promise<AffiliateResultsView> =>
  api('GET', '/affiliates/me/results', { token });
