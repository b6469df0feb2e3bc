import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import {
  byLanguage,
  emptyUnit,
  type TourDocument,
  type TourOption,
  type TourUnit,
} from '#kernel/tour-documents/tour-document.ts';
import { endBookings } from '#domain/bookings/departure-cancellations/end-bookings.ts';
import { decideDepartures } from '#domain/bookings/least-party/decide-departures.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { countTakenSeats, dayAhead } from '#test/test-tour.ts';
import { moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';
import { drafts, newSupplier, type Person, publish, publishChange, wholeDocument } from './test-drafts.ts';

const [soon, later, last] = [dayAhead(12), dayAhead(14), dayAhead(16)];

describe('the tickets that a supplier writes', () => {
  let app: TestApp;
  let supplier: Person;
  let traveller: Person & { id: string };
  let calls: ReturnType<typeof drafts>;
  before(async () => {
    app = await testApp();
    [supplier, traveller] = [await newSupplier(app), await app.newTraveller()];
    calls = drafts(app);
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();

  const adult = { ...emptyUnit('adult'), priceMinor: 4000 };
  const baby = { ...emptyUnit('infant'), priceMinor: 500, seats: 1 };
  const clan = {
    ...emptyUnit('family'),
    priceMinor: 9000,
    seats: 5,
    children: 3,
    most: 2,
    labels: byLanguage((language) => (language === 'es' ? 'Pase del clan' : '')),
  };
  const limits = { leastUnits: 2, mostUnits: 6, leastPeople: 4, decideHoursBefore: 24 };
  const withOption = (title: string, change: Partial<TourOption>): TourDocument => {
    const document = wholeDocument(title);
    return { ...document, options: [{ ...document.options[0]!, capacity: 12, ...change }] };
  };
  const changed = (document: TourDocument, change: Partial<TourOption>): TourDocument => ({
    ...document,
    options: [{ ...document.options[0]!, ...change }],
  });
  const refusal = ({ status, body }: { status: number; body: any }) =>
    [status, ...body.fields.map(({ field, rule }: any) => `${field} ${rule}`)] as const;

  test('are sold by them: a family of five seats, an infant with a seat, 2 to 6 tickets, 4 people or it is called off', async () => {
    const document = withOption('A boat for clans', { units: [adult, baby] });
    const { id } = await publish(app, supplier, document);
    const send = async (path: string, body: object) =>
      app.send('POST', path, { token: (await renewToken(app, traveller)).token, body });
    const book = (date: string, body: object) => send('/api/bookings', { tourId: id, date, ...body });
    const read = async (booking: { id: string }) =>
      (await app.send('GET', `/api/bookings/${booking.id}`, { token: (await renewToken(app, traveller)).token })).body;
    const { body: before } = await book(soon, { adults: 2 });
    await publishChange(app, supplier, id, changed(document, { ...limits, units: [adult, baby, clan] }));

    const { body: shown } = await app.send('GET', `/api/tours/${id}?lang=es&currency=EUR`);
    const { units, leastUnits, mostUnits } = shown.options[0];
    const unitOf = (kind: string) => units.find((unit: { kind: string }) => unit.kind === kind);
    assert.deepEqual(
      [leastUnits, mostUnits, unitOf('family').label, unitOf('family').seats],
      [2, 6, 'Pase del clan', 5],
    );
    const quoteOf = (chosen: string) =>
      app.send('GET', `/api/tours/${id}/availability?date=${last}&currency=EUR&units=${chosen}`);
    const { body: quoted } = await quoteOf('family-1_infant-1');
    assert.equal(quoted.departures[0].total.priceMinor, 9500);
    assert.deepEqual(refusal(await quoteOf('adult-1')), [422, 'units too_small']);
    assert.deepEqual(refusal(await quoteOf('adult-7')), [422, 'units too_big']);
    assert.deepEqual(refusal(await quoteOf('family-3')), [422, 'units too_big']);
    assert.deepEqual(refusal(await quoteOf('infant-2')), [422, 'units needs_adult']);
    const tickets = [
      { unitId: unitOf('family').id, quantity: 1 },
      { unitId: unitOf('infant').id, quantity: 1 },
    ];
    const { body: few } = await book(later, { adults: 2 });
    const { body: enough, status } = await book(last, { units: tickets });
    assert.deepEqual([status, enough.total.priceMinor], [201, 9500]);
    assert.equal(await countTakenSeats(app, enough.departureId), 6);

    // A change touches nothing that was sold.
    const smaller = { ...clan, seats: 2, children: 0, priceMinor: 7000 };
    await publishChange(app, supplier, id, changed(document, { ...limits, units: [adult, baby, smaller] }));
    const decided = [];
    for (const booking of [before, few, enough]) {
      moveClockTo(app, new Date((await read(booking)).leastParty.decideBy));
      await decideDepartures(app.services);
      // Not all jobs: by this clock sessions have ended.
      await endBookings(app.services, booking);
      const { state, leastParty } = await read(booking);
      decided.push([state, leastParty.status]);
    }
    assert.deepEqual(decided, [
      ['confirmed', 'runs'],
      ['cancelled', 'called_off'],
      ['confirmed', 'runs'],
    ]);
    assert.equal((await read(enough)).total.priceMinor, 9500);
    assert.equal((await send(`/api/bookings/${enough.id}/cancellation`, {})).status, 200);
    assert.equal(await countTakenSeats(app, enough.departureId), 0);
  });

  test('call nothing off at once: who booked before an earlier deadline that has passed already comes', async () => {
    const document = withOption('A boat that needs people', { units: [adult], leastPeople: 4, decideHoursBefore: 24 });
    const { id } = await publish(app, supplier, document);
    const { token } = await renewToken(app, traveller);
    const { body: booked } = await app.send('POST', '/api/bookings', {
      token,
      body: { tourId: id, date: soon, adults: 2 },
    });
    const earlier = { units: [adult], leastPeople: 4, decideHoursBefore: 700 };
    await publishChange(app, supplier, id, changed(document, earlier));
    await decideDepartures(app.services);
    const { body } = await app.send('GET', `/api/bookings/${booked.id}`, { token });
    assert.deepEqual([body.state, body.leastParty.status], ['confirmed', 'runs']);
  });

  test('are refused at their field: what no ticket, booking or departure can be', async () => {
    const document = withOption('A boat for nobody', { units: [adult, baby, clan], ...limits });
    const { body: begun } = await calls.create(supplier);
    const option = 'document.options.0';
    const saved = async (change: Partial<TourOption>) =>
      refusal(await calls.save(supplier, begun.id, 1, changed(document, change)));
    assert.deepEqual(await saved({ units: [adult, { ...baby, seats: 2 }] }), [422, `${option}.units.1.seats too_big`]);
    assert.deepEqual(await saved({ units: [{ ...adult, adults: 2 }] }), [422, `${option}.units.0.adults too_big`]);
    assert.deepEqual(await saved({ units: [{ ...clan, least: 3 }] }), [422, `${option}.units.0.most contradiction`]);
    assert.deepEqual(await saved({ units: [{ ...adult, least: 7 }] }), [422, `${option}.units.0.least too_big`]);
    assert.deepEqual(await saved({ leastUnits: 7 }), [422, `${option}.mostUnits contradiction`]);

    const impossible = changed(document, { capacity: 4, leastPeople: 5 });
    const { body: first } = await calls.save(supplier, begun.id, 1, impossible);
    const sizes = ['options.0.units.2.seats too_big', 'options.0.leastPeople too_big'];
    assert.deepEqual(refusal(await calls.submit(supplier, begun.id, first.version)), [422, ...sizes]);
    const half = changed(document, { decideHoursBefore: null });
    const { body: second } = await calls.save(supplier, begun.id, first.version, half);
    assert.deepEqual(refusal(await calls.submit(supplier, begun.id, second.version)), [
      422,
      'options.0.decideHoursBefore required',
    ]);
  });

  test('stay as they are on sale where a program that knows less of them saves the tour', async () => {
    const document = withOption('A boat of old programs', { units: [adult, baby, clan], ...limits });
    const { id, version } = await publish(app, supplier, document);
    const known = ({ kind, priceMinor, minAge, maxAge }: TourUnit) => ({ kind, priceMinor, minAge, maxAge });
    const { leastUnits: _l, mostUnits: _m, leastPeople: _p, decideHoursBefore: _h, ...rest } = document.options[0]!;
    const senior = { ...known(emptyUnit('senior')), priceMinor: 3000 };
    const options = [{ ...rest, units: [...document.options[0]!.units.map(known), senior] }];
    const { status, body } = await calls.save(supplier, id, version, { ...document, options });
    assert.equal(status, 200);
    const units = [adult, baby, clan, { ...emptyUnit('senior'), priceMinor: 3000 }];
    assert.deepEqual(body.document, changed(document, { units }));
  });
});
