// A telephone number in the profile, as it is typed.
import assert from 'node:assert/strict';
import { type Page, test } from '@playwright/test';
import { visit } from './marketplace.ts';
import { storageStateOf, newTraveller, type Traveller } from './users.ts';
import { button, edit, focuses, loadUser } from './profile-page.ts';

test.describe('a telephone number', () => {
  const flow = (name: string, journey: (page: Page, who: Traveller) => Promise<void>) => async () => {
    const who = await newTraveller();
    await visit(name, storageStateOf(Promise.resolve(who)), async ({ page }) => {
      await edit(page);
      await journey(page, who);
    });
  };
  const phone = (page: Page) => page.getByLabel('Phone', { exact: true });
  const code = (page: Page) => page.getByRole('combobox', { name: 'Country code' });

  test(
    'is Spanish unless another country is chosen, and formatted as it is typed',
    flow('phone-typing', async (page, who) => {
      assert.equal(await code(page).inputValue(), 'Spain');
      await page.getByText('+34', { exact: true }).waitFor();
      const flag = await page
        .locator('[role=combobox][name=phone_country]')
        .locator('..')
        .locator('img')
        .first()
        .boundingBox();
      assert.equal(flag!.width, 40);
      await phone(page).pressSequentially('612345678');
      assert.equal(await phone(page).inputValue(), '612 34 56 78');
      // A digit put in between leaves the caret behind it; a sign of the format taken away takes its digit along.
      await phone(page).press('Home');
      for (let steps = 0; steps < 3; steps++) await phone(page).press('ArrowRight');
      await phone(page).press('Backspace');
      await phone(page).pressSequentially('9');
      assert.equal(await phone(page).inputValue(), '619 34 56 78');
      await button(page, 'Save').click();
      await page.getByText('+34 619 34 56 78').waitFor();
      assert.equal((await loadUser(who)).phone, '+34619345678');

      await button(page, 'Edit').click();
      await code(page).fill('44');
      await page.getByRole('option', { name: 'United Kingdom' }).click();
      await page.getByText('+44', { exact: true }).waitFor();
      await phone(page).fill('7400 123456');
      await button(page, 'Save').click();
      await page.getByText('+44 7400 123456').waitFor();
    }),
  );

  test(
    'is taken in Arabic-Indic and full-width digits, with its own calling code, and with an extension',
    flow('phone-digits', async (page, who) => {
      await phone(page).fill('\u0666\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668');
      assert.equal(await phone(page).inputValue(), '612 34 56 78');
      await phone(page).fill('\uff16\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18');
      assert.equal(await phone(page).inputValue(), '612 34 56 78');
      await phone(page).fill('+33 6 12 34 56 78');
      assert.equal(await code(page).inputValue(), 'France');
      assert.equal(await phone(page).inputValue(), '6 12 34 56 78');
      await phone(page).fill('+34 912 34 56 78 ext. 12');
      await button(page, 'Save').click();
      await page.getByText('+34 912 34 56 78 ext. 12').waitFor();
      assert.equal((await loadUser(who)).phone, '+34912345678;ext=12');
      await button(page, 'Edit').click();
      assert.equal(await phone(page).inputValue(), '912 34 56 78 ext. 12');
      assert.equal(await phone(page).getAttribute('maxlength'), '250');
    }),
  );

  test(
    'keeps its extension typed key by key, and its calling code pasted in brackets',
    flow('phone-extension', async (page, who) => {
      await phone(page).pressSequentially('912 34 56 78 ext. 12');
      assert.equal(await phone(page).inputValue(), '912 34 56 78 ext. 12');
      await button(page, 'Save').click();
      await page.getByText('+34 912 34 56 78 ext. 12').waitFor();
      assert.equal((await loadUser(who)).phone, '+34912345678;ext=12');

      await button(page, 'Edit').click();
      await phone(page).press('End');
      for (let left = 4; left > 0; left -= 1) await phone(page).press('Backspace');
      assert.equal(await phone(page).inputValue(), '912 34 56 78 ext');
      await code(page).fill('France');
      await page.getByRole('option', { name: 'France' }).first().click();
      await phone(page).fill('');
      await phone(page).evaluate((input: HTMLInputElement) => {
        input.focus();
        document.execCommand('insertText', false, '(+34) 912.34.56.78');
      });
      assert.equal(await phone(page).inputValue(), '912 34 56 78');
      assert.equal(await code(page).inputValue(), 'Spain');
      await phone(page).fill('');
      await phone(page).pressSequentially('(+34) \u0669\u0661\u0662.\uff13\uff14.\u06f5\u06f6.78');
      assert.equal(await phone(page).inputValue(), '912 34 56 78');
      await button(page, 'Save').click();
      await page.getByRole('status').getByText('Profile updated successfully.').waitFor();
      assert.equal((await loadUser(who)).phone, '+34912345678');
    }),
  );

  test(
    'that does not exist in its country keeps the profile from being saved, until it is changed',
    flow('phone-invalid', async (page, who) => {
      let sent = 0;
      page.on('request', (request) => (sent += request.method() === 'PUT' ? 1 : 0));
      await page.getByLabel('City').fill('Oslo');
      await phone(page).fill('112 345');
      await button(page, 'Save').click();
      await page.getByText('Invalid phone number for selected country.').first().waitFor();
      await focuses(page, 'phone');
      assert.equal(sent, 0);
      await phone(page).pressSequentially('6');
      assert.equal(await page.getByText('Invalid phone number for selected country.').count(), 0);
      await phone(page).fill('');
      await button(page, 'Save').click();
      await page.getByRole('status').getByText('Profile updated successfully.').waitFor();
      const { city, phone: saved } = await loadUser(who);
      assert.deepEqual([city, saved], ['Oslo', null]);
    }),
  );

  test(
    'is copied without spaces',
    flow('phone-copy', async (page) => {
      await phone(page).fill('612345678');
      const copied = page.evaluate(
        () =>
          new Promise((resolve) =>
            addEventListener('copy', (event) => resolve(event.clipboardData!.getData('text/plain')), { once: true }),
          ),
      );
      await phone(page).press('ControlOrMeta+a');
      await phone(page).press('ControlOrMeta+c');
      assert.equal(await copied, '612345678');
    }),
  );
});
