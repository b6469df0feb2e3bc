// The main journey as a screen reader presents it: everything found by its role and name, every change heard or brought into
// focus; and by keyboard alone on the narrowest screen.
import assert from 'node:assert/strict';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Language } from '#kernel/languages.ts';
import { text } from '#platform/texts/texts.ts';
import { assertAnnounced, recordAnnouncements } from './live-regions.ts';
import { headingHasFocus, tabTo } from './keyboard.ts';
import { waitUntilHydrated, desktop, open, phone, visit } from './marketplace.ts';
import { newEmail, password } from './users.ts';
import { type Texts, textsOf } from './texts.ts';
import { bookButton } from './tours.ts';

/** How one presses, types and chooses. */
type Hand = {
  press(what: Locator): Promise<void>;
  type(where: Locator, text: string): Promise<void>;
  /** The first option after the selected one. */
  chooseNext(replies: Locator): Promise<void>;
  /** The last option of a group in which none is selected. */
  chooseLast(replies: Locator): Promise<void>;
};
type Journey = { page: Page; language: Language; words: Texts; prefix: string; hand: Hand; isWide: boolean };

test.describe('the main journey by roles and names', () => {
  test('in English on a desktop', () => journey('en', desktop, byPointer));
  test('in Spanish on a phone', () => journey('es', phone, byPointer));
  test('in French by keyboard alone, 320 px wide', () => journey('fr', { width: 320, height: 640 }, byKeyboard));
});

async function journey(
  language: Language,
  viewport: { width: number; height: number },
  handOn: (page: Page) => Hand,
): Promise<void> {
  await visit(`roles-${language}`, { viewport }, async ({ page }) => {
    await recordAnnouncements(page);
    const prefix = language === 'en' ? '' : `/${language}`;
    const at = { page, language, words: textsOf(language), prefix, hand: handOn(page), isWide: viewport.width > 900 };
    await search(at);
    await narrowDown(at);
    await openTour(at);
    await checkAvailability(at);
    await signUp(at);
    await book(at);
    await readTicket(at);
    await cancelFromDashboard(at);
  });
}

async function search({ page, words, prefix, hand }: Journey): Promise<void> {
  await open(page, prefix || '/');
  const form = page.getByRole('search');
  const where = form.getByRole('combobox', { name: words('search-form', 'search_location') });
  await assertAnnounced(page, words('common', 'suggestions_count', { count: 1 }).replace('1', ''), () =>
    hand.type(where, 'barcelona'),
  );
  const found = form.getByRole('listbox', { name: words('search-form', 'suggestions') }).getByRole('option');
  await hand.press(found.first());
  assert.match(await where.inputValue(), /^Barcelon/);
  await hand.press(form.getByRole('button', { name: words('search-form', 'search'), exact: true }));
  await page.waitForURL(`**${prefix}/barcelona-l475`);
  await arrivesAt(page, /Barcelon/);
}

/** A filter: the number of tours found is heard, and one goes on from where one was. */
async function narrowDown({ page, words, hand, isWide }: Journey): Promise<void> {
  // The element `summary` has no role to select it by.
  const summary = (name: string) => page.getByRole('main').locator('summary').filter({ hasText: name });
  const duration = words('search-results', 'duration');
  await hand.press(isWide ? summary(duration) : summary(words('search-results', 'filters')));
  const place = isWide ? page : page.getByRole('dialog');
  const durations = place.getByRole('group', { name: duration }).getByRole('radio');
  await assertAnnounced(page, toursFound(words), () => hand.chooseNext(durations));
  const [show] = words('search-results', 'show_results', { count: 1 }).split(' ');
  if (!isWide) await hand.press(place.getByRole('button', { name: show! }));
  await page.waitForURL(/durationMax=/);
  if (!isWide) return;
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement)?.name === 'durationMax');
  await expect(durations.nth(1)).toBeChecked();
}

/** '1 tour found', '12 tours found' */
const toursFound = (words: Texts): RegExp =>
  new RegExp(
    [1, 77].map((count) => `^${words('search-results', 'total', { count }).replace(/\d+/, String.raw`\d+`)}`).join('|'),
  );

async function openTour({ page, hand }: Journey): Promise<void> {
  const card = page.getByRole('main').getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  await hand.press(card.getByRole('link', { name, exact: true }));
  await page.waitForURL('**/tour/*');
  await arrivesAt(page, name);
}

async function checkAvailability({ page, language, words, hand }: Journey): Promise<void> {
  const days = page.getByRole('group', { name: words('tour-detail', 'next_days') }).getByRole('radio');
  await hand.chooseLast(days);
  // At a desk the days are folded then.
  assert.match(await page.getByLabel(words('tour-detail', 'date'), { exact: true }).inputValue(), /^\d{4}-/);
  const adults = words('tour-detail', 'adults');
  const more = page.getByRole('button', { name: words('common', 'more', { what: adults }) });
  await hand.press(more);
  assert.equal(await page.getByRole('spinbutton', { name: adults }).inputValue(), '2');
  const check = page.getByRole('button', { name: words('tour-detail', 'check_availability') });
  // 'Available. Choose one of 3 options.'
  const [available] = text(language, 'availability', 'available', { count: 1 }).split(' ');
  await assertAnnounced(page, available!, () => hand.press(check));
  await expect(check, 'the focus stays where one was').toBeFocused();
  await hand.press(bookButton(page, words('tour-detail', 'book_now')));
}

async function signUp({ page, words, hand }: Journey): Promise<void> {
  await page.waitForURL('**/login?next=*');
  await arrivesAt(page, words('login', 'title_booking'));
  await page.getByText(words('login', 'lead_booking_register')).waitFor();
  await hand.type(page.getByRole('textbox', { name: words('login', 'name') }), 'Ana Prieto');
  await hand.type(page.getByRole('textbox', { name: words('login', 'email') }), newEmail());
  // Hidden, it has no role; shown, it is a text box.
  await hand.press(page.getByRole('button', { name: words('login', 'show_password') }));
  await hand.type(page.getByRole('textbox', { name: words('login', 'password'), exact: true }), password);
  await hand.press(page.getByRole('button', { name: words('login', 'submit_booking') }));
  await page.waitForURL('**/tour/*');
}

async function book({ page, words, hand }: Journey): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.closest('#book-now'));
  const now = bookButton(page, words('tour-detail', 'book_now'), false);
  await now.waitFor();
  await assertAnnounced(page, words('book-tour', 'completed'), () => hand.press(now));
  await page.waitForURL('**/bookings?new=*');
  await arrivesAt(page, words('booking-list', 'booked_to_pay'));
}

async function readTicket({ page, words, hand }: Journey): Promise<void> {
  const booked = page.getByRole('main').getByRole('article');
  const name = await booked.getByRole('heading').innerText();
  await hand.press(booked.getByRole('link', { name: words('booking-list', 'view_spoken', { tour: name }) }));
  await page.waitForURL('**/bookings/*');
  await arrivesAt(page, name);
  await page.getByRole('heading', { level: 2, name: words('booking-detail', 'ticket') }).waitFor();
  const code = words('booking-detail', 'ticket_code', { reference: 'SN-' });
  await page.getByRole('img', { name: code }).waitFor();
}

async function cancelFromDashboard({ page, words, hand, isWide }: Journey): Promise<void> {
  const banner = page.getByRole('banner');
  if (isWide) await hand.press(banner.getByRole('button', { name: /^Ana Prieto/ }));
  else await hand.press(banner.getByRole('button', { name: words('navbar', 'open_menu') }));
  const around = isWide ? banner : page.getByRole('dialog', { name: 'Senda' });
  await hand.press(around.getByRole('link', { name: words('menus', 'dashboard') }));
  await page.waitForURL('**/dashboard/bookings');
  await arrivesAt(page, words('dashboard', 'my_bookings'));
  const booked = page.getByRole('main').getByRole('article');
  const tour = await booked.getByRole('heading').innerText();
  const cancel = booked.getByRole('button', { name: words('booking-list', 'cancel_spoken', { tour }) });
  const dialog = page.getByRole('dialog', { name: words('booking-detail', 'cancel_title') });
  await assertAnnounced(page, words('booking-detail', 'unpaid_free'), () => hand.press(cancel));
  assert.ok(await dialog.evaluate((element) => element.contains(document.activeElement)), 'the focus is in the dialog');
  await hand.press(dialog.getByRole('button', { name: words('booking-detail', 'cancel_confirm') }));
  const news = page.getByRole('status').filter({ hasText: words('booking-detail', 'cancel_done', { tour }) });
  await news.waitFor();
  await page.waitForFunction(
    (text) => document.activeElement?.textContent?.includes(text),
    words('booking-detail', 'cancel_done', { tour }),
  );
}

/** The page has changed, and its heading is what is read next. */
async function arrivesAt(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1, name: heading }).waitFor();
  await headingHasFocus(page);
  await waitUntilHydrated(page);
}

const byPointer = (): Hand => ({
  press: (what) => what.click(),
  type: (where, text) => where.pressSequentially(text),
  chooseNext: (all) => all.nth(1).check(),
  chooseLast: (all) => all.last().check(),
});

function byKeyboard(page: Page): Hand {
  const { keyboard } = page;
  return {
    async press(what) {
      // An option is reached from its field, which keeps the focus.
      if ((await what.getAttribute('role')) === 'option') await keyboard.press('ArrowDown');
      else await tabTo(page, what);
      await keyboard.press('Enter');
    },
    async type(where, text) {
      await tabTo(page, where);
      await keyboard.type(text);
    },
    async chooseNext(all) {
      await tabTo(page, all.first());
      await keyboard.press('ArrowDown');
    },
    async chooseLast(all) {
      await tabTo(page, all.first());
      await keyboard.press('ArrowUp');
    },
  };
}
