// Axe and the width of the window on every page, as a user sees it who may: three languages, light and dark, phone and desktop; pages
// of signed-in users also while they load, when there is nothing yet, and when the server fails.
import type { Page } from '@playwright/test';
import { assertAccessible } from '../../e2e/axe.ts';
import {
  everyRoute,
  inLanguage,
  prefixes,
  type Route,
  schemes,
  settled,
  type Viewer,
  viewers,
} from '../../e2e/every-route.ts';
import { desktop, open, phone, visit } from '../../e2e/marketplace.ts';
import { newTraveller } from '../../e2e/users.ts';

type State = {
  name: string;
  seenBy: readonly Viewer[];
  of?: (route: Route) => boolean;
  prepare?: (page: Page) => Promise<unknown>;
};

const personalCalls = /\/api\/(?!settings|i18n|auth)/;
const isPersonal = ({ isPersonal: personal }: Route) => personal;
const newcomer: Viewer = {
  name: 'newcomer',
  signIn: newTraveller,
  sees: (path) => /^\/(dashboard|bookings$)/.test(path),
};

const states: State[] = [
  { name: 'loaded', seenBy: viewers },
  { name: 'empty', seenBy: [newcomer] },
  { name: 'loading', seenBy: viewers, of: isPersonal, prepare: (page) => page.route(personalCalls, () => undefined) },
  {
    name: 'failed',
    seenBy: viewers,
    of: isPersonal,
    prepare: (page) => page.route(personalCalls, (route) => route.fulfill({ status: 503, json: {} })),
  },
];

export async function axeMatrix(): Promise<string[]> {
  const problems: string[] = [];
  for (const state of states)
    for (const viewer of state.seenBy) {
      for (const viewport of [phone, desktop]) problems.push(...(await lookAt(state, viewer, viewport)));
      console.log(`  ${state.name}, ${viewer.name}: looked at`);
    }
  return problems;
}

async function lookAt(
  { name, of = () => true, prepare }: State,
  { name: viewer, signIn, sees }: Viewer,
  viewport: typeof phone,
): Promise<string[]> {
  const problems: string[] = [];
  // Signed in anew for each look: a session that one window has renewed is over for the next.
  const who = await signIn();
  const routes = (await everyRoute(who, sees)).filter(of);
  await visit(`axe-${name}-${viewer}`, { viewport, storageState: who.storageState }, async ({ page, allow }) => {
    allow(/status of (404|503)/);
    await prepare?.(page);
    for (const { address } of routes) {
      for (const prefix of prefixes) {
        if (name === 'loading') await page.goto(inLanguage(prefix, address), { waitUntil: 'load' });
        else await open(page, inLanguage(prefix, address)).then(() => settled(page));
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          const where = `${inLanguage(prefix, address)} ${name} ${colorScheme} ${viewport.width} px`;
          await assertAccessible(page, where).catch((error: Error) => void problems.push(`${where}: ${error.message}`));
        }
      }
    }
  }).catch((error: Error) => void problems.push(error.message));
  return problems;
}
