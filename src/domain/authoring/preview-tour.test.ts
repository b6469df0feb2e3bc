import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { TourView } from '#contract/catalogue.ts';
import type { TourPreview } from '#contract/suppliers/tour-drafts.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { drafts, newSupplier, type Person, publish, wholeDocument, withTitle } from './test-drafts.ts';

describe('the preview of a tour', () => {
  let app: TestApp;
  let supplier: Person;
  let calls: ReturnType<typeof drafts>;
  before(async () => {
    app = await testApp();
    supplier = await newSupplier(app);
    calls = drafts(app);
  });
  checkInvariantsAfterEach();

  const preview = (who: Person, id: string, query = 'lang=en&currency=EUR') =>
    app.send<TourPreview>('GET', `/api/supplier/tours/${id}/preview?${query}`, { token: who.token });

  test('of an empty draft is there, with nothing on it', async () => {
    const { body: begun } = await calls.create(supplier);
    const { status, body } = await preview(supplier, begun.id);
    assert.deepEqual([status, body.name, body.priceMinor, body.duration, body.city], [200, '', null, null, '']);
  });

  test('is what travellers will get once it is published, field by field', async () => {
    const document = wholeDocument('Roofs of the harbour');
    const { body: begun } = await calls.create(supplier);
    await calls.save(supplier, begun.id, 1, document);
    const { isOnSale, ...before } = (await preview(supplier, begun.id, 'lang=fr&currency=USD')).body;
    await calls.submit(supplier, begun.id, 2);
    const operator = await app.signIn('operator');
    assert.equal((await preview(operator, begun.id)).body.name, 'Roofs of the harbour');
    await calls.review(operator, begun.id, { version: 2, outcome: 'approved' });
    const { body: shown } = await app.send<TourView>('GET', `/api/tours/${begun.id}?lang=fr&currency=USD`);
    const comparable = ({ options, slug: _s, updatedAt: _u, translations: _t, ...tour }: TourView) => ({
      ...tour,
      options: options.map((option) => ({ ...option, units: option.units.map(({ id: _i, ...unit }) => unit) })),
    });
    assert.deepEqual(comparable(before), comparable(shown));
    assert.deepEqual([isOnSale, (await preview(supplier, begun.id)).body.isOnSale], [false, true]);
  });

  test('shows a change that travellers do not see yet, with the reviews and guides that the tour has', async () => {
    const demo = await app.signIn('supplier');
    const { body: list } = await calls.list(demo, '?pageSize=100');
    const { id } = list.data.find(({ state }: { state: string }) => state === 'published');
    const { body: own } = await calls.read(demo, id);
    const { body: shown } = await app.send<TourView>('GET', `/api/tours/${id}?lang=en&currency=EUR`);
    const { body: draft } = await calls.save(demo, id, own.version, withTitle(own.document, 'A name of tomorrow'));
    const { body } = await preview(demo, id);
    assert.equal(body.name, 'A name of tomorrow');
    assert.deepEqual([body.facts, body.reviews, body.image], [shown.facts, shown.reviews, shown.image]);
    assert.equal((await app.send('GET', `/api/tours/${id}?lang=en`)).body.name, shown.name);
    await calls.save(demo, id, draft.version, own.document);
  });

  test('is for its supplier and the operator: another one finds nothing, a traveller may not look', async () => {
    const { id } = await publish(app, supplier, wholeDocument('A walk to look at'));
    assert.equal((await preview(await newSupplier(app), id)).status, 404);
    assert.equal((await preview(await app.newTraveller(), id)).status, 403);
    assert.equal((await app.send('GET', `/api/supplier/tours/${id}/preview`)).status, 401);
  });
});
