import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import { emptyOption, emptyPriceRule } from '#kernel/tour-documents/tour-document.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { drafts, newSupplier, type Person, wholeDocument, withTitle } from './test-drafts.ts';

describe('a tour that is being written', () => {
  let app: TestApp;
  let supplier: Person;
  let calls: ReturnType<typeof drafts>;
  before(async () => {
    app = await testApp();
    supplier = await newSupplier(app);
    calls = drafts(app);
  });
  checkInvariantsAfterEach();

  test('begins empty, and says what to add', async () => {
    const { status, body } = await calls.create(supplier);
    assert.equal(status, 201);
    assert.deepEqual([body.version, body.state, body.currency, body.slug], [1, 'draft', 'EUR', null]);
    assert.equal(body.completeness.percent, 0);
    assert.equal(body.completeness.canSubmit, false);
    assert.deepEqual(body.completeness.missing[0], { gap: 'title', field: 'texts.en.title', isRequired: true });
    assert.equal(body.may.submit, false);
  });

  test('is created once under one key', async () => {
    const headers = { 'idempotency-key': newId() };
    const create = () => app.send('POST', '/api/supplier/tours', { token: supplier.token, body: {}, headers });
    const [one, again] = [await create(), await create()];
    assert.deepEqual(again.body, one.body);
  });

  test('is saved as a whole, also while parts are missing, and read back as it was', async () => {
    const { body: begun } = await calls.create(supplier);
    const document = withTitle(begun.document, 'A walk before breakfast');
    const { status, body } = await calls.save(supplier, begun.id, 1, document);
    assert.deepEqual([status, body.version, body.title], [200, 2, 'A walk before breakfast']);
    const { body: read } = await calls.read(supplier, begun.id);
    assert.deepEqual(read.document, document);
    assert.ok(read.completeness.percent > begun.completeness.percent);
    const { body: list } = await calls.list(supplier);
    assert.equal(list.data[0].id, begun.id);
    assert.deepEqual(list.data[0].completeness, { percent: read.completeness.percent, canSubmit: false });
  });

  test('is found by a part of its title, and listed by it or by its last change', async () => {
    const author = await newSupplier(app);
    for (const title of ['Zebras at dawn', 'Évora by night', 'Dawn over Évora']) {
      const { body: begun } = await calls.create(author);
      await calls.save(author, begun.id, 1, withTitle(begun.document, title));
    }
    const titles = async (query: string) =>
      (await app.send('GET', `/api/supplier/tours?lang=en&${query}`, { token: author.token })).body.data.map(
        ({ title }: { title: string }) => title,
      );
    assert.deepEqual(await titles('sort=name'), ['Dawn over Évora', 'Évora by night', 'Zebras at dawn']);
    assert.deepEqual(await titles('sort=updated'), ['Zebras at dawn', 'Évora by night', 'Dawn over Évora']);
    assert.deepEqual(await titles('find=DAWN&sort=-name'), ['Zebras at dawn', 'Dawn over Évora']);
    assert.deepEqual(await titles('find=100%25'), []);
  });

  test('loses nothing to a second editor, who gets what was saved meanwhile', async () => {
    const { body: begun } = await calls.create(supplier);
    const [mine, theirs] = [withTitle(begun.document, 'Mine'), withTitle(begun.document, 'Theirs')];
    await calls.save(supplier, begun.id, 1, theirs);
    const refused = await calls.save(supplier, begun.id, 1, mine);
    assert.deepEqual([refused.status, refused.body.code], [409, 'tour_changed']);
    assert.equal(refused.body.current.version, 2);
    assert.deepEqual(refused.body.current.document, theirs);
    assert.equal((await calls.save(supplier, begun.id, 2, mine)).body.title, 'Mine');
  });

  test('refuses what no tour can have, naming the field', async () => {
    const { body: begun } = await calls.create(supplier);
    const document = wholeDocument('A walk');
    const refusal = async (wrong: object) => {
      const { status, body } = await calls.save(supplier, begun.id, 1, { ...document, ...wrong });
      assert.equal(status, 422);
      return [body.fields[0].field, body.fields[0].rule];
    };
    assert.deepEqual(await refusal({ policy: 'fixed' }), ['document.payLater', 'contradiction']);
    assert.deepEqual(await refusal({ durationMinutes: 1 }), ['document.durationMinutes', 'too_small']);
    const [option] = document.options;
    const schedules = [{ weekdays: [8], startTimes: [], firstDay: null, lastDay: null }];
    assert.deepEqual(await refusal({ options: [{ ...option, schedules }] }), [
      'document.options.0.schedules.0.weekdays.0',
      'too_big',
    ]);
    assert.deepEqual(await refusal({ options: [option, option] }), ['document.options', 'contradiction']);
    assert.deepEqual(await refusal({ secret: 1 }), ['document.secret', 'unknown_field']);
  });

  test('belongs to its supplier: another one finds nothing, a traveller may not look', async () => {
    const { body: begun } = await calls.create(supplier);
    const [other, traveller] = [await newSupplier(app), await app.newTraveller()];
    assert.equal((await calls.read(other, begun.id)).status, 404);
    assert.equal((await calls.save(other, begun.id, 1, begun.document)).status, 404);
    assert.equal((await calls.submit(other, begun.id, 1)).status, 404);
    assert.equal((await calls.create(other, { copyOf: begun.id })).status, 404);
    for (const action of ['pause', 'archive'])
      assert.equal((await calls.act(other, 'POST', begun.id, action)).status, 404);
    assert.equal((await calls.history(other, begun.id)).status, 404);
    assert.deepEqual((await calls.list(other)).body.data, []);
    assert.equal((await calls.read(traveller, begun.id)).status, 403);
    assert.equal((await calls.create(traveller)).status, 403);
  });

  test('can be begun as a copy, with options of its own', async () => {
    const { body: begun } = await calls.create(supplier);
    await calls.save(supplier, begun.id, 1, wholeDocument('A walk to copy'));
    const { status, body } = await calls.create(supplier, { copyOf: begun.id });
    assert.deepEqual([status, body.title, body.state], [201, 'A walk to copy', 'draft']);
    const { body: original } = await calls.read(supplier, begun.id);
    assert.notEqual(body.document.options[0].id, original.document.options[0].id);
  });

  test('of the demo supplier is read from what travellers see, each of its tours', async () => {
    const demo = await app.signIn('supplier');
    const { body: list } = await calls.list(demo, '?pageSize=100');
    assert.ok(list.total > 0);
    for (const { id, state, slug } of list.data) {
      const { status, body } = await calls.read(demo, id);
      assert.equal(status, 200, slug);
      if (state !== 'published') continue;
      assert.deepEqual([body.version, body.hasChanges, body.completeness.canSubmit], [0, false, true], slug);
      assert.ok(body.title && body.document.options.length > 0, slug);
    }
  });

  test('that was published before is changed in a draft, which travellers do not see', async () => {
    const demo = await app.signIn('supplier');
    const { body: list } = await calls.list(demo, '?pageSize=100');
    const { id, slug, title } = list.data.find(({ state }: { state: string }) => state === 'published');
    const { body: read } = await calls.read(demo, id);
    const { status, body } = await calls.save(demo, id, 0, withTitle(read.document, 'Another name'));
    assert.deepEqual([status, body.version, body.hasChanges, body.state], [200, 1, true, 'published']);
    assert.equal((await app.send('GET', `/api/tours/${slug}?lang=en`)).body.title, title);
    assert.equal((await calls.save(demo, id, 0, read.document)).status, 409);
    const { body: history } = await calls.history(demo, id);
    assert.deepEqual(
      history.data.map(({ version, what }: Record<string, unknown>) => [version, what]),
      [[0, 'published']],
    );
    const restored = await calls.act(demo, 'POST', id, 'restoration', { basedOn: 1, versionId: history.data[0].id });
    assert.deepEqual([restored.status, restored.body.document], [200, read.document]);
    // It is what travellers see again: there is nothing to publish.
    assert.deepEqual([restored.body.hasChanges, restored.body.may.submit], [false, false]);
    const { body: again } = await calls.submit(demo, id, restored.body.version);
    assert.equal(again.code, 'tour_state');
  });

  /** A version in the history of the tour, which can be written on. */
  const saveAndSubmit = async (id: string, basedOn: number, document: object) => {
    const { body } = await calls.save(supplier, id, basedOn, document);
    assert.equal((await calls.submit(supplier, id, body.version)).status, 200);
    await calls.act(supplier, 'DELETE', id, 'submission');
  };

  test('counts what differs from a version as restoring it does: a price rule once, without its place', async () => {
    const { body: begun } = await calls.create(supplier);
    const { id } = begun;
    const plain = wholeDocument('A walk with a rule');
    await saveAndSubmit(id, 1, plain);
    const [option] = plain.options;
    const options = [{ ...option!, priceRules: [emptyPriceRule(newId())] }];
    await calls.save(supplier, id, 2, { ...plain, options });
    const [version] = (await calls.history(supplier, id)).body.data;
    const { restoring } = (await calls.changesOf(supplier, id, version.id)).body;
    assert.deepEqual([version.changes, restoring.length], [1, 1]);
  });

  test('says of each version which fields it changed, and before restoring one what that would change', async () => {
    const { body: begun } = await calls.create(supplier);
    const { id } = begun;
    const first = wholeDocument('A walk at dawn');
    const [option] = first.options;
    const dearer = { ...option!, units: [{ ...option!.units[0]!, priceMinor: 4500 }] };
    const second = { ...withTitle(first, 'A slow walk at dawn'), options: [dearer] };
    await saveAndSubmit(id, 1, first);
    await saveAndSubmit(id, 2, second);
    const third = { ...second, policy: 'strict' as const };
    const { body: saved } = await calls.save(supplier, id, 3, third);
    const price = `options.${option!.id}.units.adult.priceMinor`;
    const { data } = (await calls.history(supplier, id)).body;
    assert.deepEqual(
      data.map(({ what, changed }: Record<string, unknown>) => [what, changed]),
      [
        ['submitted', ['texts.en.title', price]],
        ['submitted', null],
      ],
    );
    const [latest, earliest] = data;
    const title = { path: 'texts.en.title', before: 'A walk at dawn', after: 'A slow walk at dawn' };
    const { status, body } = await calls.changesOf(supplier, id, latest.id);
    assert.equal(status, 200);
    assert.deepEqual(body.sincePrevious, [title, { path: price, before: 4000, after: 4500 }]);
    const { body: ofFirst } = await calls.changesOf(supplier, id, earliest.id);
    assert.deepEqual([ofFirst.sincePrevious, ofFirst.basedOn], [null, saved.version]);
    assert.deepEqual(ofFirst.restoring, [
      { path: 'texts.en.title', before: title.after, after: title.before },
      { path: 'policy', before: 'strict', after: 'flexible' },
      { path: price, before: 4500, after: 4000 },
    ]);
    const other = await newSupplier(app);
    assert.equal((await calls.changesOf(other, id, latest.id)).status, 404);
    assert.equal((await calls.changesOf(supplier, id, id)).status, 404);
  });

  test('names an option that has come by what is in it, and not by what is empty', async () => {
    const { body: begun } = await calls.create(supplier);
    const { id } = begun;
    const one = wholeDocument('A walk for two options');
    const more = { ...emptyOption(newId()), names: { en: 'By lamp light', es: '', fr: '' } };
    await saveAndSubmit(id, 1, one);
    const complete = { ...more, units: one.options[0]!.units, capacity: 4, schedules: one.options[0]!.schedules };
    await saveAndSubmit(id, 2, { ...one, options: [...one.options, complete] });
    const { changed } = (await calls.history(supplier, id)).body.data[0];
    const at = `options.${more.id}`;
    for (const path of [at, `${at}.names.en`, `${at}.units.adult.priceMinor`]) assert.ok(changed.includes(path), path);
    for (const path of [`${at}.names.es`, `${at}.validDays`, `${at}.units.adult.minAge`])
      assert.ok(!changed.includes(path), path);
  });
});
