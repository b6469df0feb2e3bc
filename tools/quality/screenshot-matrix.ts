// A picture of every page at three widths, light and dark, for people to look at: test-results/screens. Each as a user sees it who
// may, and a traveller's own with nothing in it yet.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { everyRoute, type Route, schemes, settled, type Viewer, viewers } from '../../e2e/every-route.ts';
import { open, visit } from '../../e2e/marketplace.ts';
import { newTraveller } from '../../e2e/users.ts';

const widths = [360, 768, 1440];
const folder = path.join(import.meta.dirname, '../../test-results/screens');
const newcomer: Viewer = {
  name: 'newcomer',
  signIn: newTraveller,
  sees: (known) => /^\/(?:dashboard|bookings$|payment-methods$)/.test(known),
};

export async function screenshotMatrix(): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const problems: string[] = [];
  let pictures = 0;
  for (const { name, signIn, sees } of [...viewers, newcomer])
    for (const width of widths) {
      // Signed in anew for each width: a session that one window has renewed is over for the next.
      const who = await signIn();
      const routes = await everyRoute(who, sees);
      const size = { viewport: { width, height: 900 }, storageState: who.storageState };
      await visit(`screens-${name}-${width}`, size, async ({ page, allow }) => {
        allow(/status of 404/);
        for (const route of routes) {
          await open(page, route.address);
          await settled(page);
          for (const colorScheme of schemes) {
            await page.emulateMedia({ colorScheme });
            const file = `${nameOf(route)}-${name}-${width}-${colorScheme}.png`;
            await page.screenshot({ path: path.join(folder, file), fullPage: true });
            pictures++;
          }
        }
      }).catch((error: Error) => void problems.push(error.message));
    }
  console.log(`  ${pictures} pictures in ${folder}`);
  return problems;
}

/** The same from run to run, whatever ids the examples have. */
function nameOf({ path: known, address }: Route): string {
  if (known === '/') return 'home';
  return (known === '*' ? address : known).replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '');
}
