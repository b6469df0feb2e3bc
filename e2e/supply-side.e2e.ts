// The supply side from beginning to end: a supplier registers and is verified, writes a tour that is reviewed and published, a traveller
// finds, books and answers, and is checked in without network; a change is reviewed next to what travellers see.
import assert from 'node:assert/strict';
import { type Page, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { asJourney, type Journey, journeyIn } from './journey.ts';
import { open, visit } from './marketplace.ts';
import { openedCase } from './operator-cases.ts';
import { like } from './texts.ts';
import { freeDay } from './tours.ts';
import { newEmail, newTraveller, signedIn, storageStateOf } from './users.ts';
import { countFields, preview, savedIn, writeTour } from './write-tour.ts';

const secret = 'fifteen lanterns by the sea';
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|not saved/;

test(
  'a supplier registers, is verified, writes a tour with few fields that is published, booked, answered and checked in offline, and changes it',
  asJourney,
  journeyIn('en-360', async (at) => {
    const [email, stamp] = [newEmail(), Date.now()];
    const [name, title] = [`Lantern Walks ${stamp}`, `Tiles by lantern ${stamp}`];
    const operator = await storageStateOf(signedIn(demoLogins.operator));
    const asSupplier = () => storageStateOf(signedIn({ email, password: secret }));
    let registered = 0;
    await visit('supply-register', at.browser, async ({ page }) => {
      registered = await register(page, at, email, name);
    });
    await visit('supply-verify', { ...at.browser, ...operator }, ({ page }) => verify(page, at, name));
    let id = '';
    await visit('supply-write', { ...at.browser, ...(await asSupplier()) }, async ({ page, allow }) => {
      // Of the seller of a tour that is not on sale yet.
      allow(/status of 404/);
      const tour = await writeAndSubmit(page, at, title);
      id = tour.id;
      // From the pitch page to a tour that can be booked: all that is shown without unfolding anything. On a wide screen the texts of
      // all languages are side by side.
      assert.deepEqual({ registered, written: tour.fields }, { registered: 10, written: at.isPhone ? 13 : 20 });
    });
    await visit('supply-review', { ...at.browser, ...operator }, ({ page }) => publish(page, at, title));
    const traveller = await newTraveller();
    const { storageState } = traveller;
    await visit('supply-book', { ...at.browser, storageState }, ({ page }) => book(page, at, id, title, name));
    const { data } = await api<{ data: { id: string }[] }>('GET', '/bookings', { token: traveller.token });
    const booking = await api<BookingView>('GET', `/bookings/${data[0]!.id}`, { token: traveller.token });
    assert.deepEqual([booking.state, booking.persons, booking.openQuestions], ['confirmed', 2, 0]);
    await visit('supply-check-in', { ...at.browser, ...(await asSupplier()) }, async ({ page, context, allow }) => {
      allow(noNetwork);
      await checkInOffline(page, at, booking, (isOffline) => context.setOffline(isOffline));
      allow(/status of 404/);
      await change(page, at, id);
    });
    await visit('supply-review-change', { ...at.browser, ...operator }, ({ page }) => reviewChange(page, at, title));
    const { duration } = await api<{ duration: number }>('GET', `/tours/${id}`);
    assert.equal(duration, 1.75);
    const { token } = await signedIn({ email, password: secret });
    await api('POST', `/supplier/tours/${id}/pause`, { token });
  }),
);

async function register(page: Page, { words, prefix }: Journey, email: string, name: string): Promise<number> {
  await open(page, `${prefix}/supplier/register`);
  const fields = await countFields(page);
  const fill = async (field: string, value: string) => page.locator(`[name="${field}"]`).fill(value);
  await fill('name', 'Iris Bell');
  await fill('email', email);
  await fill('password', secret);
  await fill('supplier.legalName', name);
  await page.locator('[name="supplier.country"]').selectOption('PT');
  await fill('supplier.address', 'Rua das Janelas Verdes 9, 1200-690 Lisboa');
  await fill('supplier.phone', '+351 21 391 2800');
  await fill('supplier.registerNumber', '509 441 220');
  await fill('supplier.taxNumber', 'PT 509441220');
  // Of the country that was chosen.
  await page.getByText(words('partner-account', 'currency_is', { currency: 'Euro' })).waitFor();
  await page.getByRole('checkbox').check();
  await assertAccessible(page, 'registering as a supplier');
  await page.getByRole('button', { name: words('partner-account', 'register'), exact: true }).click();
  await page.waitForURL('**/supplier');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await assertAccessible(page, 'a supplier who has registered');
  await assertNoHorizontalOverflow(page, 'a supplier who has registered');
  return fields;
}

async function verify(page: Page, { words, prefix }: Journey, name: string): Promise<void> {
  await open(page, `${prefix}/admin/suppliers?state=to_check&find=${encodeURIComponent(name)}`);
  const partner = await openedCase(page.getByRole('article', { name }));
  await partner.getByText('509 441 220').waitFor();
  await assertAccessible(page, 'a supplier to check');
  await partner.getByRole('button', { name: words('moderation', 'check_verified') }).click();
  await page.getByText(words('moderation', 'checked_verified', { name })).waitFor();
}

/** `fields`: how many the editor has shown. */
async function writeAndSubmit(
  page: Page,
  { words, prefix }: Journey,
  title: string,
): Promise<{ id: string; fields: number }> {
  await open(page, `${prefix}/supplier`);
  await page
    .getByRole('link', { name: words('authoring', 'title'), exact: true })
    .first()
    .click();
  await page.getByRole('heading', { name: words('authoring', 'none') }).waitFor();
  await assertAccessible(page, 'no tours');
  await page.getByRole('button', { name: words('authoring', 'new') }).click();
  await page.waitForURL('**/supplier/tours/*');
  const id = page.url().split('/').at(-1)!;
  const fields = await writeTour(page, title, words);
  await preview(page, title, words);
  await page.getByRole('button', { name: words('authoring', 'step_extras') }).click();
  await page.getByRole('button', { name: words('authoring', 'add_question') }).click();
  await page.getByLabel(words('authoring', 'field_question_labels'), { exact: true }).fill('Shoe size?');
  await page.getByLabel(words('authoring', 'field_question_kind'), { exact: true }).selectOption('number');
  await savedIn(page, words);
  await submit(page, words);
  await open(page, `${prefix}/supplier/tours`);
  await page.getByRole('article').filter({ hasText: title }).getByText(words('authoring', 'in_review')).waitFor();
  await assertAccessible(page, 'own tours');
  return { id, fields };
}

async function submit(page: Page, words: Journey['words']): Promise<void> {
  await page.getByRole('button', { name: words('authoring', 'step_finish') }).click();
  await page.getByRole('button', { name: words('authoring', 'submit') }).click();
  await page.getByText(words('authoring', 'done_submit')).waitFor();
  await assertAccessible(page, 'in review');
}

async function publish(page: Page, { words, prefix }: Journey, title: string): Promise<void> {
  await open(page, `${prefix}/admin/tours`);
  const tour = await openedCase(page.getByRole('article', { name: title }));
  await tour.getByText(words('authoring', 'review_new'), { exact: true }).waitFor();
  await assertAccessible(page, 'tours to review');
  await tour.getByRole('button', { name: words('authoring', 'review_approved') }).click();
  await page.getByText(words('authoring', 'reviewed_approved', { title })).waitFor();
}

async function book(page: Page, { words, prefix }: Journey, id: string, title: string, partner: string): Promise<void> {
  await open(page, `${prefix}/lisbon-l475?q=${encodeURIComponent(title)}`);
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await page.waitForURL('**/tour/*');
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  const checked = { name: words('tour-detail', 'check_availability') };
  const box = page.locator('form').filter({ has: page.getByRole('button', checked) });
  await box.getByLabel(words('tour-detail', 'date'), { exact: true }).fill(await freeDay(id));
  await box.getByLabel(words('tour-detail', 'adults'), { exact: true }).fill('2');
  await box.getByRole('button', checked).click();
  await box.getByText(words('common', 'total'), { exact: true }).waitFor();
  await assertAccessible(page, 'a tour that a supplier wrote');
  await box.getByRole('button', { name: words('tour-detail', 'book_now') }).click();
  await page.waitForURL('**/bookings?new=*');
  await page
    .getByRole('link', { name: words('questions', 'answer', { count: 1 }) })
    .first()
    .click();
  const questions = page.getByRole('region', { name: words('questions', 'heading', { partner }) });
  await questions.getByLabel('Shoe size?').fill('41');
  await assertAccessible(page, 'a question that a supplier wrote');
  await questions.getByRole('button', { name: words('questions', 'save') }).click();
  await questions.getByText(words('questions', 'saved')).waitFor();
}

async function checkInOffline(
  page: Page,
  { words, prefix }: Journey,
  { departureId, reference }: BookingView,
  setOffline: (isOffline: boolean) => Promise<void>,
): Promise<void> {
  const path = `${prefix}/supplier/departures/${departureId}`;
  await open(page, path);
  await page.getByText(words('departures', 'opens_offline')).waitFor();
  await setOffline(true);
  await open(page, path);
  await page.getByText(like(words('app', 'sheet_as_of'))).waitFor();
  const party = page.getByRole('article').filter({ hasText: reference });
  await party.getByText('41', { exact: true }).waitFor();
  await party.getByRole('button', { name: like(words('departures', 'check_in_spoken')) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('departures', 'let_in', { count: 2 }) })
    .click();
  await party
    .getByText(like(words('departures', 'in_since')))
    .first()
    .waitFor();
  await assertAccessible(page, 'checked in without network');
  await setOffline(false);
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('checkIns') ?? '[]')[0]?.outcome === 'accepted');
}

async function change(page: Page, { words, prefix }: Journey, id: string): Promise<void> {
  await open(page, `${prefix}/supplier/tours/${id}`);
  await page.getByLabel(words('authoring', 'field_durationMinutes')).fill('105');
  await savedIn(page, words);
  await submit(page, words);
}

async function reviewChange(page: Page, { words, prefix }: Journey, title: string): Promise<void> {
  await open(page, `${prefix}/admin/tours`);
  const tour = await openedCase(page.getByRole('article', { name: title }));
  await tour.getByText(words('authoring', 'review_change', { count: 1 })).waitFor();
  await tour.getByRole('row').filter({ hasText: '90' }).getByText('105').waitFor();
  await assertAccessible(page, 'a change to review');
  await tour.getByRole('button', { name: words('authoring', 'review_approved') }).click();
  await page.getByText(words('authoring', 'reviewed_approved', { title })).waitFor();
}
