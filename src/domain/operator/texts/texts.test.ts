// Texts that staff writes instead of those of the build.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { TextEntryView } from '#contract/operator/texts.ts';
import { followChanges } from '#platform/changes/follow-changes.ts';
import { readTextOverrides } from '#domain/settings/text-overrides.ts';
import { messagesOf, text, useTextOverrides } from '#platform/texts/texts.ts';
import { followTexts } from '#server/process/follow-database.ts';
import { type TestApp, testApp } from '#test/app.ts';

describe('a text that staff rewrites', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.signIn('operator'));
  });
  const removeAll = async () => {
    await app.services.database.db.deleteFrom('textOverrides').execute();
    useTextOverrides([]);
  };
  afterEach(removeAll);

  const write = (address: string, texts: Record<string, string>, as = token) =>
    app.send('PUT', `/api/admin/texts/${address}`, { token: as, body: { texts } });
  const list = async (query: string) => (await app.send('GET', `/api/admin/texts?${query}`, { token })).body;
  const shown = async (language: string, namespace: string) =>
    (await app.send<Record<string, string>>('GET', `/api/i18n/${language}/${namespace}`)).body;

  test('is what pages and mails show, has a history, and is replaced by the text of the build', async () => {
    const built = (await shown('fr', 'tags')).title!;
    const { status, body } = await write('fr/tags/title', { title: 'Envies' });
    assert.deepEqual([status, body.forms[0].text, body.forms[0].built, body.isChanged], [200, 'Envies', built, true]);
    assert.equal((await shown('fr', 'tags')).title, 'Envies');
    assert.notEqual((await shown('en', 'tags')).title, 'Envies');
    await write('en/mail/greeting', { greeting: 'Good day {{name}},' });
    assert.equal(text('en', 'mail', 'greeting', { name: 'Ana' }), 'Good day Ana,');
    const { data, total, changes } = await list('language=fr&changed=true');
    assert.deepEqual([total, changes, data[0].namespace, data[0].key], [1, 2, 'tags', 'title']);
    assert.deepEqual(data[0].history[0].before, { title: built });
    const { body: file } = await app.send<string>('GET', '/api/admin/texts.csv', { token });
    assert.ok(file.includes(`fr,tags,title,Envies,${built}`), file);
    await write('fr/tags/title', data[0].history[0].before);
    assert.equal((await shown('fr', 'tags')).title, built);
    assert.equal((await list('language=fr&changed=true')).total, 0);
  });

  test('is found by a word of it or of its English, in one part or in all, with its plural forms together', async () => {
    const { data } = await list(`language=es&namespace=translations&find=${encodeURIComponent('REESCRÍBE')}`);
    assert.deepEqual(
      data.map(({ key }: TextEntryView) => key),
      ['note'],
    );
    const plural = (await list('language=es&namespace=translations&find=found')).data[0] as TextEntryView;
    assert.deepEqual(
      plural.forms.map(({ form }) => form),
      ['one', 'other'],
    );
    assert.equal((await list('namespace=nonsense')).total, 0);
    assert.ok((await list('')).total > 4000);
  });

  test('keeps what the page fills in, is no HTML, not empty, and is for a text that is there', async () => {
    const refusal = async (address: string, texts: Record<string, string>) => {
      const { status, body } = await write(address, texts);
      return [status, body.fields?.[0]?.field, body.fields?.[0]?.rule];
    };
    assert.deepEqual(await refusal('en/mail/greeting', { greeting: 'Hello' }), [422, 'greeting', 'placeholders']);
    for (const wrong of ['Hi {{name}} {{code}}', 'Hi {{name}} {{', 'Hi {name}'])
      assert.deepEqual(
        await refusal('en/mail/greeting', { greeting: wrong }),
        [422, 'greeting', 'placeholders'],
        wrong,
      );
    for (const wrong of ['<b>Tags</b>', 'Tags<img src=x>', 'a <!-- b'])
      assert.deepEqual(await refusal('en/tags/title', { title: wrong }), [422, 'title', 'html'], wrong);
    for (const wrong of ['[Tags](javascript:alert`1`)', '[Tags](//elsewhere.example)', 'a [b](http://c.example)'])
      assert.deepEqual(await refusal('en/tags/title', { title: wrong }), [422, 'title', 'link'], wrong);
    assert.equal((await write('en/tags/title', { title: '[Tags](/tags)' })).status, 200);
    await removeAll();
    assert.deepEqual(await refusal('en/tags/title', { title: ' ' }), [422, 'title', 'required']);
    assert.deepEqual(await refusal('en/tags/title', { other: 'x' }), [422, 'other', 'unknown_field']);
    for (const nowhere of [
      'en/tags/nothing',
      'en/about/title',
      'en/nothing/title',
      'en/translations/found_one',
      'en/tags/toString',
    ])
      assert.equal((await write(nowhere, { title: 'x' })).status, 404, nowhere);
    const forms = (one: string, other: string) => ({ found_one: one, found_other: other });
    assert.equal((await write('en/translations/found', forms('A single text < 2', '{{count}} of them'))).status, 200);
    assert.deepEqual(await refusal('en/translations/found', forms('One', 'Many')), [
      422,
      'found_other',
      'placeholders',
    ]);
    assert.equal((await list('changed=true')).data[0].forms[0].text, 'A single text < 2');
  });

  test('is left to the build where that fills in something else by now', async () => {
    const stale = { language: 'en', namespace: 'mail', key: 'greeting', text: 'Hello {{nickname}}' } as const;
    useTextOverrides([stale, { ...stale, namespace: 'gone' }, { ...stale, key: 'gone' }]);
    assert.equal(text('en', 'mail', 'greeting', { name: 'Ana' }).includes('nickname'), false);
    assert.equal('gone' in messagesOf('en', 'mail'), false);
  });

  test('is written by one editor at a time: none goes over what another has written since, and the log has it', async () => {
    const send = (title: string, began?: string) =>
      app.send('PUT', '/api/admin/texts/es/tags/title', {
        token,
        body: { texts: { title }, ...(began !== undefined && { began: { title: began } }) },
      });
    const built = messagesOf('es', 'tags').title!;
    const both = await Promise.all([send('Ganas', built), send('Planes', built)]);
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
    assert.equal(both.find(({ status }) => status === 409)!.body.code, 'article_changed');
    await Promise.all([send('Uno'), send('Dos')]);
    const [last, first] = (await list('language=es&changed=true')).data[0].history;
    assert.deepEqual(last.before, first.after);
  });

  test('for which the build has no place is listed until it is deleted', async () => {
    const gone = { language: 'fr', namespace: 'tags', key: 'gone', text: 'Envies' } as const;
    const stale = { ...gone, namespace: 'mail', key: 'greeting', text: 'Bonjour {{nickname}}' } as const;
    const nowhere = { ...gone, namespace: 'nowhere' } as const;
    await app.services.database.db.insertInto('textOverrides').values([gone, stale, nowhere]).execute();
    await write('fr/tags/title', { title: 'Envies' });
    assert.deepEqual((await list('language=en')).unused, [stale, nowhere, gone]);
    const remove = async ({ namespace, key }: { namespace: string; key: string }) =>
      (await app.send('DELETE', `/api/admin/texts/fr/${namespace}/${key}`, { token })).status;
    for (const one of [gone, stale, nowhere]) assert.equal(await remove(one), 204, one.namespace);
    assert.deepEqual([await remove(gone), await remove({ namespace: 'tags', key: 'title' })], [404, 404]);
    const { unused, changes } = await list('language=fr');
    assert.deepEqual([unused, changes], [[], 1]);
    const { data } = (await app.send('GET', '/api/admin/audit?act=text_change', { token })).body;
    assert.deepEqual(
      data.slice(0, 2).map(({ subject, before: was, after: is }: any) => [subject.id, JSON.parse(was), JSON.parse(is)]),
      [
        ['fr nowhere:gone', { gone: 'Envies' }, {}],
        ['fr mail:greeting', { greeting: stale.text }, { greeting: messagesOf('fr', 'mail').greeting }],
      ],
    );
  });

  test('is read one reading at a time: none that began earlier ends later', async () => {
    const reading = (written: string, takesMs: number) => {
      const stored = { language: 'en', namespace: 'tags', key: 'title', text: written };
      const execute = () => setTimeout(takesMs, [stored]);
      const query = { selectAll: () => query, orderBy: () => query, execute };
      return readTextOverrides({ db: { selectFrom: () => query } as any });
    };
    await Promise.all([reading('Before', 30), reading('After', 0)]);
    assert.equal(messagesOf('en', 'tags').title, 'After');
  });

  test('reaches processes that did not write it', async () => {
    const early = { language: 'fr', namespace: 'tags', key: 'title', text: 'Envies' };
    await app.services.database.db.insertInto('textOverrides').values(early).execute();
    const feed = followChanges(app.services);
    after(() => feed.stop());
    followTexts(app.services, feed);
    await feed.ready;
    assert.equal(messagesOf('fr', 'tags').title, 'Envies', 'written before the first look');
    const override = { language: 'es', namespace: 'tags', key: 'title', text: 'Ganas' };
    await app.services.database.db.insertInto('textOverrides').values(override).execute();
    for (let waited = 0; messagesOf('es', 'tags').title !== 'Ganas'; waited += 10) {
      assert.ok(waited < 10_000, 'it is shown');
      await setTimeout(10);
    }
    await feed.stop();
  });
});
