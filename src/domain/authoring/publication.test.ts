import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { addDays, isoWeekday } from '#kernel/dates.ts';
import { byLanguage, emptyUnit, type TourDocument, type TourOption } from '#kernel/tour-documents/tour-document.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { dayAhead } from '#test/test-tour.ts';
import { findPublished } from './document-of-tour.ts';
import { drafts, newSupplier, type Person, publish, publishChange, wholeDocument, withTitle } from './test-drafts.ts';

const day = dayAhead(20);

describe('a tour that is published', () => {
  let app: TestApp;
  let supplier: Person & { id: string };
  let operator: Person;
  let traveller: Person;
  let calls: ReturnType<typeof drafts>;
  before(async () => {
    app = await testApp();
    [supplier, operator, traveller] = [await newSupplier(app), await app.signIn('operator'), await app.newTraveller()];
    calls = drafts(app);
  });
  checkInvariantsAfterEach();

  const isFound = async (id: string, q: string): Promise<boolean> => {
    const query = `locationSlug=barcelona-l475&q=${encodeURIComponent(q)}&lang=en`;
    const { body } = await app.send('GET', `/api/tours/search?${query}`);
    return body.tours.some((card: { id: string }) => card.id === id);
  };
  const book = (tourId: string, body: object = {}) =>
    app.send('POST', '/api/bookings', { token: traveller.token, body: { tourId, date: day, adults: 2, ...body } });
  const withOption = (document: TourDocument, change: Partial<TourOption>): TourDocument => ({
    ...document,
    options: document.options.map((option) => ({ ...option, ...change })),
  });
  const startsOf = async (id: string): Promise<{ startsAtLocal: string; capacity: number; open: boolean }[]> => {
    const departures = app.services.database.db.selectFrom('departures').where('tourId', '=', id);
    return departures.select(['startsAtLocal', 'capacity', 'open']).orderBy('startsAtLocal').execute();
  };

  test('was written, submitted and approved, is found by a search and can be booked', async () => {
    const { body: begun } = await calls.create(supplier);
    const document = wholeDocument('Sleepless bakers of the Born');
    const { body: saved } = await calls.save(supplier, begun.id, 1, document);
    assert.equal(saved.may.submit, true);
    const submitted = await calls.submit(supplier, begun.id, 2);
    assert.deepEqual([submitted.status, submitted.body.isInReview, submitted.body.may.edit], [200, true, false]);
    assert.equal(await isFound(begun.id, 'sleepless bakers'), false);

    const { body: waiting } = await calls.waiting(operator);
    const found = waiting.data.find(({ id }: { id: string }) => id === begun.id);
    assert.deepEqual([found.version, found.changes, found.supplier.name], [2, null, 'Walks of a test']);
    const approved = await calls.review(operator, begun.id, { version: 2, outcome: 'approved' });
    assert.deepEqual([approved.status, approved.body.state], [200, 'published']);

    assert.equal(await isFound(begun.id, 'sleepless bakers'), true);
    const { body: shown } = await app.send('GET', `/api/tours/${begun.id}?lang=fr&currency=EUR`);
    assert.equal(shown.title, 'Sleepless bakers of the Born', 'in the language that it is written in');
    assert.equal(shown.priceMinor, 4000);
    assert.equal(shown.gallery.length, 1);
    const { body: booking, status } = await book(begun.id);
    assert.deepEqual([status, booking.state, booking.total.priceMinor], [201, 'confirmed', 8000]);
    const { body: own } = await calls.read(supplier, begun.id);
    assert.deepEqual([own.state, own.hasChanges, own.isInReview, own.slug], ['published', false, false, shown.slug]);
  });

  test('is approved while its sales are paused, and its mail does not say that it is on sale', async () => {
    const paused = await newSupplier(app);
    const db = app.services.database.db;
    await app.jobs.runDue();
    const begun = app.services.clock.now();
    await sql`insert into supplier_tax_requests (supplier_id, requested_at, first_reminder_at, second_reminder_at, deadline_announced)
      select ${paused.id}, now() - interval '61 days', now() - interval '40 days', now() - interval '20 days', true`.execute(
      db,
    );
    await sql`update suppliers set sales_paused_at = now() where id = ${paused.id}`.execute(db);
    const { id } = await publish(app, paused, wholeDocument('Bakers who wait'));
    assert.equal((await app.send('GET', `/api/tours/${id}`)).status, 404);
    await app.jobs.runDue();
    const { rows } = await sql`
      select subject from mails where event like 'tour.approved:%' and created_at >= ${begun}`.execute(db);
    assert.deepEqual(rows, [{ subject: '‘Bakers who wait’ is approved' }]);
  });

  test('needs what a traveller must know: what is missing is refused field by field', async () => {
    const { body: begun } = await calls.create(supplier);
    const { status, body } = await calls.submit(supplier, begun.id, 1);
    assert.deepEqual([status, body.code], [422, 'invalid_input']);
    const fields = body.fields.map(({ field }: { field: string }) => field);
    assert.ok(fields.includes('texts.en.title') && fields.includes('options.0.capacity') && fields.includes('city'));
    const document = { ...wholeDocument('A walk'), city: 'atlantis' };
    const { body: saved } = await calls.save(supplier, begun.id, 1, document);
    const refused = await calls.submit(supplier, begun.id, saved.version);
    assert.deepEqual([refused.status, refused.body.fields[0].field], [422, 'city']);
  });

  test('cannot take an option of another tour', async () => {
    const { id } = await publish(app, supplier, wholeDocument('A walk with an option'));
    const { body: of } = await calls.read(supplier, id);
    const { body: begun } = await calls.create(supplier);
    await calls.save(supplier, begun.id, 1, wholeDocument('A thief', { options: of.document.options }));
    const { status, body } = await calls.submit(supplier, begun.id, 2);
    assert.deepEqual([status, body.fields[0].field, body.fields[0].rule], [422, 'options', 'not_yours']);
  });

  test('is returned with a reason, which the supplier reads and gets by mail, and is submitted again', async () => {
    const { body: begun } = await calls.create(supplier);
    await calls.save(supplier, begun.id, 1, wholeDocument('A walk to return'));
    await calls.submit(supplier, begun.id, 2);
    assert.equal((await calls.save(supplier, begun.id, 2, begun.document)).body.code, 'tour_state');
    const reasons = 'Please say how long the walk is.';
    assert.equal((await calls.review(operator, begun.id, { version: 2, outcome: 'returned' })).status, 422);
    assert.equal(
      (await calls.review(operator, begun.id, { version: 1, outcome: 'approved' })).body.code,
      'tour_changed',
    );
    assert.equal((await calls.review(operator, begun.id, { version: 2, outcome: 'returned', reasons })).status, 200);
    const { body: own } = await calls.read(supplier, begun.id);
    assert.deepEqual([own.state, own.isInReview, own.returnReason, own.may.submit], ['draft', false, reasons, true]);
    await app.jobs.runDue();
    const mail = await app.services.database.db
      .selectFrom('mails')
      .select('bodyText')
      .where('subject', '=', 'About your tour ‘A walk to return’')
      .executeTakeFirst();
    assert.match(mail?.bodyText ?? '', /how long the walk is/);
    assert.equal((await calls.review(operator, begun.id, { version: 2, outcome: 'approved' })).body.code, 'tour_state');
    assert.equal((await calls.submit(supplier, begun.id, 2)).body.returnReason, null);
    const withdrawn = await calls.act(supplier, 'DELETE', begun.id, 'submission');
    assert.deepEqual([withdrawn.status, withdrawn.body.isInReview], [200, false]);
    const { body: history } = await calls.history(supplier, begun.id);
    assert.deepEqual(
      history.data.map(({ what }: { what: string }) => what),
      ['submitted', 'returned', 'submitted'],
    );
  });

  test('of a supplier that was not checked waits until it is checked', async () => {
    const unchecked = await newSupplier(app, { isVerified: false });
    const { body: begun } = await calls.create(unchecked);
    await calls.save(unchecked, begun.id, 1, wholeDocument('A walk of a stranger'));
    assert.equal((await calls.submit(unchecked, begun.id, 2)).status, 200);
    const approve = () => calls.review(operator, begun.id, { version: 2, outcome: 'approved' });
    assert.equal((await approve()).body.code, 'supplier_state');
    await app.send('POST', `/api/admin/suppliers/${unchecked.id}/check`, {
      token: operator.token,
      body: { outcome: 'verified' },
    });
    assert.equal((await approve()).status, 200);
  });

  test('is changed only by a review, which shows what differs, and leaves bookings their price and terms', async () => {
    const document = wholeDocument('A walk that gets dearer');
    const { id } = await publish(app, supplier, document);
    const { body: before } = await book(id);
    const [option] = document.options;
    const dearer = withOption(
      { ...withTitle(document, 'A walk that got dearer'), policy: 'strict' },
      { units: [{ ...option!.units[0]!, priceMinor: 6000 }] },
    );
    const { body: saved } = await calls.save(supplier, id, 2, dearer);
    await calls.submit(supplier, id, saved.version);
    assert.equal((await app.send('GET', `/api/tours/${id}?currency=EUR`)).body.priceMinor, 4000);
    const { body: waiting } = await calls.waiting(operator);
    const { changes } = waiting.data.find((one: { id: string }) => one.id === id);
    assert.deepEqual(
      changes.sort((a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1)),
      [
        { path: `options.${option!.id}.units.adult.priceMinor`, before: 4000, after: 6000 },
        { path: 'policy', before: 'flexible', after: 'strict' },
        { path: 'texts.en.title', before: 'A walk that gets dearer', after: 'A walk that got dearer' },
      ],
    );
    await calls.review(operator, id, { version: saved.version, outcome: 'approved' });
    const { body: after } = await app.send('GET', `/api/bookings/${before.id}`, { token: traveller.token });
    assert.deepEqual([after.total, after.policy, after.state], [before.total, before.policy, 'confirmed']);
    const { body: shown } = await app.send('GET', `/api/tours/${id}?currency=EUR&lang=en`);
    assert.deepEqual([shown.title, shown.priceMinor, shown.policy.key], ['A walk that got dearer', 6000, 'strict']);
    assert.equal((await book(id)).body.total.priceMinor, 12000);
    assert.equal(await isFound(id, 'got dearer'), true);
  });

  test('starts when its new schedule says: free departures go, one that is booked stays for those who booked it', async () => {
    const document = wholeDocument('A walk at another time');
    const { id } = await publish(app, supplier, document);
    const { body: booking } = await book(id);
    const weekday = isoWeekday(day);
    const schedule = {
      weekdays: [weekday],
      startTimes: ['16:30'],
      endTimes: [],
      firstDay: null,
      lastDay: addDays(day, 14),
    };
    await publishChange(app, supplier, id, withOption(document, { schedules: [schedule], capacity: 5 }));
    const starts = await startsOf(id);
    const booked = starts.find(({ startsAtLocal }) => startsAtLocal.slice(0, 16) === `${day}T10:00`);
    assert.deepEqual([booked?.open, booked?.capacity], [false, 5]);
    const others = starts.filter((one) => one !== booked);
    assert.ok(others.length >= 3 && others.every(({ startsAtLocal }) => startsAtLocal.slice(11, 16) === '16:30'));
    assert.equal(others.at(-1)!.startsAtLocal.slice(0, 10), addDays(day, 14));
    const { body: kept } = await app.send('GET', `/api/bookings/${booking.id}`, { token: traveller.token });
    assert.deepEqual([kept.state, kept.startsAtLocal], ['confirmed', booking.startsAtLocal]);
    assert.equal((await book(id)).body.startsAtLocal, `${day}T16:30`);

    await publishChange(app, supplier, id, document);
    const again = await startsOf(id);
    const reopened = again.find(({ startsAtLocal }) => startsAtLocal.slice(0, 16) === `${day}T10:00`);
    assert.deepEqual([reopened?.open, reopened?.capacity], [true, 8]);
    assert.equal((await book(id)).body.startsAtLocal, `${day}T10:00`);
  });

  test('loses an option that is no longer written, and keeps it for those who booked it', async () => {
    const [first] = wholeDocument('').options;
    const second = { ...wholeDocument('').options[0]!, names: { es: '', en: 'By bike', fr: '' } };
    const document = wholeDocument('A walk in two ways', { options: [first!, second] });
    const { id } = await publish(app, supplier, document);
    const { body: booking } = await book(id, { optionId: second.id });
    assert.equal(booking.optionName, 'By bike');
    await publishChange(app, supplier, id, { ...document, options: [first!] });
    const { body: shown } = await app.send('GET', `/api/tours/${id}`);
    assert.deepEqual(
      shown.options.map((one: { id: string }) => one.id),
      [first!.id],
    );
    const { body: kept } = await app.send('GET', `/api/bookings/${booking.id}`, { token: traveller.token });
    assert.deepEqual([kept.state, kept.optionName], ['confirmed', 'By bike']);
  });

  test('is paused, archived and put back by its supplier: it cannot be booked, bookings stay', async () => {
    const { id } = await publish(app, supplier, wholeDocument('A walk with a pause'));
    const { body: booking } = await book(id);
    const departureId = booking.departureId ?? (await departureOf(booking.id));
    assert.equal((await calls.act(supplier, 'POST', id, 'pause')).body.state, 'paused');
    assert.equal((await app.send('GET', `/api/tours/${id}`)).status, 404);
    assert.equal(await isFound(id, 'walk with a pause'), false);
    assert.equal((await book(id, { date: undefined, departureId })).status, 404);
    assert.equal((await calls.act(supplier, 'POST', id, 'pause')).body.code, 'tour_state');
    const { body: kept } = await app.send('GET', `/api/bookings/${booking.id}`, { token: traveller.token });
    assert.equal(kept.state, 'confirmed');
    assert.equal((await calls.act(supplier, 'DELETE', id, 'pause')).body.state, 'published');
    assert.equal(await isFound(id, 'walk with a pause'), true);

    assert.equal((await calls.act(supplier, 'POST', id, 'archive')).body.state, 'archived');
    assert.equal((await app.send('GET', `/api/tours/${id}`)).status, 404);
    const isListed = async (query: string) =>
      (await calls.list(supplier, `?pageSize=100${query}`)).body.data.some((one: { id: string }) => one.id === id);
    assert.deepEqual([await isListed(''), await isListed('&archived=true')], [false, true]);
    assert.equal((await calls.act(supplier, 'DELETE', id, 'archive')).body.state, 'paused');
  });

  async function departureOf(bookingId: string): Promise<string> {
    const { rows } = await sql<{
      departureId: string;
    }>`select departure_id from bookings where id = ${bookingId}`.execute(app.services.database.db);
    return rows[0]!.departureId;
  }

  test('stays off sale after a notice or a suspension, whatever its supplier publishes', async () => {
    const document = wholeDocument('A walk that was removed');
    const { id } = await publish(app, supplier, document);
    await sql`update tours set status = 'removed' where id = ${id}`.execute(app.services.database.db);
    await publishChange(app, supplier, id, withTitle(document, 'The same walk again'));
    assert.equal((await app.send('GET', `/api/tours/${id}`)).status, 404);
    assert.equal((await calls.act(supplier, 'DELETE', id, 'pause')).body.code, 'tour_state');
    assert.equal((await calls.read(supplier, id)).body.state, 'removed');
  });

  test('is paused by the operator with reasons that its supplier reads and may appeal, and only the operator ends that', async () => {
    const { id } = await publish(app, supplier, wholeDocument('A walk that we pause'));
    const reasons = 'The meeting point is on a track of the railway: two people were nearly hit there.';
    const pause = (body: object = {}) =>
      app.send('POST', '/api/admin/tours/pauses', {
        token: operator.token,
        body: { address: `/es/tour/${id}?adults=2`, category: 'unsafe', basis: 'terms', reasons, ...body },
      });
    const end = (notice: { id: string }, more: object = {}) => {
      const body = { outcome: 'kept', reasons: 'The meeting point is now in front of the station.', ...more };
      return app.send('POST', `/api/admin/notices/${notice.id}/decision`, { token: operator.token, body });
    };
    const isShown = async () => (await app.send('GET', `/api/tours/${id}`)).status === 200;
    const paused = async () => {
      const { body } = await app.send('GET', '/api/admin/notices?pauses=true&pageSize=100', { token: operator.token });
      return body.data.filter(({ tourId }: { tourId: string }) => tourId === id).length;
    };
    const fieldOf = async (body: object) => (await pause(body)).body.fields[0].field;
    assert.equal((await calls.act(operator, 'POST', id, 'pause')).body.code, 'tour_state', 'without reasons');
    assert.equal(await fieldOf({ reasons: 'Unsafe.' }), 'reasons');
    assert.equal(await fieldOf({ address: '/tour/of-nobody' }), 'address');

    const { status, body: notice } = await pause();
    assert.deepEqual([status, notice.origin, notice.tourId, await isShown()], [201, 'operator', id, false]);
    assert.equal((await pause()).body.code, 'tour_state', 'once');
    assert.equal((await end(notice, { outcome: 'removed', basis: 'law' })).body.code, 'notice_state');
    await app.jobs.runDue();
    const mails = app.services.database.db.selectFrom('mails').selectAll();
    const mail = await mails.where('event', '=', `notice-decided-first-partner:${notice.id}`).executeTakeFirstOrThrow();
    assert.ok(mail.bodyText.includes(reasons) && !mail.bodyText.includes('on the basis of a notice'), mail.bodyText);
    const { body: own } = await calls.read(supplier, id);
    const [removal] = own.removals;
    assert.deepEqual([own.state, own.may.resume, removal.reasons], ['removed', false, reasons]);
    assert.equal((await calls.act(supplier, 'DELETE', id, 'pause')).body.code, 'tour_state');

    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(mail.bodyText.split('Code')[1]!)![0];
    const appeal = { reference: notice.reference, code, text: 'The meeting point was moved last week already.' };
    assert.equal((await app.send('POST', '/api/notices/appeal', { body: appeal })).body.state, 'appealed');
    assert.equal((await end(notice, { outcome: 'removed', basis: 'terms' })).body.state, 'closed');
    assert.deepEqual([await isShown(), await paused()], [false, 1]);
    const [ended, again] = await Promise.all([end(notice), end(notice)]);
    assert.deepEqual([ended.status, again.status].sort(), [200, 409], 'once');
    assert.deepEqual([await isShown(), await paused()], [true, 0]);
    await app.jobs.runDue();
    const told = await mails.where('event', '=', `notice-decided-withdrawal-partner:${notice.id}`).executeTakeFirst();
    assert.match(told!.subject, /may be sold again/);

    // What its supplier has paused itself stays so, and is put back by it alone once the operator has ended its pause.
    await calls.act(supplier, 'POST', id, 'pause');
    const { body: second } = await pause();
    assert.equal((await calls.act(supplier, 'DELETE', id, 'pause')).body.code, 'tour_state');
    assert.equal((await calls.read(supplier, id)).body.may.resume, false);
    await end(second);
    assert.equal(await isShown(), false);
    assert.equal((await calls.act(supplier, 'DELETE', id, 'pause')).body.state, 'published');
    const entries = app.services.database.db.selectFrom('auditEntries').select('action').where('subjectId', '=', id);
    const acts = await entries.where('action', 'in', ['pause', 'resume']).orderBy('at').orderBy('id').execute();
    assert.deepEqual(
      acts.map(({ action }) => action),
      ['pause', 'resume', 'pause', 'resume'],
    );
  });

  test('is read back as it was written, at first and once every field has changed', async () => {
    const first = wholeDocument('Wells of the old town');
    const { id } = await publish(app, supplier, first);
    const documentOnSale = async () =>
      (await findPublished(app.services.database.db, [id], new Date())).get(id)!.document;
    assert.deepEqual(await documentOnSale(), first);
    const lines = (name: string) => [`${name} of stone`, `${name} of iron`, `${name} of wood`];
    const texts = byLanguage((language) => ({
      title: `Wells in ${language}`,
      description: `Where water was drawn, in ${language}.`,
      whatToDo: `We walk, in ${language}.`,
      detail: `Slowly, in ${language}.`,
      highlights: lines('Wells'),
      included: lines('Cups'),
      notIncluded: lines('Hats'),
      toBring: lines('Shoes'),
      meetingPoint: `At the gate, in ${language}.`,
    }));
    const [option] = first.options;
    const other: TourDocument = {
      ...first,
      texts,
      categories: ['cultural'],
      tags: ['wheelchair-accessible'],
      durationMinutes: 90,
      guideLanguages: ['fr'],
      policy: 'strict',
      payLater: false,
      confirmation: 'on-request',
      meetingPoint: { latitude: 41.5, longitude: 2.25 },
      options: [
        {
          ...option!,
          capacity: 9,
          names: byLanguage((language) => `Noon in ${language}`),
          cutOffMinutes: 60,
          leastUnits: 2,
          mostUnits: 6,
          leastPeople: 4,
          decideHoursBefore: 24,
          units: [
            { ...option!.units[0]!, minAge: 12, maxAge: 80, least: 2, most: 5 },
            {
              ...emptyUnit('family'),
              priceMinor: 9000,
              seats: 5,
              children: 3,
              labels: byLanguage((language) => (language === 'fr' ? '' : `Clan in ${language}`)),
            },
          ],
        },
      ],
    };
    // When it starts, its prices and how it is sold have tests of their own.
    const { id: _id, kind: _k, validDays: _v, isFreesale: _f, schedules: _s, priceRules: _r, ...inOption } = option!;
    for (const [name, value] of Object.entries(inOption))
      assert.notDeepEqual(other.options[0]![name as keyof TourOption], value, `${name} needs another value here`);
    // A city stays; pictures and what is sold in addition to the tour have tests of their own.
    const { city: _c, pictures: _p, extras: _e, questions: _q, pickupPoints: _u, ...changed } = other;
    for (const [name, value] of Object.entries(changed))
      assert.notDeepEqual(value, first[name as keyof TourDocument], `${name} needs another value here`);
    await publishChange(app, supplier, id, other);
    assert.deepEqual(await documentOnSale(), other);
    await publishChange(app, supplier, id, first);
    assert.deepEqual(await documentOnSale(), first);
  });

  test('keeps what is not written here: guides, pick-up, extras and sizes of its units', async () => {
    const demo = await app.signIn('supplier');
    const { body: list } = await calls.list(demo, '?pageSize=100');
    const { slug, id } = list.data.find(({ state }: { state: string }) => state === 'published');
    const read = () => app.send('GET', `/api/tours/${slug}?lang=es&currency=EUR`);
    const { body: before } = await read();
    const { body: own } = await calls.read(demo, id);
    await publishChange(app, demo, id, withTitle(own.document, 'The same tour in English'));
    const { body: after } = await read();
    const { updatedAt: _, translations: _t, ...same } = before;
    assert.deepEqual({ ...after, ...same }, after);
    assert.equal((await app.send('GET', `/api/tours/${slug}?lang=en`)).body.title, 'The same tour in English');
    await publishChange(app, demo, id, own.document);
    assert.equal((await app.send('GET', `/api/tours/${slug}?lang=en`)).body.title, own.title);
  });

  test('shows scripts in its texts as text', async () => {
    const script = '<script>alert(1)</script>';
    const document = wholeDocument(`Walk ${script}`);
    const { id } = await publish(app, supplier, document);
    const { body: shown } = await app.send('GET', `/api/tours/${id}?lang=en`);
    assert.equal(shown.title, `Walk ${script}`);
    const { body: feed, headers } = await app.send('GET', `/api/tours/${shown.slug}`);
    assert.match(headers.get('content-type') ?? '', /json/);
    assert.equal(feed.slug, shown.slug);
    assert.match(shown.slug, /^[a-z0-9-]+$/);
  });
});
