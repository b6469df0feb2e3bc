// A supplier writes a tour on a phone, the operator publishes it, and a traveller finds and books it.
import assert from 'node:assert/strict';
import { type Page, test } from '@playwright/test';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { open, phone, visit } from './marketplace.ts';
import { freeDay } from './tours.ts';
import { newSupplier, newTraveller, signedIn, storageStateOf, type Traveller } from './users.ts';

const still = { reducedMotion: 'reduce' } as const;

async function verified(name: string): Promise<Traveller> {
  const supplier = await newSupplier(name);
  const { id } = await api<SupplierView>('GET', '/supplier', { token: supplier.token });
  const { token } = await signedIn(demoLogins.operator);
  await api('POST', `/admin/suppliers/${id}/check`, { token, body: { outcome: 'verified' } });
  return supplier;
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const saved = (page: Page) => page.getByText('All changes saved').waitFor();
const stepTitled = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();

/** Fields that are shown now; a group of days or languages is one. */
const countFields = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => {
    const isShown = (element: Element) => element.checkVisibility();
    const single = [...main.querySelectorAll('input, select, textarea')].filter(isShown);
    const groups = new Set(
      single.map((field) =>
        field.closest('fieldset') && field.matches('[type=checkbox]') ? field.closest('fieldset') : field,
      ),
    );
    return groups.size;
  });

test.describe('a supplier', () => {
  test('writes a first tour on a phone with few fields, it is reviewed, and a traveller finds and books it', async () => {
    const title = `Tiles by lantern ${Date.now()}`;
    const supplier = await verified(`Lantern Walks ${Date.now()}`);
    let id = '';
    await visit(
      'authoring-write',
      { ...(await storageStateOf(Promise.resolve(supplier))), ...still, viewport: phone },
      async ({ page }) => {
        await open(page, '/supplier');
        await page.getByRole('link', { name: 'Your tours', exact: true }).click();
        await page.getByRole('heading', { name: 'No tour yet' }).waitFor();
        await assertAccessible(page, 'no tours');
        await page.getByRole('button', { name: 'New tour' }).click();
        await page.waitForURL('**/supplier/tours/*');
        id = page.url().split('/').at(-1)!;
        const fields = await write(page, title);
        assert.ok(fields <= 25, `${fields} fields`);
        await page.getByRole('button', { name: 'Submit for review' }).click();
        await page.getByText('Submitted. We write to you when it has been read.').waitFor();
        await assertAccessible(page, 'in review');
        await open(page, '/supplier/tours');
        await page.getByRole('article').filter({ hasText: title }).getByText('In review').waitFor();
        await assertAccessible(page, 'own tours');
      },
    );
    await visit(
      'authoring-review',
      { ...(await storageStateOf(signedIn(demoLogins.operator))), ...still },
      async ({ page }) => {
        await open(page, '/admin/tours');
        const tour = page.getByRole('article', { name: title });
        await tour.getByText('New tour', { exact: true }).waitFor();
        await assertAccessible(page, 'tours to review');
        await tour.getByRole('button', { name: 'Decide' }).click();
        await page.getByText(`“${title}” is published.`).waitFor();
      },
    );
    const traveller = await newTraveller();
    await visit(
      'authoring-book',
      { ...(await storageStateOf(Promise.resolve(traveller))), ...still },
      async ({ page }) => {
        await open(page, `/lisbon-l475?q=${encodeURIComponent(title)}`);
        await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
        await page.waitForURL('**/tour/*');
        await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
        const box = page.locator('form').filter({ has: page.getByRole('button', { name: 'Check availability' }) });
        await box.getByLabel('Date', { exact: true }).fill(await freeDay(id));
        await box.getByRole('button', { name: 'Check availability' }).click();
        await box.getByText('Total', { exact: true }).waitFor();
        await assertAccessible(page, 'a tour that a supplier wrote');
        await box.getByRole('button', { name: 'Book now' }).click();
        await page.getByText('Booking completed successfully!').waitFor();
      },
    );
    await api('POST', `/supplier/tours/${id}/pause`, { token: supplier.token });
  });

  test('loses nothing when a colleague writes, too, and decides where both changed one field', async () => {
    const supplier = await verified(`Two Writers ${Date.now()}`);
    const begun = await api<TourDraftView>('POST', '/supplier/tours', { token: supplier.token, body: {} });
    await visit(
      'authoring-two',
      { ...(await storageStateOf(Promise.resolve(supplier))), ...still },
      async ({ page, allow }) => {
        allow(/status of 409/);
        await open(page, `/supplier/tours/${begun.id}`);
        await page.getByLabel('Title', { exact: true }).waitFor();
        const { document } = begun;
        const theirs = {
          ...document,
          durationMinutes: 75,
          texts: { ...document.texts, en: { ...document.texts.en, title: 'Their name' } },
        };
        await api('PUT', `/supplier/tours/${begun.id}`, {
          token: supplier.token,
          body: { basedOn: 1, document: theirs },
        });
        await page.getByLabel('Title', { exact: true }).fill('My name');
        await page.getByText('You both changed these fields.', { exact: false }).waitFor();
        await saved(page);
        assert.equal(await page.getByLabel('Duration in minutes').inputValue(), '75');
        await assertAccessible(page, 'a merge');
        await page.getByRole('button', { name: 'Take “Their name”' }).click();
        await page.getByRole('heading', { level: 1, name: 'Their name' }).waitFor();
        await saved(page);
        const { document: now } = await api<TourDraftView>('GET', `/supplier/tours/${begun.id}`, {
          token: supplier.token,
        });
        assert.deepEqual([now.texts.en.title, now.durationMinutes], ['Their name', 75]);
      },
    );
  });

  test('writes by keyboard, and is told what is missing and where', async () => {
    const supplier = await verified(`Keyboard Walks ${Date.now()}`);
    const begun = await api<TourDraftView>('POST', '/supplier/tours', { token: supplier.token, body: {} });
    await visit(
      'authoring-keyboard',
      { ...(await storageStateOf(Promise.resolve(supplier))), ...still },
      async ({ page }) => {
        await open(page, `/supplier/tours/${begun.id}`);
        await tabTo(page, page.getByRole('button', { name: 'Check and publish' }));
        await page.keyboard.press('Enter');
        await stepTitled(page, 'Check and publish');
        await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
        await tabTo(page, page.getByRole('button', { name: 'Days and start times' }));
        await page.keyboard.press('Enter');
        await stepTitled(page, 'When it runs');
        await tabTo(page, page.getByRole('checkbox', { name: 'Mon' }));
        await page.keyboard.press('Space');
        await tabTo(page, page.getByLabel('Start times'));
        await page.keyboard.type('9, 16.30');
        await page.getByText(/\b(8|10) departures in the next 30 days/).waitFor();
        await saved(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await assertNoHorizontalOverflow(page, 'the editor at 320 px');
      },
    );
  });
});

/** All steps; returns how many fields were shown in them. */
async function write(page: Page, title: string): Promise<number> {
  let fields = 0;
  const leave = async (name: string) => {
    await assertAccessible(page, name);
    fields += await countFields(page);
    await next(page);
  };
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('City').selectOption('Lisbon');
  await page.getByLabel('Kind of activity').selectOption('Walking tours');
  await page.getByLabel('Duration in minutes').fill('90');
  await page.getByRole('checkbox', { name: 'English' }).check();
  await leave('basics');
  await stepTitled(page, 'Texts');
  await page.getByLabel('Short description').fill('An hour and a half of painted walls, when the lamps are on.');
  await page.getByLabel('Highlights, one per line').fill('Walls of 1755\nA tile to take home\nNo crowds');
  await leave('texts');
  await stepTitled(page, 'Pictures');
  await page.getByText('Add pictures').waitFor();
  await leave('pictures');
  await stepTitled(page, 'Options and prices');
  await page.getByLabel('Adult: Price in EUR').fill('24,50');
  await page.getByLabel('Places on each departure').fill('9');
  await leave('options');
  await stepTitled(page, 'When it runs');
  await page.getByRole('button', { name: 'Every day' }).click();
  await page.getByLabel('Start times').fill('20:30');
  await page.getByText('30 departures in the next 30 days').waitFor();
  await leave('schedule');
  await stepTitled(page, 'Meeting point');
  await page.getByLabel('Where to meet').fill('Under the arch, at the lamp with the blue glass.');
  await page.getByRole('button', { name: 'Use the middle of the city' }).click();
  await leave('meeting');
  await stepTitled(page, 'Check and publish');
  await saved(page);
  await assertAccessible(page, 'check');
  return fields;
}
