// What operators change of what everyone sees: texts, the rates of other currencies, and featured tours.
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#platform/database/database.ts';
import { demoLogins } from '#world/logins.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { desktop, type Marketplace, open, startMarketplace, visit } from './marketplace.ts';

let at: Marketplace;
test.beforeAll(async () => void (at = await startMarketplace({}, writeUnusedText)));
test.afterAll(() => at.stop());

/** What a release has left behind. */
async function writeUnusedText(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ folder: dataDir });
  await db
    .insertInto('textOverrides')
    .values({ language: 'fr', namespace: 'tags', key: 'gone', text: 'Nos thèmes' })
    .execute();
  await close();
}

async function signIn(page: Page, next: string): Promise<void> {
  await open(page, `/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('E-mail').fill(demoLogins.operator.email);
  await page.getByLabel('Password', { exact: true }).fill(demoLogins.operator.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`**${next}`);
}

async function checkPage(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await assertAccessible(page, `${what}, ${colorScheme}`);
  }
  for (const viewport of [{ width: 320, height: 640 }, desktop]) {
    await page.setViewportSize(viewport);
    await assertNoHorizontalOverflow(page, `${what} at ${viewport.width}`);
  }
}

test('an operator rewrites a text, which a page then shows, enters a rate, features a tour, and takes all back', () =>
  visit('operator-texts', { at }, async ({ page, context, allow }) => {
    allow(/status of (?:404|409|422)/);
    const reader = await context.newPage();
    const reads = (title: string) =>
      expect(async () => {
        await open(reader, '/fr/tags');
        await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 900 });
      }).toPass();
    await signIn(page, '/admin/translations');
    const filters = page.getByRole('search', { name: 'Filter the texts' });
    await filters.getByLabel('Language').selectOption('French');
    await filters.getByLabel('Part').selectOption('tags');
    await filters.getByLabel('Word or key').fill('title');
    await filters.getByLabel('Word or key').press('Enter');
    await page.waitForURL('**find=title**');
    const row = page.getByRole('listitem').filter({ has: page.getByText('tags:title', { exact: true }) });
    const original = await row.getByRole('textbox', { includeHidden: true }).inputValue();
    await row.getByText('Edit', { exact: true }).press('Enter');
    await row.getByLabel('Text').fill('<b>Envies</b>');
    await row.getByRole('button', { name: 'Save' }).press('Enter');
    await row.getByText('HTML is not possible here.', { exact: false }).first().waitFor();
    await row.getByLabel('Text').fill('Envies');
    // Another editor is faster.
    await open(reader, page.url());
    const theirs = reader.getByRole('listitem').filter({ has: reader.getByText('tags:title', { exact: true }) });
    await theirs.getByText('Edit', { exact: true }).press('Enter');
    await theirs.getByLabel('Text').fill('Goûts');
    await theirs.getByRole('button', { name: 'Save' }).press('Enter');
    await reader.getByText('Saved: tags:title').waitFor();
    await row.getByRole('button', { name: 'Save' }).press('Enter');
    await row.getByText('By now somebody else has written: Goûts').waitFor();
    await row.getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByText('Saved: tags:title').waitFor();
    await row.getByText('Rewritten').waitFor();
    await checkPage(page, 'texts');
    await reads('Envies');
    await row.getByRole('button', { name: 'Use the original' }).press('Enter');
    await expect(row.getByText('Rewritten')).toHaveCount(0);
    await reads(original);
    await page.getByRole('button', { name: 'Delete: tags:gone' }).press('Enter');
    await page.getByText('Deleted: tags:gone').waitFor();
    await expect(page.getByRole('heading', { name: 'No longer used' })).toHaveCount(0);
    await page.getByRole('link', { name: /^Missing \(\d+\)$/ }).click();
    await page.waitForURL('**view=missing');

    await open(page, '/admin/rates');
    const dirham = page.getByRole('listitem').filter({ hasText: 'Moroccan Dirham' });
    await dirham.getByText('Enter by hand', { exact: true }).press('Enter');
    await dirham.getByLabel('MAD for one US dollar').fill('1.234,5');
    await dirham.getByLabel('Day of the rate').fill(new Date().toISOString().slice(0, 10));
    await dirham.getByRole('button', { name: 'Save the rate' }).press('Enter');
    // A slip of the comma is asked about before it moves prices.
    await dirham.getByText('1,234.5 is more than a fifth away from', { exact: false }).waitFor();
    await dirham.getByRole('button', { name: 'Save it all the same' }).waitFor();
    await dirham.getByLabel('MAD for one US dollar').fill('9.5');
    const tooLate = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await dirham.getByLabel('Day of the rate').fill(tooLate);
    await dirham.getByRole('button', { name: /^Save/ }).press('Enter');
    await dirham
      .getByText(/^Enter a day from /)
      .first()
      .waitFor();
    await dirham.getByLabel('Day of the rate').fill(new Date().toISOString().slice(0, 10));
    await checkPage(page, 'rates');
    await dirham.getByRole('button', { name: 'Save the rate' }).press('Enter');
    await page.getByText('Saved: MAD').waitFor();
    await dirham.getByText('(by hand)', { exact: false }).waitFor();
    await dirham.getByText('Enter by hand', { exact: true }).press('Enter');
    await dirham.getByRole('button', { name: 'Take back' }).press('Enter');
    await page.getByText('Taken back: MAD').waitFor();

    await open(page, '/admin/featured');
    await page.getByLabel('Tour', { exact: true }).fill('qzxw-vbnm');
    await page.getByLabel('First day').fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
    await page.getByLabel('Last day').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
    await page.getByRole('button', { name: 'Feature this tour' }).press('Enter');
    await page.getByText('No tour on sale has this title or address.').waitFor();
    await page.getByLabel('Tour', { exact: true }).fill('caravaggio');
    await page.getByRole('button', { name: 'Feature this tour' }).press('Enter');
    await page.getByText('Is it one of these?', { exact: false }).waitFor();
    await page
      .getByRole('button', { name: /Caravaggio/ })
      .first()
      .waitFor();
    await page.getByLabel('Tour', { exact: true }).fill('/tour/caravaggio-in-three-churches?adults=2');
    await page.getByRole('button', { name: 'Feature this tour' }).press('Enter');
    await page.getByText(/^Featured: /).waitFor();
    await page.getByText('Shown now').waitFor();
    await checkPage(page, 'featured tours');
    const chosen = reader.getByRole('region', { name: 'Selected by Senda' });
    await expect(async () => {
      await open(reader, '/');
      await expect(chosen.getByRole('article')).toHaveCount(1, { timeout: 900 });
    }).toPass();
    await assertAccessible(reader, 'the home page with a featured tour');
    await page.getByRole('button', { name: /^Remove: / }).press('Enter');
    await page.getByText('No tour is featured').waitFor();
  }));
