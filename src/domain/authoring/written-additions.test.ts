import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import {
  emptyExtra,
  emptyPickupPoint,
  emptyQuestion,
  isSamePoint,
  type TourExtra,
  type TourPickupPoint,
  type TourQuestion,
} from '#kernel/tour-documents/tour-additions.ts';
import { mergeDocuments } from '#kernel/tour-documents/merge-documents.ts';
import type { TourDocument } from '#kernel/tour-documents/tour-document.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { dayAhead } from '#test/test-tour.ts';
import { drafts, newSupplier, type Person, publish, publishChange, wholeDocument, withTitle } from './test-drafts.ts';

const day = dayAhead(20);
const en = (text: string) => ({ es: '', en: text, fr: '' });
const station = { latitude: 41.37937, longitude: 2.14005 };
const script = '<script>alert(1)</script>';

const extra = (part: Partial<TourExtra> = {}): TourExtra => ({
  ...emptyExtra(newId()),
  labels: en('Picnic'),
  priceMinor: 900,
  ...part,
});
const question = (part: Partial<TourQuestion> = {}): TourQuestion => ({
  ...emptyQuestion(newId()),
  labels: en('How tall are you?'),
  ...part,
});
const point = (part: Partial<TourPickupPoint> = {}): TourPickupPoint => ({
  ...emptyPickupPoint(newId()),
  names: en('Hotel Reina'),
  zones: en('Centre'),
  minutesBefore: 25,
  ...part,
});

describe('what a supplier writes in addition to options', () => {
  let app: TestApp;
  let supplier: Person & { id: string };
  let traveller: Person;
  let calls: ReturnType<typeof drafts>;
  before(async () => {
    app = await testApp();
    [supplier, traveller] = [await newSupplier(app), await app.newTraveller()];
    calls = drafts(app);
  });
  checkInvariantsAfterEach();

  const book = async (tourId: string, body: object = {}) => {
    const all = { tourId, date: day, adults: 2, ...body };
    const { status, body: booking } = await app.send('POST', '/api/bookings', { token: traveller.token, body: all });
    assert.equal(status, 201, JSON.stringify(booking));
    return booking;
  };
  const read = async (path: string) => (await app.send('GET', `/api${path}`, { token: traveller.token })).body;
  const refusal = async (part: Partial<TourDocument>) => {
    const { body: begun } = await calls.create(supplier);
    const { status, body } = await calls.save(supplier, begun.id, 1, { ...wholeDocument('A walk'), ...part });
    assert.equal(status, 422);
    return [body.fields[0].field.replace('document.', ''), body.fields[0].rule];
  };

  test('is sold, shown as a question and offered once it is published, and read back as it was written', async () => {
    const document = wholeDocument('A walk with more', {
      extras: [extra({ notes: en('With wine'), per: 'booking', least: 1, most: 3, stock: 10 })],
      questions: [
        question({ kind: 'number', per: 'person', least: 80, most: 230 }),
        question({
          kind: 'choice',
          beforeBooking: true,
          labels: en('Diet'),
          choices: [
            { key: 'all', labels: en('All') },
            { key: 'no', labels: en('Vegan') },
          ],
        }),
      ],
      pickupPoints: [point({ at: station, radiusMetres: 500 })],
    });
    const { id } = await publish(app, supplier, document);
    const [picnic] = document.extras;
    const wanted = { extras: [{ extraId: picnic!.id, quantity: 2 }] };
    const body = { tourId: id, date: day, adults: 2, ...wanted };
    const early = await app.send('POST', '/api/bookings', { token: traveller.token, body });
    assert.deepEqual([early.status, early.body.fields[0].rule], [422, 'answer_needed']);
    const answers = [{ questionId: document.questions[1]!.id, person: 0, value: 'no' }];
    const booking = await book(id, { ...wanted, answers });
    assert.equal(booking.total.priceMinor, 2 * 4000 + 2 * 900);
    const asked = await read(`/bookings/${booking.id}/questions`);
    assert.deepEqual(
      asked.questions.map(({ label, kind, choices }: any) => [label, kind, choices.length]),
      [
        ['How tall are you?', 'number', 0],
        ['Diet', 'choice', 2],
      ],
    );
    assert.equal((await read(`/bookings/${booking.id}/pickup`)).points[0].atLocal, `${day}T09:35`);
    const picked = { pickupPointId: document.pickupPoints[0]!.id };
    await app.send('PUT', `/api/bookings/${booking.id}/pickup`, { token: traveller.token, body: picked });
    const { pickup } = await read(`/bookings/${booking.id}`);
    assert.deepEqual([pickup.position, pickup.radiusMetres], [station, 500]);
    assert.equal((await read(`/tours/${id}`)).pickupAvailable, true);
    const { body: own } = await calls.read(supplier, id);
    assert.deepEqual(own.document, document);
    assert.equal((await calls.history(supplier, id)).body.data[0].changes, 0);
  });

  test('changes for those who book from then on, and for no one who has booked', async () => {
    const waiver = question({ kind: 'waiver', bodies: en('I can swim.'), version: '2026-11' });
    const [picnic, hotel] = [extra(), point()];
    const document = wholeDocument('A walk that changes', {
      extras: [picnic],
      questions: [waiver],
      pickupPoints: [hotel],
    });
    const { id } = await publish(app, supplier, document);
    const booking = await book(id, { extras: [{ extraId: picnic.id, quantity: 1 }] });
    const answer = { answers: [{ questionId: waiver.id, person: 0, value: 'accepted' }] };
    const send = (path: string, body: object) => app.send('PUT', `/api${path}`, { token: traveller.token, body });
    assert.equal((await send(`/bookings/${booking.id}/answers`, answer)).status, 200);
    await send(`/bookings/${booking.id}/pickup`, { pickupPointId: hotel.id });
    const before = await read(`/bookings/${booking.id}`);
    const another = question({ kind: 'waiver', bodies: en('I can swim 200 metres.'), version: '2026-12' });
    const elsewhere = point({ names: en('Hotel Sol'), minutesBefore: 40 });
    const changed = { extras: [{ ...picnic, priceMinor: 1500 }], questions: [another], pickupPoints: [elsewhere] };
    await publishChange(app, supplier, id, { ...document, ...changed });
    const after = await read(`/bookings/${booking.id}`);
    assert.deepEqual([after.total, after.lines, after.pickup], [before.total, before.lines, before.pickup]);
    const asked = await read(`/bookings/${booking.id}/questions`);
    assert.deepEqual(asked.questions.map(({ body, version }: any) => [body, version]).sort(), [
      ['I can swim 200 metres.', '2026-12'],
      ['I can swim.', '2026-11'],
    ]);
    assert.equal(asked.answers.length, 1);
    const later = await book(id, { extras: [{ extraId: picnic.id, quantity: 1 }] });
    assert.equal(later.total.priceMinor, before.total.priceMinor + 600);
    assert.equal((await read(`/bookings/${later.id}/questions`)).questions[0].version, '2026-12');
  });

  test('cannot be changed in substance under the same id, and may be worded better', async () => {
    const [waiver, hotel] = [question({ kind: 'waiver', bodies: en('I can swim.'), version: '1' }), point()];
    const document = wholeDocument('A walk with conditions', { questions: [waiver], pickupPoints: [hotel] });
    const { id } = await publish(app, supplier, document);
    const submit = async (part: Partial<TourDocument>) => {
      const { body: now } = await calls.read(supplier, id);
      const { body: saved } = await calls.save(supplier, id, now.version, { ...document, ...part });
      return calls.submit(supplier, id, saved.version);
    };
    const dry = await submit({ questions: [{ ...waiver, bodies: en('I cannot sue.') }] });
    assert.deepEqual(
      [dry.status, dry.body.fields[0].field, dry.body.fields[0].rule],
      [422, 'questions.0.kind', 'published'],
    );
    const moved = await submit({ pickupPoints: [{ ...hotel, minutesBefore: 5 }] });
    assert.deepEqual([moved.status, moved.body.fields[0].field], [422, 'pickupPoints.0.names']);
    const onMap = { ...hotel, at: station };
    assert.ok(isSamePoint(hotel, onMap), 'a point may be put on the map');
    assert.ok(!isSamePoint(onMap, { ...onMap, radiusMetres: 900 }));
    assert.ok(!isSamePoint(onMap, { ...onMap, at: { ...station, latitude: 41.5 } }));
    const better = { questions: [{ ...waiver, labels: en('Conditions') }], pickupPoints: [onMap] };
    assert.equal((await submit(better)).status, 200);
  });

  test('is no longer sold, shown as a question or offered when it is taken out', async () => {
    const document = wholeDocument('A walk with less', {
      extras: [extra()],
      questions: [question()],
      pickupPoints: [point()],
    });
    const { id } = await publish(app, supplier, document);
    await publishChange(app, supplier, id, { ...document, extras: [], questions: [], pickupPoints: [] });
    const booking = await book(id);
    assert.deepEqual((await read(`/bookings/${booking.id}/questions`)).questions, []);
    assert.deepEqual((await read(`/bookings/${booking.id}/pickup`)).points, []);
    assert.equal((await read(`/tours/${id}`)).pickupAvailable, false);
    const refused = await app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId: id, date: day, adults: 2, extras: [{ extraId: document.extras[0]!.id, quantity: 1 }] },
    });
    assert.equal(refused.status, 422);
  });

  test('is copied or taken from a file with ids of its own, an extra with the copy of its option', async () => {
    const document = wholeDocument('A walk to copy');
    const of = document.options[0]!.id;
    const { id } = await publish(app, supplier, {
      ...document,
      extras: [extra({ option: of })],
      questions: [question()],
      pickupPoints: [point()],
    });
    const written: TourDocument = (await calls.read(supplier, id)).body.document;
    const { status, body: sent } = await app.send('POST', '/api/supplier/tour-imports', {
      token: supplier.token,
      body: { format: 'json', content: JSON.stringify([{ ...written, pictures: [] }]) },
      headers: { 'idempotency-key': newId() },
    });
    assert.equal(status, 201, JSON.stringify(sent));
    const { body: taken } = await calls.read(supplier, sent.created[0].id);
    const { body } = await calls.create(supplier, { copyOf: id });
    for (const { document: copy } of [body, taken] as { document: TourDocument }[]) {
      assert.equal(copy.extras[0]!.option, copy.options[0]!.id);
      for (const list of ['options', 'extras', 'questions', 'pickupPoints'] as const)
        assert.notEqual(copy[list][0]!.id, written[list][0]!.id, list);
    }
    await publishChange(app, supplier, body.id, withTitle(body.document, 'The copy'));
    assert.equal((await calls.read(supplier, id)).body.document.extras.length, 1);
  });

  test('is refused at the field, shown as text, and not submitted while it is unfinished', async () => {
    assert.deepEqual(await refusal({ extras: [extra({ priceMinor: 1e12 })] }), ['extras.0.priceMinor', 'too_big']);
    assert.deepEqual(await refusal({ extras: [extra({ least: 3, most: 2 })] }), ['extras.0.most', 'contradiction']);
    const unneeded = question({ required: false, beforeBooking: true });
    assert.deepEqual(await refusal({ questions: [unneeded] }), ['questions.0.required', 'contradiction']);
    assert.deepEqual(await refusal({ extras: [extra({ option: newId() })] }), ['extras.0.option', 'contradiction']);
    assert.deepEqual(await refusal({ questions: [question({ least: 9, most: 1 })] }), [
      'questions.0.most',
      'contradiction',
    ]);
    assert.deepEqual(await refusal({ pickupPoints: [point({ minutesBefore: 9999 })] }), [
      'pickupPoints.0.minutesBefore',
      'too_big',
    ]);
    const long = en('x'.repeat(7999));
    const bodies = { es: long.en, en: long.en, fr: long.en };
    const questions = Array.from({ length: 8 }, () => question({ kind: 'waiver', bodies, version: '1' }));
    assert.deepEqual(await refusal({ questions }), ['document', 'too_long']);
    const { body: begun } = await calls.create(supplier);
    await calls.save(supplier, begun.id, 1, wholeDocument('A walk', { questions: [question({ kind: 'choice' })] }));
    assert.equal((await calls.submit(supplier, begun.id, 2)).body.fields[0].field, 'questions.0');
    const { id } = await publish(
      app,
      supplier,
      wholeDocument('A walk of scripts', {
        extras: [extra({ labels: en(script) })],
        questions: [question({ labels: en(script) })],
        pickupPoints: [point({ names: en(script) })],
      }),
    );
    const booking = await book(id);
    assert.equal((await read(`/bookings/${booking.id}/questions`)).questions[0].label, script);
    assert.equal((await read(`/bookings/${booking.id}/pickup`)).points[0].name, script);
  });

  test('is merged thing by thing when two people write', () => {
    const base = wholeDocument('A walk', { extras: [extra(), extra({ labels: en('Helmet') })] });
    const mine = {
      ...base,
      extras: [base.extras[0]!, { ...base.extras[1]!, priceMinor: 100 }],
      questions: [question()],
    };
    const theirs = { ...base, extras: [{ ...base.extras[0]!, stock: 4 }, base.extras[1]!], pickupPoints: [point()] };
    const { merged, conflicts } = mergeDocuments(base, mine, theirs);
    assert.deepEqual(conflicts, []);
    assert.deepEqual(merged.extras, [theirs.extras[0], mine.extras[1]]);
    assert.deepEqual([merged.questions, merged.pickupPoints], [mine.questions, theirs.pickupPoints]);
    const both = mergeDocuments(base, mine, {
      ...base,
      extras: [base.extras[0]!, { ...base.extras[1]!, priceMinor: 200 }],
    });
    assert.deepEqual(both.conflicts, [`extras.${base.extras[1]!.id}.value`]);
  });
});
