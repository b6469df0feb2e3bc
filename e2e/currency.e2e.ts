// The currency prices are shown in: choosing it, storing it, and telling the server (spec, section 4).
import assert from 'node:assert/strict';
import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { api } from './api.ts';
import { waitUntilHydrated, marketplace, open, visit } from './marketplace.ts';
import { newTraveller, storageStateOf, type Traveller } from './users.ts';

test.describe('choosing a currency', () => {
  test('shows prices in it at once, closes the dialog and stores the choice here and on the server', () =>
    visit('choose-currency', {}, async ({ page, context }) => {
      await open(page, '/tours');
      assert.match(await firstPrice(page), /^≈\s\$\d/);
      const opener = page.getByRole('button', { name: 'Preferences' });
      assert.equal(await opener.textContent(), 'Preferences: EN · $');
      await chooseCurrency(page, 'EUR');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect(opener).toHaveText('Preferences: EN · €');
      await page.getByRole('main').getByText(/^€\d/).first().waitFor();
      assert.equal(await page.evaluate(() => localStorage.getItem('currency')), 'EUR');
      await expect
        .poll(async () => (await context.cookies()).find(({ name }) => name === 'currency')?.value)
        .toBe('EUR');
      assert.match(await firstPrice(page, { afterReload: true }), /^(≈\s)?€\d/);
    }));

  test('fires currency-changed on the window with the code 50 ms after it was stored', () =>
    visit('currency-event', {}, async ({ page }) => {
      await page.addInitScript(watchCurrency);
      await open(page, '/categories');
      await chooseCurrency(page, 'GBP');
      await page.waitForFunction(() => (window as Watched).changedTo !== undefined);
      const { changedTo, storedAt, changedAt } = await page.evaluate(() => {
        const { changedTo, storedAt, changedAt } = window as Watched;
        return { changedTo, storedAt: storedAt!, changedAt: changedAt! };
      });
      assert.equal(changedTo, 'GBP');
      // Timers may fire a little early or late, but not at once and not after half a second.
      assert.ok(changedAt - storedAt >= 49 && changedAt - storedAt < 500, `${changedAt - storedAt} ms`);
    }));

  test('applies in this browser if the server cannot store it, which is only logged', () =>
    visit('currency-not-saved', {}, async ({ page, allow }) => {
      allow(/currency not saved/);
      allow(/Failed to load resource: net::ERR_FAILED/);
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('currency not saved'));
      await page.route('**/api/user/currency', (route) => route.abort());
      await open(page, '/tours');
      await chooseCurrency(page, 'EUR');
      await page.getByRole('main').getByText(/^€\d/).first().waitFor();
      assert.equal((await logged).type(), 'warning');
      assert.equal(await page.evaluate(() => localStorage.getItem('currency')), 'EUR');
      assert.equal(await page.getByRole('alert').count(), 0);
    }));

  test('together with a language and the dark theme does all three, signed in or not', () =>
    visit('currency-and-language', {}, async ({ page }) => {
      await open(page, '/tours');
      await page.getByRole('button', { name: 'Preferences' }).click();
      const dialog = page.getByRole('dialog', { name: 'Preferences' });
      await dialog.getByLabel('Language').selectOption('fr');
      await dialog.getByLabel('Currency').selectOption('EUR');
      await dialog.getByRole('radiogroup', { name: 'Appearance' }).getByRole('radio', { name: 'Dark' }).check();
      await page.locator('html[data-theme=dark]').waitFor();
      await dialog.getByRole('button', { name: 'Save and close' }).click();
      await page.locator('html[lang=fr][data-theme=dark]').waitFor();
      // The address is opened when the language is saved, and the currency may be on its way.
      await expect.poll(() => firstPrice(page)).toMatch(/^(≈\s)?\d+(,\d\d)?\s€$/);
    }));

  test('changes nothing when the dialog is closed without saving', () =>
    visit('currency-unchanged', {}, async ({ page }) => {
      await open(page, '/tours');
      await page.getByRole('button', { name: 'Preferences' }).click();
      await page.getByRole('dialog').getByLabel('Currency').selectOption('EUR');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      assert.equal(await page.evaluate(() => localStorage.getItem('currency')), null);
      assert.match(await firstPrice(page), /^≈\s\$\d/);
    }));
});

test.describe('with no currency chosen', () => {
  test('a link shows the currency of its address, as a reload does, and the way back that of its own', () =>
    visit('currency-of-address', {}, async ({ page }) => {
      await open(page, '/');
      const shown = page.getByRole('button', { name: 'Preferences' });
      assert.equal(await shown.textContent(), 'Preferences: EN · $');
      await page.evaluate(() => ((window as { sameDocument?: boolean }).sameDocument = true));
      const tour = page.locator('a[href*="/tour/"]').filter({ hasText: 'Spain' }).first();
      await tour.click();
      await page.waitForURL('**/tour/**');
      const price = page.locator('#booking strong').first();
      await page.locator('#booking').getByText(/^€\d/).first().waitFor();
      await expect(shown).toHaveText('Preferences: EN · €');
      const before = await price.innerText();
      assert.ok(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument));
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByRole('button', { name: 'Preferences: EN · $' }).waitFor();
      await page.goForward();
      await page.getByRole('button', { name: 'Preferences: EN · €' }).waitFor();
      await page.reload();
      await waitUntilHydrated(page);
      await expect(shown).toHaveText('Preferences: EN · €');
      await expect(price).toHaveText(before, { useInnerText: true });
    }));

  test('the header names none on the pages of a person until one is chosen there', () =>
    visit('currency-of-own-pages', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/bookings');
      await page.getByRole('button', { name: 'Preferences: EN', exact: true }).waitFor();
      await chooseCurrency(page, 'GBP');
      await page.getByRole('button', { name: 'Preferences: EN · £' }).waitFor();
    }));

  test('is called automatic where it is chosen, and can be chosen for all pages', () =>
    visit('currency-automatic', {}, async ({ page }) => {
      await open(page, '/rome-l475');
      await page.getByRole('button', { name: 'Preferences: EN · €' }).click();
      const choice = page.getByRole('dialog', { name: 'Preferences' }).getByLabel('Currency');
      assert.equal(await choice.locator('option:checked').innerText(), 'Automatic (here: EUR)');
      await page.keyboard.press('Escape');
      await chooseCurrency(page, 'EUR');
      await page.waitForFunction(() => localStorage.getItem('currency') === 'EUR');
      await open(page, '/');
      await page.getByRole('button', { name: 'Preferences: EN · €' }).waitFor();
    }));
});

test.describe('the stored currency', () => {
  test('is taken up where the cookie is missing', () =>
    visit('currency-key', storing('EUR'), async ({ page }) => {
      await open(page, '/tours');
      await page.getByRole('main').getByText(/^€\d/).first().waitFor();
    }));

  test('gives way to the default when it is not on offer', () =>
    visit('currency-unknown', storing('XAU'), async ({ page }) => {
      await open(page, '/tours');
      await page.waitForLoadState('networkidle');
      assert.match(await firstPrice(page), /^≈\s\$\d/);
    }));
});

test.describe('a currency that was chosen elsewhere', () => {
  test('in another tab is shown in this one, too, with its event', () =>
    visit('currency-of-another-tab', {}, async ({ page, context }) => {
      await open(page, '/tours');
      const other = await context.newPage();
      await other.addInitScript(watchCurrency);
      await open(other, '/tours');
      await chooseCurrency(page, 'EUR');
      await other.getByRole('main').getByText(/^€\d/).first().waitFor();
      await other.waitForFunction(() => (window as Watched).changedTo === 'EUR');
    }));

  test('in another browser is shown after signing in, and stays after a reload', async () => {
    const traveller = await choosing('EUR');
    await visit('currency-of-account', {}, async ({ page }) => {
      await signIn(page, traveller);
      await page.getByRole('main').getByText(/^€\d/).first().waitFor();
      assert.match(await firstPrice(page, { afterReload: true }), /^(≈\s)?€\d/);
      // No currency was chosen in this browser: the next one of the account reaches it again.
      assert.equal(await page.evaluate(() => localStorage.getItem('currency')), null);
    });
  });

  test('in another browser gives way to the choice of this one', async () => {
    const traveller = await choosing('EUR');
    await visit('currency-of-browser', storing('GBP'), async ({ page }) => {
      await signIn(page, traveller);
      await page
        .getByRole('main')
        .getByText(/^≈\s£\d/)
        .first()
        .waitFor();
      await page.waitForLoadState('networkidle');
      assert.match(await firstPrice(page, { afterReload: true }), /^≈\s£\d/);
    });
  });
});

/** A new traveller whose account has the currency. */
async function choosing(currency: string): Promise<Traveller> {
  const traveller = await newTraveller();
  await api('PUT', '/user/currency', { token: traveller.token, body: { currency } });
  return traveller;
}

async function signIn(page: Page, { email, password }: Traveller): Promise<void> {
  await open(page, '/login?next=/tours');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/tours');
}

async function chooseCurrency(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Preferences' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  await dialog.getByLabel('Currency').selectOption(code);
  await dialog.getByRole('button', { name: 'Save and close' }).click();
}

async function firstPrice(page: Page, { afterReload = false } = {}): Promise<string> {
  if (afterReload) {
    await page.reload({ waitUntil: 'domcontentloaded' });
    await waitUntilHydrated(page);
  }
  return page.getByRole('main').getByRole('article').first().locator('strong').first().innerText();
}

type Watched = typeof window & { changedTo?: string; storedAt?: number; changedAt?: number };

/** Runs in the page, before its own script. */
function watchCurrency(): void {
  const watched = window as Watched;
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key: string, value: string) {
    if (key === 'currency') watched.storedAt = performance.now();
    setItem.call(this, key, value);
  };
  addEventListener('currency-changed', (event) => {
    watched.changedTo = (event as CustomEvent<string>).detail;
    watched.changedAt = performance.now();
  });
}

async function storing(currency: string): Promise<BrowserContextOptions> {
  const { origin } = await marketplace();
  return {
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'currency', value: currency }] }] },
  };
}
