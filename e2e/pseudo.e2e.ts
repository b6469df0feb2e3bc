// In the language for development every text of ours is accented and 40 % longer: what stays plain was written into the
// code, and what is wider than a narrow window would be so in German.
import assert from 'node:assert/strict';
import { type Page, test } from '@playwright/test';
import { assertNoHorizontalOverflow } from './axe.ts';
import { demoTraveller, everyRoute, type Route } from './every-route.ts';
import { type Marketplace, open, startMarketplace, visit } from './marketplace.ts';
import type { Traveller } from './users.ts';

const narrow = { width: 320, height: 640 };

test.describe('in the language for development', () => {
  let there: Marketplace;
  test.beforeAll(async () => void (there = await startMarketplace({ PSEUDO: '1' })));
  test.afterAll(() => there.stop());

  test('no page is wider than 320 px, and none has words of its own', async () => {
    const routes = (await everyRoute(await demoTraveller())).filter(({ isPersonal }) => !isPersonal);
    await lookAtAll(there, {}, routes);
  });
});

async function lookAtAll(at: Marketplace, more: Partial<Pick<Traveller, 'storageState'>>, routes: Route[]) {
  const problems: string[] = [];
  await visit('pseudo', { at, viewport: narrow, ...more }, async ({ page, allow }) => {
    allow(/status of 404/);
    for (const { address } of routes) {
      await open(page, address);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await assertNoHorizontalOverflow(page, address).catch((error: Error) => void problems.push(error.message));
      problems.push(...(await plainTexts(page)).map((text) => `${address}: ${text}`));
    }
  });
  assert.deepEqual(problems, []);
}

/** Texts on the screen and in labels that are neither accented nor the page's data nor made by Intl. */
async function plainTexts(page: Page): Promise<string[]> {
  const { texts, data } = await page.evaluate(() => {
    const shown: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement!.closest('script, style, option, code, [translate=no]')) shown.push(textContent!);
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) shown.push(element.getAttribute(name)!);
    const { loaderData, settings } = JSON.parse(document.getElementById('page-data')!.textContent!);
    return { texts: shown, data: [loaderData, settings] as unknown };
  });
  const shown = stringsIn(data)
    .flatMap((text) => [text, ...text.split('\n')].map(tidy))
    .filter((text) => text.length > 1)
    .sort((one, other) => other.length - one.length);
  // Texts composed of data, such as a name and an address, are empty after removing the data.
  const rest = (text: string) => shown.reduce((left, part) => left.replaceAll(part, ' '), text);
  const isOurs = (text: string) => /\p{L}/u.test(text) && !/[áëîöûýñšţ]/i.test(text);
  return [...new Set(texts.map(tidy))].filter(
    (text) => isOurs(text) && !isMadeByIntl(text) && !isMadeByIntl(rest(text)),
  );
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const english = new Intl.DateTimeFormat('en-GB', { weekday: 'long', month: 'long' });
const days = Array.from({ length: 366 }, (_, day) => english.format(new Date(Date.UTC(2026, 0, day + 1))));
const nearDays = [0, 1].map((days) => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(days, 'day'));
const languageNames = [
  'ca',
  'es',
  'en',
  'fr',
  'it',
  'de',
  'pt',
  'tr',
  'el',
  'cs',
  'ja',
  'sw',
  'no',
  'is',
  'qu',
  'ar',
  'nb',
];
const intlWords = new Set(
  [
    ...days,
    ...nearDays,
    ...languageNames.map((code) => new Intl.DisplayNames('en', { type: 'language' }).of(code)!),
    'and',
  ]
    .flatMap((text) => text.split(/\P{L}+/u))
    .flatMap((word) => [word, word.slice(0, 3), word.slice(0, 4)]),
);

/** Days, months, currencies and languages; 'h' and 'min' are written by their signs, and codes begin with letters. */
function isMadeByIntl(text: string): boolean {
  return [...text.matchAll(/\p{L}+/gu)].every(([word]) => intlWords.has(word) || /^(h|min|km|[A-Z]{2,3})$/.test(word));
}
