// Texts of tours by a service of the operator; here one that turns words round.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { TourDocument } from '#kernel/tour-documents/tour-document.ts';
import { openTranslator } from '#platform/translation/translator.ts';
import { createApp } from '#server/http/app.ts';
import type { App } from '#server/http/application.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { startTranslationService, type TranslationService, turnedRound } from '#test/translation-service.ts';
import { translateWithin } from './translate-within.ts';
import { drafts, newSupplier, type Person, publish, wholeDocument } from './test-drafts.ts';

describe('a text of a tour by machine', () => {
  let app: TestApp;
  let translating: App;
  let service: TranslationService;
  let supplier: Person & { id: string };
  let calls: ReturnType<typeof drafts>;
  before(async () => {
    app = await testApp();
    service = await startTranslationService();
    translating = createApp(
      { ...app.services, translator: openTranslator({ url: service.url, key: undefined }) },
      undefined,
    );
    supplier = await newSupplier(app);
    calls = drafts(app);
  });
  checkInvariantsAfterEach();

  const send = async (at: App, method: string, path: string, body?: object, { token } = supplier as Person) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const request = new Request(`http://localhost:3000/api/supplier${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const response = await at(request);
    return { status: response.status, body: (await response.json()) as any };
  };
  const translate = (id: string, body: object, at = translating) => send(at, 'POST', `/tours/${id}/translations`, body);
  const begun = async (title: string): Promise<{ id: string; version: number; document: TourDocument }> => {
    const { body } = await calls.create(supplier);
    const document = wholeDocument(title);
    document.texts.en.highlights = ['The bridge', 'The old tower', 'The mill'];
    document.texts.fr.title = 'Au bord de l’eau';
    return (await calls.save(supplier, body.id, body.version, document)).body;
  };

  test('is a draft that is marked until it is edited or confirmed, and its operator sees the mark', async () => {
    const { id, version, document } = await begun('By the river');
    const { status, body } = await translate(id, { basedOn: version, from: 'en', to: 'fr' });
    assert.equal(status, 200, JSON.stringify(body));
    const { texts } = body;
    assert.deepEqual(Object.keys(texts).sort(), ['description', 'highlights', 'meetingPoint'], 'what fr has stays');
    assert.deepEqual(texts.highlights[1], turnedRound('The old tower', 'fr'));
    assert.deepEqual(body.draft.machineTranslated, [], 'nothing is in the document yet');
    const { body: stored } = await calls.read(supplier, id);
    assert.deepEqual([stored.version, stored.document.texts.fr.description], [version, '']);
    const fr = { ...document.texts.fr, ...texts };
    const written = { ...document, texts: { ...document.texts, fr } };
    const { body: saved } = await calls.save(supplier, id, version, written);
    const paths = ['texts.fr.description', 'texts.fr.highlights', 'texts.fr.meetingPoint'];
    assert.deepEqual(saved.machineTranslated.toSorted(), paths);
    const edited = { ...written, texts: { ...written.texts, fr: { ...fr, meetingPoint: 'À la fontaine.' } } };
    await calls.save(supplier, id, saved.version, edited);
    const confirmed = await send(translating, 'DELETE', `/tours/${id}/translations/fr/highlights`);
    assert.deepEqual(confirmed.body.machineTranslated, ['texts.fr.description']);
    assert.equal((await calls.submit(supplier, id, confirmed.body.version)).status, 200);
    const { body: waiting } = await calls.waiting(await app.signIn('operator'));
    const review = waiting.data.find((one: { id: string }) => one.id === id);
    assert.deepEqual(review.machineTranslated, ['texts.fr.description']);
    assert.equal((await translate(id, { basedOn: saved.version + 1, from: 'en', to: 'es' })).body.code, 'tour_state');
  });

  test('is not there where the service fails, and nothing is lost or marked', async () => {
    const { id, version } = await begun('By the sea');
    service.refuse(true);
    const failed = await translate(id, { basedOn: version, from: 'en', to: 'es', field: 'title' });
    service.refuse(false);
    assert.deepEqual([failed.status, failed.body.code], [503, 'unavailable']);
    const { body: after } = await calls.read(supplier, id);
    assert.deepEqual([after.version, after.machineTranslated], [version, []]);
    const { texts } = (await translate(id, { basedOn: version, from: 'en', to: 'fr', field: 'title' })).body;
    assert.deepEqual(texts, { title: turnedRound('By the sea', 'fr') }, 'one that is asked for is translated anew');
    const late = await translate(id, { basedOn: version - 1, from: 'en', to: 'fr' });
    assert.deepEqual([late.status, late.body.code], [409, 'tour_changed']);
  });

  test('is given whole where it is longer than its field, which refuses it when it is saved', async () => {
    const { id } = await publish(app, supplier, wholeDocument('By the fjord'));
    await app.services.database.db.deleteFrom('tourDrafts').where('id', '=', id).execute();
    const long = 'Una traducción '.repeat(60).trim();
    const wordy = createApp({ ...app.services, translator: async () => long }, undefined);
    const { status, body } = await translate(id, { basedOn: 0, from: 'en', to: 'es' }, wordy);
    assert.deepEqual([status, body.texts?.title, body.left], [200, long, []], JSON.stringify(body));
    const { document, version } = body.draft;
    const es = { ...document.texts.es, title: long };
    const saved = await calls.save(supplier, id, version, { ...document, texts: { ...document.texts, es } });
    assert.deepEqual([saved.status, saved.body.fields[0].field], [422, 'document.texts.es.title']);
    const same = await translate(id, { basedOn: version, from: 'en', to: 'en' });
    assert.deepEqual([same.status, same.body.fields?.[0].field], [422, 'to']);
  });

  test('comes with those that are there in time, three at once, and the rest is named', async () => {
    const { id, version } = await begun('By the pond');
    let [running, most] = [0, 0];
    const translator = async (text: string) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      if (text === 'The mill') throw new Error('it is silent');
      return text;
    };
    const failing = createApp({ ...app.services, translator }, undefined);
    const { status, body } = await translate(id, { basedOn: version, from: 'en', to: 'fr' }, failing);
    assert.deepEqual([status, Object.keys(body.texts), most], [200, ['description', 'meetingPoint'], 3]);
    assert.deepEqual(body.left, ['highlights']);
    const silent = (text: string) => (text === 'slow' ? new Promise<string>(() => {}) : Promise.resolve(text));
    const texts = [
      ['one', 'quick'],
      ['two', ['quick', 'slow']],
      ['three', 'quick'],
    ] as const;
    const outcome = await translateWithin(
      { ms: 20, atOnce: 2 },
      texts.map(([name, text]) => [name, [text].flat()]),
      silent,
    );
    assert.deepEqual(outcome, { texts: { one: ['quick'], three: ['quick'] }, left: ['two'], failure: undefined });
  });

  test('counts each of its texts against the limit of its supplier', async () => {
    const config = { ...app.services.config, rateLimitScale: 4 / 600 };
    const limited = createApp({ ...app.services, config, translator: async (text) => text }, undefined);
    const other = await newSupplier(app);
    const { body: tour } = await calls.create(other);
    const document = wholeDocument('By the well');
    document.texts.en.highlights = ['The bridge', 'The old tower', 'The mill'];
    const { version } = (await calls.save(other, tour.id, tour.version, document)).body;
    const ask = async (part: object) => {
      const body = { basedOn: version, from: 'en', to: 'fr', ...part };
      return (await send(limited, 'POST', `/tours/${tour.id}/translations`, body, other)).status;
    };
    assert.deepEqual(
      [await ask({ field: 'highlights' }), await ask({})],
      [200, 429],
      'three of four, and then too many',
    );
  });

  test('is offered where there is a translator alone, of the own tours, also of one that was only published', async () => {
    assert.equal((await send(app.app, 'GET', '/tour-translator')).body.isThere, false);
    assert.equal((await send(translating, 'GET', '/tour-translator')).body.isThere, true);
    const { id } = await publish(app, supplier, wholeDocument('By the lake'));
    await app.services.database.db.deleteFrom('tourDrafts').where('id', '=', id).execute();
    const body = { basedOn: 0, from: 'en', to: 'es' };
    assert.equal((await translate(id, body, app.app)).status, 404);
    const stranger = await newSupplier(app);
    assert.equal((await send(translating, 'POST', `/tours/${id}/translations`, body, stranger)).status, 404);
    const { body: done } = await translate(id, body);
    assert.deepEqual([done.draft.version, done.texts.title], [1, turnedRound('By the lake', 'es')]);
  });
});
