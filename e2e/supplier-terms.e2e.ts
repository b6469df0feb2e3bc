// Terms of a supplier get worse: the operator announces it with notice, the supplier reads from when on, and accepts.
import { expect, test } from '@playwright/test';
import { earliestStart } from '#kernel/choices/supplier-terms.ts';
import { addDays } from '#kernel/dates.ts';
import { demoLogins } from '#world/logins.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { newVerifiedSupplier, signedIn } from './users.ts';

const texts = {
  en: 'Our commission rises, as we pay for cards from then on.',
  es: 'Nuestra comisión sube, porque desde entonces pagamos las tarjetas.',
  fr: 'Notre commission augmente, car nous payons alors les cartes.',
};

test('a supplier reads of a higher commission with its 15 days of notice, and accepts it before it starts', async () => {
  const name = `Harbour Lamps ${Date.now()}`;
  const supplier = await newVerifiedSupplier(name);
  const operator = await signedIn(demoLogins.operator);
  const asOperator = { storageState: operator.storageState, viewport: desktop };
  await visit('announce-terms', asOperator, async ({ page, allow }) => {
    allow(/status of 422.*\/api\/admin\/terms/);
    await open(page, '/admin/terms');
    await page.getByText('Announce a change', { exact: true }).click();
    await page.getByLabel('Only for one partner').fill(name);
    await page.getByLabel('Only for one partner').press('Enter');
    await page.getByRole('button', { name: `Choose ${name}` }).click();
    await page.getByText(`The change is for ${name} only.`).waitFor();
    await page.getByLabel('New commission in percent').fill('20');
    for (const [language, text] of [
      ['English', texts.en],
      ['Spanish', texts.es],
      ['French', texts.fr],
    ] as const)
      await page.getByLabel(`What changes (${language})`).fill(text);
    const firstDay = page.getByLabel('First day');
    const earliest = earliestStart(new Date());
    await firstDay.fill(addDays(earliest, -1));
    await page.getByRole('button', { name: 'Announce and send e-mails' }).click();
    await expect(firstDay).toHaveAttribute('aria-invalid', 'true');
    await assertAccessible(page, 'terms that would start too early');
    await firstDay.fill(earliest);
    await page.getByRole('button', { name: 'Announce and send e-mails' }).click();
    await page.getByText('Announced. The partners concerned get an e-mail.').waitFor();
  });
  const asOwner = { storageState: supplier.storageState, viewport: phone };
  await visit('own-terms', asOwner, async ({ page, allow }) => {
    allow(/Failed to load resource/);
    await open(page, '/supplier/terms');
    const change = page.getByRole('region', { name: 'Changes' }).getByRole('listitem');
    await change.getByText('Commission 15% → 20%').waitFor();
    await change.getByText(texts.en).waitFor();
    const starts = new Date(`${earliestStart(new Date())}T00:00:00Z`);
    await change.getByText(`Starts on ${starts.getUTCDate()} `, { exact: false }).waitFor();
    await page.getByText('at least 15 days before a change', { exact: false }).waitFor();
    await assertAccessible(page, 'terms that will change');
    await assertNoHorizontalOverflow(page, 'terms that will change, at 360');
    const accept = change.getByRole('button', { name: /^Accept the change from/ });
    // Nothing was typed that could still be there.
    await page.route('**/acceptance', (route) => route.abort(), { times: 1 });
    await accept.click();
    await expect(page.getByRole('alert')).toHaveText('That did not work. Please try again.');
    await accept.click();
    await page.getByText('Accepted. The change starts on its day.').waitFor();
    // Until then nothing has changed.
    await page.getByRole('region', { name: 'Our commission' }).getByText('15%', { exact: true }).waitFor();
  });
});
