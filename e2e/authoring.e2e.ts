// A supplier writes tours: by keyboard, with a colleague, with everything that is sold in addition to places. The whole way to a booking is in
// supply-side.e2e.ts.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { wholeDocument } from '#domain/authoring/test-drafts.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { open, phone, visit } from './marketplace.ts';
import { openedCase } from './operator-cases.ts';
import { textsOf } from './texts.ts';
import { savedIn, stepTitled, writeTour } from './write-tour.ts';
import { newVerifiedSupplier, signedIn, storageStateOf } from './users.ts';

const english = textsOf('en');
const saved = (page: Page) => savedIn(page, english);

test.describe('a supplier', () => {
  test('loses nothing when a colleague writes, too, and decides where both changed one field', async () => {
    const supplier = await newVerifiedSupplier(`Two Writers ${Date.now()}`);
    const begun = await api<TourDraftView>('POST', '/supplier/tours', { token: supplier.token, body: {} });
    const state = { ...(await storageStateOf(Promise.resolve(supplier))), viewport: phone };
    await visit('authoring-two', state, async ({ page, allow }) => {
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
      // Whoever writes further down sees that there is something to choose.
      await page.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded();
      await expect(page.getByText('All changes saved')).toBeInViewport();
      await page.getByRole('button', { name: 'You both changed 1 field: choose' }).click();
      await expect(page.getByText('You both changed these fields.', { exact: false })).toBeInViewport();
      await page.getByRole('button', { name: 'Take ‘Their name’' }).click();
      await page.getByRole('heading', { level: 1, name: 'Their name' }).waitFor();
      await saved(page);
      const { document: now } = await api<TourDraftView>('GET', `/supplier/tours/${begun.id}`, {
        token: supplier.token,
      });
      assert.deepEqual([now.texts.en.title, now.durationMinutes], ['Their name', 75]);
    });
  });

  test('loses nothing when a colleague sends the tour for review, is asked before leaving, and continues once it is withdrawn', async () => {
    const supplier = await newVerifiedSupplier(`Two Senders ${Date.now()}`);
    const { token } = supplier;
    const { id, version } = await api<TourDraftView>('POST', '/supplier/tours', { token, body: {} });
    const body = { basedOn: version, document: wholeDocument('Our name') };
    const whole = await api<TourDraftView>('PUT', `/supplier/tours/${id}`, { token, body });
    const state = { ...(await storageStateOf(Promise.resolve(supplier))), viewport: phone };
    await visit('authoring-sent', state, async ({ page, allow }) => {
      allow(/status of 409/);
      await open(page, '/supplier/tours');
      await page.getByRole('link', { name: 'Our name' }).first().click();
      await page.getByLabel('Title', { exact: true }).waitFor();
      await api('POST', `/supplier/tours/${id}/submission`, { token, body: { version: whole.version } });
      await page.getByLabel('Title', { exact: true }).fill('My name');
      await page.getByText('Somebody sent this tour for review while you were writing.').waitFor();
      const unsaved = page.getByRole('region', { name: 'What you wrote and is not saved' });
      assert.match(await unsaved.innerText(), /Title[\s\S]*Our name[\s\S]*My name/);
      await assertAccessible(page, 'what is not saved');
      await assertNoHorizontalOverflow(page, 'what is not saved');
      await page.getByRole('main').getByRole('link', { name: 'Your tours' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
      await assertAccessible(page, 'the question before leaving');
      await dialog.getByRole('button', { name: 'Stay here' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.goBack();
      await dialog.getByRole('button', { name: 'Stay here' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await expect(page).toHaveURL(new RegExp(`/supplier/tours/${id}$`));
      await expect(page.getByRole('heading', { level: 1, name: 'My name' })).toBeVisible();
      await page.getByRole('button', { name: 'Withdraw it and save what I wrote' }).click();
      await page.locator(':focus').getByText(english('authoring', 'done_withdraw')).waitFor();
      await saved(page);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Your tours' }).waitFor();
    });
    const { document, isInReview } = await api<TourDraftView>('GET', `/supplier/tours/${id}`, { token });
    assert.deepEqual([document.texts.en.title, isInReview], ['My name', false]);
  });

  test('writes by keyboard, and sees what is missing and where', async () => {
    const supplier = await newVerifiedSupplier(`Keyboard Walks ${Date.now()}`);
    const begun = await api<TourDraftView>('POST', '/supplier/tours', { token: supplier.token, body: {} });
    await visit('authoring-keyboard', storageStateOf(Promise.resolve(supplier)), async ({ page }) => {
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
    });
  });

  test('writes opening hours, a price rule, an extra and a question, which its operator reads as sentences', async () => {
    const supplier = await newVerifiedSupplier(`Museum of Tiles ${Date.now()}`);
    const begun = await api<TourDraftView>('POST', '/supplier/tours', { token: supplier.token, body: {} });
    const title = `Museum of tiles ${Date.now()}`;
    const state = { ...(await storageStateOf(Promise.resolve(supplier))), viewport: phone };
    await visit('authoring-museum', state, async ({ page }) => {
      await open(page, `/supplier/tours/${begun.id}`);
      await writeTour(page, title, english, async () => {
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
        await page.getByRole('button', { name: 'Add a rule' }).click();
        await page.getByRole('button', { name: '+ Party size' }).last().click();
        await page.getByLabel('Number of people, at least').nth(1).fill('6');
        await page.getByLabel('Percent', { exact: true }).nth(1).fill('20');
        await page.getByText('Rules 1 and 2 overlap for larger parties. Rule 2 applies to those.').waitFor();
        await page.getByText('More about this ticket').click();
        await page.getByLabel('Name of the ticket', { exact: true }).fill('Visitor');
        await page.getByText('Tickets in one booking, people needed to run').click();
        await page.getByLabel('People needed for a departure to run').fill('4');
        await page.getByLabel('When it is decided').selectOption('2 days before');
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
    const operator = await storageStateOf(signedIn(demoLogins.operator));
    await visit('authoring-museum-review', operator, async ({ page }) => {
      await open(page, '/admin/tours');
      const tour = await openedCase(page.getByRole('article', { name: title }));
      await tour.getByText('from 4 people: 10% less').waitFor();
      await tour.getByText('Visitor', { exact: true }).waitFor();
      await tour.getByText('When it is decided', { exact: false }).waitFor();
      await tour.getByText('Audio guide · €3 · per person').waitFor();
      await tour.getByText('Which language? · One of several', { exact: false }).waitFor();
    });
    await api('DELETE', `/supplier/tours/${begun.id}/submission`, { token: supplier.token });
  });
});
