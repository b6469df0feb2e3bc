// What a tour's page says of its tour, compared with what the server has stored of it (spec, section 2, 'Tour detail').
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import { formatMoney } from '#kernel/money.ts';
import type { TourView } from '#contract/catalogue.ts';
import { api } from './api.ts';
import { assertNoHorizontalOverflow } from './axe.ts';
import { moving, open, phone, visit } from './marketplace.ts';
import { paidAtOnce, shownDuration, tourNamed, withChildren } from './tours.ts';

test.describe('a tour’s page', () => {
  test('heads the tour with its name, rating, number of reviews, place and supplier', () =>
    visit('tour-head', {}, async ({ page }) => {
      const { name, rating, review, city, country, supplier } = await tourNamed(withChildren);
      await open(page, `/tour/${withChildren}`);
      const head = page.getByRole('main').locator('header').first();
      assert.equal(await head.getByRole('heading', { level: 1 }).innerText(), name);
      const said = await head.innerText();
      for (const words of [rating!.toFixed(1), String(review), `${city}, ${country}`, supplier.name])
        assert.ok(said.includes(words), `‘${words}’ in ‘${said}’`);
    }));

  for (const viewport of [phone, { width: 1440, height: 900 }])
    test(`leads from its first view to reviews, what one will do and the meeting point (${viewport.width} px)`, () =>
      visit(`tour-ways-${viewport.width}`, { viewport }, async ({ page }) => {
        await open(page, `/tour/${withChildren}`);
        const head = page.getByRole('main').locator('header').first();
        for (const [hash, name] of [
          ['#resenas', 'Reviews'],
          ['#que-haras', 'What you will do'],
          ['#punto', 'Meeting point'],
        ] as const) {
          await page.evaluate(() => scrollTo(0, 0));
          const link = head.locator(`a[href="${hash}"]`);
          await expect(link).toBeInViewport({ ratio: 1 });
          await link.click();
          await expect(page.getByRole('tabpanel').getByRole('heading', { name, exact: true })).toBeInViewport();
        }
        // In words, too, how far it is from what the map names.
        await page.getByText('Nearby: Barri Gòtic (about 200 m), El Born (about 600 m)').waitFor();
      }));

  test('names its price from which on, per person and in the currency that is charged unless another one is chosen', () =>
    visit('tour-from', {}, async ({ page }) => {
      for (const slug of [withChildren, paidAtOnce]) {
        const { chargedCurrency: currency } = await tourNamed(slug);
        const { priceMinor } = await api<TourView>('GET', `/tours/${slug}?currency=${currency}`);
        await open(page, `/tour/${slug}`);
        const box = page.getByRole('main').getByRole('complementary');
        const price = box.getByRole('paragraph').filter({ hasText: 'per person' });
        const amount = formatMoney({ amountMinor: priceMinor!, currency }, 'en');
        assert.match(amount, slug === withChildren ? /^€\d/ : /^\$\d/);
        assert.deepEqual((await price.innerText()).split(/\s*\n\s*/), ['From', amount, 'per person']);
      }
    }));

  test('lists its length and its languages, and paying later and free cancellation where they are granted', () =>
    visit('tour-fact-list', {}, async ({ page }) => {
      for (const slug of [withChildren, paidAtOnce]) {
        const { duration, languages, payLater, freeCancellation } = await tourNamed(slug);
        await open(page, `/tour/${slug}`);
        const facts = page.getByRole('listitem');
        const fact = (name: string) => facts.filter({ has: page.getByText(name, { exact: true }) });
        await fact('Duration').getByText(shownDuration(duration!).replaceAll('\u00a0', ' '), { exact: true }).waitFor();
        const named = new Intl.DisplayNames('en', { type: 'language' });
        const spoken = await fact('Language').innerText();
        for (const code of languages) assert.ok(spoken.includes(named.of(code)!), `${code} in ‘${spoken}’`);
        assert.equal(await fact('Book now and pay later').count(), payLater ? 1 : 0);
        assert.equal(await fact('Free cancellation').count(), freeCancellation ? 1 : 0);
      }
    }));

  test('shows in brief, without scrolling, what people decide by', () =>
    visit('tour-in-brief', { viewport: { width: 1440, height: 900 } }, async ({ page }) => {
      const { facts } = await tourNamed(withChildren);
      await open(page, `/tour/${withChildren}`);
      const main = page.getByRole('main');
      for (const part of [
        main.getByRole('heading', { level: 1 }),
        main.locator('img[fetchpriority=high]'),
        ...facts.highlights!.map((highlight) => main.getByText(highlight, { exact: true })),
        ...['Duration', 'Language', 'Group size', 'Free cancellation', 'per person', 'Date'].map((name) =>
          main.getByText(name, { exact: true }).first(),
        ),
        main.getByText(/^Full refund up to \d+ hours before$/),
      ]) {
        const { y, height } = (await part.boundingBox())!;
        assert.ok(y >= 0 && y + height <= 900, `${await part.innerText()} ends at ${y + height}`);
      }
      // Below the text come tours that are alike, in the whole width: the box stays above them.
      const similar = page.getByRole('region', { name: 'You might also like' });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await similar.waitFor();
      await similar.scrollIntoViewIfNeeded();
      const ofBox = (await page.locator('#booking').boundingBox())!;
      assert.ok(ofBox.y + ofBox.height <= (await similar.boundingBox())!.y);
    }));

  test('says hour by hour what happens, and ends when the tour does', () =>
    visit('tour-itinerary', {}, async ({ page }) => {
      const { facts, duration } = await tourNamed(withChildren);
      await open(page, `/tour/${withChildren}`);
      const steps = page.getByRole('list').filter({ hasText: facts.itinerary![0]!.text }).getByRole('listitem');
      assert.equal(await steps.count(), facts.itinerary!.length + 1);
      for (const [index, { title, text }] of facts.itinerary!.entries()) {
        const said = await steps.nth(index).innerText();
        assert.ok(said.includes(title) && said.includes(text), said);
      }
      assert.match(await steps.first().innerText(), /^Start/);
      assert.equal(duration, 2.5);
      assert.match(await steps.last().innerText(), /^\+ 2\sh 30\smin\s+End/);
    }));

  test('says what is included, what is not, what to bring, whom it suits and what to know before', () =>
    visit('tour-practical', {}, async ({ page }) => {
      const { facts, services } = await tourNamed(withChildren);
      await open(page, `/tour/${withChildren}`);
      const practical = page.locator('section').filter({
        has: page.getByRole('heading', { level: 2, name: 'Practical information' }),
      });
      const said = await practical.getByRole('listitem').allInnerTexts();
      const expected = [
        ...services.map(({ name }) => name),
        ...facts.notIncluded!,
        ...facts.toBring!,
        ...facts.knowBefore!,
        `Aged 5 and over. ${facts.agesNote}`,
        `Fitness level: easy. ${facts.fitnessNote}`,
      ];
      assert.deepEqual(said.slice(0, expected.length), expected);
      assert.deepEqual(said.slice(expected.length), [
        'Step-free route: no',
        'Wheelchairs: please ask',
        'Prams and pushchairs: yes',
        'Toilets: yes',
        'Assistance dogs: yes',
        facts.accessibilityNote!,
      ]);
    }));

  test('says who runs it, who guides since when and in how large a group, and which language is spoken on which day', () =>
    visit('tour-supplier', {}, async ({ page }) => {
      const { supplier, facts } = await tourNamed(withChildren);
      await open(page, `/tour/${withChildren}`);
      const seller = page.getByRole('region', { name: `Sold and run by ${supplier.name}` });
      await seller.scrollIntoViewIfNeeded();
      await seller.getByText(/^On Senda since \w+ 20\d\d$/).waitFor();
      await seller.getByText(facts.guides![0]!.name, { exact: true }).waitFor();
      await seller
        .getByText(new RegExp(`^Guiding since ${facts.guides![0]!.since}\\s· `))
        .first()
        .waitFor();
      await seller.getByText(`Groups of up to ${facts.groupSizeMax} people`, { exact: true }).waitFor();
      await seller.getByText('English: every departure', { exact: true }).waitFor();
    }));

  test('answers questions that are opened by keyboard, and takes others by mail', () =>
    visit('tour-questions', {}, async ({ page }) => {
      const { facts, trader } = await tourNamed(withChildren);
      await open(page, `/tour/${withChildren}`);
      for (const { question, answer } of facts.questions!) {
        const shown = page.getByText(answer, { exact: true });
        assert.equal(await shown.isVisible(), false);
        await page.locator('summary', { hasText: question }).focus();
        await page.keyboard.press('Enter');
        await shown.waitFor();
      }
      const link = page.getByRole('link', { name: /^Ask / });
      assert.ok((await link.getAttribute('href'))!.startsWith(`mailto:${trader.email}?subject=`));
    }));

  test("opens its meeting point in the phone's own app of maps, and on a computer in the maps that one chooses", async () => {
    const { meetingPointPosition } = await tourNamed(withChildren);
    const { latitude, longitude } = meetingPointPosition!;
    const place = `${latitude},${longitude}`;
    for (const [userAgent, start] of [
      ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', `https://maps.apple.com/?ll=${place}&q=`],
      ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', `geo:${place}?q=${place}(`],
    ] as const)
      await visit('tour-maps-link', { userAgent }, async ({ page }) => {
        await open(page, `/tour/${withChildren}`);
        await page.getByRole('tab', { name: 'Meeting point', exact: true }).click();
        await page.locator(`a[href^="${start}"]`, { hasText: 'Open in Maps' }).waitFor();
      });
    const computer = { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' };
    await visit('tour-maps-choice', computer, async ({ page }) => {
      await open(page, `/tour/${withChildren}`);
      await page.getByRole('tab', { name: 'Meeting point', exact: true }).click();
      await page.locator('summary', { hasText: 'Open in Maps' }).click();
      for (const name of ['Apple Maps', 'Google Maps', 'OpenStreetMap'])
        await page.getByRole('listitem').getByRole('link', { name, exact: true }).waitFor();
    });
  });

  test('shows on a phone that there are more tabs, until the last is in view', () =>
    visit('tour-more-tabs', { viewport: phone, ...moving }, async ({ page }) => {
      await open(page, `/fr/tour/${withChildren}`);
      const tabs = page.getByRole('tablist');
      const arrow = () => tabs.evaluate((list) => Number(getComputedStyle(list, '::after').opacity));
      await expect.poll(arrow).toBe(1);
      await tabs.getByRole('tab').last().focus();
      await page.keyboard.press('Enter');
      await tabs.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
      await expect.poll(arrow).toBe(0);
      await assertNoHorizontalOverflow(page, 'the tabs of a tour');
    }));

  test('has in its tabs what one does, the details, what is included, the meeting point and the reviews', () =>
    visit('tour-tab-contents', {}, async ({ page }) => {
      const tour = await tourNamed(withChildren);
      await open(page, `/tour/${withChildren}`);
      const opened = async (name: string) => {
        await page.getByRole('tab', { name, exact: true }).click();
        const panel = page.getByRole('tabpanel', { name, exact: true });
        await panel.waitFor();
        return panel;
      };
      for (const [name, text] of [
        ['What you will do', tour.whatToDo],
        ['In detail', tour.detail],
      ] as const)
        assert.deepEqual(await (await opened(name)).getByRole('paragraph').allInnerTexts(), text.split(/\n{2,}/));
      assert.deepEqual(
        await (await opened('What is included')).getByRole('listitem').allInnerTexts(),
        tour.services.map(({ name }) => name),
      );
      await (await opened('Meeting point')).getByText(tour.meetingPoint, { exact: true }).waitFor();
      const reviews = (await opened('Reviews')).getByRole('listitem');
      const shown = tour.reviews.slice(0, 3);
      await expect(reviews).toHaveCount(shown.length);
      for (const [index, { author, rating, date, comment }] of shown.entries()) {
        const review = reviews.nth(index);
        await review.getByText(author, { exact: true }).waitFor();
        await review.getByRole('img', { name: new RegExp(`^${rating} stars? out of 5$`) }).waitFor();
        assert.equal(await review.locator('time').getAttribute('datetime'), date.slice(0, 10));
        await review.getByText(comment, { exact: true }).waitFor();
      }
    }));
});
