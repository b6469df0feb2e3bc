// Two editors save at once, and travellers book while a new schedule is published. On PostgreSQL, with real concurrency.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { TourDocument } from '#kernel/tour-documents/tour-document.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { dayAhead } from '#test/test-tour.ts';
import { drafts, newSupplier, type Person, publish, publishChange, wholeDocument, withTitle } from './test-drafts.ts';

describe('a tour that several people touch at once', () => {
  let app: TestApp;
  let supplier: Person;
  let calls: ReturnType<typeof drafts>;
  before(async () => {
    app = await testApp();
    supplier = await newSupplier(app);
    calls = drafts(app);
  });
  checkInvariantsAfterEach();

  test('is saved by one of them, and the others get what was saved', async () => {
    const { body: begun } = await calls.create(supplier);
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    const saves = await Promise.all(
      names.map((name) => calls.save(supplier, begun.id, 1, withTitle(begun.document, name))),
    );
    const won = saves.filter(({ status }) => status === 200);
    assert.equal(won.length, 1);
    for (const { status, body } of saves) {
      if (status === 200) continue;
      assert.deepEqual([status, body.code, body.current.title], [409, 'tour_changed', won[0]!.body.title]);
    }
  });

  test('of a published one the first save is stored once', async () => {
    const { id } = await publish(app, supplier, wholeDocument('A walk that two begin to change'));
    const { body: now } = await calls.read(supplier, id);
    const saves = await Promise.all(
      ['Left', 'Right'].map((name) => calls.save(supplier, id, now.version, withTitle(now.document, name))),
    );
    assert.deepEqual(saves.map(({ status }) => status).sort(), [200, 409]);
  });

  test('is booked or refused while its schedule changes: no booking loses its departure', async () => {
    const document = wholeDocument('A walk that moves while it is booked');
    const { id } = await publish(app, supplier, document);
    const travellers = await Promise.all(Array.from({ length: 8 }, () => app.newTraveller()));
    const moved = {
      ...document,
      options: document.options.map((option) => ({
        ...option,
        schedules: [
          { weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: ['17:00'], endTimes: [], firstDay: null, lastDay: null },
        ],
      })),
    };
    const bookings = travellers.map(({ token }, index) =>
      app.send('POST', '/api/bookings', { token, body: { tourId: id, date: dayAhead(15 + index), adults: 1 } }),
    );
    const [, ...answers] = await Promise.all([publishChange(app, supplier, id, moved), ...bookings]);
    for (const { status, body } of answers) assert.ok(status === 201 || status === 409, `${status} ${body.code}`);
    for (const { status, body } of answers) {
      if (status !== 201) continue;
      const of = travellers[answers.findIndex((answer) => answer.body === body)]!;
      assert.equal((await app.send('GET', `/api/bookings/${body.id}`, { token: of.token })).body.state, 'confirmed');
    }
  });

  test('waits for who has locked its options in the order of their ids, whatever the order they are written in', async () => {
    const document = wholeDocument('A walk of two kinds');
    const [first] = document.options;
    const second = { ...first!, id: newId(), names: { en: 'By night', es: 'De noche', fr: 'De nuit' } };
    const turned = { ...document, options: [second, first!] };
    const { id } = await publish(app, supplier, turned);
    const ids = turned.options.map((one) => one.id).toSorted();
    assert.notDeepEqual(
      ids,
      turned.options.map((one) => one.id),
    );
    const { body: now } = await calls.read(supplier, id);
    const { body: saved } = await calls.save(supplier, id, now.version, { ...turned, durationMinutes: 150 });
    assert.equal((await calls.submit(supplier, id, saved.version)).status, 200, JSON.stringify(saved));
    const operator = await app.signIn('operator');
    const isLocked = Promise.withResolvers<void>();
    const locking = app.services.database.transaction(async (db) => {
      const lock = (optionId: string) => sql`select from options where id = ${optionId} for no key update`.execute(db);
      await lock(ids[0]!);
      isLocked.resolve();
      await setTimeout(400);
      await lock(ids[1]!);
    });
    await isLocked.promise;
    const reviewed = calls.review(operator, id, { version: saved.version, outcome: 'approved' });
    const [{ status, body }] = await Promise.all([reviewed, locking]);
    assert.equal(status, 200, JSON.stringify(body));
  });

  test('takes longer together with another that shares its guide', async () => {
    const { body: guide } = await app.send('POST', '/api/supplier/resources', {
      token: supplier.token,
      body: { name: 'Ana', quantity: 2 },
    });
    const need = { per: 'departure', quantity: 1, setUpMinutes: 0, cleanUpMinutes: 0 };
    const tours: { id: string; document: TourDocument }[] = [];
    for (const name of ['A walk with Ana', 'A ride with Ana']) {
      const document = wholeDocument(name);
      const { id } = await publish(app, supplier, document);
      const path = `/api/supplier/resources/${guide.id}/options/${document.options[0]!.id}`;
      assert.equal((await app.send('PUT', path, { token: supplier.token, body: need })).status, 200);
      tours.push({ id, document });
    }
    const operator = await app.signIn('operator');
    for (const durationMinutes of [150, 180, 210]) {
      const versions: number[] = [];
      for (const { id, document } of tours) {
        const { body: now } = await calls.read(supplier, id);
        const { body: saved } = await calls.save(supplier, id, now.version, { ...document, durationMinutes });
        assert.equal((await calls.submit(supplier, id, saved.version)).status, 200);
        versions.push(saved.version);
      }
      const reviews = tours.map(({ id }, at) =>
        calls.review(operator, id, { version: versions[at], outcome: 'approved' }),
      );
      for (const { status, body } of await Promise.all(reviews)) assert.equal(status, 200, JSON.stringify(body));
    }
  });
});
