// A supplier shares a boat between options: on a desktop it is added, drawn on and given calendars; on a phone in French it is read and
// goes.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { TextKey } from '#kernel/text-keys.ts';
import { demoLogins } from '#world/logins.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { open, phone, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';
import { signedIn } from './users.ts';

const french = textsOf('fr');
const inFrench = (key: TextKey<'resources'>) => french('resources', key);
const desktop = { width: 1280, height: 900 };

test('a boat is shared, given the calendar of its skipper and subscribed to, and goes on a phone in French', async () => {
  const { storageState } = await signedIn(demoLogins.supplier);
  const name = `Boat ${Date.now()}`;
  let feed = '';
  await visit('shared-resources', { viewport: desktop, storageState }, async ({ page, allow }) => {
    allow(/status of 422/);
    await open(page, '/supplier/tours');
    await page.getByRole('link', { name: 'Shared resources' }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Add the resource' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByLabel('Minutes to clean up after').fill('45');
    await page.getByRole('button', { name: 'Add the option' }).click();
    await page.getByText(/needs it now\./).waitFor();
    await page.getByText('45 min after').waitFor();

    await page.getByLabel('Address of the calendar').fill('http://127.0.0.1/boat.ics');
    await page.getByRole('button', { name: 'Connect the calendar' }).click();
    await page.getByText('Enter an address that begins with https://').first().waitFor();
    await page.getByLabel('Address of the calendar').fill('webcal://127.0.0.1/boat.ics');
    await page.getByRole('button', { name: 'Connect the calendar' }).click();
    await page.getByText(/the address leads into a private network\./).waitFor();
    await page.getByRole('button', { name: 'Fetch now' }).click();
    await page.getByText('We have just looked at the calendar.').waitFor();

    await page.getByRole('button', { name: 'Make an address' }).click();
    await page.getByRole('heading', { name: 'Copy the address now' }).waitFor();
    feed = await page.getByLabel('Secret address').inputValue();
    await assertAccessible(page, 'a resource with calendars');
    const read = await page.request.get(feed);
    assert.equal(read.headers()['content-type'], 'text/calendar; charset=utf-8');
    assert.match(await read.text(), new RegExp(`^BEGIN:VCALENDAR[^]*${name}`));

    await open(page, '/supplier/calendar');
    await page.getByRole('link', { name: 'By resource' }).click();
    await page.getByRole('rowheader', { name }).waitFor();
    const later = page.getByRole('link', { name: 'Later' });
    const next = (await later.getAttribute('href'))!;
    await later.focus();
    await page.keyboard.press('Enter');
    // The address changes before the week does.
    await expect(later).not.toHaveAttribute('href', next);
    await assertNoHorizontalOverflow(page, 'a week by resource, at 1280');
    await chooseCells(page, name);
  });
  await visit('shared-resources-fr', { viewport: phone, storageState }, async ({ page }) => {
    await open(page, '/fr/supplier/calendar/resources');
    await assertAccessible(page, 'a week by resource on a phone');
    await assertNoHorizontalOverflow(page, 'a week by resource on a phone');
    await page.getByRole('rowheader', { name }).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.waitForLoadState('networkidle');
    await assertAccessible(page, 'a resource on a phone');
    await assertNoHorizontalOverflow(page, 'a resource on a phone');
    await page.getByRole('button', { name: inFrench('out_end'), exact: true }).click();
    await page
      .getByRole('group')
      .getByRole('button', { name: inFrench('out_end'), exact: true })
      .click();
    await page.getByText(inFrench('out_ended')).waitFor();
    assert.equal((await page.request.get(feed)).status(), 404);
    await page.getByRole('button', { name: /^Retirer : / }).click();
    await page
      .getByRole('group')
      .getByRole('button', { name: inFrench('end'), exact: true })
      .click();
    await page.getByText(inFrench('needs_none')).waitFor();
    await page.getByRole('button', { name: inFrench('remove'), exact: true }).click();
    await page
      .getByRole('group')
      .getByRole('button', { name: inFrench('remove'), exact: true })
      .click();
    await page.waitForURL(/\/fr\/supplier\/resources$/);
  });
});

/** By the mouse and by keys, which begin an edit of the same days and tours. */
async function chooseCells(page: Page, name: string): Promise<void> {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  const cell = (weekday: number) => row.getByRole('gridcell').nth(weekday);
  const said = page.getByRole('status').filter({ hasText: /^Chosen days: / });
  await cell(1).hover();
  await page.mouse.down();
  await cell(3).hover();
  await page.mouse.up();
  const byMouse = await said.filter({ hasText: `${name}: 1 tour` }).innerText();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await cell(1).focus();
  for (const key of [' ', 'Shift+ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await expect(said).toHaveText(byMouse, { useInnerText: true });
  await assertAccessible(page, 'chosen days of a resource');
  await page.getByRole('button', { name: 'Close days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close days' });
  await expect(dialog.getByRole('group', { name: 'Tours' }).getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
}
