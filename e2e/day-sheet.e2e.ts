// A supplier looks up who comes to a departure, and says who came.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { inDatabase } from './completed-trips.ts';
import { asJourney, journeyIn } from './journey.ts';
import { headingHasFocus, tabTo } from './keyboard.ts';
import { linkIn, mailTo } from './mails.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { like } from './texts.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { newEmail, newTraveller, travellerName, signedIn, storageStateOf } from './users.ts';

/** Two adults on a free day, whose booking the supplier's list has. */
async function booked(): Promise<BookingView & { day: string }> {
  const { token } = await newTraveller();
  const { id: tourId } = await tourNamed(withChildren);
  const day = await freeDay(tourId, 2);
  const body = { tourId, date: day, adults: 2 };
  return { ...(await api<BookingView>('POST', '/bookings', { token, body })), day };
}

const begun = (id: string) =>
  inDatabase(`update bookings set starts_at = now() - interval '1 hour' where id = $1`, [id]);

const supplierAt = async (viewport: typeof phone) => ({
  ...(await storageStateOf(signedIn(demoLogins.supplier))),
  viewport,
});

async function found(page: Page, label: string, { reference }: BookingView) {
  await page.getByRole('searchbox', { name: label }).fill(reference.slice(3).toLowerCase().replace('-', ' '));
  const booking = page.getByRole('article').filter({ hasText: reference });
  await booking.waitFor();
  await expect(page.getByRole('article')).toHaveCount(1);
  return booking;
}

test.describe('a supplier', () => {
  test('finds a party among those of a departure, prints the sheet, and says that one of them did not come', async () => {
    const booking = await booked();
    await visit('day-sheet', await supplierAt(desktop), async ({ page }) => {
      await open(page, '/supplier');
      await page.getByRole('link', { name: 'Departures', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Departures' }).waitFor();
      await open(page, `/supplier/departures?from=${booking.day}`);
      await assertAccessible(page, 'departures');
      const at = booking.startsAtLocal.slice(11, 16);
      const row = page.getByRole('article').filter({ hasText: booking.title }).filter({ hasText: at });
      await row
        .filter({ hasText: /people/ })
        .first()
        .getByRole('link')
        .click();
      await headingHasFocus(page);
      const party = await found(page, 'Find a name, reference or phone', booking);
      assert.match(await party.innerText(), /2 adults[\s\S]*To be paid: [\s\S]*Who is coming/);
      assert.equal(await party.getByRole('checkbox').count(), 0);
      await assertAccessible(page, 'a day sheet');
      const leading = party.getByRole('link', { name: /^Cancel booking: / });
      assert.equal(await leading.getAttribute('href'), `/supplier?find=${booking.reference}`);
      await page.emulateMedia({ media: 'print' });
      for (const action of [leading, party.getByRole('button', { name: /^Move/ })]) await expect(action).toBeHidden();
      await page.getByText(/^Meeting point: ./).waitFor();
      assert.ok(!(await page.getByRole('button', { name: 'Print' }).isVisible()));
      await expect(party.getByRole('checkbox')).toHaveCount(2);
      await page.emulateMedia({ media: 'screen' });

      await begun(booking.id);
      await page.reload();
      const here = await found(page, 'Find a name, reference or phone', booking);
      await here.getByRole('checkbox').nth(1).uncheck();
      const save = here.getByRole('button', { name: /^Save attendance/ });
      await tabTo(page, save);
      await page.keyboard.press('Enter');
      await page.getByText(/^Attendance saved: /).waitFor();
      await here.getByText('Adult: did not come').waitFor();
      await expect(save).toHaveCount(0);
    });
    const { token } = await signedIn(demoLogins.supplier);
    const { data } = await api<{ data: { state: string }[] }>('GET', `/supplier/bookings/${booking.id}/items`, {
      token,
    });
    assert.deepEqual(
      data.map(({ state }) => state),
      ['attended', 'no_show'],
    );
  });

  test('has the same on a phone in Spanish, and reads what to do on days without departures', async () => {
    const booking = await booked();
    await visit('day-sheet-phone', await supplierAt(phone), async ({ page }) => {
      await open(page, `/es/supplier/departures?from=${booking.day}`);
      await assertNoHorizontalOverflow(page, 'departures at 360');
      const at = booking.startsAtLocal.slice(11, 16);
      const row = page.getByRole('article').filter({ hasText: 'Paseo por el Barrio Gótico' }).filter({ hasText: at });
      await row
        .filter({ hasText: /persona/ })
        .first()
        .getByRole('link')
        .click();
      const party = await found(page, 'Buscar nombre, localizador o teléfono', booking);
      await party.getByRole('link', { name: /@/ }).waitFor();
      await assertNoHorizontalOverflow(page, 'a day sheet at 360');
      await assertAccessible(page, 'a day sheet in Spanish');
      await open(page, '/es/supplier/departures?from=2039-01-01');
      await page.getByRole('heading', { name: /^No hay salidas del/ }).waitFor();
      // The first one is in the bar.
      await page.getByRole('main').getByRole('link', { name: 'Tus tours' }).nth(1).waitFor();
    });
  });
});

test(
  'a guide joins by the link of a mail, and sees the departure that is assigned to them alone, without amounts',
  asJourney,
  journeyIn('es-1280', async ({ words, prefix, browser }) => {
    const booking = await booked();
    const path = `${prefix}/supplier/departures/${booking.departureId}`;
    const [email, name] = [newEmail(), 'Lucía Ferrer'];
    const owner = await signedIn(demoLogins.supplier);
    const asOwner = { ...browser, storageState: owner.storageState };
    await visit('guide-invited', asOwner, async ({ page }) => {
      await open(page, `${prefix}/supplier/team`);
      await page.getByLabel(words('team', 'email'), { exact: true }).fill(email);
      await page.getByRole('button', { name: words('team', 'invite_submit') }).click();
      await page.getByText(words('team', 'invited', { email })).waitFor();
      await assertAccessible(page, 'a guide who is invited');
    });
    await visit('guide', browser, async ({ page, allow }) => {
      allow(/status of 404/);
      const link = linkIn(await mailTo(email, like(words('content-mail', 'team.guide.subject'))));
      await open(page, link);
      await page.getByLabel(words('team', 'join_name')).fill(name);
      await page.getByLabel(words('login', 'password'), { exact: true }).fill('fifteen lanterns by the sea');
      await assertAccessible(page, 'joining a team');
      await page.getByRole('button', { name: words('team', 'join_submit') }).click();
      await page.waitForURL('**/supplier/departures');
      await page.getByText(words('departures', 'none_assigned')).waitFor();
      await assertAccessible(page, 'a guide without departures');
      await open(page, path);
      await page.getByRole('heading', { level: 1, name: booking.title }).waitFor({ state: 'detached' });

      await visit('guide-assigned', asOwner, async ({ page: desk }) => {
        await open(desk, path);
        await desk.getByText(words('departures', 'led_by_nobody')).click();
        await desk.getByRole('checkbox', { name }).check();
        await desk.getByRole('button', { name: words('departures', 'guides_save') }).click();
        await desk.getByText(words('departures', 'led_by', { names: name })).waitFor();
        // The owner reads what is still to be paid.
        await desk.getByText(words('departures', 'still_due')).first().waitFor();
        await assertAccessible(desk, 'a departure with its guide');
      });

      await open(page, `${prefix}/supplier/departures?from=${booking.day}`);
      await page.getByRole('article').getByRole('link').first().click();
      await headingHasFocus(page);
      const party = page.getByRole('article').filter({ hasText: booking.reference });
      await party.waitFor();
      assert.doesNotMatch(await page.getByRole('main').innerText(), /[€$£]|EUR/);
      assert.equal(await page.getByText(words('departures', 'guides')).count(), 0);
      await assertAccessible(page, 'the day sheet of a guide');
      await assertNoHorizontalOverflow(page, 'the day sheet of a guide');
    });
    const { data } = await api<{ data: { id: string; email: string; role: string }[] }>('GET', '/supplier/team', {
      token: owner.token,
    });
    const guide = data.find((member) => member.email === email)!;
    assert.equal(guide.role, 'guide');
    await api('DELETE', `/supplier/team/${guide.id}`, { token: owner.token });
  }),
);

test.describe('a traveller', () => {
  test('reads that departures are for partners, and stays signed in', () =>
    visit('day-sheet-traveller', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/supplier/departures');
      await page.getByRole('heading', { name: 'This page is for partners' }).waitFor();
      await page.getByRole('banner').getByRole('button', { name: travellerName }).waitFor();
    }));
});
