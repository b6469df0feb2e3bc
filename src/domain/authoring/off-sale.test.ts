// What the address of a tour says that is not on sale: to travellers who come by a bookmark, a mail or a search engine.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { TourOffSaleView } from '#contract/catalogue.ts';
import { newId } from '#kernel/ids.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { drafts, newSupplier, type Person, publish, wholeDocument, withTitle } from './test-drafts.ts';

describe('the address of a tour that is not on sale', () => {
  let app: TestApp;
  let supplier: Person & { id: string };
  let operator: Person;
  let calls: ReturnType<typeof drafts>;
  before(async () => {
    app = await testApp();
    [supplier, operator] = [await newSupplier(app), await app.signIn('operator')];
    calls = drafts(app);
  });

  type Refused = { code: string; current?: TourOffSaleView };
  const said = async (key: string, language = 'en') => {
    const { status, body } = await app.send<Refused>('GET', `/api/tours/${key}?lang=${language}`);
    return [status, body.code, body.current?.state ?? null, body.current?.title ?? null];
  };
  const nothing = [404, 'not_found', null, null];
  const act = async (id: string, action: string, method: 'POST' | 'DELETE' = 'POST', who: Person = supplier) => {
    const { status, body } = await calls.act(who, method, id, action);
    assert.equal(status, 200, JSON.stringify(body));
  };
  const pausedTour = async (title: string, who: Person = supplier): Promise<string> => {
    const { id } = await publish(app, who, wholeDocument(title));
    await act(id, 'pause', 'POST', who);
    return id;
  };
  const asOperator = async (path: string, body: object) => {
    const { status, body: done } = await app.send('POST', `/api/admin/${path}`, { token: operator.token, body });
    assert.ok(status < 300, JSON.stringify(done));
    return done;
  };
  const reasons = 'The meeting point is on a track of the railway: two people were nearly hit there.';
  const pauseByOperator = (id: string) =>
    asOperator('tours/pauses', { address: `/tour/${id}`, category: 'unsafe', basis: 'terms', reasons });
  const report = async (id: string): Promise<string> => {
    const statement = 'The pictures of this tour are mine, and nobody has asked me for them.';
    const sender = { name: 'Iris Bell', email: 'iris@mail.example', goodFaith: true };
    const body = { address: `/tour/${id}`, category: 'intellectual_property', statement, ...sender };
    const sent = await app.send('POST', '/api/notices', { body });
    assert.ok(sent.status < 300, JSON.stringify(sent.body));
    const { body: list } = await app.send('GET', '/api/admin/notices?state=received&pageSize=100', {
      token: operator.token,
    });
    return list.data.find(({ tourId }: { tourId: string }) => tourId === id).id;
  };
  const decide = (notice: string, outcome: 'kept' | 'removed') =>
    asOperator(`notices/${notice}/decision`, { outcome, ...(outcome === 'removed' && { basis: 'law' }), reasons });

  test('says that its supplier has paused it, by its id and its slug, with the city to go on in', async () => {
    const { id } = await publish(app, supplier, wholeDocument('Doors of the Raval'));
    const { body: shown } = await app.send('GET', `/api/tours/${id}`);
    await act(id, 'pause');
    assert.deepEqual(await said(shown.slug), [404, 'tour_off_sale', 'paused', 'Doors of the Raval']);
    const { body, headers } = await app.send('GET', `/api/tours/${id}?lang=fr`);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.deepEqual(body.current, {
      id,
      title: 'Doors of the Raval',
      place: { slug: 'barcelona', name: 'Barcelone' },
      category: 'walking-tours',
      state: 'paused',
    });
    await act(id, 'pause', 'DELETE');
    assert.equal((await app.send('GET', `/api/tours/${id}`)).status, 200);
  });

  test('says that an archived one is no longer offered, until it is taken out of the archive', async () => {
    const { id } = await publish(app, supplier, wholeDocument('Wells of the Raval'));
    await act(id, 'archive');
    assert.deepEqual(await said(id), [404, 'tour_off_sale', 'archived', 'Wells of the Raval']);
    await act(id, 'archive', 'DELETE');
    assert.deepEqual(await said(id), [404, 'tour_off_sale', 'paused', 'Wells of the Raval']);
  });

  test('says what was published of it, not what its supplier writes meanwhile', async () => {
    const id = await pausedTour('Lamps of the Raval');
    const { body: draft } = await calls.read(supplier, id);
    const { body: saved } = await calls.save(supplier, id, draft.version, withTitle(draft.document, 'Secret lamps'));
    assert.deepEqual(await said(id), [404, 'tour_off_sale', 'paused', 'Lamps of the Raval']);
    await calls.submit(supplier, id, saved.version);
    assert.deepEqual(await said(id), [404, 'tour_off_sale', 'paused', 'Lamps of the Raval']);
  });

  test('says nothing of a tour that nobody has published, in review and archived, too', async () => {
    const { body: begun } = await calls.create(supplier);
    assert.deepEqual(await said(begun.id), nothing);
    await calls.save(supplier, begun.id, 1, wholeDocument('Not for anyone yet'));
    await calls.submit(supplier, begun.id, 2);
    assert.deepEqual(await said(begun.id), nothing);
    await act(begun.id, 'submission', 'DELETE');
    await act(begun.id, 'archive');
    assert.deepEqual(await said(begun.id), nothing);
    assert.deepEqual(await said(newId()), nothing);
    assert.deepEqual(await said('no-such-tour'), nothing);
  });

  test('says nothing of one that the operator keeps off sale, whether its supplier has paused it or not', async () => {
    const [onSale, paused] = [
      (await publish(app, supplier, wholeDocument('Rails of the port'))).id,
      await pausedTour('Rails of the hill'),
    ];
    for (const id of [onSale, paused]) {
      const { id: notice } = await pauseByOperator(id);
      assert.deepEqual(await said(id), nothing);
      await decide(notice, 'kept');
    }
    assert.equal((await said(onSale))[0], 200);
    assert.deepEqual(await said(paused), [404, 'tour_off_sale', 'paused', 'Rails of the hill']);
  });

  test('says nothing of one that was removed after a notice; before that a notice changes nothing, as anyone can send one', async () => {
    const [kept, removed] = [await pausedTour('Pictures of mine'), await pausedTour('Pictures of yours')];
    const [first, second] = [await report(kept), await report(removed)];
    for (const [id, title] of [
      [kept, 'Pictures of mine'],
      [removed, 'Pictures of yours'],
    ] as const)
      assert.deepEqual(await said(id), [404, 'tour_off_sale', 'paused', title]);
    await decide(first, 'kept');
    await decide(second, 'removed');
    assert.deepEqual(await said(kept), [404, 'tour_off_sale', 'paused', 'Pictures of mine']);
    assert.deepEqual(await said(removed), nothing);
  });

  test('says nothing of the tours of a supplier that is suspended, or that has closed its account', async () => {
    const other = await newSupplier(app);
    const paused = await pausedTour('Cellars of the Born', other);
    const { id: onSale } = await publish(app, other, wholeDocument('Attics of the Born'));
    await asOperator(`suppliers/${other.id}/suspension`, { reason: reasons });
    assert.deepEqual([await said(paused), await said(onSale)], [nothing, nothing]);
    await asOperator(`suppliers/${other.id}/restoration`, { reason: reasons });
    assert.deepEqual(await said(paused), [404, 'tour_off_sale', 'paused', 'Cellars of the Born']);
    const third = await newSupplier(app);
    const closing = await pausedTour('Roofs of the Born', third);
    const proof = { token: third.token, body: { password: 'a long walk by the sea' } };
    await app.send('PUT', '/api/auth/me/proof', proof);
    const closed = await app.send('POST', '/api/supplier/closing', { token: third.token, body: {} });
    assert.equal(closed.status, 204, JSON.stringify(closed.body));
    assert.deepEqual(await said(closing), nothing);
  });
});
