// What operators do about people and partners, and how they find out who did it.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import type { TourCardView } from '#contract/catalogue.ts';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { fold } from '#kernel/slugs.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { inDatabase } from './completed-trips.ts';
import { openArea } from './console-menu.ts';
import { asJourney, journeyIn } from './journey.ts';
import { mailTo } from './mails.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { openedCase } from './operator-cases.ts';
import { like, textsOf } from './texts.ts';
import { tourNamed } from './tours.ts';
import { newTraveller, signedIn, storageStateOf } from './users.ts';

const operator = () => storageStateOf(signedIn(demoLogins.operator));
const reasons = 'Three bookings were disputed without a cause.';

const statusOf = (token: string) =>
  api('GET', '/auth/me', { token }).then(
    () => 'in',
    () => 'out',
  );

/** Not the one that other tests sign in as. */
async function someSupplier(token: string): Promise<SupplierView> {
  const query = 'state=verified&pageSize=100';
  const { data } = await api<{ data: SupplierView[] }>('GET', `/admin/suppliers?${query}`, { token });
  const { supplier: own } = demoLogins.supplier;
  for (const supplier of data)
    if (fold(supplier.name) !== own.replaceAll('-', ' ') && (await tourOf(supplier.name))) return supplier;
  throw new Error('nobody sells');
}

async function tourOf(name: string): Promise<string | undefined> {
  const { data } = await api<{ data: TourCardView[] }>('GET', '/tours?pageSize=100');
  return data.find(({ supplier }) => supplier.name === name)?.slug;
}

/** A suspended user appeals by what the mail says, signed in nowhere, and gets the reference of the case. */
async function appeal(mail: string): Promise<string> {
  const [reference] = /DS-[0-9A-Z-]+/.exec(mail)!;
  const [code] = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4})+\b/.exec(mail.replaceAll(reference, ''))!;
  await visit('suspended', { viewport: phone }, async ({ page }) => {
    await open(page, '/digital-services-law');
    await page.getByLabel('Reference').fill(reference);
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Check status' }).click();
    await page.getByText('A user’s account').waitFor();
    await page.getByText(reasons).waitFor();
    await page.getByLabel('Why is the decision wrong?').fill('Somebody else used my account while I was away.');
    await assertAccessible(page, 'a suspension');
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await page.getByText('We have received your appeal').waitFor();
  });
  return reference;
}

test.describe('the operator', () => {
  test(
    'finds a traveller, suspends them with reasons, restores them when they appeal, and the log says who did it',
    asJourney,
    journeyIn('fr-1280', async ({ words, prefix, browser }) =>
      visit('console-users', { ...(await operator()), ...browser }, async ({ page, allow }) => {
        allow(/status of 422/);
        const { user, email, token } = await newTraveller();
        await open(page, `${prefix}/admin`);
        await openArea(page, words, 'users');
        await page.getByLabel(words('console', 'users_find')).fill(email);
        await page.getByRole('button', { name: words('console', 'find'), exact: true }).click();
        // All travellers of tests have one name, and the list before the search may still be shown.
        await page.getByRole('main').locator(`a[href$="/${user.id}"]`).click();
        await page.getByRole('heading', { name: words('console', 'suspend_user') }).waitFor();
        await page.getByRole('button', { name: words('console', 'sessions_end_all') }).waitFor();
        await assertAccessible(page, 'a user');
        await page.getByRole('button', { name: words('console', 'suspend'), exact: true }).click();
        await page.getByRole('link', { name: words('console', 'reasons') }).waitFor();
        assert.equal(await statusOf(token), 'in', 'without reasons nothing happens');
        await page.getByLabel(words('digital-services', 'category_label')).selectOption('fraud');
        await page.getByLabel(words('moderation', 'basis'), { exact: true }).selectOption('terms');
        await page.getByLabel(words('console', 'reasons')).fill(reasons);
        await page.getByRole('button', { name: words('console', 'suspend'), exact: true }).click();
        await page.getByText(words('console', 'suspended_done', { name: user.name })).waitFor();
        await page.getByText(words('console', 'sessions_none')).waitFor();
        assert.equal(await statusOf(token), 'out');
        const mail = await mailTo(email, /suspended/);
        assert.ok(mail.includes(reasons));
        const reference = await appeal(mail);
        await open(page, `${prefix}/admin/notices?state=appealed`);
        const appealed = await openedCase(page.getByRole('article', { name: reference }));
        await assertAccessible(page, 'an appeal against a suspension');
        const end = appealed.getByRole('button', { name: words('moderation', 'suspension_end') });
        await end.click();
        await appealed.getByLabel(words('moderation', 'reasons')).fill('It was another person, as the police say.');
        await end.click();
        await page.getByText(words('moderation', 'suspension_decided_kept', { reference })).waitFor();
        await mailTo(email, /restored/);
        await open(page, `${prefix}/admin/users/${user.id}`);
        await page.getByRole('heading', { name: words('console', 'suspend_user') }).waitFor();
        await inDatabase('update mails set sent_at = now() where recipient = $1', [email]);
        await page.reload();
        await page
          .getByRole('button', { name: like(words('console', 'send_again_spoken')) })
          .first()
          .click();
        const question = page.getByRole('dialog', { name: words('console', 'send_again_title') });
        await assertAccessible(page, 'a question before a mail is sent again');
        await question.getByRole('button', { name: words('console', 'send_again'), exact: true }).click();
        await page
          .locator(':focus')
          .getByText(like(words('console', 'sent_again')))
          .waitFor();

        await openArea(page, words, 'audit');
        await page.getByText(like(words('console', 'audit_whole'))).waitFor();
        await page.getByLabel(words('console', 'audit_subject')).fill(email);
        await page
          .getByLabel(words('console', 'audit_act'), { exact: true })
          .selectOption(words('console', 'act_user_suspend'));
        await page.getByRole('button', { name: words('console', 'find'), exact: true }).click();
        await page.waitForURL('**/admin/audit?**');
        const entries = page.getByRole('list', { name: words('console', 'audit_entries') }).getByRole('listitem');
        await entries.filter({ hasText: reasons }).waitFor();
        await expect(entries).toHaveCount(1);
        await assertAccessible(page, 'the audit log');
      }),
    ),
  );

  test('ignores what a list does not know in its address', async () =>
    visit('console-unknown-values', { ...(await operator()), viewport: phone }, async ({ page, allow }) => {
      allow(/status of 422/);
      const words = textsOf('en');
      const lists = [
        ['audit?act=nonsense&sort=nonsense', words('console', 'audit_title')],
        ['bookings?state=nonsense', words('desk', 'title')],
        ['ledger?view=postings&sort=nonsense', words('ledger', 'title')],
      ] as const;
      for (const [address, title] of lists) {
        await open(page, `/admin/${address}`);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await page.getByRole('main').getByRole('search').waitFor();
      }
    }));

  test('suspends a partner, whose tours leave the shop, and restores it', async () =>
    visit('console-suppliers', { ...(await operator()), viewport: phone }, async ({ page, allow }) => {
      allow(/status of 404/);
      const { token } = await signedIn(demoLogins.operator);
      const supplier = await someSupplier(token);
      const slug = await tourOf(supplier.name);
      const isOnSale = () =>
        api('GET', `/tours/${slug}`).then(
          () => true,
          () => false,
        );
      try {
        await open(page, `/admin/suppliers?state=verified`);
        await page.getByLabel('Name or e-mail').fill(supplier.name);
        await page.getByRole('button', { name: 'Search' }).click();
        // The one that is found is open.
        await expect(page.getByRole('article')).toHaveCount(1);
        const partner = page.getByRole('article', { name: supplier.name });
        await partner.getByText('Suspend this partner').click();
        await partner.getByLabel('What is wrong').selectOption('unsafe');
        await partner.getByLabel('Rule broken').selectOption('law');
        await partner.getByLabel('Reasons').fill(reasons);
        await partner.getByRole('button', { name: 'Suspend', exact: true }).click();
        await page.getByText(`${supplier.name} is suspended.`).waitFor();
        // Cached responses are dropped within a second.
        await expect.poll(isOnSale).toBe(false);
        await assertAccessible(page, 'a suspended partner');
        await open(page, `/tour/${slug}`);
        await page.getByRole('heading', { level: 1, name: 'This page does not exist' }).waitFor();
        await open(page, '/admin/suppliers?state=suspended');
        await openedCase(partner);
        await partner.getByLabel('Reasons').fill('The documents have come.');
        await partner.getByRole('button', { name: 'Restore', exact: true }).click();
        await page.getByText(`${supplier.name} is restored.`).waitFor();
        await expect.poll(isOnSale).toBe(true);
      } finally {
        const body = { reason: 'The end of a test.' };
        await api('POST', `/admin/suppliers/${supplier.id}/restoration`, { token, body }).catch(() => undefined);
      }
    }));

  test('pauses a tour with reasons, so that it is found nowhere and its page is gone, and ends the pause', async () =>
    visit('console-pause', { ...(await operator()), viewport: phone }, async ({ page, context, allow }) => {
      allow(/status of 404/);
      const { token } = await signedIn(demoLogins.operator);
      const supplier = await someSupplier(token);
      const { name, slug } = await tourNamed((await tourOf(supplier.name))!);
      const shop = await context.newPage();
      const isFound = async () => {
        await open(shop, `/search?q=${encodeURIComponent(name)}`);
        await shop.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        return (await shop.getByRole('main').getByRole('link', { name, exact: true }).count()) > 0;
      };
      assert.equal(await isFound(), true);
      await open(page, '/admin');
      await openArea(page, textsOf('en'), 'tours');
      await page.getByRole('link', { name: 'Paused by us' }).click();
      const pausing = page.getByRole('region', { name: 'Pause a tour' });
      await pausing.getByLabel('Address of the tour').fill(`/tour/${slug}`);
      await pausing.getByLabel('What is wrong').selectOption('unsafe');
      await pausing.getByLabel('Rule broken').selectOption('terms');
      await pausing.getByLabel('Reasons').fill(reasons);
      await pausing.getByRole('button', { name: 'Pause', exact: true }).click();
      const done = await page.getByText('the tour is off sale. We have sent its partner your reasons.').innerText();
      const [reference] = /DS-[0-9A-Z-]+/.exec(done)!;
      await expect.poll(isFound).toBe(false);
      await open(shop, `/tour/${slug}`);
      await shop.getByRole('heading', { level: 1, name: 'This page does not exist' }).waitFor();
      assert.ok((await mailTo(supplier.email, new RegExp(reference))).includes(reasons));
      const pause = await openedCase(page.getByRole('article', { name: reference }));
      await pause.getByRole('link', { name: slug }).waitFor();
      await assertAccessible(page, 'a paused tour');
      await assertNoHorizontalOverflow(page, 'a paused tour');
      const end = pause.getByRole('button', { name: 'End the pause' });
      await end.click();
      await pause.getByLabel('Reasons').fill('The partner has shown us the licence of the boat.');
      await end.click();
      await page.getByText(`${reference}: the pause is over.`).waitFor();
      await expect.poll(isFound).toBe(true);
      await open(shop, `/tour/${slug}`);
      await shop.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    }));

  test(
    'changes a setting, finds who changed it, and takes the change back',
    asJourney,
    journeyIn('es-360', async ({ words, prefix, browser }) =>
      visit('console-settings', { ...(await operator()), ...browser }, async ({ page, allow }) => {
        allow(/status of 422/);
        const { user, token } = await signedIn(demoLogins.operator);
        const label = words('console', 'setting_decideWithinHours');
        const hours = async () =>
          (await api<{ decideWithinHours: number }>('GET', '/partner-terms', { token })).decideWithinHours;
        await open(page, `${prefix}/admin`);
        await openArea(page, words, 'settings');
        await page.getByLabel(label, { exact: true }).fill('0');
        await page.getByRole('button', { name: words('console', 'setting_save_spoken', { name: label }) }).click();
        await page.getByText(words('content', 'problems', { count: 1 })).waitFor();
        await expect(page.locator(':focus')).toHaveAttribute('name', 'decideWithinHours');
        await page.locator(':focus').fill('36');
        await page.keyboard.press('Enter');
        await page.getByText(words('console', 'setting_saved', { name: label })).waitFor();
        // A process knows within a second.
        await expect.poll(hours).toBe(36);
        const setting = page.getByRole('listitem').filter({ has: page.getByLabel(label, { exact: true }) });
        await setting
          .getByText(words('console', 'setting_last', { name: user.name }).split('{{moment}}')[0]!.trim())
          .waitFor();
        await setting.getByText(words('console', 'setting_history'), { exact: true }).click();

        const links = { name: words('console', 'setting_socialLinks') };
        await page.getByRole('button', { name: words('console', 'row_add_spoken', links) }).click();
        const entry = page.getByRole('group', { name: words('console', 'row', { ...links, row: 1 }) });
        // The new row has the focus.
        await expect(entry.getByRole('textbox').first()).toBeFocused();
        await page.keyboard.type('Fediverse');
        await entry.getByLabel(words('console', 'part_url')).fill('http://social.example');
        await page.getByRole('button', { name: words('console', 'setting_save_spoken', links) }).click();
        await page.getByText(words('content', 'problems', { count: 1 })).waitFor();
        await expect(page.locator(':focus')).toHaveAttribute('name', 'socialLinks.0.url');
        await assertAccessible(page, 'the settings');
        await page.locator(':focus').fill('https://social.example');
        await page.keyboard.press('Enter');
        await page
          .locator(':focus')
          .getByText(words('console', 'setting_saved', links))
          .waitFor();
        await entry.getByRole('button').click();
        await page.getByRole('button', { name: words('console', 'setting_save_spoken', links) }).click();
        await entry.waitFor({ state: 'detached' });

        await openArea(page, words, 'audit');
        await page
          .getByLabel(words('console', 'audit_act'), { exact: true })
          .selectOption(words('console', 'act_setting_change'));
        await page.getByRole('button', { name: words('console', 'find'), exact: true }).click();
        await page
          .getByRole('list', { name: words('console', 'audit_entries') })
          .getByText(words('console', 'audit_change', { before: '48', after: '36' }))
          .first()
          .waitFor();

        await openArea(page, words, 'settings');
        await setting.getByText(words('console', 'setting_history'), { exact: true }).click();
        await setting
          .getByRole('button', { name: words('console', 'setting_restore', { value: '48' }) })
          .first()
          .click();
        await setting.getByLabel(label, { exact: true }).and(page.locator('[value="48"]')).waitFor();
        await expect.poll(hours).toBe(48);
      }),
    ),
  );

  test('finds each place accessible, on a phone and wide, light and dark', async () =>
    visit('console-places', await operator(), async ({ page }) => {
      const { user } = await newTraveller();
      for (const [index, place] of [
        '/users',
        `/users/${user.id}`,
        '/audit',
        '/settings',
        '/suppliers?state=verified',
      ].entries())
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await open(page, `${['', '/es', '/fr'][index % 3]}/admin${place}`);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.getByRole('main').getByRole('textbox').or(page.getByRole('searchbox')).first().waitFor();
          await assertAccessible(page, `/admin${place}`);
          for (const viewport of [{ width: 320, height: 640 }, desktop]) {
            await page.setViewportSize(viewport);
            await assertNoHorizontalOverflow(page, `/admin${place} at ${viewport.width}`);
          }
        }
    }));
});
