// A supplier reads how its tours do: what a booking changes in charts, table and file, and how its tours rank.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import type { PerformanceView } from '#contract/suppliers/performance.ts';
import type { TextKey } from '#kernel/text-keys.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible } from './axe.ts';
import { open, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { newTraveller, signedIn } from './users.ts';

const inSpanish = textsOf('es');
const text = (key: TextKey<'performance'>, values = {}) => inSpanish('performance', key, values);
const narrow = { width: 320, height: 720 };

test('a supplier finds a new booking in charts, table and file, and reads why a tour has its rank', async () => {
  const { token, storageState } = await signedIn(demoLogins.supplier);
  const performance = () => api<PerformanceView>('GET', '/supplier/performance?lang=es', { token });
  const { id: tourId } = await tourNamed(withChildren);
  const before = await performance();
  const tour = before.tours.find(({ id }) => id === tourId);
  const traveller = await newTraveller();
  const body = { tourId, date: await freeDay(tourId), adults: 1, payment: 'later' };
  assert.equal((await api<BookingView>('POST', '/bookings', { token: traveller.token, body })).status, 'Confirmed');
  const { demand, to } = await performance();
  assert.equal(demand.days.at(-1)!.bookings, before.demand.days.at(-1)!.bookings + 1, `bookings of ${to}`);

  await visit('performance', { viewport: narrow, storageState }, async ({ page, allow }) => {
    allow(/status of 422/);
    await open(page, '/es/supplier');
    await page
      .getByRole('main')
      .getByRole('link', { name: text('title') })
      .click();
    await page.getByRole('heading', { level: 1, name: text('title') }).waitFor();
    for (const name of [
      'views_by_day',
      'bookings_by_day',
      'occupancy_by_day',
      'lead_times_of',
      'cancellations_by',
    ] as const)
      await page.getByRole('img', { name: new RegExp(`^${text(name)}`) }).waitFor();
    await page.getByText(text('as_table', { what: text('demand') })).click();
    const today = page
      .getByRole('region', { name: text('as_table', { what: text('demand') }) })
      .getByRole('row')
      .last();
    assert.equal(await today.getByRole('cell').nth(1).innerText(), String(demand.days.at(-1)!.bookings));
    await assertFile(page, demand);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await assertAccessible(page, `performance, ${colorScheme}`);
    }
    await assertDaysAreChosen(page);
    await page.getByLabel(text('tour'), { exact: true }).selectOption(tour!.id);
    await page.waitForURL(/tour=/);
    const ranks = page.getByRole('region', { name: text('ranks'), exact: true });
    await ranks.getByRole('heading', { level: 3, name: tour!.title }).waitFor();
    await expect(ranks.getByRole('heading', { level: 3 })).toHaveCount(1);
    await ranks.getByRole('link', { name: /^Puesto \d+ de \d+ en / }).click();
    await page.waitForURL(/-l475$/);
  });
});

/** The file has a line for each day and the same numbers. */
async function assertFile(page: Page, { days }: PerformanceView['demand']): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text('download_spoken', { what: text('demand') }) }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  assert.equal(lines.length, days.length + 1);
  assert.equal(lines.at(-1)!.split(',')[2], String(days.at(-1)!.bookings));
}

async function assertDaysAreChosen(page: Page): Promise<void> {
  await page.getByLabel(text('from')).fill('2024-01-01');
  await page.getByLabel(text('to')).fill('2026-01-01');
  await page.getByRole('button', { name: text('show') }).click();
  await page.getByText(text('too_many_days', { count: 366, chosen: 732 })).waitFor();
  await assertAccessible(page, 'performance of too many days');
  await page.getByLabel(text('from')).fill('2024-01-08');
  await page.getByLabel(text('to')).fill('2024-01-07');
  await page.getByRole('button', { name: text('show') }).click();
  await page.getByText(text('wrong_order')).waitFor();
  await expect(page.getByRole('heading', { name: text('demand') })).toHaveCount(0);
  await page.getByLabel(text('from')).fill('2024-01-01');
  // Nothing was sold then: no chart tells how it is distributed, and no axis is drawn of no seats.
  await page.getByLabel(text('to')).fill('2024-01-07');
  await page.getByRole('button', { name: text('show') }).click();
  await page.getByText(text('median_none')).first().waitFor();
  for (const name of ['occupancy_by_day', 'lead_times_of', 'cancellations_by'] as const)
    await expect(page.getByRole('img', { name: new RegExp(`^${text(name)}`) })).toHaveCount(0);
  await page.getByRole('link', { name: text('period_12m') }).click();
  await page.waitForURL(/period=12m/);
}
