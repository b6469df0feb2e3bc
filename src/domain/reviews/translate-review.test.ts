// Translations of reviews by a service of the operator; here one that turns words round.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { createApp } from '#server/http/app.ts';
import type { App } from '#server/http/application.ts';
import { openTranslator } from '#platform/translation/translator.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { startTranslationService, turnedRound, type TranslationService } from '#test/translation-service.ts';

describe('a review in another language', () => {
  let app: TestApp;
  let translating: App;
  let review: { id: string; comment: string };
  let tourId: string;
  let service: TranslationService;
  before(async () => {
    app = await testApp();
    service = await startTranslationService();
    const translator = openTranslator({ url: service.url, key: 'k-1' });
    translating = createApp({ ...app.services, translator }, undefined);
    const found = await app.services.database.db
      .selectFrom('reviews')
      .innerJoin('tours', 'tours.id', 'reviews.tourId')
      .select(['reviews.id', 'reviews.comment', 'reviews.tourId'])
      .where('reviews.language', '=', 'es')
      .where('reviews.hiddenAt', 'is', null)
      .where('reviews.supplierReply', 'is', null)
      .where('tours.status', '=', 'published')
      .executeTakeFirstOrThrow();
    [review, tourId] = [found, found.tourId];
  });
  checkInvariantsAfterEach();

  const ask = async (at: App, address: string) => {
    const response = await at(new Request(`http://localhost:3000/api${address}`));
    return { status: response.status, body: (await response.json()) as any };
  };
  const translation = (lang: string, id = review.id) => ask(translating, `/reviews/${id}/translation?lang=${lang}`);

  test('is translated once for all readers, and stays as it is in its own language', async () => {
    const expected = { comment: turnedRound(review.comment, 'fr'), supplierReply: null, language: 'fr' };
    assert.deepEqual((await translation('fr')).body, expected);
    assert.deepEqual((await translation('fr')).body, expected);
    assert.deepEqual(service.requests, [
      { q: review.comment, source: 'es', target: 'fr', format: 'text', api_key: 'k-1' },
    ]);
    assert.equal((await translation('es')).body.comment, review.comment);
    assert.equal(service.requests.length, 1);
  });

  test('has no translation where the marketplace has no translator, and lists say so', async () => {
    assert.equal((await ask(app.app, `/reviews/${review.id}/translation?lang=fr`)).status, 404);
    assert.equal((await ask(app.app, `/tours/${tourId}/reviews`)).body.canBeTranslated, false);
    assert.equal((await ask(translating, `/tours/${tourId}/reviews`)).body.canBeTranslated, true);
  });

  test('cannot be read by its translation when it is hidden', async () => {
    const change = (hiddenAt: Date | null) =>
      app.services.database.db.updateTable('reviews').set({ hiddenAt }).where('id', '=', review.id).execute();
    await change(new Date());
    try {
      assert.equal((await translation('fr')).status, 404);
    } finally {
      await change(null);
    }
  });

  test('says that it cannot be translated now while the service refuses', async () => {
    service.refuse(true);
    try {
      const refused = await translation('en');
      assert.deepEqual([refused.status, refused.body.code], [503, 'unavailable']);
    } finally {
      service.refuse(false);
    }
    assert.equal((await translation('en')).status, 200);
  });
});
