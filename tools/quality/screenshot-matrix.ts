// A picture of every page at three widths, light and dark, for people to look at: test-results/screens.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { demoTraveller, everyRoute, schemes } from '../../e2e/every-route.ts';
import { open, screenshots, visit } from '../../e2e/marketplace.ts';
import { settled } from './axe-matrix.ts';

const widths = [360, 768, 1440];
const folder = path.join(screenshots, 'screens');

export async function screenshotMatrix(): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const problems: string[] = [];
  const who = await demoTraveller();
  const routes = await everyRoute(who);
  for (const width of widths) {
    const size = { viewport: { width, height: 900 }, storageState: who.storageState, reducedMotion: 'reduce' as const };
    await visit(`screens-${width}`, size, async ({ page, allow }) => {
      allow(/status of 404/);
      for (const { address } of routes) {
        await open(page, address);
        await settled(page);
        const name = address === '/' ? 'home' : address.slice(1).replaceAll(/\W+/g, '-');
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
        }
      }
    }).catch((error: Error) => void problems.push(error.message));
  }
  console.log(`  ${routes.length * widths.length * schemes.length} pictures in ${folder}`);
  return problems;
}
