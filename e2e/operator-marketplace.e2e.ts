// What operators change of the marketplace itself: its colours, its places, and what failed behind the pages.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#platform/database/database.ts';
import { demoLogins } from '#world/logins.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { newId } from '#kernel/ids.ts';
import { asJourney, journeyIn } from './journey.ts';
import { desktop, type Marketplace, open, phone, startMarketplace, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';

/** A job that was given up, and that succeeds when it runs again: there is nothing to do. A message that a receiver, which is off, did
 *  not accept. */
async function addFailures(dataDir: string): Promise<void> {
  const database = await openDatabase({ folder: dataDir });
  const payload = JSON.stringify({ kind: 'tag', from: 'nowhere', to: 'nothing' });
  await database.db
    .insertInto('jobs')
    .values({ name: 'follow-moved-slug', payload, attempts: 12, lastError: 'the disk is full', deadAt: new Date() })
    .execute();
  const { id: supplierId } = await database.db.selectFrom('suppliers').select('id').executeTakeFirstOrThrow();
  const at = new Date();
  const endpointId = newId();
  await database.db
    .insertInto('webhookEndpoints')
    .values({
      id: endpointId,
      supplierId,
      url: 'https://bookings.partner.example/hook',
      events: ['booking.made'],
      encryptedSecret: Buffer.alloc(32),
      createdAt: at,
      disabledAt: at,
      disabledBy: 'failures',
    })
    .execute();
  const message = { id: newId(), endpointId, messageId: newId(), event: 'booking.made', body: '{}', createdAt: at };
  await database.db
    .insertInto('webhookDeliveries')
    .values({ ...message, attempts: 8, attemptedAt: at, failure: 'timed out' })
    .execute();
  await database.close();
}

let at: Marketplace;
test.beforeAll(async () => void (at = await startMarketplace({}, addFailures)));
test.afterAll(() => at.stop());

type SignIn = { words?: ReturnType<typeof textsOf>; prefix?: string; login?: { email: string; password: string } };

/** `next`: without the language, which sign-in keeps. */
async function signIn(
  page: Page,
  next: string,
  { words = textsOf('en'), prefix = '', login = demoLogins.operator }: SignIn = {},
): Promise<void> {
  await open(page, `${prefix}/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel(words('login', 'email')).fill(login.email);
  await page.getByLabel(words('login', 'password'), { exact: true }).fill(login.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('login', 'submit_sign_in'), exact: true })
    .click();
  await page.waitForURL(`**${prefix}${next}`);
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

test.describe('an operator', () => {
  test(
    'changes the colours of the marketplace, which every page then has, and takes them back',
    asJourney,
    journeyIn('fr-360', ({ words, prefix, browser }) =>
      visit('operator-theme', { at, ...browser }, async ({ page, context }) => {
        await signIn(page, '/admin/theme', { words, prefix });
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
        const changed = { theme: words('theme', 'theme_light'), colour: words('theme', 'colour_sea') };
        const change = page
          .getByRole('listitem')
          .filter({ hasText: words('theme', 'changed', changed) })
          .last();
        await expect(change).toContainText(/#0b6f64 → +#7a1f5c/);
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

  test('gives the marketplace a logo, another one on dark pages, and takes it back', () =>
    visit('operator-logo', { at }, async ({ page, context, allow }) => {
      allow(/status of 422/);
      await signIn(page, '/admin/theme');
      const section = page.getByRole('region', { name: 'Logo', exact: true });
      const choose = (label: string, fill: string) =>
        section.getByLabel(label).setInputFiles({
          name: 'logo.svg',
          mimeType: 'image/svg+xml',
          buffer: Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><script>alert(1)</script><rect width="60" height="30" fill="${fill}"/></svg>`,
          ),
        });
      const save = () => section.getByRole('button', { name: 'Save the logo' }).press('Enter');
      await choose('Choose a logo', '#7a1f5c');
      await section.getByText('Not saved yet.').waitFor();
      await save();
      await section.getByText('It is barely visible on the background of dark pages.', { exact: false }).waitFor();
      await choose('Choose another one for dark pages', '#f3c6e6');
      await section.getByRole('button', { name: 'Use the same on dark pages' }).waitFor();
      await section.getByText('It is barely visible', { exact: false }).waitFor({ state: 'detached' });
      await save();
      await page.getByText('The logo is saved.', { exact: false }).waitFor();
      const light = page.getByRole('region', { name: 'Light pages', exact: true });
      await light.getByLabel('Background', { exact: true }).first().fill('#7a2560');
      const faint = light.getByText('The logo would be barely visible on this background.', { exact: false });
      await faint.waitFor();
      await page.getByRole('button', { name: 'Show the original colours' }).press('Enter');
      await faint.waitFor({ state: 'detached' });
      await checkPage(page, 'the logo');
      const shop = await context.newPage();
      const picture = () =>
        shop
          .getByRole('banner')
          .getByRole('link', { name: 'Senda', exact: true })
          .evaluate((link) => getComputedStyle(link, '::before').backgroundImage);
      await open(shop, '/');
      const shown: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await shop.emulateMedia({ colorScheme });
        shown.push(await picture());
        await assertAccessible(shop, `the home page with a logo, ${colorScheme}`);
      }
      assert.equal(new Set(shown).size, 2, shown.join());
      for (const one of shown) assert.match(one, /\/media\/files\/[\w-]+\.webp/);
      await section.getByText('Changes', { exact: true }).press('Enter');
      await section.getByRole('button', { name: 'Restore mark and name' }).press('Enter');
      await page.getByText('The mark and the name are back.').waitFor();
      await expect(async () => {
        await open(shop, '/');
        assert.equal(await picture(), 'none');
      }).toPass();
    }));

  test('sees of which sellers something is missing, and of one nothing any more once it has said who sells', async () => {
    const details = () =>
      visit('tax-details', { at, viewport: phone }, async ({ page, allow }) => {
        allow(/status of 422/);
        await signIn(page, '/supplier', { login: demoLogins.supplier });
        await page.getByRole('link', { name: 'Your tax details are missing' }).click();
        await page.getByRole('heading', { level: 1, name: 'Tax details and yearly report' }).waitFor();
        await page.getByLabel('You sell as').selectOption('Person');
        await page.getByLabel('Tax number', { exact: true }).fill('12');
        await page.getByLabel('First name').fill('Núria');
        await page.getByLabel('Last name').fill('Casals');
        await page.getByLabel('Date of birth').fill('1984-02-29');
        await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
        await page.getByText('No tax number of this state has this form.', { exact: false }).first().waitFor();
        await page.getByLabel('Tax number', { exact: true }).fill('12345678Z');
        await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
        await page.getByText('Your tax details are saved.').waitFor();
        await checkPage(page, 'tax details');
        const saving = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download as CSV' }).press('Enter');
        assert.match((await saving).suggestedFilename(), /^seller-report-\d{4}\.csv$/);
      });
    await visit('operator-sellers', { at }, async ({ page }) => {
      await signIn(page, '/admin/sellers');
      const seller = page.getByRole('listitem').filter({ hasText: 'Mar y Piedra Rutas' });
      await seller.getByText('Details missing', { exact: true }).waitFor();
      await details();
      await page.setViewportSize(desktop);
      await page.getByLabel('Name of the partner').fill('mar y piedra');
      await page.getByRole('button', { name: 'Search' }).press('Enter');
      await page.waitForURL('**find=mar**');
      await seller.getByText('Complete', { exact: true }).waitFor();
      await seller.getByText('Credited', { exact: false }).first().press('Enter');
      await checkPage(page, 'the report of sellers');
      const lastYear = page.getByRole('navigation', { name: 'Year' }).getByRole('link').nth(1);
      await lastYear.click();
      await page.getByRole('button', { name: 'Make the file' }).press('Enter');
      await page.getByText('The file is made.', { exact: false }).waitFor();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the XML' }).press('Enter');
      assert.match((await saving).suggestedFilename(), /^seller-report-\d{4}\.xml$/);
      await page.getByText('I have sent it').press('Enter');
      await page.getByRole('button', { name: 'Yes, it was sent' }).press('Enter');
      await page.getByText('Marked as sent.', { exact: false }).waitFor();
      await page.getByText(/^Everything that was sent for \d{4} is still true\.$/).waitFor();
      await checkPage(page, 'a report that was sent');
      await open(page, '/admin/audit?act=report_download');
      await page.getByRole('listitem').filter({ hasText: 'Downloaded the report of sellers' }).first().waitFor();
    });
  });

  test('merges a place into another, after a look at what moves, and its old address leads there', () =>
    visit('operator-catalogue', { at, viewport: phone }, async ({ page, allow }) => {
      allow(/status of 422/);
      await signIn(page, '/admin/catalogue');
      await page.getByLabel('Name or slug', { exact: true }).fill('rome');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL('**find=rome**');
      await page.getByRole('listitem').getByText('Rome', { exact: true }).click();
      const rome = page.getByRole('listitem').filter({ hasText: 'Rome' });
      await rome.getByLabel('Slug', { exact: true }).fill('roma-antica');
      await rome.getByRole('button', { name: 'Save' }).click();
      await page.locator(':focus').getByText('Saved: Rome').waitFor();
      await checkPage(page, 'a place that is folded out');
      // Another part of the list does not say it again.
      await page.getByLabel('Name or slug', { exact: true }).fill('roma');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL('**find=roma**');
      await page.getByRole('listitem').getByText('Rome', { exact: true }).waitFor();
      await page.getByText('Saved: Rome').waitFor({ state: 'detached' });
      await expect(async () => {
        await open(page, '/rome-l475');
        assert.equal(new URL(page.url()).pathname, '/roma-antica-l475');
      }).toPass();
      await page.getByRole('heading', { level: 1 }).waitFor();

      await open(page, '/admin/catalogue?find=roma-antica');
      await page.getByRole('listitem').getByText('Rome', { exact: true }).click();
      await rome.getByLabel('Merge into (name or slug)').fill('no-such-place');
      await rome.getByRole('button', { name: 'Show what would move' }).click();
      await page.getByText('There is no other one with this name or slug.').waitFor();
      const merge = async (slug: string, name: string) => {
        await rome.getByLabel('Merge into (name or slug)').fill(slug);
        await rome.getByRole('button', { name: 'Show what would move' }).click();
        await page.getByText(new RegExp(` tours \\(\\d+ on sale\\) move from Rome to ${name}\\.`)).waitFor();
        await rome.getByRole('button', { name: `Merge Rome into ${name}` }).click();
      };
      await merge('barcelona', 'Barcelona');
      await page.getByText('The time zones differ', { exact: false }).first().waitFor();
      await merge('venecia', 'Venice');
      await page.getByText(/^Rome is now part of Venice: \d+ tours moved\.$/).waitFor();
      // The first and the second address of what is no more.
      for (const old of ['/rome-l475', '/roma-antica-l475'])
        await expect(async () => {
          await open(page, old);
          assert.equal(new URL(page.url()).pathname, '/venice-l475');
        }).toPass();
    }));

  test('runs a job again that was given up, gives up a webhook, checks the invariants, and blocks a promo code', () =>
    visit('operator-failures', { at }, async ({ page, allow }) => {
      allow(/status of 422/);
      await signIn(page, '/admin/failures');
      const job = page.getByRole('listitem').filter({ hasText: 'the disk is full' });
      await checkPage(page, 'jobs that were given up');
      await job.getByRole('button', { name: /^Try again/ }).press('Enter');
      await page.getByText('One will be tried again in a moment.').waitFor();
      await expect(async () => {
        await open(page, '/admin/failures');
        await page.getByRole('heading', { name: 'No job was given up' }).waitFor({ timeout: 2000 });
      }).toPass();
      await open(page, '/admin/failures?view=webhooks');
      const message = page.getByRole('listitem').filter({ hasText: 'bookings.partner.example' });
      await message.getByText('The partner’s receiver is switched off').waitFor();
      await message.locator('summary').click();
      await message.getByLabel('Reason').fill('The partner has a new receiver.');
      await checkPage(page, 'webhooks that are held up');
      await message.getByRole('button', { name: 'Discard', exact: true }).click();
      await page.getByRole('heading', { name: 'No webhook is held up' }).waitFor();
      await open(page, '/admin/health');
      await page.getByRole('button', { name: 'Check now' }).click();
      await page.getByText(/^All are met\. Checked /).waitFor();
      // The demo world sells in several currencies, and has the rates of the build.
      const rates = page.getByRole('listitem').filter({ hasText: 'Exchange rates' });
      await rates.getByText('Needs attention').waitFor();
      await rates.getByText('gift cards no longer pay in another currency', { exact: false }).waitFor();
      await checkPage(page, 'health');
      await open(page, '/admin/ledger');
      await page.getByText('In each currency all accounts sum to zero.').waitFor();
      await checkPage(page, 'the trial balance');
      await page
        .getByRole('link', { name: /, postings of Cash$/ })
        .first()
        .click();
      await page.waitForURL(/view=postings&account=cash&currency=/);
      await expect(page.getByRole('combobox', { name: 'Account' })).toHaveValue('cash');
      await page.getByRole('list', { name: 'Postings' }).getByText('Payment', { exact: true }).first().waitFor();
      await page.getByLabel('From').fill('2026-03-02');
      await page.getByLabel('Until').fill('2026-03-01');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByText('This day is before the first one.').waitFor();
      await checkPage(page, 'postings of a period that ends before it begins');
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

  test('makes a code, reads why it could not be ended, and ends it after another question, for good', () =>
    visit('operator-end-code', { at, viewport: phone }, async ({ page, allow }) => {
      allow(/ERR_FAILED.*\/api\/admin\/promo-codes/);
      await signIn(page, '/admin/codes?view=promos');
      await page.locator('summary', { hasText: 'Make a code' }).click();
      await page.getByLabel('Code', { exact: true }).fill('AUTUMN5');
      await page.getByLabel('Percent off').fill('5');
      await page.getByRole('button', { name: 'Make a code' }).click();
      const code = page.getByRole('listitem').filter({ hasText: 'AUTUMN5' });
      const end = code.getByRole('button', { name: 'End: AUTUMN5' });
      const question = code.getByRole('group', { name: /AUTUMN5/ });
      const confirm = () => question.getByRole('button', { name: 'End', exact: true }).click();
      await page.route('**/api/admin/promo-codes/*/state*', (route) => route.abort());
      await end.click();
      await confirm();
      await code.getByRole('alert').getByText('That did not work. Please try again.').waitFor();
      await question.waitFor({ state: 'detached' });
      await page.unroute('**/api/admin/promo-codes/*/state*');
      await end.click();
      await confirm();
      await page.getByText('Ended: AUTUMN5').waitFor();
      await end.waitFor({ state: 'detached' });
      await checkPage(page, 'codes of the marketplace');
    }));
});
