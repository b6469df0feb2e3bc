// Editors write posts and pages: drafts, publication, history, and what readers see of it.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { PageView, PostCardView, PostView } from '#contract/blog.ts';
import type { ArticleChange, ArticleView } from '#contract/operator/articles.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { readBlocks, readSections } from '#kernel/articles/article-text.ts';
import { newId } from '#kernel/ids.ts';

const slug = 'the-first-bread-of-lisbon';
const tour = 'caravaggio-in-three-churches';

const inAll = (body: string): ArticleChange['texts'] => {
  const text = (language: string) => ({ title: `Bread\u0008 (${language})`, lead: 'Who bakes before dawn.', body });
  return { en: text('en'), es: text('es'), fr: text('fr') };
};
const change = (version: number, body: string, more: Partial<ArticleChange> = {}): ArticleChange => ({
  version,
  facts: { author: 'Nora Whitlock', tags: ['food'], pictureTour: null },
  texts: inAll(body),
  ...more,
});

describe('articles', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.signIn('operator'));
  });
  after(() => app.services.database.db.deleteFrom('articles').execute());
  checkInvariantsAfterEach();

  const send = <Body = ArticleView>(method: string, path: string, body?: object) =>
    app.send<Body>(method, `/api/admin/articles/${path}`, { token, body });
  const publish = (path: string, version: number) => send('PUT', `${path}/publication`, { version });
  const posts = async () => (await app.send<{ data: PostCardView[] }>('GET', '/api/posts?pageSize=100')).body.data;
  const post = (lang = 'en') => app.send<PostView>('GET', `/api/posts/${slug}?lang=${lang}`);
  const page = async (name: string) => (await app.send<PageView>('GET', `/api/pages/${name}?lang=en`)).body.page;
  const fieldOf = ({ status, body }: { status: number; body: unknown }) =>
    [status, (body as { fields: { field: string; rule: string }[] }).fields[0]!.field] as const;

  test('begin as drafts that no one sees, are published whole, and taken off again', async () => {
    const at = `post/${slug}`;
    const body = `Warm.\n\n## Before dawn\n\n- [Three churches](/tour/${tour})\n- ![x](/about)`;
    assert.equal((await send('PUT', at, change(0, body))).body.version, 1);
    assert.equal((await post()).status, 404);
    const half = change(1, body);
    await send('PUT', at, { ...half, texts: { ...half.texts, fr: { title: '', lead: '', body: '' } } });
    assert.deepEqual(fieldOf(await publish(at, 2)), [422, 'texts.fr.title']);
    assert.equal((await publish(at, 1)).body.status, 'published');

    const shown = (await post('fr')).body;
    assert.deepEqual(
      [shown.title, shown.author.name, shown.tours.map((one) => one.slug), shown.blocks.map(({ kind }) => kind)],
      ['Bread\u0008 (fr)', 'Nora Whitlock', [tour], ['paragraph', 'heading', 'list']],
    );
    assert.equal((await posts())[0]!.slug, slug);
    const rss = await app.send<string>('GET', '/blog/rss.xml');
    assert.ok(rss.body.includes(`/blog/${slug}`));
    assert.ok(rss.body.includes('<title>Bread (en)</title>'), 'a control character makes a feed unreadable');

    assert.equal((await send('DELETE', `${at}/publication`)).body.status, 'unpublished');
    assert.equal((await post()).status, 404);
    const entries = await app.services.database.db
      .selectFrom('auditEntries')
      .select('action')
      .where('subjectId', '=', `post ${slug}`)
      .orderBy('sequence')
      .execute();
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['save', 'save', 'publish', 'unpublish'],
    );
  });

  test('lead to no address that would run', async () => {
    for (const to of [
      'javascript:alert(1)',
      '//evil.example',
      'data:text/html,x',
      'http://plain.example',
      '/\\evil.example',
    ]) {
      const refused = await send('PUT', `post/bad-${newId().slice(-6)}`, change(0, `[here](${to})`));
      assert.deepEqual(fieldOf(refused), [422, 'texts.es.body'], to);
    }
    // Read as a whole these have one link, block by block another one.
    for (const body of ['[a\n\n](/x[here](javascript:alert)', '**[a](/x**[here](javascript:alert)']) {
      const refused = await send('PUT', `post/bad-${newId().slice(-6)}`, change(0, body));
      assert.deepEqual(fieldOf(refused), [422, 'texts.es.body'], body);
    }
    const scripts = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
    assert.equal((await send('PUT', 'post/with-scripts', change(0, scripts))).status, 200);
  });

  test('are read in no time, whatever they say: all requests would wait', () => {
    const startedMs = performance.now();
    for (const body of [`## ${' '.repeat(39_000)}x`, '['.repeat(39_000)])
      assert.deepEqual([readBlocks(body).length, readSections(body).length], [1, 1]);
    assert.ok(performance.now() - startedMs < 500);
    const [section] = readSections('##  Before dawn  {#dawn} ');
    assert.deepEqual([section!.title, section!.anchor], [' Before dawn', 'dawn']);
  });

  test('keep what two editors wrote at once', async () => {
    const at = 'post/two-editors';
    await send('PUT', at, change(0, 'One.'));
    assert.equal((await send('PUT', at, change(1, 'Two.'))).status, 200);
    const late = await send('PUT', at, change(1, 'Three.'));
    assert.deepEqual([late.status, (late.body as unknown as { code: string }).code], [409, 'article_changed']);
    assert.equal((await send('GET', at)).body.texts.en.body, 'Two.');
    const first = await send<{ texts: ArticleChange['texts'] }>('GET', `${at}/versions/1`);
    assert.equal(first.body.texts.en.body, 'One.');
    assert.deepEqual(
      (await send('GET', at)).body.versions.map(({ version }) => version),
      [2, 1],
    );
  });

  test('replace a post of the build under its address and day, which is hidden once it is taken off', async () => {
    const built = (await posts()).find((one) => one.slug !== slug)!;
    const at = `post/${built.slug}`;
    const { body } = await send('GET', at);
    assert.deepEqual([body.status, body.version, body.texts.en.title], ['built', 0, built.title]);
    const texts = { ...body.texts, en: { ...body.texts.en, title: 'Anew' } };
    await send('PUT', at, { version: 0, facts: body.facts, texts });
    assert.equal((await posts()).find((one) => one.slug === built.slug)!.title, built.title);
    await publish(at, 1);
    const shown = (await posts()).find((one) => one.slug === built.slug)!;
    assert.deepEqual([shown.title, shown.publishedOn, shown.tags], ['Anew', built.publishedOn, built.tags]);
    await send('DELETE', `${at}/publication`);
    assert.equal(
      (await posts()).some((one) => one.slug === built.slug),
      false,
    );
  });

  test('of pages begin with the text of the build, placeholders and anchors included', async () => {
    assert.equal(await page('about'), null);
    const { body } = await send('GET', 'page/about');
    assert.match(body.texts.en.body, /## What we promise \{#promises\}\n\n- \*\*/);
    assert.match(body.texts.en.body, /\{\{appName\}\}/);
    await send('PUT', 'page/about', { version: 0, facts: body.facts, texts: body.texts });
    await publish('page/about', 1);
    const sections = (await page('about'))!.sections;
    assert.deepEqual(
      sections.map(({ anchor }) => anchor),
      ['idea', 'numbers', 'promises', 'open', 'who'],
    );
    assert.equal(sections[2]!.paragraphs.length, 5);
    await send('DELETE', 'page/about/publication');
    assert.equal(await page('about'), null);
    assert.equal((await send('PUT', 'page/nowhere', change(0, 'x'))).status, 404);
  });
});
