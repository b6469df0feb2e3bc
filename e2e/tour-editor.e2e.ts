// A supplier puts places of a tour on the map, and says in the editor what an option needs and which codes are good for it.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { wholeDocument } from '#domain/authoring/test-drafts.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { open, phone, visit } from './marketplace.ts';
import { freeDay } from './tours.ts';
import { newTraveller, newVerifiedSupplier, signedIn, storageStateOf } from './users.ts';

test('a supplier puts places on the map by keyboard, and adds a resource and a code within the editor', async () => {
  const supplier = await signedIn(demoLogins.supplier);
  const { token } = supplier;
  const { data } = await api<{ data: { id: string; slug: string | null }[] }>('GET', '/supplier/tours', { token });
  const { id } = data.find(({ slug }) => slug !== null)!;
  const before = await api<TourDraftView>('GET', `/supplier/tours/${id}`, { token });
  const state = await storageStateOf(Promise.resolve(supplier));
  const resource = `Boat ${Date.now()}`;
  const code = `EDITOR${Date.now() % 1e6}`;
  await visit('tour-editor', { ...state, viewport: phone }, async ({ page }) => {
    await open(page, `/supplier/tours/${id}`);
    await page.getByRole('button', { name: 'Meeting point' }).click();
    const map = page.getByRole('application', { name: 'Map of the meeting point' });
    await page.getByText('Enter coordinates or choose a place', { exact: true }).click();
    const coordinates = page.getByLabel('Coordinates', { exact: true });
    await coordinates.fill('41.3, 2.1');
    await page.getByText('41.30000, 2.10000', { exact: false }).waitFor();
    await tabTo(page, map);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    // A little to the north and to the east of it.
    await expect(coordinates).toHaveValue(/^41\.30(?!000)\d+, 2\.10(?!000)\d+$/);
    await assertAccessible(page, 'the map of the meeting point');
    await page.getByRole('button', { name: 'Undo the last move' }).click();
    await expect(coordinates).toHaveValue('41.30000, 2.10000');
    await coordinates.fill('abc');
    await coordinates.blur();
    await page.getByText('We cannot read these coordinates').waitFor();
    await expect(coordinates).toHaveAttribute('aria-invalid', 'true');
    await page.getByText('41.30000, 2.10000', { exact: false }).waitFor();
    await assertAccessible(page, 'coordinates that cannot be read');
    await coordinates.fill('41.30000, 2.10000');
    await page.getByText('We cannot read these coordinates').waitFor({ state: 'detached' });
    await page.getByText('All changes saved').waitFor();
    await page.getByRole('button', { name: 'Options and prices' }).click();
    await page.getByText('What it needs: guides, boats, bikes').first().click();
    const fresh = page.getByLabel('Name', { exact: true });
    await page.getByText('Something new').waitFor();
    if (!(await fresh.isVisible())) await page.getByText('Something new').click();
    await fresh.fill(resource);
    await page.getByRole('button', { name: 'Add the resource' }).click();
    await page.getByText(`‘${resource}’ was added.`).waitFor();
    await page.getByRole('button', { name: 'Add to this option' }).waitFor();
    await expect(page.locator(':focus')).toHaveAttribute('name', 'per');
    await page.getByRole('button', { name: 'Add to this option' }).click();
    await page.getByText(`‘${resource}’ needs it now.`).waitFor();
    await page.getByText('Promo codes', { exact: true }).click();
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByLabel('Percentage').fill('10');
    await page.getByRole('button', { name: 'Create code' }).click();
    await page.getByRole('listitem').filter({ hasText: code }).waitFor();
    await assertAccessible(page, 'resources and codes in the editor');
    await page.setViewportSize({ width: 320, height: 640 });
    await assertNoHorizontalOverflow(page, 'resources and codes in the editor at 320 px');
  });
  const { data: codes } = await api<{ data: { code: string; tours: { id: string }[] }[] }>(
    'GET',
    `/supplier/promo-codes?tourId=${id}`,
    { token },
  );
  assert.deepEqual(
    codes.find((one) => one.code === code)?.tours.map((tour) => tour.id),
    [id],
  );
  const { data: resources } = await api<{ data: { id: string; name: string; needs: { optionId: string }[] }[] }>(
    'GET',
    `/supplier/tour-resources?tourId=${id}`,
    { token },
  );
  const added = resources.find(({ name }) => name === resource)!;
  assert.equal(added.needs.length, 1);
  // Other journeys read this tour.
  await api('DELETE', `/supplier/resources/${added.id}/options/${added.needs[0]!.optionId}`, { token });
  await api('DELETE', `/supplier/resources/${added.id}`, { token });
  const now = await api<TourDraftView>('GET', `/supplier/tours/${id}`, { token });
  await api('PUT', `/supplier/tours/${id}`, { token, body: { basedOn: now.version, document: before.document } });
});

test('a supplier draws a pick-up zone on the map and changes it, and who books the tour is shown it as it is', async () => {
  const supplier = await newVerifiedSupplier(`Zones of the Port ${Date.now()}`);
  const { token } = supplier;
  const { id } = await api<TourDraftView>('POST', '/supplier/tours', { token, body: {} });
  const read = () => api<TourDraftView>('GET', `/supplier/tours/${id}`, { token });
  await api('PUT', `/supplier/tours/${id}`, { token, body: { basedOn: 1, document: wholeDocument('Port by van') } });
  const state = { ...(await storageStateOf(Promise.resolve(supplier))), viewport: phone };
  let coordinates = '';
  await visit('pickup-zone', state, async ({ page }) => {
    await open(page, `/supplier/tours/${id}`);
    await page.getByRole('button', { name: 'Meeting point' }).click();
    await page.getByText('Pick-up points', { exact: true }).click();
    await page.getByRole('button', { name: 'Add a pick-up point' }).click();
    const point = page.getByRole('group', { name: 'Pick-up point 1' });
    await point.getByLabel('Where', { exact: true }).fill('Hotels by the port');
    await point.getByLabel('Minutes before the start').fill('45');
    await point.getByLabel('Part of town', { exact: true }).fill('Port Vell');
    await point.getByText('Put it on the map', { exact: true }).click();
    const map = point.getByRole('application', { name: 'Map of pick-up point 1' });
    await point.getByText('Enter coordinates or choose a place', { exact: true }).click();
    const shown = point.getByLabel('Coordinates', { exact: true });
    await expect(async () => {
      await map.click({ position: { x: 220, y: 160 } });
      await expect(shown).toHaveValue(/^41\.\d{5}, 2\.\d{5}$/, { timeout: 2000 });
    }).toPass();
    const zone = map.locator('svg[class*=area]');
    await expect(zone).toHaveCount(0);
    await point.getByLabel('Picked up').selectOption('Anywhere within 2 km');
    const width = async () => (await zone.boundingBox())!.width;
    const wide = await width();
    await point.getByLabel('Picked up').selectOption('Anywhere within 500 m');
    // The map is the same, and the zone a quarter as wide.
    await expect.poll(async () => Math.round((wide / (await width())) * 10) / 10).toBe(4);
    const before = await shown.inputValue();
    await map.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(shown).not.toHaveValue(before);
    coordinates = await shown.inputValue();
    await assertAccessible(page, 'a pick-up zone on the map');
    await assertNoHorizontalOverflow(page, 'a pick-up zone on the map');
    await page.getByText('All changes saved').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Meeting point' }).click();
    await point.getByText('On the map', { exact: true }).click();
    await point.getByText(coordinates, { exact: false }).waitFor();
    await expect(point.getByLabel('Picked up')).toHaveValue('500');
    await zone.waitFor();
  });
  const [latitude, longitude] = coordinates.split(', ').map(Number);
  const { document, version } = await read();
  const [written] = document.pickupPoints;
  assert.deepEqual([written!.at, written!.radiusMetres], [{ latitude, longitude }, 500]);
  await api('POST', `/supplier/tours/${id}/submission`, { token, body: { version } });
  const operator = await signedIn(demoLogins.operator);
  await api('POST', `/admin/tours/${id}/review`, { token: operator.token, body: { version, outcome: 'approved' } });
  const traveller = await newTraveller();
  const body = { tourId: id, date: await freeDay(id, 1), adults: 1 };
  const booking = await api<BookingView>('POST', '/bookings', { token: traveller.token, body });
  const userAgent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
  const asTraveller = { ...(await storageStateOf(Promise.resolve(traveller))), viewport: phone, userAgent };
  await visit('pickup-shown', asTraveller, async ({ page }) => {
    await open(page, `/bookings/${booking.id}`);
    const choice = page.getByLabel('Where shall we pick you up?');
    await expect(choice.locator('optgroup[label="Port Vell"] option')).toHaveText('09:15 · Hotels by the port');
    await choice.selectOption('09:15 · Hotels by the port');
    await page.getByRole('button', { name: 'Save pick-up' }).click();
    await page.getByText('Your pick-up is saved.').waitFor();
    await page.getByText('Anywhere within 500 m of this point', { exact: false }).waitFor();
    await page.getByRole('img', { name: 'Map of the pick-up point' }).locator('[class*=zone]').waitFor();
    await page.locator(`a[href^="geo:${latitude},${longitude}?"]`, { hasText: 'Open in Maps' }).waitFor();
    await assertAccessible(page, 'a booking with a pick-up zone');
  });
  await api('POST', `/supplier/tours/${id}/pause`, { token });
});

test('the texts of all three languages are side by side on a wide screen, of two at 1024, of one on a phone', async () => {
  const supplier = await signedIn(demoLogins.supplier);
  const { data } = await api<{ data: { id: string; slug: string | null }[] }>('GET', '/supplier/tours', {
    token: supplier.token,
  });
  const { id } = data.find(({ slug }) => slug !== null)!;
  const state = await storageStateOf(Promise.resolve(supplier));
  await visit('three-languages', { ...state, viewport: { width: 1440, height: 900 } }, async ({ page }) => {
    await open(page, `/supplier/tours/${id}`);
    await page.getByRole('button', { name: 'Texts', exact: true }).click();
    const shown = () => page.getByLabel(/^Short description/).filter({ visible: true });
    for (const language of ['English', 'Spanish', 'French'])
      await page.getByRole('region', { name: language }).getByLabel(`Short description (${language})`).waitFor();
    const lefts = await shown().evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().left));
    assert.equal(new Set(lefts).size, 3, `in three columns: ${lefts}`);
    await assertAccessible(page, 'texts of three languages');
    await assertNoHorizontalOverflow(page, 'texts of three languages at 1440 px');
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.getByRole('button', { name: /^French/ }).click();
    await expect(shown()).toHaveCount(2);
    await assertNoHorizontalOverflow(page, 'texts of two languages at 1024 px');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(shown()).toHaveCount(1);
    await assertNoHorizontalOverflow(page, 'texts of one language at 360 px');
  });
});

test('what a new supplier types in another form is understood and shown, and what cannot be read stays and is not called saved', async () => {
  const supplier = await signedIn(demoLogins.supplier);
  const { token } = supplier;
  const { id } = await api<TourDraftView>('POST', '/supplier/tours', { token, body: {} });
  const state = await storageStateOf(Promise.resolve(supplier));
  await visit('typed-values', { ...state, viewport: phone }, async ({ page }) => {
    await open(page, `/supplier/tours/${id}`);
    const type = async (label: string, typed: string) => {
      const field = page.getByLabel(label);
      await field.fill(typed);
      await field.blur();
      return field;
    };
    const saved = page.getByText('All changes saved');
    const duration = await type('Duration in minutes', 'two hours');
    await page.getByText('We cannot read this duration').waitFor();
    await page.getByText('Not saved: please correct the marked field in ‘Basics’').waitFor();
    await expect(duration).toHaveValue('two hours');
    await expect(await type('Duration in minutes', '1h30')).toHaveValue('90');
    await saved.waitFor();
    const city = page.getByRole('combobox', { name: 'City' });
    await city.fill('Atlantis');
    await city.blur();
    await page.getByText('‘Atlantis’ is not in the list').waitFor();
    await expect(city).toHaveValue('Atlantis');
    await expect(saved).toHaveCount(0);
    await assertAccessible(page, 'a city that is not listed');
    const [contact] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Not listed? Ask us to add it' }).click(),
    ]);
    await expect(contact.getByRole('textbox', { name: 'Message' })).toHaveValue('Please add this city: Atlantis');
    await expect(contact.getByLabel('What is it about?')).toHaveValue('partners');
    await contact.close();
    await page.getByRole('button', { name: 'Options and prices' }).click();
    await page.getByText('Only adults can book').waitFor();
    await expect(await type('Adult: Price in EUR', '€35,5')).toHaveValue('35.50');
    await page.getByRole('button', { name: 'When it runs' }).click();
    await page.getByRole('button', { name: 'Every day' }).click();
    await expect(await type('Start times', '6:30 pm, 7 PM')).toHaveValue('18:30, 19:00');
    await type('Start times', '6:30 pm, noon');
    await page.getByText('We cannot read these times').waitFor();
    await page.getByRole('button', { name: 'Basics' }).click();
    await expect(city).toHaveValue('Atlantis');
    await city.fill('lis');
    await city.press('Enter');
    // In view further down, too, as is the step; and it leads there.
    await page.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Not saved: please correct the marked field in ‘When it runs’')).toBeInViewport();
    const marked = page.getByRole('button', { name: /^When it runs ?: to correct$/ });
    const { x, width } = (await marked.boundingBox())!;
    assert.ok(x >= 0 && x + width <= phone.width, `${x} + ${width}`);
    await assertAccessible(page, 'a step with a field to correct');
    await page.getByRole('button', { name: 'Correct it' }).click();
    await page.getByRole('heading', { level: 2, name: 'When it runs' }).waitFor();
    await expect(page.getByLabel('Start times')).toHaveValue('6:30 pm, noon');
    page.once('dialog', (leaving) => leaving.accept());
    await page.reload();
    await page.getByRole('button', { name: 'When it runs' }).click();
    await expect(page.getByLabel('Start times')).toHaveValue('6:30 pm, noon');
    await page.getByText('We cannot read these times').waitFor();
    await type('Start times', '18h30');
    await saved.waitFor();
  });
  const { document } = await api<TourDraftView>('GET', `/supplier/tours/${id}`, { token });
  const [option] = document.options;
  assert.deepEqual(
    [document.city, document.durationMinutes, option!.units[0]!.priceMinor, option!.schedules[0]!.startTimes],
    ['lisbon', 90, 3550, ['18:30']],
  );
  await api('POST', `/supplier/tours/${id}/archive`, { token });
});
