// Bookings that a supplier took elsewhere come in a file: each error by its line, never more seats than there are.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { formatMoment } from '#kernel/moments.ts';
import { personalDataSources } from '#server/http/personal-data.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newOwner, type Somebody } from '#test/identities.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';

const day = dayAhead(9);
const header = 'reference,option,starts_at,adult,child,name,phone,email,note,paid';

describe('bookings of a file', () => {
  let app: TestApp;
  let owner: Somebody & { supplierId: string };
  before(async () => {
    app = await testApp();
    owner = await newOwner(app);
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const db = () => app.services.database.db;
  const own = async (more: Parameters<typeof createTestTour>[0] = {}) => {
    const tour = await createTestTour({ starts: [`${day}T10:00`], capacity: 6, ...more });
    await sql`update tours set supplier_id = ${owner.supplierId} where id = ${tour.id}`.execute(db());
    return tour;
  };
  type Body = { format?: 'csv' | 'json'; content: string; skipFaulty?: boolean; lines?: number[] };
  const preview = (body: Body, { token }: Pick<Somebody, 'token'> = owner) =>
    app.send('POST', '/api/supplier/entry-imports/preview', { token, body: { format: 'csv', ...body } });
  const send = (body: Body, { token }: Somebody = owner) =>
    app.send('POST', '/api/supplier/entry-imports', {
      token,
      body: { format: 'csv', ...body },
      headers: { 'idempotency-key': newId() },
    });
  const undo = (id: string, { token }: Somebody = owner) =>
    app.send('DELETE', `/api/supplier/entry-imports/${id}`, { token });
  const taken = (tour: TestTour, at = 0) => countTakenSeats(app, tour.options[0].departures[at]!.id);
  const line = (tour: TestTour, reference: string, adults: number | string, change: Record<string, string> = {}) => {
    const cells: Record<string, string> = {
      reference,
      option: tour.options[0].id,
      starts_at: `${day} 10:00`,
      adult: String(adults),
      name: 'Ada Lovelace',
      ...change,
    };
    return header
      .split(',')
      .map((name) => cells[name] ?? '')
      .join(',');
  };
  const file = (...lines: string[]) => [header, ...lines].join('\r\n');
  const lineErrorsOf = ({ body }: { body: any }) =>
    body.lines.flatMap(({ faults }: any) =>
      faults.map(({ line: at, field, message }: any) => `${at} ${field}: ${message}`),
    );

  test('names each error by its line and column, counts seats in the order of the file, and writes nothing', async () => {
    const tour = await own();
    const content = file(
      line(tour, 'R1', 4),
      line(tour, 'R2', 3),
      line(tour, 'R3', 'two'),
      line(tour, 'R4', 1, { starts_at: `${day}T11:00` }),
      line(tour, 'R5', 1, { option: 'Nobody sells this' }),
      line(tour, 'R1', 1),
      line(tour, 'R6', 1, { email: 'no address', paid: '1.234' }),
      line(tour, 'R7', 2),
      line(tour, '', 1),
      line(tour, 'R8', 0),
    );
    const previewed = await preview({ content });
    const { bookings, ready, known, full, faulty } = previewed.body;
    assert.deepEqual([bookings, ready, known, full, faulty], [10, 2, 0, 1, 7]);
    assert.deepEqual(
      lineErrorsOf(previewed).map((text: string) => text.split(':')[0]),
      ['3 adult', '4 adult', '5 starts_at', '6 option', '7 reference', '8 email', '8 paid', '10 reference', '11 adult'],
    );
    assert.equal(await taken(tour), 0);
    const refused = await send({ content });
    assert.deepEqual([refused.status, await taken(tour)], [422, 0]);
    const { title, status, seats } = previewed.body.lines[1];
    assert.equal(title, `R2 · Ada Lovelace · ${formatMoment(new Date(`${day}T10:00:00Z`), 'UTC', 'en')}`);
    // It can be chosen instead of R1; one that is larger than the departure cannot.
    const departureId = tour.options[0].departures[0]!.id;
    assert.deepEqual([status, seats], ['full', { departureId, wanted: 3, left: 6, beside: [] }]);
    const tooMany = (await preview({ content: file(line(tour, 'R9', 7)) })).body;
    assert.deepEqual([tooMany.full, tooMany.faulty, tooMany.lines[0].status], [0, 1, 'faulty']);
    // Seats are counted for the chosen lines alone: R2 finds some once R1 is left out.
    const sent = await send({ content, skipFaulty: true, lines: [3, 4, 9] });
    assert.deepEqual([sent.status, sent.body.created, sent.body.skipped, await taken(tour)], [201, 2, 8, 5]);
    const outcomes = sent.body.lines.map(({ outcome }: { outcome: string }) => outcome);
    assert.deepEqual(outcomes.slice(0, 4), ['not_chosen', 'created', 'faulty', 'not_chosen']);
    assert.equal(sent.body.lines[1].id, tour.options[0].departures[0]!.id);
    assert.equal(JSON.stringify(sent.body).includes('Lovelace'), false);
    const again = await send({ content, skipFaulty: true, lines: [3, 4] });
    assert.deepEqual([again.body.lines[1].outcome, again.body.known], ['known', 1]);
  });

  test('names all errors of a line at once, and refuses a phone that cannot be called', async () => {
    const tour = await own({ units: { adult: 5000 } });
    const wrong = { starts_at: `${day}T11:00`, child: '1', phone: 'abc', email: 'no address', paid: '1.234' };
    const content = file(
      line(tour, 'R1', 1),
      line(tour, 'R1', 1, wrong),
      line(tour, 'R2', 1, { option: 'Nobody sells this', phone: 'abc' }),
    );
    const columns = lineErrorsOf(await preview({ content })).map((text: string) => text.split(':')[0]);
    assert.deepEqual(columns.toSorted(), [
      '3 child',
      '3 email',
      '3 paid',
      '3 phone',
      '3 reference',
      '3 starts_at',
      '4 option',
      '4 phone',
    ]);
    assert.equal((await preview({ content: file(line(tour, 'R3', 1, { phone: '612 345 678' })) })).body.ready, 1);
  });

  test('adds nothing when the same file comes again, and all of it after the import was undone', async () => {
    const tour = await own();
    const content = file(line(tour, 'A1', 2, { note: '=1+1', paid: '48,50'.replace(',', '.') }), line(tour, 'A2', 1));
    const first = await send({ content });
    assert.deepEqual([first.body.created, await taken(tour)], [2, 3]);
    const again = await send({ content });
    assert.deepEqual([again.body.importId, again.body.created, again.body.known, await taken(tour)], [null, 0, 2, 3]);
    const departure = await app.send('GET', `/api/supplier/departures/${tour.options[0].departures[0]!.id}`, owner);
    assert.deepEqual(
      departure.body.entries.map(({ name, seats, paid }: any) => [name, seats, paid?.priceMinor]),
      [
        ['Ada Lovelace', 2, 4850],
        ['Ada Lovelace', 1, undefined],
      ],
    );
    await app.send('DELETE', `/api/supplier/entries/${departure.body.entries[1].id}`, owner);
    assert.equal((await undo(first.body.importId, await newOwner(app))).status, 404);
    for (const _ of [1, 2]) assert.equal((await undo(first.body.importId)).status, 204);
    assert.equal(await taken(tour), 0);
    const { body: listed } = await app.send('GET', '/api/supplier/entry-imports', owner);
    const { entries, live, isUndone } = listed.data.find(({ id }: { id: string }) => id === first.body.importId);
    assert.deepEqual([entries, live, isUndone], [2, 0, true]);
    // What was released by itself stays released: only what the undoing took back comes again.
    assert.deepEqual([(await send({ content })).body.created, await taken(tour)], [1, 2]);
  });

  test('never oversells departures that share a guide, nor while a traveller books meanwhile', async () => {
    const tour = await own({ starts: [`${day}T10:00`, `${day}T10:30`], capacity: 4 });
    const [guide] = [newId()];
    await sql`insert into resources (id, supplier_id, name, quantity) values (${guide}, ${owner.supplierId}, 'Guide', 1)`.execute(
      db(),
    );
    await sql`insert into option_resources (option_id, resource_id, per, quantity) values (${tour.options[0].id}, ${guide}, 'departure', 1)`.execute(
      db(),
    );
    const content = file(line(tour, 'G1', 2), line(tour, 'G2', 1, { starts_at: `${day}T10:30` }), line(tour, 'G3', 2));
    const previewed = await preview({ content });
    assert.deepEqual(
      [previewed.body.ready, lineErrorsOf(previewed).map((text: string) => text.split(':')[0])],
      [2, ['3 adult']],
    );
    const [first, second] = tour.options[0].departures.map(({ id }) => id);
    assert.deepEqual(previewed.body.lines[1].seats, { departureId: second, wanted: 1, left: 4, beside: [first] });
    assert.deepEqual([await taken(tour), await taken(tour, 1)], [0, 0]);
    const plain = await own();
    const both = await Promise.all([
      send({ content: file(line(plain, 'P1', 4)) }),
      app.send('POST', '/api/bookings', {
        token: (await app.newTraveller()).token,
        body: { tourId: plain.id, date: day, adults: 4 },
      }),
    ]);
    assert.deepEqual([both.filter(({ status }) => status === 201).length, await taken(plain)], [1, 4]);
    assert.equal((await send({ content, skipFaulty: true })).body.created, 2);
    assert.deepEqual([await taken(tour), await taken(tour, 1)], [4, 0]);
  });

  test('reads JSON and tours by their names, and refuses other encodings, unknown columns and too much as a whole', async () => {
    const tour = await own({ units: { adult: 5000, child: 2500 } });
    await sql`update tour_texts set title = 'Faros  de Levante' where tour_id = ${tour.id}`.execute(db());
    const one = {
      reference: 'J1',
      tour: 'faros de levante',
      startsAt: `${day}T10:00`,
      units: { adult: 1, child: 1 },
      name: 'José',
    };
    const past = { ...one, reference: 'J2', startsAt: `${dayAhead(-400)}T10:00` };
    const json = (bookings: object[]) => JSON.stringify({ bookings });
    const previewed = await preview({
      format: 'json',
      content: json([one, past, { ...one, reference: 'J3', seats: 2 }]),
    });
    assert.deepEqual(
      [previewed.body.ready, lineErrorsOf(previewed).map((text: string) => text.split(':')[0])],
      [1, ['2 startsAt', '3 seats']],
    );
    const whole = async (content: string) => {
      const { status, body } = await preview({ content });
      return [status, body.fields?.[0].field, body.fields?.[0].rule];
    };
    assert.deepEqual(await whole(file(line(tour, 'E1', 1, { name: 'Jos\uFFFD' }))), [422, 'content', 'encoding']);
    assert.equal((await whole(file(line(tour, 'E1', 1, { name: 'Jos\0' }))))[0], 400);
    assert.equal((await preview({ format: 'json', content: '[{"name":"\\u0000"}]' })).body.fields[0].rule, 'encoding');
    assert.deepEqual(await whole(`${header},colour\n`), [422, 'content', 'required']);
    assert.deepEqual(await whole(`${header}\n${line(tour, 'E1', 1)},red`), [422, 'content.2', 'format']);
    const many = Array.from({ length: 2001 }, (_, index) => line(tour, `M${index}`, 1));
    assert.deepEqual(await whole(file(...many)), [422, 'content', 'too_long']);
    assert.equal((await preview({ content: 'x'.repeat(9_000_000) })).status, 413);
    assert.equal((await preview({ content: 'x' }, await app.signIn('traveller'))).status, 403);
  });

  test('has a template that reads without an error, and its people in the export and the erasure of their address', async () => {
    const tour = await own();
    const { body: template } = await app.send('GET', '/api/supplier/entry-imports/template', owner);
    assert.match(template, /^\uFEFF?reference,tour,option,starts_at,adult/);
    const traveller = await app.newTraveller();
    await send({ content: file(line(tour, 'X1', 1, { email: traveller.email })) });
    const source = personalDataSources.find(({ name }) => name === 'manual_entries')!;
    const person = { id: traveller.id, email: traveller.email, ownsEmail: true, language: 'en' } as const;
    assert.equal(await source.count(db(), person), 1);
    await source.erase(db(), person, app.services);
    assert.equal(await source.count(db(), person), 0);
    assert.equal((await send({ content: file(line(tour, 'X1', 1)) })).body.known, 1);
    assert.deepEqual(lineErrorsOf(await preview({ content: template })), []);
  });
});
