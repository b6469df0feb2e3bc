// How the booking box is to be read: no small print, whole rows of days, buttons that are busy, and nothing empty while something comes.
import assert from 'node:assert/strict';
import { type Page, test } from '@playwright/test';
import { moving, open, phone, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';
import { adultsOnly, bookButton, dayOfSeveralStarts, freeDay, tourNamed, withChildren, withExtras } from './tours.ts';
import { newTraveller, storageStateOf } from './users.ts';

const desk = { width: 1440, height: 900 };

for (const viewport of [phone, desk])
  for (const language of ['en', 'es', 'fr'] as const)
    test(`the booking box has no text below 14 px (${language}, ${viewport.width} px)`, () =>
      visit(`box-sizes-${viewport.width}`, { viewport }, async ({ page }) => {
        const words = textsOf(language);
        const { id } = await tourNamed(adultsOnly);
        const { day } = await dayOfSeveralStarts(id);
        const address = `${language === 'en' ? '' : `/${language}`}/tour/${id}`;
        await open(page, address);
        await page.getByRole('group', { name: words('tour-detail', 'next_days') }).waitFor();
        assert.deepEqual(await smallTexts(page, '#booking'), []);
        await open(page, `${address}?date=${day}&adults=2&children=0`);
        await page.getByText(words('book-tour', 'charged_in', { currency: 'EUR' })).waitFor();
        await page.getByRole('button', { name: words('book-tour', 'cart_add') }).waitFor();
        assert.deepEqual(await smallTexts(page, '#booking'), []);
      }));

for (const colorScheme of ['light', 'dark'] as const)
  test(`the buttons of the booking box can be read from the moment at which they are busy (${colorScheme})`, async () => {
    const signedIn = await storageStateOf(newTraveller());
    await visit(
      `box-busy-${colorScheme}`,
      { ...signedIn, ...moving, viewport: desk, colorScheme },
      async ({ page }) => {
        const { id } = await tourNamed(withChildren);
        const day = await freeDay(id);
        await open(page, `/tour/${id}`);
        await watchContrast(page);
        const check = page.locator('#booking [data-check]');
        await page.getByLabel('Date', { exact: true }).fill(day);
        await page.getByText(/^Charged in/).waitFor();
        await check.hover();
        await check.click();
        await page.getByText(/^Charged in/).waitFor();
        await bookButton(page, 'Book now', false).click();
        await page.waitForURL('**/bookings?new=*');
        const least = await page.evaluate(() => (window as Watched).leastContrast!);
        for (const [text, contrast] of Object.entries(least))
          assert.ok(contrast >= 4.5, `${text}: ${contrast.toFixed(1)}`);
        assert.ok('Checking...' in least && 'Booking...' in least, Object.keys(least).join(', '));
      },
    );
  });

for (const viewport of [phone, desk])
  test(`the booking box says that there are places together with the starts (${viewport.width} px)`, () =>
    visit(`box-at-once-${viewport.width}`, { viewport }, async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      const { day } = await dayOfSeveralStarts(id);
      const { promise: late, resolve: release } = Promise.withResolvers<void>();
      await page.route(/booking-offer/, async (route) => {
        await late;
        await route.continue();
      });
      await open(page, `/tour/${id}`);
      await page.getByRole('group', { name: 'Next dates' }).waitFor();
      const answered = page.waitForResponse(/availability\?date=/);
      await page.getByLabel('Date', { exact: true }).fill(day);
      await (await answered).finished();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      assert.equal(await page.getByText(/^Available\./).count(), 0);
      await page.locator('#booking').getByText('Checking...').waitFor();
      release();
      await page.getByText(/^Available\./).waitFor();
      assert.equal(await page.locator('#booking [name=departure]').count(), 2);
      await page.getByText(/^Charged in/).waitFor();
      const empty = await page.locator('#booking [class*=result]').evaluate((result) => {
        const shown = [...result.children].map((child) => child.getBoundingClientRect().bottom);
        return result.getBoundingClientRect().bottom - Math.max(...shown);
      });
      assert.ok(empty < 2, `${empty} px`);
    }));

test('a visitor who is signed out goes on to sign in while the price of another start is loading', () =>
  visit('box-pricing', { viewport: phone }, async ({ page }) => {
    const { id } = await tourNamed(withChildren);
    const { day, departures } = await dayOfSeveralStarts(id);
    const { promise: late, resolve: release } = Promise.withResolvers<void>();
    await open(page, `/tour/${id}?date=${day}&adults=2&children=0`);
    await page.getByText(/^Charged in/).waitFor();
    await page.route(/availability\?/, async (route) => {
      await late;
      await route.continue();
    });
    await page.locator('#booking [name=departure]').nth(1).check();
    await page.getByRole('button', { name: 'Checking...' }).waitFor();
    await bookButton(page, 'Book now', false).click();
    await page.waitForURL('**/login?*');
    release();
    const next = new URL(page.url()).searchParams.get('next')!;
    assert.equal(new URLSearchParams(next.split('?')[1]).get('departure'), departures[1]!.id);
  }));

for (const language of ['en', 'es', 'fr'] as const)
  test(`the booking box shows whole rows of days at a desk (${language})`, () =>
    visit('box-rows', { viewport: desk }, async ({ page }) => {
      for (const slug of [withChildren, adultsOnly, withExtras]) {
        await open(page, `${language === 'en' ? '' : `/${language}`}/tour/${slug}`);
        const days = page.locator('#booking fieldset:has([name=day])');
        await days.waitFor();
        for (const height of [900, 800, 720, 1080]) {
          await page.setViewportSize({ width: 1440, height });
          assert.deepEqual(await cutOff(days), [], `${slug} at ${height} px`);
        }
      }
    }));

/** The days of which an edge shows a part alone. */
const cutOff = (days: ReturnType<Page['locator']>): Promise<string[]> =>
  days.evaluate((strip) => {
    const { bottom } = strip.getBoundingClientRect();
    return [...strip.querySelectorAll('label')]
      .filter((tile) => {
        const box = tile.getBoundingClientRect();
        return box.top < bottom - 1 && box.bottom > bottom + 1;
      })
      .map(({ textContent }) => textContent);
  });

/** What is to be read and is smaller than 14 px. */
const smallTexts = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluate((part) => {
    const small: string[] = [];
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      const { width } = element.getBoundingClientRect();
      const isRead = text.textContent!.trim() !== '' && width > 1 && !element.closest('.visually-hidden, option');
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (isRead && size < 13.99) small.push(`${text.textContent} ${size}`);
    }
    return small;
  });

type Watched = typeof window & { leastContrast?: Record<string, number> };

/** Measures in every frame how well the buttons of the box can be read, by what is on them. */
const watchContrast = (page: Page) =>
  page.evaluate(() => {
    const least: Record<string, number> = ((window as Watched).leastContrast = {});
    const numbers = (colour: string) => colour.match(/[\d.]+/g)!.map(Number);
    const brightness = (colour: string) => {
      const [r, g, b] = numbers(colour)
        .slice(0, 3)
        .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      return numbers(backgroundColor)[3] === 0 ? groundOf(element.parentElement!) : backgroundColor;
    };
    const look = () => {
      for (const button of document.querySelectorAll('#booking :is([data-check], #book-now > button)')) {
        const [a, b] = [brightness(getComputedStyle(button).color), brightness(groundOf(button))];
        const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        least[button.textContent] = Math.min(least[button.textContent] ?? 21, contrast);
      }
      requestAnimationFrame(look);
    };
    look();
  });
