// A picture of every page at three widths, light and dark, for people to look at: test-results/screens. Areas of partners
// and operators as they see them, and a traveller's own with nothing in it yet.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { demoLogins } from '../../db/world/logins.ts';
import { demoTraveller, everyRoute, schemes, type Route } from '../../e2e/every-route.ts';
import { open, visit } from '../../e2e/marketplace.ts';
import { newTraveller, signedIn, type Traveller } from '../../e2e/users.ts';
import { settled } from './axe-matrix.ts';

type Eyes = { name: string; who: Traveller; routes: Route[] };

const widths = [360, 768, 1440];
const folder = path.join(import.meta.dirname, '../../test-results/screens');

export async function screenshotMatrix(): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const problems: string[] = [];
  const eyes = await allEyes();
  for (const { name, who, routes } of eyes)
    for (const width of widths) {
      const size = {
        viewport: { width, height: 900 },
        storageState: who.storageState,
      };
      await visit(`screens-${name}-${width}`, size, async ({ page, allow }) => {
        allow(/status of 404/);
        for (const { address } of routes) {
          await open(page, address);
          await settled(page);
          const shown = address === '/' ? 'home' : address.slice(1).replaceAll(/\W+/g, '-');
          for (const colorScheme of schemes) {
            await page.emulateMedia({ colorScheme });
            const file = `${shown}-${name}-${width}-${colorScheme}.png`;
            await page.screenshot({ path: path.join(folder, file), fullPage: true });
          }
        }
      }).catch((error: Error) => void problems.push(error.message));
    }
  const pictures = eyes.reduce((sum, { routes }) => sum + routes.length, 0) * widths.length * schemes.length;
  console.log(`  ${pictures} pictures in ${folder}`);
  return problems;
}

/** Through whose eyes each page is worth a look. */
async function allEyes(): Promise<Eyes[]> {
  const traveller = await demoTraveller();
  const routes = await everyRoute(traveller);
  const below = (part: RegExp) => routes.filter((route) => part.test(route.path));
  return [
    { name: 'traveller', who: traveller, routes },
    { name: 'newcomer', who: await newTraveller(), routes: below(/^\/(?:dashboard|bookings$|payment-methods$)/) },
    { name: 'partner', who: await signedIn(demoLogins.supplier), routes: below(/^\/supplier/) },
    { name: 'operator', who: await signedIn(demoLogins.operator), routes: below(/^\/admin/) },
  ];
}
