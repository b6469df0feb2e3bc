// Skeletons while data loads: announced to screen readers, and without layout shifts.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { demoLogins } from '#world/logins.ts';
import { assertAccessible } from './axe.ts';
import { moving, open, phone, visit } from './marketplace.ts';
import { shiftOf, watchShifts } from './layout-shifts.ts';
import { storageStateOf, signedIn } from './users.ts';

type Slow = { path: string; call: string | RegExp; as?: keyof typeof demoLogins };

const slow: readonly Slow[] = [
  { path: '/bookings', call: '**/api/bookings?*' },
  { path: '/dashboard/bookings', call: '**/api/bookings?*' },
  { path: '/dashboard/reviews', call: '**/api/reviews?*' },
  { path: '/dashboard/history', call: '**/api/bookings?*' },
  { path: '/dashboard/wishlist', call: '**/api/wishlist?*' },
  { path: '/dashboard/info', call: '**/api/auth/me' },
  { path: '/dashboard/info?tab=security', call: /\/api\/auth\/me\/(?:sessions|passkeys|totp)/ },
  { path: '/dashboard/info?tab=password', call: '**/api/auth/me' },
  { path: '/dashboard/info?tab=notifications', call: '**/api/auth/me/notifications' },
  { path: '/payment-methods', call: '**/api/payments?*' },
  { path: '/personal-info', call: '**/api/auth/me/personal-data' },
  { path: '/supplier', call: '**/api/supplier/bookings?*', as: 'supplier' },
];

test.describe('while data is on its way', () => {
  for (const one of slow)
    test(`${one.path} shows its shape, and nothing jumps when it comes`, () => keepsItsShape(one));
});

async function keepsItsShape({ path, call, as: who = 'traveller' }: Slow): Promise<void> {
  await visit(
    `waiting-${path}`,
    { ...(await storageStateOf(signedIn(demoLogins[who]))), ...moving, viewport: phone },
    async ({ page }) => {
      const { promise: longEnough, resolve: goOn } = Promise.withResolvers<void>();
      await page.route(call, async (route) => {
        await longEnough;
        await route.continue();
      });
      await watchShifts(page);
      await open(page, path);
      const waiting = page.locator('main [aria-busy=true]').filter({ visible: true });
      await waiting.first().waitFor();
      assert.match(await waiting.first().innerText(), /Loading…/);
      // No shorter wait makes anything flash.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('main [aria-busy=true] [class*=skeleton]')].some(
          (one) =>
            one.checkVisibility() &&
            String(one.getAnimations().map(({ effect }) => effect!.getTiming().delay)) === '300,300',
        ),
      );
      await page.waitForFunction(() =>
        [...document.querySelectorAll('main [aria-busy=true] [class*=skeleton]')].some(
          (one) => one.checkVisibility() && getComputedStyle(one).opacity === '1',
        ),
      );
      await assertAccessible(page, `${path} while loading`);
      goOn();
      await waiting.first().waitFor({ state: 'detached' });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const shifted = await shiftOf(page);
      assert.ok(shifted <= 0.05, `the page jumped by ${shifted}`);
    },
  );
}
