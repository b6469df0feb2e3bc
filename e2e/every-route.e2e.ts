// Every page of the table once, the language and the colours in turn: no barrier, nothing wider than the window.
import { test } from '@playwright/test';
import { assertAccessible } from './axe.ts';
import { everyRoute, inLanguage, prefixes, schemes, settled, viewers } from './every-route.ts';
import { open, phone, visit } from './marketplace.ts';

test.describe('every route', () => {
  test('is accessible and fits a phone', async () => {
    // Pages of suppliers and operators have journeys of their own, and `npm run check:all` looks at them.
    const [{ signIn, sees }] = viewers;
    const who = await signIn();
    const routes = await everyRoute(who, sees);
    await visit('every-route', { viewport: phone, storageState: who.storageState }, (at) => lookAtAll(at, routes));
  });
});

async function lookAtAll(
  { page, allow }: Parameters<Parameters<typeof visit>[2]>[0],
  routes: Awaited<ReturnType<typeof everyRoute>>,
): Promise<void> {
  allow(/status of 404/);
  for (const [index, { address }] of routes.entries()) {
    const scheme = schemes[index % schemes.length]!;
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, inLanguage(prefixes[index % prefixes.length]!, address));
    await settled(page);
    await assertAccessible(page, `${address} in ${scheme}`);
  }
}
