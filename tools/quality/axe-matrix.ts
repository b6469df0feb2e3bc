// Axe and the width of the window on every page: three languages, light and dark, phone and desktop; pages of signed-in
// people also while they load, when there is nothing yet, and when the server fails.
import type { Page } from '@playwright/test';
import { assertAccessible } from '../../e2e/axe.ts';
import { demoTraveller, everyRoute, inLanguage, prefixes, schemes, type Route } from '../../e2e/every-route.ts';
import { desktop, open, phone, visit } from '../../e2e/marketplace.ts';
import { newTraveller, type Traveller } from '../../e2e/users.ts';

type State = {
  name: string;
  who: () => Promise<Traveller>;
  of: (route: Route) => boolean;
  prepare?: (page: Page) => Promise<unknown>;
};

const personalCalls = /\/api\/(?!settings|i18n|auth)/;

export async function axeMatrix(): Promise<string[]> {
  // Signed in again for each visit: a session that one window has renewed is over for the next.
  const who = demoTraveller;
  const routes = await everyRoute(await who());
  const isPersonal = ({ isPersonal: personal }: Route) => personal;
  const states: State[] = [
    { name: 'loaded', who, of: () => true },
    { name: 'empty', who: newTraveller, of: ({ path }) => /^\/(dashboard|bookings$)/.test(path) },
    { name: 'loading', who, of: isPersonal, prepare: (page) => page.route(personalCalls, () => undefined) },
    {
      name: 'failed',
      who,
      of: isPersonal,
      prepare: (page) => page.route(personalCalls, (route) => route.fulfill({ status: 503, json: {} })),
    },
  ];
  const problems: string[] = [];
  for (const state of states) {
    for (const viewport of [phone, desktop]) problems.push(...(await lookAt(state, viewport, routes)));
    console.log(`  ${state.name}: looked at`);
  }
  return problems;
}

async function lookAt(state: State, viewport: typeof phone, routes: Route[]): Promise<string[]> {
  const problems: string[] = [];
  const { storageState } = await state.who();
  await visit(`axe-${state.name}`, { viewport, storageState }, async ({ page, allow }) => {
    allow(/status of (404|503)/);
    await state.prepare?.(page);
    for (const { address } of routes.filter(state.of)) {
      for (const prefix of prefixes) {
        if (state.name === 'loading') await page.goto(inLanguage(prefix, address), { waitUntil: 'load' });
        else await open(page, inLanguage(prefix, address)).then(() => settled(page));
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          const where = `${inLanguage(prefix, address)} ${state.name} ${colorScheme} ${viewport.width} px`;
          await assertAccessible(page, where).catch((error: Error) => void problems.push(`${where}: ${error.message}`));
        }
      }
    }
  }).catch((error: Error) => void problems.push(error.message));
  return problems;
}

export async function settled(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[class*=skeleton]').first().waitFor({ state: 'detached' });
}
