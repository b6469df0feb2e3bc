// What a tour's page says of its tour, compared with what the server has stored of it (spec, section 2, 'Tour detail').
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { formatMoney } from '#kernel/money.ts';
import { open, visit } from './marketplace.ts';
import { paidAtOnce, tourNamed, withChildren } from './tours.ts';

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

  test('names its price from which on, per person and in dollars unless another currency is chosen', () =>
    visit('tour-from', {}, async ({ page }) => {
      for (const slug of [withChildren, paidAtOnce]) {
        const { priceMinor, currency } = await tourNamed(slug);
        assert.equal(currency, 'USD');
        await open(page, `/tour/${slug}`);
        const box = page.getByRole('main').getByRole('complementary');
        const price = box.getByRole('paragraph').filter({ hasText: 'per person' });
        const amount = formatMoney({ amountMinor: priceMinor!, currency }, 'en');
        assert.match(amount, /^\$\d/);
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
        await fact('Duration').getByText(`${duration} h`, { exact: true }).waitFor();
        const named = new Intl.DisplayNames('en', { type: 'language' });
        const spoken = await fact('Language').innerText();
        for (const code of languages) assert.ok(spoken.includes(named.of(code)!), `${code} in ‘${spoken}’`);
        assert.equal(await fact('Book now and pay later').count(), payLater ? 1 : 0);
        assert.equal(await fact('Free cancellation').count(), freeCancellation ? 1 : 0);
      }
    }));

  test('has in its tabs what one does, the details, what is included, the meeting point and the reviews', () =>
    visit('tour-tab-contents', {}, async ({ page }) => {
      const tour = await tourNamed(withChildren);
      await open(page, `/tour/${withChildren}`);
      const opened = async (name: string) => {
        await page.getByRole('tab', { name, exact: true }).click();
        return page.getByRole('tabpanel', { name, exact: true });
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
      assert.equal(await reviews.count(), shown.length);
      for (const [index, { author, rating, date, comment }] of shown.entries()) {
        const review = reviews.nth(index);
        await review.getByText(author, { exact: true }).waitFor();
        await review.getByRole('img', { name: new RegExp(`^${rating} stars? out of 5$`) }).waitFor();
        assert.equal(await review.locator('time').getAttribute('datetime'), date.slice(0, 10));
        await review.getByText(comment, { exact: true }).waitFor();
      }
    }));
});
