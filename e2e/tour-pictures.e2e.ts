// A supplier adds pictures to a tour, and a traveller sees them.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { wholeDocument } from '#domain/authoring/test-drafts.ts';
import type { Language } from '#kernel/languages.ts';
import { plainPicture } from '#test/pictures.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { openedCase } from './operator-cases.ts';
import { newVerifiedSupplier, signedIn, storageStateOf } from './users.ts';

const words = {
  en: ['Pictures', 'Add pictures', 'What the picture shows (English)', 'All changes saved'],
  es: ['Imágenes', 'Añadir imágenes', 'Qué muestra la imagen (inglés)', 'Todo guardado'],
  fr: ['Images', 'Ajouter des images', 'Ce que montre l’image (anglais)', 'Tout est enregistré'],
} as const;
const prefixes = { en: '', es: '/es', fr: '/fr' } as const;

test.describe('pictures of a supplier', () => {
  test('are uploaded, cropped, put in order and described in English on a wide screen, and shown to travellers', () =>
    journey('en', desktop));
  test('are uploaded, cropped, put in order and described in Spanish on a phone, and shown to travellers', () =>
    journey('es', phone));
  test('are uploaded, cropped, put in order and described in French on a phone, and shown to travellers', () =>
    journey('fr', phone));
});

async function journey(language: Language, viewport: typeof phone): Promise<void> {
  const name = `Lenses ${language} ${Date.now()}`;
  const { supplier, draft } = await begun(name);
  const device = { ...(await storageStateOf(Promise.resolve(supplier))), viewport };
  await visit(`pictures-${language}`, device, async ({ page }) => {
    await open(page, `${prefixes[language]}/supplier/tours/${draft.id}`);
    await write(page, language);
  });
  const { version, may } = await api<TourDraftView>('GET', `/supplier/tours/${draft.id}`, { token: supplier.token });
  assert.equal(may.submit, true);
  await api('POST', `/supplier/tours/${draft.id}/submission`, { token: supplier.token, body: { version } });
  const operator = await signedIn(demoLogins.operator);
  const looks = { ...(await storageStateOf(Promise.resolve(operator))), viewport };
  await visit(`pictures-review-${language}`, looks, async ({ page }) => {
    await open(page, '/admin/tours');
    await openedCase(page.getByRole('article').filter({ hasText: name }));
    await isLoaded(page, 'A lamp in the evening');
    await assertAccessible(page, 'pictures to review');
  });
  await api('POST', `/admin/tours/${draft.id}/review`, {
    token: operator.token,
    body: { version, outcome: 'approved' },
  });
  await visit(`pictures-traveller-${language}`, { viewport }, async ({ page }) => {
    await open(page, `${prefixes[language]}/tour/${draft.id}`);
    await isLoaded(page, 'A lamp in the evening');
    await isLoaded(page, 'A wall at noon');
    await assertAccessible(page, 'a tour with own pictures');
  });
  await api('POST', `/supplier/tours/${draft.id}/pause`, { token: supplier.token });
}

async function begun(name: string) {
  const supplier = await newVerifiedSupplier(name);
  const empty = await api<TourDraftView>('POST', '/supplier/tours', { token: supplier.token, body: {} });
  const body = { basedOn: 1, document: wholeDocument(name) };
  const draft = await api<TourDraftView>('PUT', `/supplier/tours/${empty.id}`, { token: supplier.token, body });
  return { supplier, draft };
}

const pictureFile = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await plainPicture(1600, 1400, colour).png().toBuffer(),
});

async function write(page: Page, language: Language): Promise<void> {
  const [step, add, alt, saved] = words[language];
  await page.getByRole('navigation').getByRole('button', { name: step, exact: true }).click();
  const input = page.getByLabel(add);
  await input.setInputFiles([
    await pictureFile('noon.png', '#e9c46a'),
    await pictureFile('evening.png', '#264653'),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  ]);
  await page.getByRole('alert').filter({ hasText: 'notes.txt' }).waitFor();
  const items = page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByLabel(alt) });
  await items.nth(1).getByRole('img').waitFor({ timeout: 20_000 });
  await items.nth(0).getByLabel(alt).fill('A wall at noon');
  await items.nth(1).getByLabel(alt).fill('A lamp in the evening');
  await assertAccessible(page, 'two pictures');
  await assertNoHorizontalOverflow(page, 'two pictures');

  // Earlier: the second one leads.
  await items.nth(1).getByRole('button').first().press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-move') === 'earlier');
  assert.equal(await items.nth(0).getByLabel(alt).inputValue(), 'A lamp in the evening');

  await items.nth(0).getByRole('button').nth(2).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('slider').fill('1.5');
  await assertAccessible(page, 'cropping');
  const source = await items.nth(0).getByRole('img').getAttribute('src');
  await dialog.getByRole('button').nth(1).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForFunction(
    ([before]) => [...document.querySelectorAll('main li img')].every((image) => image.getAttribute('src') !== before),
    [source],
  );
  await items.nth(0).getByRole('img').waitFor({ timeout: 20_000 });

  await items.nth(1).getByRole('button').nth(3).click();
  await page.waitForFunction(() => document.activeElement?.closest('[role=status]'));
  await expect(items).toHaveCount(1);
  await page.keyboard.press('Enter');
  await items.nth(1).waitFor();
  await page.getByText(saved).waitFor();
}

/** The picture was fetched and decoded. */
async function isLoaded(page: Page, alt: string): Promise<void> {
  const image = page.getByRole('img', { name: alt }).first();
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  assert.ok((await image.evaluate((element: HTMLImageElement) => element.naturalWidth)) > 0);
}
