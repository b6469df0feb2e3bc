// A supplier copies a tour, changes the copy, and takes an earlier version of it back.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { open, phone, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';
import { tourNamed, withChildren } from './tours.ts';
import { signedIn } from './users.ts';
import { savedIn } from './write-tour.ts';

const english = textsOf('en');

test('a supplier copies a tour, changes the copy, and restores what it was from its history', async () => {
  const { id: tourId, duration } = await tourNamed(withChildren);
  const before = String(duration! * 60);
  const { token, storageState } = await signedIn(demoLogins.supplier);
  const draftOf = (id: string) => api<TourDraftView>('GET', `/supplier/tours/${id}`, { token });
  await visit('tour-history', { storageState, viewport: phone }, async ({ page, allow }) => {
    // Of the public page of the copy, which is not on sale.
    allow(/status of 404/);
    const finish = () => page.getByRole('button', { name: 'Check and publish' }).click();
    const minutes = page.getByLabel('Duration in minutes');
    await open(page, `/supplier/tours/${tourId}`);
    await finish();
    await page.getByRole('button', { name: 'Copy this tour' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(tourId));
    const copyId = new URL(page.url()).pathname.split('/').at(-1)!;
    await expect(minutes).toHaveValue(before);
    await finish();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await page.getByText('Submitted. We will write to you').waitFor();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('Withdrawn: you can go on writing.').waitFor();
    await page.getByRole('button', { name: 'Basics' }).click();
    await minutes.fill('45');
    await savedIn(page, english);
    await finish();
    await page.getByText('History', { exact: true }).click();
    const versions = page.getByRole('listitem').filter({ hasText: 'differs from now' });
    const submitted = versions.filter({ hasText: 'Submitted' });
    await submitted.getByText('1 field differs from now').waitFor();
    await submitted.getByText('The first version').waitFor();
    // The day alone would not distinguish two versions of one day.
    const opener = versions.getByRole('button', { name: /^Restore the version of .+ \d\d:\d\d$/ });
    const question = page.locator(':focus');
    await opener.press('Enter');
    await expect(question).toHaveRole('group');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(question).toContainText(/^Restoring the version of .+ changes 1 field/);
    const row = question.getByRole('row', { name: 'Duration in minutes' });
    await expect(row.getByRole('deletion')).toHaveText('45');
    await expect(row.getByRole('insertion')).toHaveText(before);
    await assertAccessible(page, 'what restoring a version changes');
    await question.getByRole('button', { name: 'Restore this version' }).press('Enter');
    const message = page.locator(':focus');
    await expect(message).toContainText(/^The version of .+ is restored/);
    const replaced = page.getByRole('listitem').filter({ hasText: 'Before an earlier version was restored' });
    await replaced.getByText('Changed: Duration in minutes').click();
    await expect(replaced.getByRole('insertion')).toHaveText('45');
    await assertAccessible(page, 'a version that was restored');
    await assertNoHorizontalOverflow(page, 'the history of a tour, at 360');
    assert.equal((await draftOf(copyId)).document.durationMinutes, Number(before));
    await page.getByRole('button', { name: 'Basics' }).click();
    await expect(minutes).toHaveValue(before);
    // The tour itself is as it was.
    assert.equal((await tourNamed(withChildren)).duration, duration);
    await api('POST', `/supplier/tours/${copyId}/archive`, { token });
  });
});
