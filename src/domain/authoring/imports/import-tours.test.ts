import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { TourImportPreview } from '#contract/suppliers/imports/tour-imports.ts';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { emptyDocument, emptyUnit } from '#kernel/tour-documents/tour-document.ts';
import { drafts, newSupplier, type Person, wholeDocument } from '../test-drafts.ts';
import { optionColumns, tourColumns } from './tour-columns.ts';

const header =
  'tour,title_en,description_en,highlights_en,meeting_point_en,city,categories,duration_minutes,guide_languages,option_name_en,' +
  'capacity,price_adult,price_child,min_age_child,max_age_child,weekdays,start_times,seats_infant,most_child,label_child_en,most_units,price_infant';

/** `change`: other cells of this tour. */
function line(number: number, change: Record<string, string> = {}): string {
  const cells: Record<string, string> = {
    tour: `T${number}`,
    title_en: `Walk ${number}`,
    description_en: '"Two hours, by the river"',
    highlights_en: 'One bridge|Two towers|A view',
    meeting_point_en: 'At the fountain',
    city: 'barcelona',
    categories: 'walking-tours',
    duration_minutes: '120',
    guide_languages: 'en|es',
    capacity: '8',
    price_adult: '29.50',
    price_child: '15',
    min_age_child: '4',
    max_age_child: '11',
    weekdays: '1|3|5',
    start_times: '10:00|16:30',
    ...change,
  };
  return header
    .split(',')
    .map((name) => cells[name] ?? '')
    .join(',');
}

type Looked = Pick<TourImportPreview, 'lines'>;
const lineErrorsOf = ({ lines }: Looked) => lines.flatMap(({ faults }) => faults);
const ready = ({ lines }: Looked) => lines.filter(({ status }) => status === 'ready');

describe('tours of a file', () => {
  let app: TestApp;
  let supplier: Person;
  before(async () => {
    app = await testApp();
    supplier = await newSupplier(app);
  });
  checkInvariantsAfterEach();

  type Body = { format: 'csv' | 'json'; content: string; skipFaulty?: boolean; lines?: number[] };
  const preview = (body: Body, { token } = supplier, language = 'en') =>
    app.send('POST', '/api/supplier/tour-imports/preview', { token, body, headers: { 'accept-language': language } });
  const send = (body: Body, key = newId(), { token } = supplier) =>
    app.send('POST', '/api/supplier/tour-imports', { token, body, headers: { 'idempotency-key': key } });
  const titles = async (who: Person) => {
    const { body } = await app.send('GET', '/api/supplier/tours?pageSize=100', { token: who.token });
    return body.data.map(({ title }: { title: string }) => title).sort();
  };

  const errorAt: Record<number, Record<string, string>> = {
    17: { price_adult: '29.505' },
    58: { city: 'atlantis' },
    99: { start_times: '25:00' },
    140: { title_en: '' },
    181: { capacity: 'many' },
  };
  const twoHundred = [header, ...Array.from({ length: 200 }, (_, at) => line(at + 1, errorAt[at + 1]))].join('\n');

  test('200 tours with five errors: each is named by its line and column, and nothing is written', async () => {
    const { status, body } = await preview({ format: 'csv', content: twoHundred });
    assert.equal(status, 200);
    assert.deepEqual([body.tours, body.faulty, body.faultCount, ready(body).length], [200, 5, 5, 195]);
    const found = lineErrorsOf(body).map(({ line, field }) => `${line} ${field}`);
    assert.deepEqual(found.toSorted(), [
      '100 start_times',
      '141 title_en',
      '18 price_adult',
      '182 capacity',
      '59 city',
    ]);
    assert.deepEqual(body.lines[0], { line: 2, title: 'Walk 1', status: 'ready', seats: null, missing: 0, faults: [] });
    assert.deepEqual([body.lines[57].title, body.lines[139].title], ['Walk 58', 'T140']);
    assert.deepEqual(await titles(supplier), []);
  });

  test('says its errors in the language of the caller', async () => {
    const faulty = { format: 'csv', content: [header, line(1, { city: 'atlantis' })].join('\n') } as const;
    const [english, spanish] = [await preview(faulty), await preview(faulty, supplier, 'es')];
    assert.notEqual(lineErrorsOf(spanish.body)[0]!.message, lineErrorsOf(english.body)[0]!.message);
  });

  test('is refused as a whole with an error, and begins the others if that is wanted, once under one key', async () => {
    const who = await newSupplier(app);
    const content = [header, line(1), line(2, { price_adult: 'x' }), line(3)].join('\n');
    const refused = await send({ format: 'csv', content }, newId(), who);
    assert.deepEqual([refused.status, refused.body.fields[0].field], [422, 'content.3.price_adult']);
    assert.deepEqual(await titles(who), []);
    const key = newId();
    const taken = await send({ format: 'csv', content, skipFaulty: true }, key, who);
    const again = await send({ format: 'csv', content, skipFaulty: true }, key, who);
    assert.deepEqual([taken.status, taken.body.skipped, taken.body.created.length], [201, 1, 2]);
    assert.deepEqual(again.body, taken.body);
    assert.deepEqual(await titles(who), ['Walk 1', 'Walk 3']);
  });

  test('begins the chosen lines alone, and says of each line what became of it', async () => {
    const who = await newSupplier(app);
    const content = [header, line(1), line(2), line(3, { city: 'atlantis' }), line(4)].join('\n');
    const choice = { format: 'csv', content, skipFaulty: true } as const;
    const unknown = await send({ ...choice, lines: [2, 7] }, newId(), who);
    assert.deepEqual([unknown.status, unknown.body.fields[0].field, await titles(who)], [422, 'lines', []]);
    const { body } = await send({ ...choice, lines: [2, 4, 5] }, newId(), who);
    const [one, two, three, four] = body.lines;
    assert.deepEqual([one.outcome, one.id, four.outcome], ['created', body.created[0].id, 'created']);
    assert.deepEqual(two, { line: 3, outcome: 'not_chosen', id: null, faults: [] });
    assert.deepEqual([three.outcome, three.id, three.faults[0].field], ['faulty', null, 'city']);
    assert.deepEqual([body.skipped, await titles(who)], [2, ['Walk 1', 'Walk 4']]);
  });

  test('lines with one name are options of one tour, and what was read can be submitted', async () => {
    const who = await newSupplier(app);
    const evening = line(2, { tour: 'T1', option_name_en: 'Evening', price_adult: '35', start_times: '20:00' });
    const ofTour = header.split(',').slice(1, 9);
    const second = evening
      .replace(/"[^"]*"/, '')
      .split(',')
      .map((cell, at) => (ofTour.includes(header.split(',')[at]!) ? '' : cell))
      .join(',');
    const tickets = line(1, {
      seats_infant: '1',
      most_child: '3',
      label_child_en: 'Young explorer',
      most_units: '6',
      price_infant: '0',
    });
    const { status, body } = await send({ format: 'csv', content: [header, tickets, second].join('\n') }, newId(), who);
    assert.deepEqual([status, body.created?.length], [201, 1], JSON.stringify(body));
    const calls = drafts(app);
    const { body: draft } = await calls.read(who, body.created[0].id);
    const [first, other] = draft.document.options;
    const child = { ...emptyUnit('child'), priceMinor: 1500, minAge: 4, maxAge: 11, most: 3 };
    assert.deepEqual(first.units, [
      { ...emptyUnit('adult'), priceMinor: 2950 },
      { ...child, labels: { ...child.labels, en: 'Young explorer' } },
      { ...emptyUnit('infant'), priceMinor: 0, seats: 1 },
    ]);
    assert.deepEqual([first.mostUnits, other.mostUnits], [6, null]);
    assert.deepEqual([other.names.en, other.units[0].priceMinor], ['Evening', 3500]);
    assert.deepEqual(first.schedules[0].startTimes, ['10:00', '16:30']);
    assert.equal(draft.document.texts.en.description, 'Two hours, by the river');
    const submitted = await app.send('POST', `/api/supplier/tours/${draft.id}/submission`, {
      token: who.token,
      body: { version: 1 },
    });
    assert.equal(submitted.status, 200, JSON.stringify(submitted.body));
  });

  test('a second line that contradicts the tour, an unknown column and what is no file are errors of their own', async () => {
    const contradicting = [header, line(1), line(2, { tour: 'T1' })].join('\n');
    const { body } = await preview({ format: 'csv', content: contradicting });
    assert.ok(lineErrorsOf(body).some((fault) => fault.line === 3 && fault.field === 'city'));
    const unknown = await preview({ format: 'csv', content: `${header},colour\n${line(1)},red` });
    assert.deepEqual([unknown.status, unknown.body.fields[0].field], [422, 'content.colour']);
    for (const content of ['"never closed', '{}', 'null', '[1'])
      assert.equal((await preview({ format: 'json', content })).status, 422, content);
    const broken = await preview({ format: 'csv', content: `${header}\n${line(1)}\none,two` });
    assert.deepEqual([broken.status, broken.body.fields[0].field], [422, 'content.3']);
  });

  test('documents of JSON begin tours with options of their own, and name the invalid field', async () => {
    const who = await newSupplier(app);
    const good = wholeDocument('From JSON');
    const bad = { ...wholeDocument('Too cheap'), durationMinutes: -5, nonsense: true };
    const { body } = await preview({ format: 'json', content: JSON.stringify([good, bad]) }, who);
    assert.deepEqual(
      lineErrorsOf(body).map(({ line, field }) => [line, field]),
      [
        [2, 'durationMinutes'],
        [2, 'nonsense'],
      ],
    );
    const sent = await send({ format: 'json', content: JSON.stringify({ tours: [good, good] }) }, newId(), who);
    assert.equal(sent.body.created.length, 2);
    const read = await Promise.all(sent.body.created.map(({ id }: { id: string }) => drafts(app).read(who, id)));
    const ids = new Set([good.options[0]!.id, ...read.map(({ body: one }) => one.document.options[0].id)]);
    assert.equal(ids.size, 3);
  });

  test('at most 500 tours and 4 MB at once', async () => {
    const many = JSON.stringify(Array.from({ length: 501 }, () => ({})));
    const { status, body } = await preview({ format: 'json', content: many });
    assert.deepEqual([status, body.fields[0].field, body.fields[0].rule], [422, 'content', 'too_long']);
    const ofOneTour = [header, ...Array.from({ length: 5001 }, () => 'T1' + header.replace(/[^,]/g, ''))].join('\n');
    // What is after the last row that could be allowed is not read.
    const long = await preview({ format: 'csv', content: `${ofOneTour}\nno,row` });
    assert.deepEqual([long.status, long.body.fields[0].field, long.body.fields[0].rule], [422, 'content', 'too_long']);
    const large = await preview({ format: 'csv', content: 'x'.repeat(4_000_001) });
    assert.deepEqual([large.status, large.body.fields[0].field], [422, 'content']);
    assert.equal((await preview({ format: 'csv', content: 'x'.repeat(9_000_000) })).status, 413);
  });

  test('the template has every column, and reads as one tour without an error', async () => {
    const { headers, body: template } = await app.send('GET', '/api/supplier/tour-imports/template', {
      token: supplier.token,
    });
    assert.match(headers.get('content-type')!, /^text\/csv/);
    const { pictures: _p, options, extras: _e, questions: _q, pickupPoints: _u, ...ofTour } = emptyDocument(newId());
    const { id: _i, priceRules: _r, ...ofOption } = options[0]!;
    const placesOf = (columns: typeof tourColumns) => [...new Set(columns.map(({ path }) => path[0]!))].sort();
    assert.deepEqual(placesOf(tourColumns), Object.keys(ofTour).sort());
    assert.deepEqual(placesOf(optionColumns), Object.keys(ofOption).sort());
    const { body } = await preview({ format: 'csv', content: template });
    assert.deepEqual([body.tours, body.faultCount, ready(body)[0]?.missing], [1, 0, 0], JSON.stringify(body));
  });

  test('a traveller imports nothing', async () => {
    const traveller = await app.signIn('traveller');
    assert.equal((await preview({ format: 'json', content: '[]' }, traveller)).status, 403);
  });
});
