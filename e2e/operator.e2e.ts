// The operator's area: pending cases and their decisions, accessible to operators only.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { AdminAffiliateView, AffiliationView } from '#contract/affiliates.ts';
import type { NoticeView } from '#contract/notices.ts';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { openedCase } from './operator-cases.ts';
import { storageStateOf, newEmail, newTraveller, signedIn } from './users.ts';

const operator = () => storageStateOf(signedIn(demoLogins.operator));
/** It comes after the page's other scripts. */
async function openMenuOf(page: Page, login: { email: string; password: string }): Promise<void> {
  const { user } = await signedIn(login);
  await page.getByRole('banner').getByRole('button', { name: user.name }).click();
}

const trader = {
  legalName: 'Bell Walks Ltd',
  country: 'GB',
  address: '8 Cockburn Street, Edinburgh EH1 1BP',
  phone: '+44 131 496 0000',
  registerName: 'Companies House',
  registerNumber: '0441-22',
  taxNumber: 'GB 123 4567 89',
  currency: 'GBP',
  selfCertified: true,
};

/** Finds the page of the list with the case: other tests leave cases behind. */
async function openCase(page: Page, path: string, query: string, isIt: (one: never) => boolean): Promise<void> {
  const { token } = await signedIn(demoLogins.operator);
  const { data } = await api<{ data: never[] }>('GET', `${path}?${query}&pageSize=100`, { token });
  await open(page, `${path}?${query}&page=${Math.floor(data.findIndex(isIt) / 10) + 1}`);
}

async function registered(name: string): Promise<{ token: string }> {
  const body = { email: newEmail(), password: 'fifteen lanterns by the sea', role: 'supplier' };
  return api('POST', '/auth/register', { body: { ...body, supplier: { ...trader, name } } });
}

const getSupplier = async ({ token }: { token: string }) => api<SupplierView>('GET', '/supplier', { token });

test.describe('the operator', () => {
  test('reaches the area from the menu, and sees how much waits where', async () =>
    visit('operator-overview', await operator(), async ({ page }) => {
      await registered(`Waiting Walks ${Date.now()}`);
      await open(page, '/tags');
      await openMenuOf(page, demoLogins.operator);
      await page.getByRole('link', { name: 'Operator area' }).click();
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
      const waiting = page.getByRole('region', { name: 'To do' });
      const { token } = await signedIn(demoLogins.operator);
      const { total } = await api<{ total: number }>('GET', '/admin/suppliers?state=to_check', { token });
      const partners = waiting.getByRole('listitem').filter({ hasText: /partners? to check/ });
      assert.match(await partners.innerText(), new RegExp(`^${total}\\b[^]*Oldest:`));
      // What waits longest is first, and each says since when.
      const moments = await waiting.getByText(/^Oldest: /).allInnerTexts();
      for (const moment of moments) assert.match(moment, /, \d\d:\d\d UTC$/);
      const instantOf = (moment: string) => Date.parse(moment.slice(8, -4).replace(/^\w+,? /, ''));
      assert.deepEqual(
        moments.map(instantOf),
        moments.map(instantOf).toSorted((a, b) => a - b),
      );
      await page.getByRole('region', { name: 'In the background' }).waitFor();
      await assertAccessible(page, 'the overview');
      await partners.getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: 'Partners' }).waitFor();
      await page.getByRole('navigation', { name: 'Sections of the operator area' }).waitFor();
    }));

  test('is led on where nothing is left to decide', async () =>
    visit('operator-nothing', await operator(), async ({ page }) => {
      const none = { data: [], page: 1, pageSize: 10, total: 0 };
      await page.route(/\/admin\/notices\?/, (route) =>
        route.request().resourceType() === 'document' ? route.fallback() : route.fulfill({ json: none }),
      );
      await open(page, '/admin/notices');
      await page.getByRole('heading', { name: 'No notices waiting' }).waitFor();
      await page.getByRole('link', { name: 'Go to the overview' }).click();
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    }));

  test('refuses a supplier with reasons, and verifies another by keyboard alone', async () =>
    visit('operator-partners', await operator(), async ({ page, allow }) => {
      allow(/status of 422/);
      const [wrong, right] = ['Wrong', 'Right'].map((name) => `${name} Walks ${Date.now()}`) as [string, string];
      const [refused, verified] = [await registered(wrong), await registered(right)];
      const openSupplier = (name: string) =>
        openCase(page, '/admin/suppliers', 'state=to_check', (one: SupplierView) => one.name === name);
      await openSupplier(wrong);
      const partner = await openedCase(page.getByRole('article', { name: wrong }));
      await partner.getByText('Companies House, 0441-22').waitFor();
      const refuse = partner.getByRole('button', { name: `Refuse with a reason: ${wrong}` });
      await refuse.click();
      await partner.getByRole('button', { name: 'Back' }).click();
      // Nothing was decided, and the focus is where it was.
      await page.locator(':focus').and(refuse).waitFor();
      await refuse.click();
      await refuse.click();
      await partner.getByRole('alert').getByText('One field needs your attention').waitFor();
      await expect(page.locator(':focus')).toHaveAttribute('name', 'reasons');
      await assertAccessible(page, 'a refusal without reasons');
      await partner.getByLabel('Reasons').fill('The register has another address for you.');
      await refuse.click();
      await page.getByText(`${wrong} is refused. We have notified the partner, with the reason.`).waitFor();
      await partner.waitFor({ state: 'detached' });
      assert.equal((await getSupplier(refused)).refusal, 'The register has another address for you.');

      await openSupplier(right);
      const other = await openedCase(page.getByRole('article', { name: right }));
      await other.locator('summary').first().focus();
      for (const isOpen of [false, true]) {
        await page.keyboard.press('Enter');
        await expect(other.locator('details').first()).toHaveJSProperty('open', isOpen);
      }
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(`Verify: ${right}`);
      await page.keyboard.press('Enter');
      await page.locator(':focus').getByText(`${right} is verified and can sell.`).waitFor();
      assert.equal((await getSupplier(verified)).state, 'verified');
    }));

  test('finds the reasons for a refusal again after a way back, another page and a reload, until they are sent', async () =>
    visit('operator-drafts', { ...(await operator()), viewport: phone }, async ({ page }) => {
      const name = `Slow Walks ${Date.now()}`;
      await registered(name);
      await openCase(page, '/admin/suppliers', 'state=to_check', (one: SupplierView) => one.name === name);
      const partner = await openedCase(page.getByRole('article', { name }));
      const refuse = partner.getByRole('button', { name: `Refuse with a reason: ${name}` });
      const reasons = partner.getByLabel('Reasons');
      const written = 'The register has another address, and nobody answers the phone.';
      await refuse.click();
      await reasons.fill(written);
      await partner.getByRole('button', { name: 'Back' }).click();
      await refuse.click();
      await expect(reasons).toHaveValue(written);
      await page.getByRole('link', { name: 'Senda' }).first().click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.goBack();
      await expect(reasons).toHaveValue(written);
      await page.reload();
      await expect(reasons).toHaveValue(written);
      await refuse.click();
      await page.getByText(`${name} is refused.`, { exact: false }).waitFor();
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).toBe(null);
    }));

  test('decides on a notice with a statement of reasons, which the notifier can read', async () => {
    const statement = `Nobody sells the third tour of this list, seen at ${Date.now()}.`;
    const sent = { address: '/tours', category: 'fraud', name: 'Iris Bell', email: newEmail(), goodFaith: true };
    const { code, notice } = await api<{ code: string; notice: NoticeView }>('POST', '/notices', {
      body: { ...sent, statement },
    });
    const { reference } = notice;
    await visit('operator-notices', { ...(await operator()), viewport: phone }, async ({ page, allow }) => {
      allow(/status of 422/);
      const isIt = (one: NoticeView) => one.reference === reference;
      await openCase(page, '/admin/notices', 'state=received', isIt);
      const one = await openedCase(page.getByRole('article', { name: reference }));
      await one.getByText(statement).last().waitFor();
      await one.getByText(`Reported by Iris Bell, ${sent.email}`).waitFor();
      const remove = one.getByRole('button', { name: 'Remove the content' });
      await remove.click();
      await one.getByLabel('Reasons').fill('We looked at the list: nobody sells the third tour of it.');
      await remove.click();
      await one.getByRole('alert').getByText('Rule broken').waitFor();
      await one.locator('[name=basis]:focus').waitFor();
      await assertAccessible(page, 'a removal that names no rule');
      await one.getByLabel('Rule broken').selectOption('law');
      await remove.click();
      await page.getByText(`${reference}: the content is removed.`).waitFor();
    });
    const read = await api<NoticeView>('POST', '/notices/state', { body: { reference, code } });
    assert.deepEqual([read.state, read.decisions[0]?.outcome, read.decisions[0]?.basis], ['decided', 'removed', 'law']);
  });

  test('approves who wants to recommend the marketplace, and ends it again with reasons', async () => {
    const { token } = await newTraveller();
    const name = `Iris on the Road ${Date.now()}`;
    const link = 'https://iris.example/channel';
    const message = 'I film walks through old towns for people who travel by train.';
    await api('POST', '/affiliates', { token, body: { kind: 'creator', name, link, message, promise: true } });
    const affiliation = async () =>
      (await api<{ affiliation: AffiliationView }>('GET', '/affiliates/me', { token })).affiliation;
    await visit('operator-affiliates', { ...(await operator()), viewport: phone }, async ({ page, allow }) => {
      allow(/status of 422/);
      const isIt = (one: AdminAffiliateView) => one.name === name;
      await openCase(page, '/admin/affiliates', 'state=applied', isIt);
      const one = page.getByRole('article', { name });
      await openedCase(one);
      await one.getByText(message).last().waitFor();
      await one.getByRole('button', { name: `Approve: ${name}` }).click();
      await page.getByText(`${name} is approved and now has a link.`).waitFor();
      const { state, code } = await affiliation();
      assert.equal(state, 'approved');
      await openCase(page, '/admin/affiliates', 'state=approved', isIt);
      await openedCase(one);
      await one.getByText(code!).first().waitFor();
      const end = one.getByRole('button', { name: 'End the affiliation' });
      await end.click();
      await end.click();
      await one.getByRole('alert').getByText('Reasons').waitFor();
      await assertAccessible(page, 'an end without reasons');
      await one.getByLabel('Reasons').fill('The channel shows other people’s films.');
      await end.click();
      await page.getByText(`The affiliation of ${name} has ended.`).waitFor();
    });
    assert.equal((await affiliation()).reasons, 'The channel shows other people’s films.');
  });

  test('reads messages, those that wait longest first, answers them by mail, and marks them as done', async () =>
    visit('operator-messages', await operator(), async ({ page }) => {
      const message = `Where do I find my ticket, please? Asked at ${Date.now()}.`;
      const email = newEmail();
      await api('POST', '/contact-messages', { body: { name: 'Iris Bell', email, topic: 'booking', message } });
      await open(page, '/admin/messages');
      await expect(page.getByLabel('Sort by')).toHaveValue('received');
      await page.getByLabel('Sort by').selectOption('-received');
      const written = page.getByRole('article').filter({ hasText: message });
      const answer = await written.getByRole('link', { name: 'Reply by e-mail: Iris Bell' }).getAttribute('href');
      assert.equal(answer, `mailto:${email}?subject=Re%3A%20A%20booking`);
      await written.getByRole('button', { name: 'Mark as done: Iris Bell' }).click();
      await page.locator(':focus').getByText('The message from Iris Bell is done.').waitFor();
      await written.waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Done', exact: true }).click();
      await page.waitForURL('**/admin/messages?state=done**');
      await written.getByText(/^Done on/).waitFor();
      await assertAccessible(page, 'a message that is done');
      await written.getByRole('button', { name: 'Reopen: Iris Bell' }).click();
      await page.locator(':focus').getByText('The message from Iris Bell is to be answered again.').waitFor();
      await page.getByRole('link', { name: 'To answer' }).click();
      await written.waitFor();
      await page.getByRole('link', { name: 'Applications' }).click();
      await page.waitForURL('**/admin/messages?state=applications**');
      await written.waitFor({ state: 'detached' });
    }));

  test('reads which texts were missing, by language and namespace, and clears the list', async () =>
    visit('operator-translations', await operator(), async ({ page }) => {
      const key = `no.such.text.${Date.now()}`;
      for (const path of ['en/tags', 'en/tags', 'fr/home'])
        await api('POST', `/i18n/missing/${path}`, { body: { [key]: 'Shown' } });
      await open(page, '/admin');
      await page.getByRole('link', { name: 'Translations' }).click();
      await page.getByRole('heading', { level: 1, name: 'Translations' }).waitFor();
      await page.getByRole('link', { name: /^Missing \(\d+\)$/ }).click();
      const row = (group: string) =>
        page.getByRole('region', { name: group }).getByRole('listitem').filter({ hasText: key });
      await row('English, tags').getByText('Missing 2 times').waitFor();
      await row('French, home').getByText('Missing once').waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await assertAccessible(page, `missing translations, ${colorScheme}`);
      }
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        await assertNoHorizontalOverflow(page, `missing translations at ${width}`);
      }
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.locator(':focus').getByText('List cleared.').waitFor();
      await page.getByRole('heading', { name: 'No missing translations' }).waitFor();
      const { token } = await signedIn(demoLogins.operator);
      const { data } = await api<{ data: { key: string }[] }>('GET', '/admin/missing-translations?pageSize=100', {
        token,
      });
      assert.ok(!data.some((one) => one.key === key));
      await assertAccessible(page, 'no missing translation');
    }));

  test('finds every place accessible, in three languages, on a phone and wide', async () =>
    visit('operator-places', { ...(await operator()), colorScheme: 'dark' }, async ({ page }) => {
      for (const [index, place] of [
        '',
        '/suppliers',
        '/notices',
        '/reviews',
        '/affiliates',
        '/messages',
        '/translations',
      ].entries()) {
        await open(page, `${['', '/es', '/fr'][index % 3]}/admin${place}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await assertAccessible(page, `/admin${place}`);
        for (const viewport of [{ width: 320, height: 640 }, desktop]) {
          await page.setViewportSize(viewport);
          await assertNoHorizontalOverflow(page, `/admin${place} at ${viewport.width}`);
        }
      }
    }));
});

test.describe('anybody else', () => {
  test('sees whose area it is, and none of its data are loaded', () =>
    visit('operator-traveller', storageStateOf(newTraveller()), async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => void requests.push(request.url()));
      for (const place of [
        '',
        '/suppliers',
        '/notices',
        '/reviews',
        '/affiliates',
        '/messages',
        '/translations',
        '/users',
        '/audit',
      ]) {
        await open(page, `/admin${place}`);
        await page.getByText('This page is for operators').waitFor();
        assert.equal(await page.getByRole('navigation', { name: 'Sections of the operator area' }).count(), 0);
      }
      assert.deepEqual(
        requests.filter((url) => url.includes('/api/admin')),
        [],
      );
    }));

  test('finds in the menu what their own role has', () =>
    visit('operator-menu', storageStateOf(signedIn(demoLogins.supplier)), async ({ page }) => {
      await open(page, '/tags');
      await openMenuOf(page, demoLogins.supplier);
      await page.getByRole('link', { name: 'Partner area' }).waitFor();
      assert.equal(await page.getByRole('link', { name: 'Operator area' }).count(), 0);
      await page.getByRole('link', { name: 'Reviews of my tours' }).click();
      await page.waitForURL('**/supplier/reviews');
      await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Partner area' }).click();
      await page.waitForURL('**/supplier');
    }));
});
