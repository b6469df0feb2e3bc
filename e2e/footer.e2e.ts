// The pages the footer leads to: each opens in its language and theme, is accessible, and does its job.
import assert from 'node:assert/strict';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { StatisticsView } from '#contract/marketplace.ts';
import type { AdminNoticeView } from '#contract/notices.ts';
import { demoLogins } from '#world/logins.ts';
import { footerGroups } from '#web/shell/footer-links.ts';
import { optionalItems, necessaryItems } from '#web/cookies/stored-items.ts';
import { api } from './api.ts';
import { assertAccessible } from './axe.ts';
import { mailTo } from './mails.ts';
import { desktop, marketplace, open, phone, visit } from './marketplace.ts';
import { newEmail, password, signedIn } from './users.ts';

/** Tested with what is sold, or with the account. */
const others: readonly string[] = ['/tours', '/categories', '/tags', '/personal-info'];
const pages = footerGroups
  .flatMap(({ links }): readonly { to: string }[] => links)
  .flatMap(({ to }) => (others.includes(to) ? [] : [to]));
const prefixes = ['', '/es', '/fr'];
const schemes = ['light', 'dark'] as const;

test.describe('the pages of the footer', () => {
  test('are linked there', () =>
    visit('footer-links', {}, async ({ page }) => {
      await open(page, '/fr/tags');
      const links = page.getByRole('contentinfo').getByRole('link');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      assert.ok(pages.length >= 17, `${pages.length} pages`);
      for (const path of [...pages, ...others]) assert.ok(addresses.includes(`/fr${path}`), path);
    }));

  test('are accessible on a desktop', () =>
    visit('footer-desktop', { viewport: desktop }, async ({ page }) => {
      for (const [turn, path] of pages.entries()) {
        await page.emulateMedia({ colorScheme: schemes[turn % 2]! });
        await open(page, prefixes[turn % 3] + path);
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        await assertAccessible(page, path);
      }
    }));
});

test.describe('terms and privacy', () => {
  test('have every section of the specification, each with its own address', () =>
    visit('terms-sections', {}, async ({ page }) => {
      const titles = async (path: string) => {
        await open(page, path);
        return page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 }).allInnerTexts();
      };
      assert.deepEqual(await titles('/terms'), [
        'Acceptance',
        'What Senda is',
        'Your account',
        'Bookings and payments',
        'Duties of partners',
        'Conduct',
        'Intellectual property',
        'Reviews',
        'Liability',
        'Indemnification',
        'Links to other sites',
        'Privacy',
        'Changes',
        'Governing law',
        'Contact',
      ]);
      await page.getByText('limited to the amount paid for that booking').waitFor();
      await page.getByText('18 or older').waitFor();
      await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Liability' }).click();
      await page.waitForURL(/#liability$/);
      for (const path of ['/privacy', '/en/privacy'])
        assert.deepEqual(await titles(path), [
          'Information we collect',
          'How we use it',
          'Who receives it',
          'International transfers',
          'How long we keep it',
          'Your rights',
          'Cookies and storage',
          'Security',
          'Children under 16',
          'Changes',
          'Contact',
        ]);
      await page.getByText('under 16').last().waitFor();
    }));

  test('are written in Spanish and French, too', () =>
    visit('terms-languages', {}, async ({ page }) => {
      for (const [path, title] of [
        ['/es/terms', 'Condiciones de uso'],
        ['/fr/privacy', 'Politique de confidentialité'],
      ] as const) {
        await open(page, path);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        // A text that is missing shows as its key.
        assert.doesNotMatch(await page.getByRole('main').innerText(), /\b\w+\.(?:title|\d+)\b|\{\{/);
      }
    }));

  test('print without bar, footer and table of contents', () =>
    visit('terms-print', {}, async ({ page }) => {
      await open(page, '/terms');
      await page.emulateMedia({ media: 'print' });
      for (const part of [page.getByRole('banner').first(), page.getByRole('contentinfo')])
        assert.equal(await part.isVisible(), false);
      assert.equal(await page.getByRole('navigation', { name: 'On this page' }).isVisible(), false);
      assert.ok(await page.getByRole('heading', { name: 'Liability' }).isVisible());
    }));
});

test.describe('the legal notice', () => {
  test('names the operator of the demo and the weights of the ranking', () =>
    visit('legal', {}, async ({ page }) => {
      await open(page, '/legal');
      await page.getByText('Senda Demo, S. L.').waitFor();
      await page.getByText('A word counts 8 points in the title of a tour').waitFor();
    }));
});

test.describe('press, about and the sitemap', () => {
  test('count what is there, and hand out the mark', () =>
    visit('press', {}, async ({ page }) => {
      const figures = await api<StatisticsView>('GET', '/figures');
      for (const path of ['/press', '/about']) {
        await open(page, path);
        const numbers = await page.getByRole('main').locator('dl').first().innerText();
        for (const value of [figures.tours, figures.cities, figures.partners])
          assert.match(numbers, new RegExp(`\\b${value}\\b`), path);
      }
      await open(page, '/press');
      for (const [name, file] of [
        ['Logo as SVG', 'mark.svg'],
        ['Logo as PNG, 2048 × 2048', 'mark.png'],
      ] as const) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name, exact: true }).click(),
        ]);
        assert.equal(download.suggestedFilename(), file);
        assert.equal(await download.failure(), null);
      }
    }));

  test('lists every tour, place, category and tag, and each link leads somewhere', () =>
    visit('sitemap', {}, async ({ page }) => {
      const found = new Set<string>();
      const { total } = await api<{ total: number }>('GET', '/tours?pageSize=1');
      for (let number = 1; found.size < total; number++) {
        await open(page, number === 1 ? '/es/sitemap' : `/es/sitemap?page=${number}`);
        const links = page.getByRole('main').locator('a[href*="/tour/"]');
        const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
        assert.ok(hrefs.length > 0, `page ${number} of ${total} tours lists none`);
        for (const href of hrefs) found.add(href);
      }
      assert.equal(found.size, total);
      await open(page, '/sitemap');
      const [places, categories, tags] = await Promise.all([
        api<{ data: { slug: string; tours: number }[] }>('GET', '/locations?pageSize=100'),
        api<{ slug: string }[]>('GET', '/categories'),
        api<{ slug: string }[]>('GET', '/tags'),
      ]);
      const hrefs = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
      for (const { slug } of places.data.filter((place) => place.tours > 0))
        assert.ok(hrefs.includes(`/${slug}`), slug);
      for (const { slug } of categories) assert.ok(hrefs.includes(`/${slug}-tc48`), slug);
      for (const { slug } of tags) assert.ok(hrefs.includes(`/search?tag=${slug}`), slug);
      for (const href of hrefs.filter((one) => !one.startsWith('/tour/')))
        assert.equal((await page.request.get(href)).status(), 200, href);
    }));
});

test.describe('cookies and storage', () => {
  test('a first visitor’s browser stores nothing, and later only where they were on each page', () =>
    visit('cookies-fresh', { isOffered: true }, async ({ page, context }) => {
      await open(page, '/');
      assert.deepEqual(await stored(page, context), []);
      for (const path of ['/tours', '/barcelona-l475', '/es', '/fr/terms', '/login', '/cookies']) {
        await open(page, path);
        assert.deepEqual(await stored(page, context), ['session react-router-scroll-positions'], path);
      }
    }));

  test('what is optional is off, is sent only when switched on, and can be switched off again', () =>
    visit('cookies-choice', {}, async ({ page }) => {
      await open(page, '/cookies');
      const choice = page.getByRole('switch', { name: 'Measure how fast pages load' });
      const save = async () => {
        await page.getByRole('button', { name: 'Save my choices' }).click();
        await page.getByText('Your choices are saved').waitFor();
      };
      assert.equal(await choice.isChecked(), false);
      await open(page, '/tags');
      await open(page, '/cookies');
      assert.equal(await measuredPages(), 0);
      await choice.check();
      await save();
      // A page that is left before what measures has come is not counted.
      while ((await measuredPages()) === 0) {
        await open(page, '/tags');
        await open(page, '/cookies');
      }
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[role=switch]')?.checked);
      await choice.uncheck();
      await save();
      const before = await measuredPages();
      await open(page, '/tags');
      await open(page, '/');
      // If they had been sent, they would have been counted before this response.
      await page.request.get('/api/settings');
      assert.equal(await measuredPages(), before);
    }));

  test('all that acts of a visitor leave is listed, and can be deleted', () =>
    visit('cookies-listed', { isOffered: true }, async ({ page, context }) => {
      const known = [...necessaryItems, ...optionalItems].map(({ kind, name }) => `${kind} ${name}`);
      await open(page, '/barcelona-l475');
      await page.getByRole('button', { name: /^A suggestion: / }).click();
      await page.getByRole('button', { name: 'No, thanks' }).click();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Save to wishlist/ })
        .first()
        .click();
      await open(page, '/');
      await page.getByRole('combobox', { name: 'Where to?' }).fill('Barcelona');
      await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
      await page.waitForURL('**/barcelona-l475');
      await page.getByRole('button', { name: 'Preferences' }).click();
      // Another than the city's, which is shown while nothing is chosen.
      await page.getByLabel('Currency').selectOption('GBP');
      await page.getByRole('button', { name: 'Save and close' }).click();
      await page.getByRole('contentinfo').getByLabel('Language').selectOption('fr');
      await page.locator('html[lang=fr]').waitFor();
      await open(page, '/login?mode=register');
      await page.locator('input[name=email]').fill(newEmail());
      await page.locator('input[name=password]').fill(password);
      await page.locator('main form button[type=submit]').click();
      await page.waitForURL('**/dashboard/bookings');
      const found = await stored(page, context);
      for (const thing of [
        'cookie senda_refresh',
        'local token',
        'local currency',
        'local lastSearch',
        'local offersDeclined',
        'cookie language',
      ])
        assert.ok(found.includes(thing), `${thing} in ${found.join()}`);
      assert.deepEqual(
        found.filter((thing) => !known.includes(thing)),
        [],
      );
      await open(page, '/cookies');
      await page.getByRole('button', { name: 'Tout supprimer' }).click();
      await page.getByText('Tout est supprimé').waitFor();
      assert.deepEqual(await stored(page, context), []);
    }));
});

test.describe('the contact form', () => {
  test('keeps the values, shows every error at its field and in a summary, and focuses the first', () =>
    visit('contact-mistakes', { viewport: phone }, async ({ page, allow }) => {
      allow(/status of 422/);
      await open(page, '/es/contact');
      const group = page.getByRole('contentinfo').locator('details').first();
      const link = group.getByRole('link').first();
      await group.locator('summary').focus();
      for (const [key, isOpen] of [
        ['Enter', true],
        ['Space', false],
      ] as const) {
        await page.keyboard.press(key);
        await expect(link).toBeVisible({ visible: isOpen });
      }
      const form = page.getByRole('main').locator('form');
      await form.getByLabel('Tu correo electrónico').fill('ana sin arroba');
      await form.getByLabel('Mensaje', { exact: true }).fill('Hola');
      await form.getByRole('button', { name: 'Enviar mensaje' }).click();
      const summary = form.getByRole('alert');
      await summary.getByText('Revisa estos 3 datos').waitFor();
      await expect(page.locator(':focus')).toHaveAttribute('name', 'name');
      assert.equal(await form.getByLabel('Tu correo electrónico').inputValue(), 'ana sin arroba');
      assert.equal(await form.getByLabel('Mensaje', { exact: true }).inputValue(), 'Hola');
      await assertAccessible(page, 'contact with mistakes');
      await summary.getByRole('link', { name: 'Mensaje' }).click();
      const focused = page.locator(':focus');
      await expect(focused).toHaveAttribute('name', 'message');
      const describedBy = (await focused.getAttribute('aria-describedby'))!;
      assert.match(await page.locator(`[id="${describedBy}"]`).innerText(), /al menos 10 caracteres/);
    }));

  test('sends the message and says where the receipt went', () =>
    visit('contact-sent', { colorScheme: 'dark' }, async ({ page }) => {
      const email = newEmail();
      await open(page, '/contact');
      await page.getByLabel('Your name').fill('Iris Bell');
      await page.getByLabel('Your e-mail address').fill(email);
      await page.getByLabel('What is it about?').selectOption({ label: 'Accessibility' });
      await page.getByLabel('Message', { exact: true }).fill('The month names are read out twice.');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByRole('heading', { name: 'We have received your message' }).waitFor();
      await page.getByText(`We have sent a confirmation to ${email}`).waitFor();
      await assertAccessible(page, 'contact sent');
      // A receipt that repeated the message would carry anyone's words to any address.
      assert.doesNotMatch(await mailTo(email, /^We have received your message$/), /The month names are read out twice/);
      const forwarded = await mailTo('hello@senda.example', /^Message from Iris Bell: Accessibility$/);
      assert.match(forwarded, /The month names are read out twice/);
    }));

  test('reports that the server is unavailable, and keeps the values', () =>
    visit('contact-away', {}, async ({ page, allow }) => {
      allow(/Failed to load resource/);
      await open(page, '/contact');
      await page.route('**/api/contact-messages', (route) => route.abort());
      await page.getByLabel('Message', { exact: true }).fill('Is anybody there?');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByRole('alert').getByText('What you entered is still here').waitFor();
      assert.equal(await page.getByLabel('Message', { exact: true }).inputValue(), 'Is anybody there?');
    }));
});

test.describe('an application', () => {
  test('arrives', () =>
    visit('application', { viewport: phone }, async ({ page }) => {
      const email = newEmail();
      await open(page, '/fr/jobs');
      await page.getByLabel('Votre nom').fill('Léa Martin');
      await page.getByLabel('Votre adresse e-mail').fill(email);
      await page.getByLabel('Que faites-vous').selectOption({ label: 'Design et illustration' });
      await page.getByLabel('Comment l’amélioreriez-vous').fill('Je dessinerais une affiche pour chaque visite.');
      await page.getByRole('button', { name: 'Envoyer la candidature' }).click();
      await page.getByRole('heading', { name: 'Votre candidature est arrivée' }).waitFor();
      await mailTo(email, /^Nous avons reçu votre candidature$/);
    }));
});

test.describe('a notice of unlawful content', () => {
  test('is sent, read, decided and appealed against', () =>
    visit('notice', { viewport: phone }, async ({ page, allow }) => {
      allow(/status of (?:404|422)/);
      const email = newEmail();
      await open(page, '/digital-services-law');
      const form = page.getByRole('main').locator('form').first();
      await form.getByRole('button', { name: 'Send notice' }).click();
      await form.getByRole('alert').getByText('6 fields need your attention').waitFor();
      await expect(page.locator(':focus')).toHaveAttribute('name', 'address');
      await form.getByLabel('Address of the page').fill('/tours');
      await form.getByLabel('What is wrong?').selectOption({ label: 'Fraud or a scam' });
      await form.getByLabel('What is unlawful, and why?').fill('This list shows a tour that is sold by nobody at all.');
      await form.getByLabel('Your name').fill('Iris Bell');
      await form.getByLabel('Your e-mail address').fill(email);
      await form.getByLabel('I believe in good faith').check();
      await form.getByRole('button', { name: 'Send notice' }).click();
      await page.getByRole('heading', { name: 'We have received your notice' }).waitFor();
      const [reference, code] = await page.getByRole('main').locator('dd').allInnerTexts();
      assert.ok((await mailTo(email, new RegExp(`^Notice ${reference} received$`))).includes(code!));

      const look = async (typed: string) => {
        await page.getByLabel('Reference').fill(reference!.toLowerCase());
        await page.getByLabel('Code').fill(typed);
        await page.getByRole('button', { name: 'Check status' }).click();
      };
      await look('AAAA-AAAA');
      await page.getByText('There is nothing with this reference').waitFor();
      await look(code!);
      await page.getByText('Received: under review').waitFor();
      await assertAccessible(page, 'a received notice');

      await decide(reference!);
      await look(code!);
      await page.getByText('The content stays.', { exact: true }).waitFor();
      await page.getByText('We looked at every tour of the list').waitFor();
      await page.getByLabel('Why is the decision wrong?').fill('The third one from the top is still there today.');
      await assertAccessible(page, 'a decided notice');
      await page.getByRole('button', { name: 'Send appeal' }).click();
      await page.getByText('We have received your appeal').waitFor();
      await page.getByText('Appealed: under review').waitFor();
      await mailTo(email, /^Appeal received: notice /);
    }));
});

async function decide(reference: string): Promise<void> {
  const { token } = await signedIn(demoLogins.operator);
  const { data } = await api<{ data: AdminNoticeView[] }>('GET', '/admin/notices?pageSize=100', { token });
  const { id } = data.find((notice) => notice.reference === reference)!;
  const body = { outcome: 'kept', reasons: 'We looked at every tour of the list, and each has a seller.' };
  await api('POST', `/admin/notices/${id}/decision`, { token, body });
}

/** How many pages browsers have measured, as the operator sees it. */
async function measuredPages(): Promise<number> {
  const metrics = await fetch(`${(await marketplace()).origin}/metrics`);
  return Number(/^page_first_byte_seconds_count (\d+)$/m.exec(await metrics.text())?.[1] ?? 0);
}

/** Everything this browser stores, 'cookie language', 'local token' and so on. */
async function stored(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  const storages = await page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
  ]);
  return [...cookies, ...storages];
}
