// Two people write one tour, and one of them sends it for review. Merging what both have changed: e2e/authoring.e2e.ts.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import type { TourDocument } from '#kernel/tour-documents/tour-document.ts';
import { newSupplier, type Person, wholeDocument } from '#domain/authoring/test-drafts.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { ApiProblem, type Call } from '#web/runtime/api/call.ts';
import { type DraftSession, openSession } from './draft-session.ts';

type Sent = { params?: Record<string, string>; body?: object };

describe('what is written while a colleague sends the tour for review', () => {
  let app: TestApp;
  let supplier: Person;
  before(async () => {
    app = await testApp();
    supplier = await newSupplier(app);
  });

  let isOffline = false;
  const call = (async (path: string, { params = {}, body }: Sent = {}) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    const [method, pattern] = path.split(' ') as [string, string];
    const address = `/api${pattern.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!)}`;
    const response = await app.send(method, address, { token: supplier.token, ...(body && { body }) });
    if (response.status >= 400) throw new ApiProblem(response.body);
    return response.body;
  }) as Call;
  const titled = (document: TourDocument, title: string): TourDocument => ({
    ...document,
    texts: { ...document.texts, en: { ...document.texts.en, title } },
  });

  /** One that a colleague has sent for review, while the user wrote another title that is not saved yet. */
  async function sentSession(): Promise<{ session: DraftSession; params: { id: string } }> {
    const begun = await call('POST /supplier/tours', { body: {} });
    const params = { id: begun.id };
    const body = { basedOn: begun.version, document: wholeDocument('Our name') };
    const draft: TourDraftView = await call('PUT /supplier/tours/{id}', { params, body });
    const session = openSession(draft, call);
    await call('POST /supplier/tours/{id}/submission', { params, body: { version: draft.version } });
    session.change(titled(draft.document, 'My name'));
    return { session, params };
  }
  /** One that knows that the tour is in review. */
  async function lateSession() {
    const { session, params } = await sentSession();
    assert.equal(await session.save(), null);
    const { state, document, draft: theirs } = session.read();
    assert.deepEqual([state, document.texts.en.title, theirs.isInReview], ['locked', 'My name', true]);
    return { session, params };
  }
  /** What a colleague writes once it is withdrawn. */
  async function writeWithdrawn(params: { id: string }, title: string): Promise<void> {
    const { version, document } = await call('DELETE /supplier/tours/{id}/submission', { params });
    await call('PUT /supplier/tours/{id}', { params, body: { basedOn: version, document: titled(document, title) } });
  }
  const titleOf = async (params: { id: string }) =>
    (await call('GET /supplier/tours/{id}', { params })).document.texts.en.title;

  test('stays, and is saved once the tour is withdrawn by its author', async () => {
    const { session, params } = await lateSession();
    session.goOn(await call('DELETE /supplier/tours/{id}/submission', { params }));
    assert.notEqual(await session.save(), null);
    assert.deepEqual([session.read().state, await titleOf(params)], ['saved', 'My name']);
  });

  test('stays, and is merged with what others have written at the next poll once the tour can be edited again', async () => {
    const { session, params } = await lateSession();
    assert.equal(await session.save(), null, 'still in review');
    const { version, document } = await call('DELETE /supplier/tours/{id}/submission', { params });
    const body = { basedOn: version, document: { ...document, durationMinutes: 75 } };
    await call('PUT /supplier/tours/{id}', { params, body });
    const saved = await session.save();
    assert.deepEqual([saved?.document.durationMinutes, session.read().merge?.conflicts], [75, []]);
    assert.equal(await titleOf(params), 'My name');
  });

  test('is given up when its page was left before that was known', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const { session, params } = await sentSession();
    await session.leave();
    assert.equal(session.read().state, 'locked');
    await writeWithdrawn(params, 'A newer name');
    t.mock.timers.tick(10_000);
    await session.save();
    assert.equal(await titleOf(params), 'A newer name');
  });

  test('is given up by leaving, also while the next look is on its way', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const { session, params } = await lateSession();
    await writeWithdrawn(params, 'A newer name');
    const look = session.save();
    await session.leave();
    await look;
    t.mock.timers.tick(10_000);
    await session.save();
    assert.equal(await titleOf(params), 'A newer name');
  });

  test('stays what cannot be saved while there is no network', async () => {
    const { session, params } = await lateSession();
    isOffline = true;
    assert.equal(await session.save(), null);
    isOffline = false;
    assert.equal(session.read().state, 'locked');
    session.goOn(await call('DELETE /supplier/tours/{id}/submission', { params }));
    assert.notEqual(await session.save(), null);
    assert.equal(await titleOf(params), 'My name');
  });

  test('of one field that both have changed needs a decision', async () => {
    const begun = await call('POST /supplier/tours', { body: {} });
    const params = { id: begun.id };
    const session = openSession(begun, call);
    const body = { basedOn: begun.version, document: { ...titled(begun.document, 'Their name'), durationMinutes: 75 } };
    await call('PUT /supplier/tours/{id}', { params, body });
    session.change(titled(begun.document, 'My name'));
    const saved = await session.save();
    assert.equal(saved?.document.texts.en.title, 'My name', String(session.read().problem));
    assert.deepEqual(
      session.read().merge?.conflicts.map(({ theirs }) => theirs),
      ['Their name'],
    );
    assert.equal(session.read().document.durationMinutes, 75);
  });
});
