// Reviews: written with photos, filtered on the tour's page, replied to, reported, hidden.
import assert from 'node:assert/strict';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { ReportedReviewView } from '#contract/review-reports.ts';
import type { SupplierReviewView } from '#contract/reviews.ts';
import { plainPicture, pngOf } from '#test/pictures.ts';
import { turnedRound } from '#test/translation-service.ts';
import { demoLogins } from '#world/logins.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { api } from './api.ts';
import { assertAccessible } from './axe.ts';
import { open, phone, visit } from './marketplace.ts';
import { openedCase } from './operator-cases.ts';
import { storageStateOf, newTraveller, signedIn } from './users.ts';
import { tourNamed } from './tours.ts';
import { createCompletedTrip, createReview } from './completed-trips.ts';

const reviewedTour = 'kayaking-in-norway';
const translatedTour = 'under-sail-off-barceloneta';
const narrow = { viewport: { width: 320, height: 700 } } as const;

const section = (page: Page): Locator => page.locator('#resenas');
const all = (page: Page): Locator =>
  section(page).getByRole('button', { name: /^(See |Ver las |Voir les |Filter and sort|Filtrar y|Filtrer et)/ });
const stars = (page: Page): Locator =>
  section(page)
    .getByRole('article')
    .getByRole('img', { name: /stars? out of 5/ });

async function openAll(page: Page, address: string): Promise<void> {
  await open(page, `${address}#resenas`);
  await all(page).click();
  await section(page).getByRole('group').waitFor();
}

const starsShown = (page: Page): Promise<number[]> =>
  stars(page).evaluateAll((all) => all.map((one) => Number.parseInt(one.ariaLabel!, 10)));

test.describe('a review', () => {
  test('is written with photos; what is no picture is refused beside the field with the reason', () =>
    visit('review-photos', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(/status of 422/);
      const tour = await tourNamed(reviewedTour);
      await open(page, '/');
      await createCompletedTrip((await page.evaluate(() => localStorage.getItem('token')))!, tour.id);
      await open(page, '/dashboard/reviews');
      await page.getByRole('button', { name: `Write a review: ${tour.name}` }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: '5 stars out of 5' }).check({ force: true });
      await dialog.getByLabel('Your comment').fill('The water was so still that we heard the paddles drip.');
      const photos = dialog.getByLabel('Photos (optional)', { exact: true });
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      const [blue, red] = await Promise.all(
        ['#1d5fa8', '#c22a1e'].map((colour) => plainPicture(900, 600, colour).jpeg().toBuffer()),
      );
      await photos.setInputFiles([
        { name: 'fjord.jpg', mimeType: 'image/jpeg', buffer: blue! },
        { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: svg },
        { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7\n') },
        { name: 'sunset.jpg', mimeType: 'image/jpeg', buffer: red! },
      ]);
      const refused = dialog.getByRole('alert');
      await refused.getByText('drawing.svg: We cannot use this picture.').waitFor();
      await refused.getByText('letter.png: We cannot use this picture.').waitFor();
      await dialog.getByText('2 photos are ready').waitFor();
      await assertAccessible(page, 'the form with photos');
      await dialog.getByRole('button', { name: 'Remove photo 1' }).click();
      await dialog.getByText('1 photo is ready').waitFor();
      assert.match(await dialog.getByLabel('Your comment').inputValue(), /paddles/);
      await dialog.getByRole('button', { name: 'Publish review' }).click();
      await page.getByText('Thank you. Your review is published.').waitFor();
      const own = page.getByRole('article').filter({ hasText: 'paddles drip' });
      await own.getByRole('img', { name: 'Photo 1 of 1' }).waitFor();
    }));

  test('has its pictures shown large on the tour’s page, one after the other, by keyboard', async () => {
    const { token } = await newTraveller();
    const { id } = await tourNamed(reviewedTour);
    const pictures = [await pngOf(900, 600, '#1d5fa8'), await pngOf(600, 900, '#c22a1e')];
    await createReview(token, id, { stars: 5, comment: 'Two pictures say it all.', pictures });
    await visit('review-viewer', {}, async ({ page }) => {
      await openAll(page, `/tour/${reviewedTour}`);
      const only = section(page).getByLabel(/^With photos/);
      await only.check();
      const review = section(page).getByRole('article').filter({ hasText: 'Two pictures say it all.' });
      await review.getByRole('link').first().focus();
      await page.keyboard.press('Enter');
      const viewer = page.getByRole('dialog', { name: 'Picture 1 of 2' });
      await viewer.getByRole('img').waitFor();
      await viewer.getByRole('button', { name: 'Next' }).press('Enter');
      await page.getByRole('dialog', { name: 'Picture 2 of 2' }).getByRole('img').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    });
  });
});

test.describe('the reviews of a tour', () => {
  test('come three with the page; all of them are chosen among and sorted on request', async () => {
    const slug = 'hot-air-balloon-in-cappadocia';
    const { token } = await newTraveller();
    const { id } = await tourNamed(slug);
    for (const [count, language] of [
      [1, 'fr'],
      [3, 'en'],
      [2, 'en'],
    ] as const)
      await createReview(token, id, { stars: count, comment: `A ${count} for the flight and the wait.`, language });
    await visit('review-list', {}, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => void scripts.push(request.url()));
      await open(page, `/tour/${slug}#resenas`);
      await page.waitForLoadState('networkidle');
      await expect(section(page).getByRole('article')).toHaveCount(3);
      const shown = await starsShown(page);
      assert.deepEqual(shown.slice(0, 2), [2, 3]);
      assert.notEqual(shown[2], 1, 'an older one in English comes before the one in French');
      await section(page)
        .getByText(/^Verified means /)
        .waitFor();
      assert.ok(!scripts.some((url) => /open-reviews/.test(url)), 'nothing of it is fetched before it is asked for');
      await all(page).click();
      const filter = section(page).getByRole('group', { name: 'Filter and sort reviews' });
      const { review: total } = await tourNamed(slug);
      const inFrench = await api<ResponseBody<'listTourReviews'>>(
        'GET',
        `/tours/${id}/reviews?language=fr&pageSize=100`,
      );
      const french = inFrench.total;
      assert.ok(french < total);
      const inNone = [2, 3].find((one) => inFrench.data.every(({ rating }) => rating !== one));
      await section(page)
        .getByRole('status')
        .filter({ hasText: `${total} reviews` })
        .waitFor();
      await filter.getByLabel('Sort by').selectOption('worst');
      await page.waitForFunction(() =>
        document.querySelector('#resenas [aria-busy=false] article [aria-label^="1 star"]'),
      );
      const worst = await starsShown(page);
      assert.deepEqual(
        worst,
        worst.toSorted((a, b) => a - b),
      );
      await filter.getByLabel('Language').selectOption('fr');
      await section(page)
        .getByRole('status')
        .filter({ hasText: `${french} review` })
        .waitFor();
      await expect.poll(async () => (await starsShown(page))[0]).toBe(1);
      await filter.getByLabel('Stars').selectOption(String(inNone));
      await section(page).getByRole('status').filter({ hasText: '0 reviews' }).waitFor();
      await section(page).getByRole('button', { name: 'Show all reviews' }).click();
      await section(page).getByRole('status').getByText(`${total} reviews`, { exact: true }).waitFor();
    });
  });

  test('are said to be in the language they were written in, in the first list, too, where nothing translates them', () =>
    visit('reviews-as-written', narrow, async ({ page }) => {
      await page.route(/\/api\/tours\/[^/]+\/reviews/, async (route) => {
        const answer = await (await route.fetch()).json();
        await route.fulfill({ json: { ...answer, canBeTranslated: false } });
      });
      await open(page, `/tour/${translatedTour}#resenas`);
      await section(page).getByText('Reviews are shown in the language they were written in.').waitFor();
      await assertAccessible(page, 'reviews in several languages');
    }));

  test('name the languages to choose from in that of the page', async () => {
    const slug = 'trencadis-with-hammer-and-grout';
    const { token } = await newTraveller();
    const { id } = await tourNamed(slug);
    for (const language of ['fr', 'en'])
      await createReview(token, id, { stars: 5, comment: 'The shards were all of one broken teapot.', language });
    for (const [prefix, name, label] of [
      ['', 'French', 'reviews? in French'],
      ['/es', 'Francés', 'opini(?:ón|ones) en francés'],
      ['/fr', 'Français', 'avis en français'],
    ] as const)
      await visit(`review-languages${prefix}`, { viewport: phone }, async ({ page }) => {
        await open(page, `${prefix}/tour/${slug}#resenas`);
        const chip = section(page).getByRole('button', { name: new RegExp(`^\\d+ ${label}$`) });
        const shown = (await chip.innerText()).trim();
        assert.match(shown, new RegExp(`^${name} \\(\\d+\\)$`));
        await chip.click();
        await section(page).getByRole('option', { name: shown }).waitFor({ state: 'attached' });
      });
  });

  test('in other languages say so, and are translated on request', () =>
    visit('reviews-translated', narrow, async ({ page }) => {
      await openAll(page, `/tour/${translatedTour}`);
      const foreign = section(page).getByRole('article').filter({ hasText: '· Spanish' }).first();
      const text = await foreign.locator('[lang=es]').first().innerText();
      await foreign.getByRole('button', { name: 'Translate' }).click();
      const card = section(page).getByRole('article').filter({ hasText: 'Machine translation' });
      await card.getByText(turnedRound(text, 'en')).waitFor();
      await assertAccessible(page, 'a translated review');
      await card.getByRole('button', { name: 'Show original' }).click();
      await card.waitFor({ state: 'detached' });
      await section(page).getByText(text).waitFor();
    }));

  test('that cannot be had are said to be missing, and requested again', () =>
    visit('review-list-failed', {}, async ({ page, allow }) => {
      allow(/net::ERR_FAILED/);
      await page.route('**/reviews?*', (route) => route.abort());
      await open(page, `/tour/${reviewedTour}#resenas`);
      await all(page).click();
      await section(page).getByText('This could not be loaded.').waitFor();
      await page.unroute('**/reviews?*');
      await all(page).click();
      await section(page).getByRole('group', { name: 'Filter and sort reviews' }).waitFor();
    }));

  for (const [prefix, scheme] of [
    ['', 'light'],
    ['/es', 'dark'],
    ['/fr', 'light'],
  ] as const)
    test(`are accessible and fit 320 px, with the form to report one, at ${prefix || '/en'}`, () =>
      visit(`review-axe${prefix}`, { ...narrow, colorScheme: scheme }, async ({ page }) => {
        await openAll(page, `${prefix}/tour/${reviewedTour}`);
        await assertAccessible(page, 'all reviews');
        await section(page).getByRole('article').first().getByRole('button').last().click();
        await page.getByRole('dialog').getByRole('combobox').waitFor();
        await assertAccessible(page, 'the form to report a review');
      }));
});

test.describe('a review that helped', () => {
  test('is marked by a signed-in user, and the mark is removed; others are led to the sign-in page', async () => {
    const author = await newTraveller();
    const slug = 'mala-strana-by-gaslight';
    const { id: tourId } = await tourNamed(slug);
    const comment = `Every lamp has its own hum, ${Date.now()} of them.`;
    await createReview(author.token, tourId, { stars: 4, comment });
    const review = (page: Page) => section(page).getByRole('article').filter({ hasText: comment });
    const helpful = (page: Page) => review(page).getByRole('button', { name: /^Helpful/ });
    await visit('review-helpful-signed-out', {}, async ({ page }) => {
      await open(page, `/tour/${slug}#resenas`);
      await helpful(page).click();
      await page.waitForURL(`**/login?next=${encodeURIComponent(`/tour/${slug}#resenas`)}`);
      await page.getByText('Sign in to mark a review as helpful.').waitFor();
    });
    const { storageState } = await newTraveller();
    await visit('review-helpful', { storageState, viewport: phone }, async ({ page }) => {
      await open(page, `/tour/${slug}#resenas`);
      const marked = review(page).getByRole('button', {
        name: /^Helpful.* 1 person found this helpful$/,
        pressed: true,
      });
      await helpful(page).click();
      await marked.waitFor();
      await page.reload();
      await marked.click();
      await marked.waitFor({ state: 'detached' });
    });
  });
});

test.describe('a report', () => {
  test('needs a reason, reaches the operator, and the author of a hidden one reads why', async () => {
    const author = await newTraveller();
    const { id: tourId } = await tourNamed(reviewedTour);
    const comment = 'Call the guide at home under 555 0100, he likes that.';
    const { id } = await createReview(author.token, tourId, { stars: 1, comment });
    await visit('review-report', { viewport: phone }, async ({ page, allow }) => {
      allow(/status of 422/);
      await open(page, `/tour/${reviewedTour}#resenas`);
      await section(page)
        .getByRole('article')
        .filter({ hasText: comment })
        .getByRole('button', { name: /^Report/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Report this review' });
      await dialog.getByRole('button', { name: 'Send report' }).click();
      await dialog.getByText('Please fill this in.').first().waitFor();
      await dialog.getByLabel('What is wrong?').selectOption('other');
      await dialog.getByRole('button', { name: 'Send report' }).click();
      const words = dialog.getByLabel('In your own words');
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'details');
      await words.fill('It is the guide’s own number.');
      await dialog.getByRole('button', { name: 'Send report' }).click();
      await dialog.getByRole('heading', { name: 'Thank you for your report' }).waitFor();
    });
    const { token } = await signedIn(demoLogins.operator);
    const { data } = await api<{ data: ReportedReviewView[] }>('GET', '/admin/reviews?pageSize=100', { token });
    assert.equal(data.find((one) => one.id === id)?.reports[0]?.details, 'It is the guide’s own number.');
    const reasons = 'The review makes the telephone number of a person public.';
    await api('POST', `/admin/reviews/${id}/decision`, { token, body: { outcome: 'hidden', basis: 'law', reasons } });
    await visit('review-hidden', { storageState: author.storageState }, async ({ page }) => {
      await open(page, '/dashboard/reviews');
      const own = page.getByRole('article').filter({ hasText: comment });
      await own.getByText('This review is hidden: it breaks the law.').waitFor();
      await own.getByText(reasons).waitFor();
    });
  });
});

test.describe('the partner', () => {
  test('answers a review, changes the answer and takes it back', () =>
    visit('review-reply', storageStateOf(signedIn(demoLogins.supplier)), async ({ page }) => {
      await open(page, '/supplier/reviews?answered=false');
      const review = page.getByRole('article').first();
      await review.waitFor();
      const { token } = await signedIn(demoLogins.supplier);
      const [first] = (await api<{ data: SupplierReviewView[] }>('GET', '/supplier/reviews?answered=false', { token }))
        .data;
      const shownReply = async () => {
        const { data } = await api<{ data: SupplierReviewView[] }>('GET', '/supplier/reviews?pageSize=100', { token });
        return data.find(({ id }) => id === first!.id)!.supplierReply;
      };
      await review.getByRole('button', { name: /^Reply to the review/ }).click();
      await review.getByLabel('Your reply').fill('Thank you for walking with us.');
      const preview = review.getByRole('region', { name: 'How travellers will see it' });
      await preview.getByText(`Reply from ${first!.supplier}`).waitFor();
      await preview.getByText('Thank you for walking with us.').waitFor();
      await review.getByRole('button', { name: 'Publish reply' }).click();
      await preview.waitFor({ state: 'detached' });
      await review.getByText('Thank you for walking with us.').waitFor();
      assert.equal(await shownReply(), 'Thank you for walking with us.');
      await review.getByRole('button', { name: /^Edit reply/ }).click();
      await review.getByLabel('Your reply').fill('Thank you, and come back in spring.');
      await review.getByRole('button', { name: 'Publish reply' }).click();
      await preview.waitFor({ state: 'detached' });
      await review.getByText('Thank you, and come back in spring.').waitFor();
      await assertAccessible(page, 'reviews of a partner');
      await review.getByRole('button', { name: 'Delete reply' }).click();
      const question = review.getByRole('group', { name: /^Delete your reply to / });
      await question.getByText('Thank you, and come back in spring.').waitFor();
      assert.equal(await shownReply(), 'Thank you, and come back in spring.');
      await assertAccessible(page, 'asking before a reply is deleted');
      await question.getByRole('button', { name: 'Delete reply' }).click();
      await review.getByRole('button', { name: /^Reply to the review/ }).waitFor();
      assert.equal(await shownReply(), null);
      await review.getByRole('button', { name: /^Report this review, by / }).click();
      await page.getByRole('dialog').getByLabel('What is wrong?').waitFor();
      await page.getByText('Our team will look at the review and write to you', { exact: false }).waitFor();
      await assertAccessible(page, 'a report by a partner');
    }));

  test('is a user who is no traveller, who is informed and stays signed in', () =>
    visit('review-reply-traveller', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/supplier/reviews');
      await page.getByText('This page is for partners').waitFor();
      assert.ok(await page.evaluate(() => localStorage.getItem('token')));
    }));
});

test.describe('the operator', () => {
  test('hides a review that was reported, with reasons, and shows it again', async () => {
    const author = await newTraveller();
    const { id: tourId, title } = await tourNamed(reviewedTour);
    const comment = `Buy my guide book instead, ${Date.now()} pages.`;
    const { id } = await createReview(author.token, tourId, { stars: 1, comment });
    await api('POST', `/reviews/${id}/reports`, { body: { reason: 'advertising' } });
    await visit('review-decision', storageStateOf(signedIn(demoLogins.operator)), async ({ page, allow }) => {
      allow(/status of 422/);
      await open(page, '/admin/reviews');
      const reported = await openedCase(page.getByRole('article').filter({ hasText: comment }));
      await reported.getByText('It is advertising').first().waitFor();
      assert.equal(await reported.getByText(title).count(), 1, 'the tour is named once');
      assert.equal(await reported.getByText('Robin F.', { exact: true }).count(), 1, 'the author is named once');
      assert.equal(await reported.getByRole('img', { name: /star/ }).count(), 1, 'the stars are shown once');
      await reported.getByRole('link', { name: 'Page of the tour' }).waitFor();
      const hide = reported.getByRole('button', { name: 'Hide the review' });
      await hide.click();
      await hide.click();
      await reported.getByText('Enter at least 30 characters.').first().waitFor();
      await assertAccessible(page, 'a decision that lacks its reasons');
      await reported.getByLabel('Rule broken').selectOption('terms');
      await reported.getByLabel('Reasons').fill('Our terms allow no advertising in reviews of tours.');
      await hide.click();
      await reported.waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Hidden', exact: true }).click();
      const hidden = await openedCase(page.getByRole('article').filter({ hasText: comment }));
      await hidden.getByText('Our terms allow no advertising in reviews of tours.').waitFor();
      const restore = hidden.getByRole('button', { name: 'Restore the review' });
      await restore.click();
      await hidden.getByLabel('Reasons').fill('The author has taken the advertising out of it.');
      await restore.click();
      await hidden.waitFor({ state: 'detached' });
    });
  });
});
