// What operators change of the marketplace itself: its colours, its places, and what failed behind the pages.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#platform/database/database.ts';
import { demoLogins } from '#world/logins.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { asJourney, journeyIn } from './journey.ts';
import { desktop, type Marketplace, open, phone, startMarketplace, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';

const still = { reducedMotion: 'reduce' } as const;

/** A job that was given up, and that succeeds when it runs again: there is nothing to do. */
async function addDeadJob(dataDir: string): Promise<void> {
  const database = await openDatabase({ folder: dataDir });
  const payload = JSON.stringify({ kind: 'tag', from: 'nowhere', to: 'nothing' });
  await database.read
    .insertInto('jobs')
    .values({ name: 'follow-moved-slug', payload, attempts: 12, lastError: 'the disk is full', deadAt: new Date() })
    .execute();
  await database.close();
}

let at: Marketplace;
test.beforeAll(async () => void (at = await startMarketplace({}, addDeadJob)));
test.afterAll(() => at.stop());

/** `next`: without the language, which sign-in keeps. */
async function signIn(page: Page, next: string, words = textsOf('en'), prefix = ''): Promise<void> {
  await open(page, `${prefix}/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel(words('login', 'email')).fill(demoLogins.operator.email);
  await page.getByLabel(words('login', 'password'), { exact: true }).fill(demoLogins.operator.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('login', 'submit_sign_in'), exact: true })
    .click();
  await page.waitForURL(`**${prefix}${next}`);
}

async function checkPage(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, ...still });
    await assertAccessible(page, `${what}, ${colorScheme}`);
  }
  for (const viewport of [{ width: 320, height: 640 }, desktop]) {
    await page.setViewportSize(viewport);
    await assertNoHorizontalOverflow(page, `${what} at ${viewport.width}`);
  }
}

test.describe('an operator', () => {
  test(
    'changes the colours of the marketplace, which every page then has, and takes them back',
    asJourney,
    journeyIn('fr-360', ({ words, prefix, browser }) =>
      visit('operator-theme', { at, ...still, ...browser }, async ({ page, context }) => {
        await signIn(page, '/admin/theme', words, prefix);
        const light = page.getByRole('region', { name: words('theme', 'theme_light') });
        await light.getByText(words('theme', 'contrasts_fine')).waitFor();
        await checkPage(page, 'the colours');
        await light.getByLabel(words('theme', 'colour_sea')).fill('#fff3c4');
        await page.getByText(words('theme', 'unreadable')).waitFor();
        assert.ok(await page.getByRole('button', { name: words('theme', 'save') }).isDisabled());
        await light.getByLabel(words('theme', 'colour_sea')).fill('#7a1f5c');
        await page.getByRole('button', { name: words('theme', 'save') }).press('Enter');
        await page.getByText(words('theme', 'saved')).waitFor();
        const shop = await context.newPage();
        const sea = () =>
          shop.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sea').replace(/\s/g, ''));
        await expect(async () => {
          await open(shop, prefix || '/');
          assert.match(await sea(), /#7a1f5c/);
        }).toPass();
        await assertAccessible(shop, 'the home page in other colours');
        await page.getByText(words('console', 'setting_history'), { exact: true }).click();
        await page
          .getByRole('button', { name: words('theme', 'restore') })
          .first()
          .click();
        await expect(light.getByLabel(words('theme', 'colour_sea'))).toHaveValue('#0b6f64');
        await expect(async () => {
          await open(shop, prefix || '/');
          assert.match(await sea(), /#0b6f64/);
        }).toPass();
      }),
    ),
  );

  test('merges a place into another, after a look at what moves, and its old address leads there', () =>
    visit('operator-catalogue', { at, ...still, viewport: phone }, async ({ page, allow }) => {
      allow(/status of 422/);
      await signIn(page, '/admin/catalogue');
      await page.getByLabel('Name or slug').fill('rome');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL('**find=rome**');
      await page.getByRole('listitem').getByText('Rome', { exact: true }).click();
      const rome = page.getByRole('listitem').filter({ hasText: 'Rome' });
      await rome.getByLabel('Slug', { exact: true }).fill('roma-antica');
      await rome.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved: Rome').waitFor();
      await checkPage(page, 'a place that is folded out');
      await expect(async () => {
        await open(page, '/rome-l475');
        assert.equal(new URL(page.url()).pathname, '/roma-antica-l475');
      }).toPass();
      await page.getByRole('heading', { level: 1 }).waitFor();

      await open(page, '/admin/catalogue?find=roma-antica');
      await page.getByRole('listitem').getByText('Rome', { exact: true }).click();
      await rome.getByLabel('Merge into (slug)').fill('no-such-place');
      await rome.getByRole('button', { name: 'Show what would move' }).click();
      await page.getByText('There is no other one with this slug.').waitFor();
      const merge = async (slug: string, name: string) => {
        await rome.getByLabel('Merge into (slug)').fill(slug);
        await rome.getByRole('button', { name: 'Show what would move' }).click();
        await page.getByText(new RegExp(` tours \\(\\d+ on sale\\) move from Rome to ${name}\\.`)).waitFor();
        await rome.getByRole('button', { name: `Merge Rome into ${name}` }).click();
      };
      await merge('barcelona', 'Barcelona');
      await page.getByText('The time zones differ', { exact: false }).first().waitFor();
      await merge('venice', 'Venice');
      await page.getByText(/^Rome is now part of Venice: \d+ tours moved\.$/).waitFor();
      // The first and the second address of what is no more.
      for (const old of ['/rome-l475', '/roma-antica-l475'])
        await expect(async () => {
          await open(page, old);
          assert.equal(new URL(page.url()).pathname, '/venice-l475');
        }).toPass();
    }));

  test('runs a job again that was given up, checks the invariants, and blocks a promo code', () =>
    visit('operator-failures', { at, ...still }, async ({ page }) => {
      await signIn(page, '/admin/failures');
      const job = page.getByRole('listitem').filter({ hasText: 'the disk is full' });
      await checkPage(page, 'jobs that were given up');
      await job.getByRole('button', { name: /^Try again/ }).press('Enter');
      await page.getByText('One will be tried again in a moment.').waitFor();
      await expect(async () => {
        await open(page, '/admin/failures');
        await page.getByRole('heading', { name: 'No job was given up' }).waitFor({ timeout: 2000 });
      }).toPass();
      await open(page, '/admin/health');
      await page.getByRole('button', { name: 'Check now' }).click();
      await page.getByText(/^All are met\. Checked /).waitFor();
      await checkPage(page, 'health');
      await open(page, '/admin/ledger');
      await page.getByText('In each currency all accounts sum to zero.').waitFor();
      await checkPage(page, 'the trial balance');
      await open(page, '/admin/rates');
      await page.getByText('No source is configured', { exact: false }).waitFor();
      await checkPage(page, 'the exchange rates');
      await open(page, '/admin/codes?view=promos');
      const welcome = page.getByRole('listitem').filter({ hasText: 'WELCOME5' });
      await welcome.locator('summary').click();
      await welcome.getByLabel('Reason').fill('It was published.');
      await checkPage(page, 'promo codes');
      await welcome.getByRole('button', { name: 'Block', exact: true }).press('Enter');
      await page.getByText('Blocked: WELCOME5').waitFor();
    }));
});
