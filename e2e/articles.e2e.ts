// An editor writes a post and changes a page; readers see what is published, and nothing before.
import { expect, type Page, test } from '@playwright/test';
import { demoLogins } from '#world/logins.ts';
import { assertAccessible } from './axe.ts';
import { type Marketplace, open, startMarketplace, visit } from './marketplace.ts';

let at: Marketplace;
test.beforeAll(async () => void (at = await startMarketplace()));
test.afterAll(() => at.stop());

async function signIn(page: Page, next: string): Promise<void> {
  await open(page, `/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('E-mail').fill(demoLogins.operator.email);
  await page.getByLabel('Password', { exact: true }).fill(demoLogins.operator.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`**${next}`);
}

test('an editor writes a post in three languages, publishes it, and takes a change of a page back', () =>
  visit('articles', { at }, async ({ page, context, allow }) => {
    // A new post is not there yet, and one without its translations is not published.
    allow(/status of (?:404|422)/);
    const reader = await context.newPage();
    const reads = (address: string, text: string) =>
      expect(async () => {
        await open(reader, address);
        await expect(reader.getByRole('main').getByText(text, { exact: false }).first()).toBeVisible({ timeout: 900 });
      }).toPass();
    await signIn(page, '/admin/articles');
    await assertAccessible(page, 'the list of posts');
    await page.getByLabel('Title of a new post').fill('Bread before dawn');
    await page.getByRole('button', { name: 'Start a post' }).click();
    await page.waitForURL('**/admin/articles/post/bread-before-dawn*');
    await expect(page.getByLabel('Title (English)')).toHaveValue('Bread before dawn');
    await page.getByLabel('Author').fill('Nora Whitlock');
    await page.getByLabel('Lead (English)').fill('Who is up at four.');
    await page
      .getByLabel('Text (English)')
      .fill('Warm **crust**.\n\n## At four\n\n- [Three churches](/tour/caravaggio-in-three-churches)');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('heading', { name: 'At four' }).waitFor();
    await assertAccessible(page, 'the editor of a post');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('alert').getByText('Title (Spanish)').waitFor();
    for (const language of ['Spanish', 'French']) {
      await page.getByLabel(`Title (${language})`).fill(`Bread (${language})`);
      await page.getByLabel(`Lead (${language})`).fill('Who is up at four.');
      await page.getByLabel(`Text (${language})`).fill('Warm.');
    }
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published.', { exact: true }).waitFor();
    await reads('/blog/bread-before-dawn', 'At four');
    await reads('/fr/blog', 'Bread (French)');

    await open(page, '/admin/articles/page/about');
    const title = page.getByLabel('Title (English)');
    await title.fill('Who we are here');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Saved. Readers do not see it yet.').waitFor();
    await reads('/about', 'About us');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published.', { exact: true }).waitFor();
    await reads('/about', 'Who we are here');
    await assertAccessible(reader, 'a page that an editor wrote');
    await page.getByRole('button', { name: 'Show the text of the software again' }).click();
    await page.getByText('The page shows the text of the software again.').waitFor();
    await reads('/about', 'About us');
  }));
