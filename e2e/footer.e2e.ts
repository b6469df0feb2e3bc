// The pages the footer leads to: each opens in its language and theme, is accessible, and does its job.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { askedThings, neededThings } from '../src/web/cookies/stored-things.ts';
import { assertAccessible, assertFits } from './axe.ts';
import { desktop, marketplace, open, phone, visit } from './marketplace.ts';
import { newEmail, password } from './people.ts';

const pages = ['/terms', '/privacy', '/legal', '/cookies'];
const prefixes = ['', '/es', '/fr'];
const schemes = ['light', 'dark'] as const;
const still = { reducedMotion: 'reduce' } as const;

describe('the pages of the footer', () => {
  test('are linked there', () =>
    visit('footer-links', still, async ({ page }) => {
      await open(page, '/fr/tags');
      const links = page.getByRole('contentinfo').getByRole('link');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const path of pages) assert.ok(addresses.includes(`/fr${path}`), path);
    }));

  for (const [name, viewport, first] of [
    ['phone', phone, 0],
    ['desktop', desktop, 1],
    ['narrow', { width: 320, height: 640 }, 2],
  ] as const) {
    test(`are accessible and fit (${name})`, () =>
      visit(`footer-${name}`, { viewport, ...still }, async ({ page }) => {
        for (const [index, path] of pages.entries()) {
          const turn = index + first;
          await page.emulateMedia({ colorScheme: schemes[turn % 2]! });
          await open(page, prefixes[turn % 3] + path);
          await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
          await assertAccessible(page, path);
          await assertFits(page, path);
        }
      }));
  }
});

describe('terms and privacy', () => {
  test('have every section of the specification, each with its own address', () =>
    visit('terms-sections', still, async ({ page }) => {
      const titles = async (path: string) => {
        await open(page, path);
        return page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 }).allInnerTexts();
      };
      assert.deepEqual(await titles('/terms'), [
        'Acceptance',
        'What Senda is',
        'Your account',
        'Bookings and payments',
        'Duties of partners',
        'Conduct',
        'Intellectual property',
        'Reviews',
        'Liability',
        'Indemnification',
        'Links to other sites',
        'Privacy',
        'Changes',
        'Governing law',
        'Contact',
      ]);
      await page.getByText('limited to the amount paid for that booking').waitFor();
      await page.getByText('18 or older').waitFor();
      await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Liability' }).click();
      assert.equal(new URL(page.url()).hash, '#liability');
      for (const path of ['/privacy', '/en/privacy'])
        assert.deepEqual(await titles(path), [
          'Information we collect',
          'How we use it',
          'Who receives it',
          'International transfers',
          'How long we keep it',
          'Your rights',
          'Cookies and storage',
          'Security',
          'Children under 16',
          'Changes',
          'Contact',
        ]);
      await page.getByText('under 16').last().waitFor();
    }));

  test('are written in Spanish and French, too', () =>
    visit('terms-languages', still, async ({ page }) => {
      for (const [path, title] of [
        ['/es/terms', 'Condiciones de uso'],
        ['/fr/privacy', 'Politique de confidentialité'],
      ] as const) {
        await open(page, path);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        // A text that is missing shows as its key.
        assert.doesNotMatch(await page.getByRole('main').innerText(), /\b\w+\.(?:title|\d+)\b|\{\{/);
      }
    }));

  test('print without bar, footer and table of contents', () =>
    visit('terms-print', still, async ({ page }) => {
      await open(page, '/terms');
      await page.emulateMedia({ media: 'print' });
      for (const part of [page.getByRole('banner').first(), page.getByRole('contentinfo')])
        assert.equal(await part.isVisible(), false);
      assert.equal(await page.getByRole('navigation', { name: 'On this page' }).isVisible(), false);
      assert.ok(await page.getByRole('heading', { name: 'Liability' }).isVisible());
    }));
});

describe('the legal notice', () => {
  test('names the operator of the demo and the weights of the ranking', () =>
    visit('legal', still, async ({ page }) => {
      await open(page, '/legal');
      await page.getByText('Senda Demo, S. L.').waitFor();
      await page.getByText('A word counts 8 points in the title of a tour').waitFor();
    }));
});

describe('cookies and storage', () => {
  test('a first visitor’s browser holds nothing, and later only where they were on each page', () =>
    visit('cookies-fresh', still, async ({ page, context }) => {
      await open(page, '/');
      assert.deepEqual(await stored(page, context), []);
      for (const path of ['/tours', '/barcelona-l475', '/es', '/fr/terms', '/login', '/cookies']) {
        await open(page, path);
        assert.deepEqual(await stored(page, context), ['session react-router-scroll-positions'], path);
      }
    }));

  test('what is optional is off, is sent only when switched on, and can be switched off again', () =>
    visit('cookies-choice', still, async ({ page }) => {
      await open(page, '/cookies');
      const choice = page.getByRole('switch', { name: 'Measure how fast pages appear' });
      const save = async () => {
        await page.getByRole('button', { name: 'Save my choices' }).click();
        await page.getByText('Your choices are saved').waitFor();
      };
      assert.equal(await choice.isChecked(), false);
      await open(page, '/tags');
      await open(page, '/cookies');
      assert.equal(await measuredPages(), 0);
      await choice.check();
      await save();
      await open(page, '/tags');
      await open(page, '/cookies');
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[role=switch]')?.checked);
      while ((await measuredPages()) === 0) await page.waitForTimeout(50);
      await choice.uncheck();
      await save();
      const before = await measuredPages();
      await open(page, '/tags');
      await open(page, '/');
      // Had they been sent, they would have been counted before this answer.
      await page.request.get('/api/settings');
      assert.equal(await measuredPages(), before);
    }));

  test('all that acts of a visitor leave is listed, and can be deleted', () =>
    visit('cookies-listed', still, async ({ page, context }) => {
      const known = [...neededThings, ...askedThings].map(({ kind, name }) => `${kind} ${name}`);
      await open(page, '/barcelona-l475');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Save to wishlist/ })
        .first()
        .click();
      await open(page, '/');
      await page.getByRole('combobox', { name: 'Where to?' }).fill('Barcelona');
      await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
      await page.waitForURL('**/barcelona-l475');
      await page.getByRole('button', { name: 'Preferences' }).click();
      await page.getByLabel('Currency').selectOption('EUR');
      await page.getByRole('button', { name: 'Save and close' }).click();
      await page.getByRole('contentinfo').getByLabel('Language').selectOption('fr');
      await page.locator('html[lang=fr]').waitFor();
      await open(page, '/login?mode=register');
      await page.locator('input[name=email]').fill(newEmail());
      await page.locator('input[name=password]').fill(password);
      await page.locator('main form button[type=submit]').click();
      await page.waitForURL('**/dashboard/bookings');
      const found = await stored(page, context);
      for (const thing of [
        'cookie senda_refresh',
        'local token',
        'local currency',
        'local lastSearch',
        'cookie language',
      ])
        assert.ok(found.includes(thing), `${thing} in ${found.join()}`);
      assert.deepEqual(
        found.filter((thing) => !known.includes(thing)),
        [],
      );
      await open(page, '/cookies');
      await page.getByRole('button', { name: 'Tout supprimer' }).click();
      await page.getByText('Tout est supprimé').waitFor();
      assert.deepEqual(await stored(page, context), []);
    }));
});

/** How many pages browsers have measured, as the operator sees it. */
async function measuredPages(): Promise<number> {
  const metrics = await fetch(`${(await marketplace()).origin}/metrics`);
  return Number(/^page_first_byte_seconds_count (\d+)$/m.exec(await metrics.text())?.[1] ?? 0);
}

/** Everything this browser holds, 'cookie language', 'local token' and so on. */
async function stored(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  const storages = await page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
  ]);
  return [...cookies, ...storages];
}
