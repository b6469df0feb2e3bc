// Hearts on cards, before and after signing in, on several devices, and wishlists that are shared by a link.
import assert from 'node:assert/strict';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { SharingView } from '#contract/wishlists.ts';
import { api } from './api.ts';
import { assertAccessible } from './axe.ts';
import { open, visit } from './marketplace.ts';
import { storageStateOf, newTraveller } from './users.ts';
import { tourNamed } from './tours.ts';

const narrow = { viewport: { width: 320, height: 700 } } as const;

const hearts = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /^Save to wishlist/ });
const heartOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name: `Save to wishlist: ${name}` });
const isPressed = async (heart: Locator): Promise<boolean> =>
  (await heart.first().getAttribute('aria-pressed')) === 'true';
const waitPressed = (heart: Locator): Promise<void> =>
  heart.first().and(heart.page().locator('[aria-pressed=true]')).waitFor();
const storedWishlist = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wishlist') ?? '[]') as string[]);
const saved = (page: Page, method: 'PUT' | 'DELETE') =>
  page.waitForResponse(
    (response) => response.url().includes('/api/wishlist/') && response.request().method() === method,
  );

test.describe('a heart', () => {
  test('is on the cards of home, lists and results, and is stored in the browser until the visitor signs in', () =>
    visit('hearts', {}, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => void (request.url().includes('/api/wishlist') && requests.push(request.url())));
      for (const address of ['/', '/tours', '/rome-l475']) {
        await open(page, address);
        assert.ok((await hearts(page).count()) > 2, address);
      }
      const names = await page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
      await heartOf(page, names[0]!).click();
      await heartOf(page, names[1]!).click();
      await heartOf(page, names[1]!).click();
      assert.deepEqual(
        [await isPressed(heartOf(page, names[0]!)), await isPressed(heartOf(page, names[1]!))],
        [true, false],
      );
      assert.equal((await storedWishlist(page)).length, 1);
      await page.reload();
      await waitPressed(heartOf(page, names[0]!));
      assert.deepEqual(requests, []);
    }));

  test('of every device is on the one list: what was saved on both is there after signing in, and changes on one reach the other', async () => {
    const who = await newTraveller();
    const [first, second] = await Promise.all(['kayaking-in-norway', 'safari-in-kenya'].map(tourNamed));
    const signInAndSee = async (page: Page, names: string[]) => {
      await open(page, '/login?next=%2Fdashboard%2Fwishlist');
      await page.getByLabel('E-mail').fill(who.email);
      await page.getByLabel('Password', { exact: true }).fill(who.password);
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      for (const name of names) await page.getByRole('main').getByRole('heading', { name }).waitFor();
    };
    await visit('hearts-phone', {}, async ({ page: phone }) => {
      await open(phone, `/tour/${first!.slug}`);
      await heartOf(phone, first!.name).click();
      await signInAndSee(phone, [first!.name]);
      await visit('hearts-laptop', {}, async ({ page: laptop }) => {
        await open(laptop, `/tour/${second!.slug}`);
        await heartOf(laptop, second!.name).click();
        await signInAndSee(laptop, [first!.name, second!.name]);
        await expect.poll(() => storedWishlist(laptop)).toEqual([]);
        await open(phone, `/tour/${second!.slug}`);
        await waitPressed(heartOf(phone, second!.name));
        const removed = saved(phone, 'DELETE');
        await heartOf(phone, second!.name).click();
        await removed;
        await open(laptop, '/dashboard/wishlist');
        const card = laptop.getByRole('article').filter({ has: laptop.getByRole('heading', { name: first!.name }) });
        await card.getByText(/^Next: /).waitFor();
        await card.getByText('per person', { exact: true }).waitFor();
        const book = card.getByRole('link', { name: `Book ${first!.name}` });
        await expect(book).toHaveAttribute('href', new RegExp(`^/tour/${first!.id}\\?.*date=\\d{4}-.*#booking$`));
        assert.equal(await laptop.getByRole('main').getByRole('heading', { name: second!.name }).count(), 0);
      });
    });
  });
});

test.describe('a shared wishlist', () => {
  test('is made by its owner, read and copied by others, and gone when the owner says so', async () => {
    const who = await newTraveller();
    const tour = await tourNamed('kayaking-in-norway');
    await api('PUT', `/wishlist/${tour.id}`, { token: who.token });
    await visit('share-owner', { storageState: who.storageState }, async ({ page }) => {
      await open(page, '/dashboard/wishlist');
      const panel = page.getByRole('region', { name: 'Share this list' });
      await panel.getByLabel('Name of the list (optional)').fill('Our cold summer');
      await panel.getByRole('button', { name: 'Create link' }).click();
      const link = panel.getByLabel('Link', { exact: true });
      await link.waitFor();
      const { pathname } = new URL(await link.inputValue());
      await assertAccessible(page, 'a wishlist that is shared');
      await visit('share-guest', {}, async ({ page: guest, allow }) => {
        allow(/status of 404/);
        await guest.route('**/api/tours/next-starts?*', (route) => route.fulfill({ json: { data: [], tooSmall: [] } }));
        const searched = { location: 'Rome', adults: 3, children: 0 };
        await guest.addInitScript((last) => localStorage.setItem('lastSearch', last), JSON.stringify(searched));
        await open(guest, pathname);
        await guest.getByRole('heading', { level: 1, name: 'Our cold summer' }).waitFor();
        await guest.getByText('Not available for 3 people for now').waitFor();
        await expect(guest.getByRole('link', { name: `See tour ${tour.name}` })).toHaveAttribute('href', /adults=3/);
        assert.match((await guest.locator('meta[name=robots]').getAttribute('content'))!, /noindex/);
        assert.ok(!(await guest.content()).includes(who.user.name), 'nobody reads whose it is');
        await heartOf(guest, tour.name).click();
        assert.deepEqual(await storedWishlist(guest), [tour.id]);
        await panel.getByRole('button', { name: 'Stop sharing' }).click();
        await panel.getByRole('button', { name: 'Create link' }).waitFor();
        assert.equal((await guest.goto(pathname))!.status(), 404);
      });
    });
  });

  test('that is empty cannot be shared', () =>
    visit('share-empty', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/dashboard/wishlist');
      await page.getByText('Your wishlist is empty').waitFor();
      assert.equal(await page.getByRole('region', { name: 'Share this list' }).count(), 0);
    }));

  for (const [prefix, scheme] of [
    ['', 'dark'],
    ['/es', 'light'],
    ['/fr', 'dark'],
  ] as const)
    test(`is accessible and fits 320 px at ${prefix || '/en'}`, async () => {
      const who = await newTraveller();
      for (const slug of ['kayaking-in-norway', 'safari-in-kenya'])
        await api('PUT', `/wishlist/${(await tourNamed(slug)).id}`, { token: who.token });
      const body = { title: 'Verano' };
      const { code } = await api<SharingView>('PUT', '/wishlist/sharing', { token: who.token, body });
      await visit(
        `share-axe${prefix}`,
        { ...narrow, colorScheme: scheme, storageState: who.storageState },
        async ({ page }) => {
          await open(page, `${prefix}/wishlist/${code}`);
          await assertAccessible(page, 'a shared wishlist');
          await open(page, `${prefix}/dashboard/wishlist`);
          await page.locator('#share-title').waitFor();
          await assertAccessible(page, 'the panel to share a wishlist');
        },
      );
    });
});
