// Every page of the table once, the language and the colours in turn: no barrier, nothing wider than the window.
import { test } from '@playwright/test';
import { assertAccessible } from './axe.ts';
import { demoTraveller, everyRoute, inLanguage, prefixes, schemes } from './every-route.ts';
import { open, phone, visit } from './marketplace.ts';

/** Pages of suppliers and operators behind the first: a traveller reads on each what the first one says, and their own users have
 *  tests of their own. */
const ofPortals = /^\/(?:supplier|admin)\/(?!login|register|invitation|closed)/;

test.describe('every route', () => {
  test('is accessible and fits a phone', async () => {
    const who = await demoTraveller();
    const routes = (await everyRoute(who)).filter(({ path }) => !ofPortals.test(path));
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
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[class*=skeleton]').first().waitFor({ state: 'detached' });
    await assertAccessible(page, `${address} in ${scheme}`);
  }
}
