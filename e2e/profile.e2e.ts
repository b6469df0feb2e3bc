// The profile: looking, changing, a photo, a password, and what one is written.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import type { UserView } from '#contract/accounts/accounts.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { mailTo } from './mails.ts';
import { open, visit } from './marketplace.ts';
import { demoTraveller } from './every-route.ts';
import { storageStateOf, newEmail, newTraveller, password, reauthenticate, signedIn, type Traveller } from './users.ts';
import { address, button, edit, focuses, loadUser } from './profile-page.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const change = ({ token }: Traveller, body: object) => api<UserView>('PUT', '/auth/me', { token, body });

/** Presses Save; returns the request's body. */
async function savedProfile(page: Page): Promise<{ avatar: string | null; country: string }> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'PUT' && sent.url().endsWith('/api/auth/me')),
    button(page, 'Save').click(),
  ]);
  return request.postDataJSON() as { avatar: string | null; country: string };
}

test.describe('the tabs of the profile', () => {
  test('are four, each with its address, and open by the keyboard alone', () =>
    visit('profile-tabs', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, address);
      await page.getByRole('link', { name: 'Profile settings' }).waitFor();
      assert.deepEqual(await page.getByRole('tab').allTextContents(), [
        'Profile',
        'Security',
        'Password',
        'Notifications',
      ]);
      await tab(page, 'Profile').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      assert.equal(await page.evaluate(() => document.activeElement!.textContent), 'Password');
      assert.equal(await tab(page, 'Profile').getAttribute('aria-selected'), 'true');
      await page.keyboard.press('Enter');
      await page.getByRole('tabpanel', { name: 'Password' }).waitFor();
      assert.equal(new URL(page.url()).search, '?tab=password');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      assert.equal(await page.evaluate(() => document.activeElement!.textContent), 'Profile');
      await page.goBack();
      await page.getByRole('tabpanel', { name: 'Profile' }).waitFor();
    }));

  test('are free of findings and fit on a narrow screen, also while the profile is changed', () =>
    visit('profile-accessible', storageStateOf(newTraveller()), async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      for (const name of ['profile', 'security', 'password', 'notifications']) {
        await open(page, `${address}?tab=${name}`);
        await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
        await assertAccessible(page, `the tab ${name}`);
      }
      await edit(page);
      await page.getByRole('combobox', { name: 'Country', exact: true }).fill('sp');
      await page.getByRole('option', { name: 'Spain' }).waitFor();
      await assertAccessible(page, 'the form with its list of countries open');
      for (const [prefix, word] of [
        ['/es', 'Editar'],
        ['/fr', 'Modifier'],
      ] as const) {
        await open(page, prefix + address);
        await page.getByRole('main').getByRole('button', { name: word }).click();
        await page.locator('input[name=phone]').waitFor();
        await assertNoHorizontalOverflow(page, `the form below ${prefix}`);
      }
    }));

  test('keep what is being typed while another one is looked at', () =>
    visit('profile-keeps', storageStateOf(newTraveller()), async ({ page }) => {
      await edit(page);
      await page.getByLabel('City').fill('Cádiz');
      await tab(page, 'Notifications').click();
      await page.getByRole('switch', { name: 'News' }).waitFor();
      await tab(page, 'Profile').click();
      assert.equal(await page.getByLabel('City').inputValue(), 'Cádiz');
    }));
});

test.describe('a profile', () => {
  test('is read-only until Edit; Save keeps, Cancel restores', async () => {
    const who = await newTraveller();
    await visit('profile-edit', storageStateOf(Promise.resolve(who)), async ({ page }) => {
      await open(page, address);
      await button(page, 'Edit').waitFor();
      assert.equal(await page.getByRole('tabpanel', { name: 'Profile' }).locator('input').count(), 0);
      const view = page.getByRole('tabpanel', { name: 'Profile' });
      await view.getByRole('heading', { name: who.user.name }).waitFor();
      await view.getByText(who.email, { exact: true }).first().waitFor();
      const portrait = await page.getByRole('tabpanel', { name: 'Profile' }).locator('svg').first().boundingBox();
      assert.deepEqual([portrait!.width, portrait!.height], [160, 160]);

      await edit(page);
      await page.getByLabel('Name').fill('Ana Ruiz');
      await page.getByLabel('City').fill('Lisbon');
      const country = page.getByRole('combobox', { name: 'Country', exact: true });
      assert.equal(await country.getAttribute('placeholder'), 'Select country...');
      await country.fill('portu');
      const flag = await page.getByRole('option', { name: 'Portugal' }).locator('img').boundingBox();
      assert.deepEqual([flag!.width, flag!.height], [20, 16]);
      await page.keyboard.press('Enter');
      assert.equal(await country.inputValue(), 'Portugal');
      assert.equal((await savedProfile(page)).country, 'PT');
      await page.getByRole('status').getByText('Profile updated successfully.').waitFor();
      await page.getByText('Lisbon, Portugal', { exact: true }).waitFor();
      await page.getByRole('banner').getByText('Ana Ruiz').waitFor();
      const saved = await loadUser(who);
      assert.deepEqual([saved.name, saved.city, saved.country], ['Ana Ruiz', 'Lisbon', 'PT']);

      await button(page, 'Edit').click();
      await page.getByLabel('Name').fill('Somebody Else');
      await button(page, 'Clear the country').click();
      assert.equal(await country.inputValue(), '');
      await button(page, 'Cancel').click();
      await page.getByText('Lisbon, Portugal', { exact: true }).waitFor();
      await expect(button(page, 'Edit')).toBeFocused();
      await button(page, 'Edit').click();
      assert.equal(await page.getByLabel('Name').inputValue(), 'Ana Ruiz');
      await button(page, 'Clear the country').click();
      assert.equal((await savedProfile(page)).country, '');
      await page.getByRole('status').getByText('Profile updated successfully.').waitFor();
      assert.deepEqual(await loadUser(who), { ...saved, country: null });
    });
  });

  test('shows some things only where they are there', async () => {
    const who = await newTraveller();
    const labels = ['Date of birth', 'Loyalty points', 'Preferences', 'Saved places'];
    await visit('profile-present', storageStateOf(Promise.resolve(who)), async ({ page }) => {
      await open(page, address);
      await button(page, 'Edit').waitFor();
      const panel = page.getByRole('tabpanel', { name: 'Profile' });
      for (const label of labels) assert.equal(await panel.getByText(label, { exact: true }).count(), 0, label);
      await change(who, {
        date_of_birth: '1990-02-28',
        preferences: { seat: 'window' },
        saved_locations: ['Lisbon', 'Kyoto'],
      });
      await edit(page);
      assert.equal(await page.getByLabel('Date of birth').inputValue(), '1990-02-28');
      assert.equal(await page.getByLabel('Preferences').inputValue(), '{"seat":"window"}');
      await page.getByLabel('Saved places').fill('Lisbon, Portugal\nOslo');
      await button(page, 'Save').click();
      await page.getByText('28 February 1990').waitFor();
      assert.deepEqual((await loadUser(who)).saved_locations, ['Lisbon, Portugal', 'Oslo']);
    });
    await visit('profile-points', storageStateOf(demoTraveller()), async ({ page }) => {
      await open(page, address);
      await page.getByText('Loyalty points', { exact: true }).waitFor();
      await page.getByText('240', { exact: true }).waitFor();
    });
  });

  test('says what could not be loaded or saved, and keeps what was typed', async () => {
    const who = await newTraveller();
    await visit('profile-fails', storageStateOf(Promise.resolve(who)), async ({ page, allow }) => {
      allow(/status of (409|422|500)/);
      const failing = { status: 500, contentType: 'application/problem+json', body: '{"code":"internal"}' };
      await page.route('**/api/auth/me', (route) => route.fulfill(failing));
      await open(page, address);
      await page.getByRole('alert').getByText('Error loading profile').waitFor();
      await page.unroute('**/api/auth/me');
      await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click();
      await button(page, 'Edit').click();
      await page.getByLabel('City').fill('Oslo');
      await page.route('**/api/auth/me', (route) => route.fulfill(failing));
      await button(page, 'Save').click();
      await page.getByRole('alert').getByText('Error updating profile.').waitFor();
      assert.equal(await page.getByLabel('City').inputValue(), 'Oslo');
      await page.unroute('**/api/auth/me');

      await page.getByLabel('Name').fill('');
      await button(page, 'Save').click();
      await page.getByRole('alert').getByRole('link', { name: 'Name' }).waitFor();
      await focuses(page, 'name');
      await page.getByLabel('Name').fill(' ');
      await page.getByLabel('City').focus();
      await button(page, 'Save').click();
      await focuses(page, 'name');
      assert.equal((await loadUser(who)).city, null);

      await page.getByLabel('Name').fill('Ana');
      await reauthenticate(who);
      await page.getByLabel('E-mail').fill('lucia@travellers.example');
      await button(page, 'Save').click();
      await page.getByRole('alert').getByText('There is already an account with this e-mail address').waitFor();
    });
  });

  test('takes a new e-mail once it is confirmed, and says so until then', async () => {
    const who = await newTraveller();
    const next = newEmail();
    await visit('profile-email', storageStateOf(Promise.resolve(who)), async ({ page, allow }) => {
      allow(/status of 409/);
      await edit(page);
      await page.getByLabel('E-mail').fill(next);
      await button(page, 'Save').click();
      const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
      await dialog.getByLabel('Your password').fill(who.password);
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText(`${next} is waiting for confirmation`).waitFor();
      assert.equal((await loadUser(who)).email, who.email);
      await mailTo(next, /^Please confirm your new e-mail address$/);
    });
  });
});

test.describe('what only some need', () => {
  test('is not fetched to look at a profile: the numbers of all countries come with Edit, cutting with a picture', () =>
    visit('profile-weight', storageStateOf(newTraveller()), async ({ page }) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.url());
      });
      await open(page, address);
      await button(page, 'Edit').waitFor();
      assert.ok(!scripts.some((url) => /phone-field|crop-dialog/.test(url)), scripts.join('\n'));
      await button(page, 'Edit').click();
      await page.getByLabel('Phone', { exact: true }).waitFor();
      assert.ok(scripts.some((url) => url.includes('phone-field')));
      assert.ok(!scripts.some((url) => url.includes('crop-dialog')));
    }));
});

test.describe('a photo', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0b7a75' } });
  const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, buffer, mimeType });
  const input = (page: Page) => page.getByLabel('Change photo');

  test('is cut to a square by the keyboard, stored on saving, and taken away again', async () => {
    const who = await newTraveller();
    await visit('avatar', storageStateOf(Promise.resolve(who)), async ({ page }) => {
      await edit(page);
      await input(page).setInputFiles(file('me.png', await picture(900, 500).png().toBuffer()));
      const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
      const part = dialog.getByRole('group', { name: /^Crop area/ });
      await part.focus();
      for (let times = 0; times < 5; times++) await page.keyboard.press('ArrowRight');
      await dialog.getByLabel('Zoom').press('ArrowRight');
      await assertAccessible(page, 'cutting a photo');
      await dialog.getByRole('button', { name: 'Use this crop' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText('Your new photo, uploaded when you save').waitFor();
      assert.equal((await loadUser(who)).avatar, null);
      assert.match((await savedProfile(page)).avatar!, /^data:image\/\w+;base64,/);
      await page.getByRole('status').getByText('Profile updated successfully.').waitFor();
      const { avatar } = await loadUser(who);
      assert.match(avatar!, /^\/media\/files\/.+\.webp$/);
      const shown = page.getByRole('tabpanel', { name: 'Profile' }).locator(`img[src="${avatar}"]`);
      const box = await shown.boundingBox();
      assert.deepEqual([box!.width, box!.height], [160, 160]);
      const inHeader = page.getByRole('main').locator(`img[src="${avatar}"]`).first();
      assert.ok((await inHeader.boundingBox())!.y < box!.y, 'in the header of the dashboard, too');
      const inBanner = page.getByRole('banner').locator(`img[src="${avatar}"]`);
      await inBanner.waitFor();

      await button(page, 'Edit').click();
      await button(page, 'Remove photo').click();
      await focuses(page, 'avatar');
      assert.equal((await savedProfile(page)).avatar, null);
      await page.getByRole('status').getByText('Profile updated successfully.').waitFor();
      assert.equal((await loadUser(who)).avatar, null);
      await inBanner.waitFor({ state: 'detached' });
      const { photo } = await page.evaluate(() => JSON.parse(localStorage.getItem('user')!) as { photo: unknown });
      assert.equal(photo, null);
    });
  });

  test('is refused with a reason where it is something else or too large, before it is opened', () =>
    visit('avatar-refused', storageStateOf(newTraveller()), async ({ page }) => {
      await edit(page);
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
      const bomb = Buffer.alloc(64);
      bomb.set(Buffer.from('89504e470d0a1a0a', 'hex'));
      bomb.writeUInt32BE(60_000, 16);
      bomb.writeUInt32BE(60_000, 20);
      const refusals = [
        [file('me.svg', svg, 'image/svg+xml'), 'This file is not a PNG, JPEG or WebP picture.'],
        [file('me.png', svg), 'This file is not a PNG, JPEG or WebP picture.'],
        [file('me.png', Buffer.from('<!doctype html><p>hello</p>'.repeat(9))), 'This file is not a PNG'],
        [file('me.png', Buffer.from('%PDF-1.7'.repeat(20))), 'This file is not a PNG'],
        [file('me.png', bomb), 'This picture has more than 24 megapixels.'],
        [file('me.png', Buffer.alloc(8_000_001)), 'This picture is larger than 8 MB.'],
      ] as const;
      for (const [wrong, reason] of refusals) {
        await input(page).setInputFiles(wrong);
        await page.getByRole('alert').getByText(reason).waitFor();
        assert.equal(await page.getByRole('dialog').count(), 0);
      }
      // A header that promises a picture, and nothing behind it.
      const png = await picture(60, 60).png().toBuffer();
      await input(page).setInputFiles(file('me.png', png.subarray(0, 50)));
      await page.getByRole('alert').getByText('This file is not a PNG, JPEG or WebP picture.').waitFor();
    }));
});

test.describe('the password', () => {
  test('is changed with the present one, the other sessions end, and an error is shown at its field', async () => {
    const who = await newTraveller();
    const elsewhere = await signedIn(who);
    await visit('password', storageStateOf(Promise.resolve(who)), async ({ page, allow }) => {
      allow(/status of 422/);
      await open(page, `${address}?tab=password`);
      const fill = async (current: string, next: string) => {
        await page.getByLabel('Current password').fill(current);
        await page.getByLabel('New password').fill(next);
        await button(page, 'Save new password').click();
      };
      await fill('not mine at all', 'three quiet boats');
      await page.getByText('This is not your current password.').first().waitFor();
      await focuses(page, 'currentPassword');
      assert.equal(await page.getByLabel('New password').inputValue(), 'three quiet boats');
      await fill(password, 'password1');
      await page.getByText('This password is too easy to guess.').first().waitFor();
      await focuses(page, 'password');
      await assertAccessible(page, 'a password refused');
      await button(page, 'Show the passwords').click();
      assert.equal(await page.getByLabel('New password').getAttribute('type'), 'text');
      await fill(password, 'three quiet boats');
      await page.getByRole('status').getByText('Every other device has been signed out.').waitFor();
      await expect(page.getByLabel('Current password')).toHaveValue('');
      await page.reload();
      await page.getByRole('tabpanel', { name: 'Password' }).waitFor();
    });
    await assert.rejects(loadUser(elsewhere), /401/);
    await assert.rejects(signedIn(who), /401/);
    await signedIn({ email: who.email, password: 'three quiet boats' });
    await mailTo(who.email, /^Your password has been changed$/);
  });
});

test.describe('which mails a user gets', () => {
  test('is chosen by kind; mails about bookings are not to be switched off', async () => {
    const who = await newTraveller();
    await visit('notifications', storageStateOf(Promise.resolve(who)), async ({ page }) => {
      await open(page, `${address}?tab=notifications`);
      const choice = (name: string) => page.getByRole('switch', { name });
      await choice('News').waitFor();
      assert.deepEqual(
        [await choice('Your bookings').isChecked(), await choice('Your bookings').isDisabled()],
        [true, true],
      );
      assert.deepEqual([await choice('Reminders').isChecked(), await choice('News').isChecked()], [true, false]);
      await choice('News').press('Space');
      await choice('Reminders').press('Space');
      await button(page, 'Save').click();
      await page.getByRole('status').getByText('Your choices are saved.').waitFor();
      await open(page, `${address}?tab=notifications`);
      await choice('News').waitFor();
      assert.deepEqual([await choice('Reminders').isChecked(), await choice('News').isChecked()], [false, true]);
    });
    assert.deepEqual(await api('GET', '/auth/me/notifications', { token: who.token }), {
      reminders: false,
      news: true,
    });
  });
});
