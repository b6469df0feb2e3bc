import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { isoWeekday } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { emptyPriceRule, type TourDocument, type TourPriceRule } from '#kernel/tour-documents/tour-document.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { dayAhead } from '#test/test-tour.ts';
import { drafts, newSupplier, type Person, publish, publishChange, wholeDocument } from './test-drafts.ts';

const day = dayAhead(20);

describe('the price rules that a supplier writes', () => {
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

  const rule = (part: Partial<TourPriceRule>): TourPriceRule => ({ ...emptyPriceRule(newId()), ...part });
  const withRules = (document: TourDocument, ...priceRules: TourPriceRule[]): TourDocument => ({
    ...document,
    options: document.options.map((option) => ({ ...option, priceRules })),
  });
  const book = (tourId: string, body: object = {}) =>
    app.send('POST', '/api/bookings', { token: traveller.token, body: { tourId, date: day, adults: 2, ...body } });

  test('make prices once they are published, and no booking dearer that was made before', async () => {
    const document = wholeDocument('A walk at the weekend');
    const { id } = await publish(app, supplier, document);
    const { body: before } = await book(id);
    assert.equal(before.total.priceMinor, 8000);
    const ofDay = rule({ weekdays: [isoWeekday(day)], percent: 50 });
    const fixed = rule({ unit: 'adult', seasonFrom: day, startTimes: ['10:00'], priceMinor: 5500 });
    const party = rule({ fromPeople: 4, percent: -10 });
    await publishChange(app, supplier, id, withRules(document, ofDay, fixed, party));
    assert.equal((await book(id)).body.total.priceMinor, 11_000);
    assert.equal((await book(id, { adults: 4 })).body.total.priceMinor, 19_800);
    const { body: kept } = await app.send('GET', `/api/bookings/${before.id}`, { token: traveller.token });
    assert.deepEqual(kept.total, before.total);
    const { body: own } = await calls.read(supplier, id);
    assert.deepEqual(own.document.options[0].priceRules, [ofDay, fixed, party]);
    const { body: history } = await calls.history(supplier, id);
    assert.equal(history.data[0].changes, 0, 'is read back from the tour as it was written');
    await publishChange(app, supplier, id, withRules(document, party));
    assert.equal((await app.send('GET', `/api/tours/${id}?currency=EUR`)).body.priceMinor, 4000);
  });

  test('are shown to the operator as they differ, each as a whole', async () => {
    const document = wholeDocument('A walk with a rule');
    const { id } = await publish(app, supplier, document);
    const early = rule({ daysBefore: 30, percent: -5 });
    const { body: saved } = await calls.save(supplier, id, 2, withRules(document, early));
    await calls.submit(supplier, id, saved.version);
    const { body: waiting } = await calls.waiting(await app.signIn('operator'));
    const { changes } = waiting.data.find((one: { id: string }) => one.id === id);
    const { id: ruleId, ...value } = early;
    const at = `options.${document.options[0]!.id}.priceRules.${ruleId}`;
    assert.deepEqual(
      changes.map(({ path, after }: { path: string; after: unknown }) => [path, after]),
      [
        [at, 0],
        [`${at}.value`, value],
      ],
    );
    await calls.act(supplier, 'DELETE', id, 'submission');
  });

  test('are refused at the field: two that never both count, contradictions, numbers that no price has', async () => {
    const { body: begun } = await calls.create(supplier);
    const refusal = async (...rules: TourPriceRule[]) => {
      const { status, body } = await calls.save(supplier, begun.id, 1, withRules(wholeDocument('A walk'), ...rules));
      assert.equal(status, 422);
      return [body.fields[0].field.replace('document.options.0.priceRules.', ''), body.fields[0].rule];
    };
    const weekend = rule({ weekdays: [6, 7], percent: 10 });
    assert.deepEqual(await refusal(weekend, rule({ weekdays: [7, 6], percent: 20 })), ['1.unit', 'contradiction']);
    assert.deepEqual(await refusal(rule({ weekdays: [6], percent: 1e9 })), ['0.percent', 'too_big']);
    assert.deepEqual(await refusal(rule({ weekdays: [6], percent: -100 })), ['0.percent', 'too_small']);
    assert.deepEqual(await refusal(rule({ weekdays: [6], priceMinor: 100 })), ['0.unit', 'contradiction']);
    assert.deepEqual(await refusal(rule({ unit: 'child', weekdays: [6], percent: 5 })), ['0.unit', 'contradiction']);
    const backwards = rule({ seasonFrom: '2027-08-01', seasonTo: '2027-07-01', percent: 5 });
    assert.deepEqual(await refusal(backwards), ['0.seasonTo', 'contradiction']);
    assert.deepEqual(await refusal(rule({ daysBefore: 5, hoursBefore: 5, percent: 5 })), [
      '0.hoursBefore',
      'contradiction',
    ]);
  });

  test('can be saved while they are unfinished, and not submitted', async () => {
    const { body: begun } = await calls.create(supplier);
    const document = withRules(wholeDocument('A walk'), rule({ weekdays: [6] }));
    const { status, body } = await calls.save(supplier, begun.id, 1, document);
    assert.deepEqual([status, body.may.submit], [200, false]);
    const { body: refused } = await calls.submit(supplier, begun.id, 2);
    assert.deepEqual([refused.fields[0].field, refused.fields[0].rule], ['options.0.priceRules.0', 'required']);
  });

  test('cannot be those of another option', async () => {
    const theirs = rule({ weekdays: [6], percent: 10 });
    const { id } = await publish(app, supplier, withRules(wholeDocument('A walk with its rule'), theirs));
    const { body: copy } = await calls.create(supplier, { copyOf: id });
    assert.notEqual(copy.document.options[0].priceRules[0].id, theirs.id);
    const { body: begun } = await calls.create(supplier);
    await calls.save(supplier, begun.id, 1, withRules(wholeDocument('A thief of rules'), theirs));
    await calls.submit(supplier, begun.id, 2);
    const operator = await app.signIn('operator');
    const { status } = await calls.review(operator, begun.id, { version: 2, outcome: 'approved' });
    assert.equal(status, 404);
  });
});
