// A family with an infant on a day in season, with extras and a code, the seats that the law asks for, and a pick-up: one booking, and its
// total worked out by hand.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import { formatMoney } from '#kernel/money.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { asJourney, journeyIn } from './journey.ts';
import { open, visit } from './marketplace.ts';
import { like, type Texts } from './texts.ts';
import { daysOf, tourNamed } from './tours.ts';
import { newTraveller } from './users.ts';

const slug = 'fishing-villages-of-the-east-neuk';
const code = 'CRAIL10';

/** In pence, for two adults at 64.00, a child at 42.00 and an infant at 9.00, two suppers at 13.50 and the castle at 18.00. */
const worked = {
  // 15 % dearer: 147.20 + 48.30 + 10.35 = 205.85; with extras 250.85; 10 % of it, rounded half up, are 25.09.
  summer: { from: '05-01', to: '09-30', adults: 147_20, child: 48_30, infant: 10_35, code: -25_09, total: 225_76 },
  // 10 % cheaper: 115.20 + 37.80 + 8.10 = 161.10; with extras 206.10; 10 % of it are 20.61.
  winter: { from: '11-01', to: '03-31', adults: 115_20, child: 37_80, infant: 8_10, code: -20_61, total: 185_49 },
};
const extrasMinor = { supper: 27_00, castle: 18_00 };

test(
  'a family with an infant books a day in season with extras and a code, signs in on the way, finds what was entered, and changes it',
  asJourney,
  journeyIn('es-360', async ({ language, words, prefix, browser }) => {
    const traveller = await newTraveller();
    const tour = await tourNamed(`${slug}?lang=${language}`);
    const { date, sums } = await seasonDay(tour.id);
    const shown = (amountMinor: number) => formatMoney({ amountMinor, currency: 'GBP' }, language);
    const book = { name: words('tour-detail', 'book_now'), exact: true };
    await visit('family', browser, async ({ page }) => {
      await open(page, `${prefix}/tour/${tour.id}?date=${date}&adults=2&children=1`);
      await chooseInfant(page, tour, words);
      const extras = page.getByRole('group', { name: words('book-tour', 'extras') });
      const more = (label: RegExp) => extras.getByRole('button', { name: label }).last();
      await more(/Anstruther/).click();
      await more(/Anstruther/).click();
      await more(/St Andrews/).click();
      await page.getByText(words('book-tour', 'promo')).click();
      const field = page.getByLabel(words('book-tour', 'promo_code'), { exact: true });
      await field.fill(code);
      await field.press('Enter');
      await page
        .locator('dt')
        .getByText(new RegExp(`${code}$`))
        .waitFor();
      const total = page.getByText(shown(sums.total)).first();
      await total.waitFor();

      // The seats are needed before: without them nothing is sent, and the field says so until it is right.
      const seats = page.getByLabel(chosenSeats[language].label);
      await page.getByRole('button', book).first().click();
      await signIn(page, traveller, words);
      await page.getByRole('button', book).first().click();
      const problem = page.getByText(words('questions', 'before_required')).last();
      await problem.waitFor();
      await expect(seats).toHaveAttribute('aria-invalid', 'true');
      await expect(seats).toBeFocused();
      await assertAccessible(page, 'an answer that is missing');
      await seats.selectOption({ label: chosenSeats[language].both });
      await problem.waitFor({ state: 'detached' });
      const pickup = page.getByLabel(words('questions', 'pickup_where'));
      await pickup.selectOption((await pickup.getByText('Haymarket Station').getAttribute('value'))!);
      await assertAccessible(page, 'what a partner needs to know');
      await assertNoHorizontalOverflow(page, 'what a partner needs to know');
      await total.waitFor();
      await page.getByRole('button', book).first().click();
      await page.waitForURL('**/bookings?new=*');
      await page.getByText(words('booking-list', 'booked_to_pay')).waitFor();
      await assertAccessible(page, 'a family that has booked');
      await page.waitForFunction(() => sessionStorage.getItem('answers') === null);
    });
    const { data } = await api<{ data: { id: string }[] }>('GET', '/bookings', { token: traveller.token });
    const booking = await api<BookingView>('GET', `/bookings/${data[0]!.id}`, { token: traveller.token });
    assert.deepEqual(
      booking.lines.map(({ kind, totalMinor }) => [kind, totalMinor]),
      [
        ['adult', sums.adults],
        ['child', sums.child],
        ['infant', sums.infant],
        ['extra', extrasMinor.supper],
        ['extra', extrasMinor.castle],
        ['reduction', sums.code],
      ],
    );
    assert.equal(booking.total.priceMinor, sums.total);
    assert.deepEqual([booking.openQuestions, booking.pickup?.name, booking.persons], [0, 'Haymarket Station', 4]);

    // The infant stays at home, and so does a supper; the code still counts for the others.
    await visit('family-changes', { ...browser, storageState: traveller.storageState }, async ({ page }) => {
      await open(page, `${prefix}/bookings/${booking.id}`);
      await dropInfantAndSupper(page, infantOf(tour), words);
      const submit = page.getByRole('dialog').locator('[type=submit]');
      await page
        .getByRole('group', { name: words('booking-change', 'dropped') })
        .getByText(/Anstruther/)
        .waitFor();
      await page.getByText(like(words('booking-change', 'free_until'))).waitFor();
      await assertAccessible(page, 'a family that drops its infant');
      await assertNoHorizontalOverflow(page, 'a family that drops its infant');
      await submit.click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    });
    const changed = await api<BookingView>('GET', `/bookings/${booking.id}`, { token: traveller.token });
    const goneMinor = sums.infant + extrasMinor.supper / 2;
    assert.deepEqual(
      changed.lines.filter(({ kind }) => kind !== 'reduction').map(({ kind, quantity }) => [kind, quantity]),
      [
        ['adult', 2],
        ['child', 1],
        ['extra', 1],
        ['extra', 1],
      ],
    );
    assert.deepEqual([changed.openQuestions, changed.pickup?.name, changed.persons], [0, 'Haymarket Station', 3]);
    // Each item bears its tenth, to a penny.
    const restMinor = sums.total - (goneMinor * 9) / 10;
    assert.ok(Math.abs(changed.total.priceMinor - restMinor) <= 1, `${changed.total.priceMinor}, not ${restMinor}`);
  }),
);

/** Opens the dialog of changes, and takes one of each away. */
async function dropInfantAndSupper(page: Page, infant: string, words: Texts): Promise<void> {
  await page.getByRole('button', { name: words('booking-detail', 'change'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('common', 'fewer', { what: infant }) }).click();
  const extras = dialog.getByRole('group', { name: words('book-tour', 'extras') });
  await extras
    .getByRole('button', { name: /Anstruther/ })
    .first()
    .click();
}

const chosenSeats = {
  es: { label: 'Sillas para niños', both: 'Una para bebé y un elevador' },
  en: { label: 'Child seats', both: 'One for a baby and one booster' },
  fr: { label: 'Sièges enfant', both: 'Un pour bébé et un rehausseur' },
};

/** The first free day of a season some weeks ahead, with what the family pays then. */
async function seasonDay(tourId: string): Promise<{ date: string; sums: (typeof worked)['summer'] }> {
  for (let ahead = 34; ahead < 175; ahead += 40) {
    for (const { date, state } of await daysOf(tourId, { ahead, adults: 4 })) {
      const day = date.slice(5);
      const isSummer = day >= worked.summer.from && day <= worked.summer.to;
      const isWinter = day >= worked.winter.from || day <= worked.winter.to;
      // On the other days of the week there are private groups only.
      const isSold = [0, 1, 3, 5].includes(new Date(`${date}T12:00Z`).getUTCDay());
      if (state === 'available' && isSold && (isSummer || isWinter))
        return { date, sums: isSummer ? worked.summer : worked.winter };
    }
  }
  throw new Error('no day of a season');
}

async function chooseInfant(page: Page, tour: TourView, words: Texts): Promise<void> {
  await page.getByRole('button', { name: words('book-tour', 'tickets_more') }).click();
  await page.getByRole('button', { name: words('common', 'more', { what: infantOf(tour) }) }).click();
}

const infantOf = (tour: TourView): string => tour.options[0]!.units.find(({ kind }) => kind === 'infant')!.label!;

async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
  words: Texts,
): Promise<void> {
  await page.waitForURL('**/login?next=*');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('login', 'other_register') })
    .click();
  await page.getByLabel(words('login', 'email'), { exact: true }).fill(email);
  await page.getByLabel(words('login', 'password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('login', 'submit_sign_in'), exact: true })
    .click();
  await page.waitForURL('**/tour/**');
}
