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
      async ({ page, allow }) => {
        // Of the seller of a tour that is not on sale yet.
        allow(/status of 404/);
        await open(page, '/supplier');
        await page.getByRole('link', { name: 'Your tours', exact: true }).click();
        await page.getByRole('heading', { name: 'No tour yet' }).waitFor();
        await assertAccessible(page, 'no tours');
        await page.getByRole('button', { name: 'New tour' }).click();
        await page.waitForURL('**/supplier/tours/*');
        id = page.url().split('/').at(-1)!;
        const fields = await write(page, title);
        assert.ok(fields <= 25, `${fields} fields`);
        await preview(page, title);
        await page.getByRole('button', { name: 'Check and publish' }).click();
        await page.getByRole('button', { name: 'Submit for review' }).click();
        await page.getByText('Submitted. We will write to you once it has been reviewed.').waitFor();
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
        await page.getByText(`‘${title}’ is published.`).waitFor();
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
        await page.getByRole('button', { name: 'Take ‘Their name’' }).click();
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

  test('writes opening hours, a price rule, an extra and a question, which its operator reads as sentences', async () => {
    const supplier = await verified(`Museum of Tiles ${Date.now()}`);
    const begun = await api<TourDraftView>('POST', '/supplier/tours', { token: supplier.token, body: {} });
    const title = `Museum of tiles ${Date.now()}`;
    const state = { ...(await storageStateOf(Promise.resolve(supplier))), ...still, viewport: phone };
    await visit('authoring-museum', state, async ({ page }) => {
      await open(page, `/supplier/tours/${begun.id}`);
      await write(page, title, async () => {
        await page.getByText('Opening hours, tickets without a date, no limit').click();
        await page.getByLabel('How it is sold').selectOption('By opening hours');
        await page.getByText('Other prices by season, day, party or time of booking').click();
        await page.getByRole('button', { name: 'Add a rule' }).click();
        await page.getByRole('button', { name: '+ Party size' }).click();
        await page.getByLabel('Number of people, at least').fill('4');
        await page.getByLabel('Percent', { exact: true }).fill('10');
        await page.getByLabel('People', { exact: true }).fill('5');
        await page.getByText('€22.05').waitFor();
        await page.getByText('instead of €24.50, by rule 1').waitFor();
      });
      await page.getByRole('button', { name: 'Extras and questions' }).click();
      await page.getByRole('button', { name: 'Add an extra' }).click();
      await page.getByLabel('Name of the extra', { exact: true }).fill('Audio guide');
      await page.getByLabel('Price in EUR').fill('3');
      await page.getByRole('button', { name: 'Add a question' }).click();
      await page.getByLabel('Question', { exact: true }).fill('Which language?');
      await page.getByLabel('Answer', { exact: true }).selectOption('One of several');
      await page.getByLabel('Choices, one per line').fill('English\nSpanish');
      await saved(page);
      await assertAccessible(page, 'extras and questions that are written');
      await page.setViewportSize({ width: 320, height: 640 });
      await assertNoHorizontalOverflow(page, 'extras and questions at 320 px');
      await page.getByRole('button', { name: 'Check and publish' }).click();
      await page.getByRole('button', { name: 'Submit for review' }).click();
      await page.getByText('Submitted. We will write to you once it has been reviewed.').waitFor();
    });
    const operator = { ...(await storageStateOf(signedIn(demoLogins.operator))), ...still };
    await visit('authoring-museum-review', operator, async ({ page }) => {
      await open(page, '/admin/tours');
      const tour = page.getByRole('article', { name: title });
      await tour.getByText('from 4 people: 10% less').waitFor();
      await tour.getByText('Audio guide · €3 · per person').waitFor();
      await tour.getByText('Which language? · One of several', { exact: false }).waitFor();
    });
    await api('DELETE', `/supplier/tours/${begun.id}/submission`, { token: supplier.token });
  });
});

/** The page of the tour, on which nothing can be booked; and back. */
async function preview(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Preview as travellers see it' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('This is how travellers will see the tour.', { exact: false }).waitFor();
  assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex, follow');
  await assertAccessible(page, 'preview');
  await page.getByRole('button', { name: 'Check availability' }).click();
  await page.getByText('Nothing can be booked or saved here', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'Basics' }).waitFor();
}

/** All steps; returns how many fields were shown in them. */
async function write(page: Page, title: string, more?: () => Promise<void>): Promise<number> {
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
  if (more) await more();
  await leave('options');
  await stepTitled(page, 'When it runs');
  await page.getByRole('button', { name: 'Every day' }).click();
  if (more) {
    await page.getByLabel('Opening hours').fill('10–14, 16:30–20');
    await page.getByText('Open 60 times in the next 30 days').waitFor();
  } else {
    await page.getByLabel('Start times').fill('20:30');
    await page.getByText('30 departures in the next 30 days').waitFor();
  }
  await leave('schedule');
  await stepTitled(page, 'Meeting point');
  await page.getByLabel('Where to meet').fill('Under the arch, at the lamp with the blue glass.');
  await page.getByLabel('Begin from').selectOption('Centre of Lisbon');
  await leave('meeting');
  await stepTitled(page, 'Extras and questions');
  await leave('extras');
  await stepTitled(page, 'Check and publish');
  await saved(page);
  await assertAccessible(page, 'check');
  return fields;
}
