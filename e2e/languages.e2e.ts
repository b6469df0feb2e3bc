// The language of an address and of a visitor: prefixes, the stored key, and choosing another one (spec, section 2).
import assert from 'node:assert/strict';
import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import type { Language } from '#kernel/languages.ts';
import { assertAccessible } from './axe.ts';
import { shiftOf, watchShifts } from './layout-shifts.ts';
import { marketplace, moving, open, phone, visit, waitUntilHydrated } from './marketplace.ts';

test.describe('the language of an address', () => {
  test('is its prefix, and opening it stores nothing', () =>
    visit('prefix-es', {}, async ({ page, context }) => {
      await open(page, '/es');
      await page.getByRole('heading', { level: 1 }).waitFor();
      assert.equal(await languageOf(page), 'es');
      assert.equal(await storedKey(page), null);
      assert.deepEqual(await context.cookies(), []);
    }));

  test('is English below /en for visitors who chose none, and search engines keep the address without it', () =>
    visit('prefix-en', {}, async ({ page }) => {
      const { origin } = await marketplace();
      const documents = documentsOf(page);
      await open(page, '/en/tours?page=2');
      await page.waitForLoadState('networkidle');
      assert.deepEqual(documents, ['/en/tours?page=2']);
      assert.equal(await languageOf(page), 'en');
      assert.equal(await page.locator('link[rel=canonical]').getAttribute('href'), `${origin}/tours?page=2`);
      assert.deepEqual(await linksWithout(page, '/en'), []);
    }));

  test('takes /en away where English is the stored language, with and without its cookie', async () => {
    for (const cookie of ['en', false] as const)
      await visit('prefix-en-stored', storing('en', { cookie }), async ({ page }) => {
        await page.goto('/en/tours?page=2');
        await page.waitForURL(/:\d+\/tours\?page=2$/);
        assert.equal(await languageOf(page), 'en');
      });
  });

  test('goes on in one redirect where the prefix is no language on offer', () =>
    visit('prefix-de', {}, async ({ page }) => {
      assert.deepEqual(await redirectsTo(page, '/de/tours?orderBy=name'), ['/tours?orderBy=name']);
      assert.deepEqual(await redirectsTo(page, '/de'), ['/']);
    }));

  test('goes to the stored language in one redirect where the prefix is no language on offer', () =>
    visit('prefix-de-stored', storing('es'), async ({ page }) => {
      assert.deepEqual(await redirectsTo(page, '/de/tours'), ['/tours']);
      assert.equal(await languageOf(page), 'es');
    }));

  test('is no prefix in a name that begins with two such letters', () =>
    visit('no-prefix', {}, async ({ page }) => {
      assert.deepEqual(await redirectsTo(page, '/estonia-l475'), []);
      assert.equal(await languageOf(page), 'en');
    }));

  test('stays in every link of the page', () =>
    visit('links-keep-prefix', {}, async ({ page }) => {
      await open(page, '/fr');
      assert.deepEqual(await linksWithout(page, '/fr'), []);
      await page
        .getByRole('navigation', { name: 'Navigation principale' })
        .getByRole('link', { name: 'Catégories' })
        .click();
      await page.waitForURL('**/fr/categories');
      await page.getByRole('heading', { level: 1, name: 'Catégories' }).waitFor();
      assert.deepEqual(await linksWithout(page, '/fr'), []);
      await page.getByRole('main').getByRole('link').first().click();
      await page.waitForURL('**/fr/*-tc48');
      assert.equal(await languageOf(page), 'fr');
    }));

  test('has a canonical address and links to the other languages for search engines', () =>
    visit('hreflang', {}, async ({ page }) => {
      const { origin } = await marketplace();
      await open(page, '/fr/tours');
      assert.equal(await page.locator('link[rel=canonical]').getAttribute('href'), `${origin}/fr/tours`);
      const others = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) =>
          Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
        );
      assert.deepEqual(others, {
        es: `${origin}/es/tours`,
        en: `${origin}/tours`,
        fr: `${origin}/fr/tours`,
        'x-default': `${origin}/tours`,
      });
    }));
});

test.describe('the stored language', () => {
  test('is applied without a prefix', () =>
    visit('stored-es', storing('es'), async ({ page }) => {
      assert.deepEqual(await redirectsTo(page, '/tours'), []);
      assert.equal(await languageOf(page), 'es');
    }));

  test('takes its own prefix away', () =>
    visit('stored-fr', storing('fr'), async ({ page }) => {
      assert.deepEqual(await redirectsTo(page, '/fr/tours'), ['/tours']);
      assert.equal(await languageOf(page), 'fr');
    }));

  test('leaves the prefix of another language alone', () =>
    visit('stored-es-at-fr', storing('es'), async ({ page }) => {
      assert.deepEqual(await redirectsTo(page, '/fr/tours'), []);
      assert.equal(await languageOf(page), 'fr');
      assert.equal(await storedKey(page), 'es');
    }));

  test('counts where the cookie is missing: the page comes again, once', () =>
    visit('key-without-cookie', storing('es', { cookie: false }), async ({ page, context }) => {
      const documents = documentsOf(page);
      await open(page, '/tours');
      await page.locator('html[lang=es]').waitFor();
      await page.waitForLoadState('networkidle');
      assert.deepEqual(documents, ['/tours', '/tours']);
      assert.equal((await context.cookies()).find(({ name }) => name === 'language')?.value, 'es');
    }));

  test('counts where the cookie says something else', () =>
    visit('key-against-cookie', storing('fr', { cookie: 'es' }), async ({ page }) => {
      await open(page, '/categories');
      await page.locator('html[lang=fr]').waitFor();
      assert.equal(new URL(page.url()).pathname, '/categories');
    }));

  test('takes its own prefix away where the cookie is missing', () =>
    visit('key-without-cookie-at-prefix', storing('es', { cookie: false }), async ({ page }) => {
      await open(page, '/es/tags');
      await page.waitForURL(/:\d+\/tags$/);
      assert.equal(await languageOf(page), 'es');
    }));

  test('is not fetched when the language is not offered', () =>
    visit('key-unknown', storing('de' as Language), async ({ page }) => {
      assert.deepEqual(await redirectsTo(page, '/tours'), []);
      assert.equal(await languageOf(page), 'en');
    }));
});

test.describe('choosing a language in the footer', () => {
  test('goes from the root to its prefix, after storing it', () =>
    visit('choose-at-root', {}, async ({ page }) => {
      const requests = requestsOf(page);
      await open(page, '/');
      await chooseInFooter(page, 'Language', 'fr');
      await page.locator('html[lang=fr]').waitFor();
      assert.equal(await storedKey(page), 'fr');
      // The language is stored, then the page is requested; the server removes the prefix, because the language is
      // stored.
      assert.deepEqual(requests, ['GET /', 'PUT /api/user/language', 'GET /fr', 'GET /']);
    }));

  test('goes from the root in another language to the root, for the default one', async () => {
    for (const [address, as] of [
      ['/', storing('es')],
      ['/es', {}],
    ] as const)
      await visit('choose-default-at-root', as, async ({ page }) => {
        const documents = documentsOf(page);
        await open(page, address);
        assert.equal(await languageOf(page), 'es');
        await chooseInFooter(page, 'Idioma', 'en');
        await page.locator('html[lang=en]').waitFor();
        assert.deepEqual(documents, [address, '/']);
        assert.equal(await storedKey(page), 'en');
      });
  });

  test('replaces a prefix', () =>
    visit('choose-at-prefix', {}, async ({ page }) => {
      const documents = documentsOf(page);
      await open(page, '/es/tours?page=2');
      await chooseInFooter(page, 'Idioma', 'fr');
      await page.locator('html[lang=fr]').waitFor();
      assert.deepEqual(documents, ['/es/tours?page=2', '/fr/tours?page=2', '/tours?page=2']);
    }));

  test('removes the prefix for the default language', () =>
    visit('choose-default', {}, async ({ page }) => {
      const documents = documentsOf(page);
      await open(page, '/es/tours');
      await chooseInFooter(page, 'Idioma', 'en');
      await page.locator('html[lang=en]').waitFor();
      assert.deepEqual(documents, ['/es/tours', '/tours']);
      assert.equal(await storedKey(page), 'en');
    }));

  test('adds a prefix where there is none', () =>
    visit('choose-without-prefix', {}, async ({ page }) => {
      const documents = documentsOf(page);
      await open(page, '/categories');
      await chooseInFooter(page, 'Language', 'es');
      await page.locator('html[lang=es]').waitFor();
      assert.deepEqual(documents, ['/categories', '/es/categories', '/categories']);
    }));

  test('changes the page also where it stays at its address but for a fragment', () =>
    visit('choose-at-fragment', storing('es'), async ({ page }) => {
      await open(page, '/tour/safari-in-kenya#resenas');
      await chooseInFooter(page, 'Idioma', 'en');
      await page.locator('html[lang=en]').waitFor();
      const { pathname, hash } = new URL(page.url());
      assert.deepEqual([pathname, hash, await storedKey(page)], ['/tour/safari-in-kenya', '#resenas', 'en']);
      await waitUntilHydrated(page);
      await chooseInFooter(page, 'Language', 'fr');
      await page.locator('html[lang=fr]').waitFor();
      assert.equal(new URL(page.url()).pathname, '/tour/safari-in-kenya');
    }));

  test('stays selected when the page is opened again', () =>
    visit('choice-stands', {}, async ({ page }) => {
      await open(page, '/');
      await chooseInFooter(page, 'Language', 'es');
      await page.locator('html[lang=es]').waitFor();
      await open(page, '/tags');
      assert.equal(await languageOf(page), 'es');
    }));
});

type Cookie = Language | false;

/** A visitor with a stored language. The cookie has the same value unless a test says otherwise. */
async function storing(
  language: Language,
  { cookie = language }: { cookie?: Cookie } = {},
): Promise<BrowserContextOptions> {
  const { origin } = await marketplace();
  const cookies = cookie
    ? [
        {
          name: 'language',
          value: cookie,
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax' as const,
        },
      ]
    : [];
  return { storageState: { cookies, origins: [{ origin, localStorage: [{ name: 'i18nextLng', value: language }] }] } };
}

/** Opens the address; returns the paths of all redirects. */
async function redirectsTo(page: Page, address: string): Promise<string[]> {
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
  const sentOn: string[] = [];
  for (let request = response!.request(); request.redirectedFrom(); request = request.redirectedFrom()!) {
    const { pathname, search } = new URL(request.url());
    sentOn.unshift(pathname + search);
  }
  return sentOn;
}

function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest() || request.method() === 'PUT')
      requests.push(`${request.method()} ${pathname}${search}`);
  });
  return requests;
}

test.describe('a browser that has chosen nothing', () => {
  test('is offered its own language, then its currency, by a mark in the header that covers and moves nothing', () =>
    visit('offers', { ...moving, isOffered: true, locale: 'es-ES', viewport: phone }, async ({ page }) => {
      await watchShifts(page);
      await open(page, '/fr/tours');
      const offer = page.getByRole('region', { name: 'Una sugerencia' });
      const mark = offer.getByRole('button', { name: /^Una sugerencia: / });
      await mark.waitFor();
      assert.equal(await offer.getAttribute('lang'), 'es');
      const [bar, drawn] = await Promise.all([page.getByRole('banner').boundingBox(), mark.boundingBox()]);
      assert.ok(drawn!.y + drawn!.height <= bar!.y + bar!.height, 'the mark covers nothing of the page');
      assert.ok(drawn!.height >= 44, 'it can be tapped');
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(mark).toHaveText('ES?', { useInnerText: true });
      const narrow = (await mark.boundingBox())!;
      assert.ok(narrow.y + narrow.height <= bar!.y + bar!.height, 'nor where the header is narrow');
      await page.setViewportSize(phone);
      await mark.click();
      await offer.getByRole('button', { name: 'Ver en español' }).waitFor();
      await assertAccessible(page, 'an offer');
      const shift = await shiftOf(page);
      assert.ok(shift < 0.01, `moved by ${shift}`);
      await offer.getByRole('button', { name: 'Ver en español' }).click();
      await page.locator('html[lang=es]').waitFor();
      assert.equal(await storedKey(page), 'es');
      await page.setViewportSize({ width: 768, height: 900 });
      await mark.click();
      const { x, width } = (await offer.locator('[popover]').boundingBox())!;
      assert.ok(x >= 0 && x + width <= 768, `what it opens is drawn from ${x} to ${x + width}`);
      await offer.getByRole('button', { name: 'Ver los precios en €' }).click();
      await page
        .getByRole('main')
        .getByText(/^\d+\s€/)
        .first()
        .waitFor();
      await expect(offer).toHaveCount(0);
      await open(page, '/tours');
      await page.waitForLoadState('networkidle');
      assert.equal(await offer.count(), 0, 'nothing is left to offer');
    }));

  test('is offered no currency where it is shown already, and nothing on the way to an account', () =>
    visit('offers-shown', { isOffered: true, locale: 'fr-FR', viewport: phone }, async ({ page }) => {
      await open(page, '/fr');
      const mark = page.getByRole('button', { name: /^Une suggestion\s: / });
      await mark.waitFor();
      await page.locator('a[href*="/tour/"]').filter({ hasText: 'Espagne' }).first().click();
      await page.getByRole('button', { name: /FR · €/ }).waitFor();
      await expect(mark).toHaveCount(0);
      await page.goBack();
      await mark.waitFor();
      for (const path of ['login', 'supplier/register', 'forgot-password']) {
        await open(page, `/fr/${path}`);
        await page.waitForLoadState('networkidle');
        assert.equal(await mark.count(), 0, path);
      }
    }));

  test('closes what it is offered with Escape, and is not shown again after a no', () =>
    visit('offers-declined', { isOffered: true, locale: 'en-GB' }, async ({ page }) => {
      await open(page, '/');
      const mark = page.getByRole('button', { name: 'A suggestion: Prices in £?' });
      await mark.focus();
      await page.keyboard.press('Enter');
      const offer = page.getByRole('button', { name: 'Show prices in £' });
      await offer.waitFor();
      await page.keyboard.press('Escape');
      await offer.waitFor({ state: 'hidden' });
      await expect(mark).toBeFocused();
      await mark.click();
      await page.getByRole('button', { name: 'No, thanks' }).click();
      await mark.waitFor({ state: 'detached' });
      await open(page, '/tours');
      await page.waitForLoadState('networkidle');
      assert.equal(await mark.count(), 0);
    }));

  for (const chosen of ['USD', 'EUR'])
    test(`is offered no currency any more once ${chosen} is chosen in the preferences`, () =>
      visit(`offers-chosen-${chosen}`, { isOffered: true, locale: 'en-GB' }, async ({ page }) => {
        await open(page, '/');
        const mark = page.getByRole('button', { name: 'A suggestion: Prices in £?' });
        await mark.waitFor();
        await page.getByRole('button', { name: 'Preferences' }).click();
        const dialog = page.getByRole('dialog', { name: 'Preferences' });
        await dialog.getByLabel('Currency').selectOption(chosen);
        await dialog.getByRole('button', { name: 'Save and close' }).click();
        await mark.waitFor({ state: 'detached' });
        await page.locator('a[href*="/tour/"]').first().click();
        await page.waitForLoadState('networkidle');
        assert.equal(await mark.count(), 0, 'on the next page');
        await open(page, '/tours');
        await page.waitForLoadState('networkidle');
        assert.equal(await mark.count(), 0, 'after a reload');
      }));

  test('is offered no currency where that of an account is shown, which only the cookie says', () =>
    visit('offers-account', { isOffered: true, locale: 'en-GB' }, async ({ page, context }) => {
      const { origin: url } = await marketplace();
      await context.addCookies([{ name: 'currency', value: 'EUR', url }]);
      await open(page, '/tours');
      await page.waitForLoadState('networkidle');
      assert.equal(await page.getByRole('button', { name: 'A suggestion: Prices in £?' }).count(), 0);
    }));
});

function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname + search);
  });
  return documents;
}

const languageOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

const storedKey = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('i18nextLng'));

function linksWithout(page: Page, prefix: string): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll(
      (links, start) =>
        links
          .map((link) => link.getAttribute('href')!)
          .filter((href) => href !== start && !href.startsWith(`${start}/`)),
      prefix,
    );
}

async function chooseInFooter(page: Page, label: string, language: Language): Promise<void> {
  await page.getByRole('contentinfo').getByLabel(label).selectOption(language);
}
