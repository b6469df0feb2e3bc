// The blog through the API: posts, their languages and links, the feed, and its structured data.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, before, describe, test } from 'node:test';
import { postTags } from '#kernel/choices/post-tags.ts';
import type { PostBlock, PostCardView, PostView } from '#contract/blog.ts';
import { languages } from '#kernel/languages.ts';
import { createApp } from '#server/http/app.ts';
import { clientFolder, loadWebBundle } from '#server/ssr/web-bundle.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { cities } from '#world/cities.ts';
import { readPosts } from './read-posts.ts';

const folder = path.join(import.meta.dirname, '../../../content/blog');
const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));
const slug = 'rome-for-a-pocketful-of-coins';
const tour = 'caravaggio-in-three-churches';
const dom = 'http://localhost:3000';

const wordsOf = (block: PostBlock) =>
  block.kind === 'heading' ? [{ text: block.text }] : block.kind === 'list' ? block.entries.flat() : block.words;
const linksOf = ({ blocks }: PostView) =>
  blocks.flatMap(wordsOf).flatMap((part) => ('to' in part && part.to ? [part.to] : []));

let shop: TestApp;
before(async () => void (shop = await testApp()));

const list = async (query = '') =>
  (await shop.send<{ data: PostCardView[]; total: number }>('GET', `/api/posts${query}`)).body;
const post = async (query = '') => (await shop.send<PostView>('GET', `/api/posts/${slug}${query}`)).body;

describe('posts', () => {
  test('are listed latest first, page by page', async () => {
    const { data, total } = await list();
    assert.equal(total, data.length);
    assert.ok(total >= 8);
    const days = data.map(({ publishedOn }) => publishedOn);
    assert.deepEqual(days, days.toSorted().reverse());
    assert.deepEqual(await list('?pageSize=3&page=2'), { data: data.slice(3, 6), page: 2, pageSize: 3, total });
    assert.deepEqual((await list('?page=99')).data, []);
  });

  test('are found by what they are about', async () => {
    const all = (await list()).data;
    for (const tag of postTags) {
      const { data } = await list(`?tag=${tag}`);
      assert.ok(data.length > 0, tag);
      assert.deepEqual(
        data,
        all.filter(({ tags }) => tags.some((one) => one.slug === tag)),
      );
    }
    const { status, body } = await shop.send('GET', '/api/posts?tag=nothing');
    assert.deepEqual([status, body.fields[0].field], [422, 'tag']);
  });

  test('are written in each language', async () => {
    const texts = await Promise.all(languages.map((lang) => list(`?lang=${lang}&pageSize=100`)));
    const [es, en, fr] = texts.map(({ data }) => data);
    for (const [index, { title, lead, author }] of en!.entries()) {
      assert.equal(new Set([title, es![index]!.title, fr![index]!.title]).size, 3, title);
      assert.equal(new Set([lead, es![index]!.lead, fr![index]!.lead]).size, 3, title);
      assert.equal(new Set([author.about, es![index]!.author.about, fr![index]!.author.about]).size, 3);
    }
  });

  test('have 350 to 500 words in every language', async () => {
    for (const { slug: name } of (await list()).data)
      for (const lang of languages) {
        const { body } = await shop.send<PostView>('GET', `/api/posts/${name}?lang=${lang}`);
        const words = body.blocks.flatMap(wordsOf).flatMap(({ text }) => text.trim().split(/\s+/)).length;
        assert.ok(words >= 350 && words <= 500, `${name} ${lang}: ${words}`);
        assert.equal(body.readingMinutes, 2);
      }
  });

  test('lead to tours and places of the world, and show the captions of their pictures', async () => {
    const tours = new Map(cities.flatMap((city) => city.tours.map((one) => [one.slug, one] as const)));
    const places = new Set(cities.map((city) => `/${city.slug}-l475`));
    for (const known of readPosts(folder)) {
      const { body } = await shop.send<PostView>('GET', `/api/posts/${known.slug}`);
      for (const link of linksOf(body)) {
        const [, to] = /^\/tour\/(.+)$/.exec(link) ?? [];
        assert.ok(to ? tours.has(to) : places.has(link), link);
      }
      assert.deepEqual(
        body.tours.map((card) => card.slug),
        known.tours,
      );
      const [, name, position] = /^\/posters\/(.+)-(\d)\.svg$/.exec(known.picture.url)!;
      assert.deepEqual(known.picture.scene, tours.get(name!)!.pictures[Number(position) - 1], known.slug);
      assert.equal(known.linkPicture, `/og/${name}.png`);
    }
  });

  test('show their tours in the requested currency', async () => {
    assert.deepEqual(new Set((await post('?currency=GBP')).tours.map(({ currency }) => currency)), new Set(['GBP']));
  });

  test('that are not there are refused in the language of the caller', async () => {
    const { status, body } = await shop.send('GET', '/api/posts/nothing-here?lang=fr');
    assert.deepEqual([status, body.code], [404, 'not_found']);
  });
});

describe('a post whose tours are not on sale', () => {
  const setStatus = (status: string, slugs: readonly string[]) =>
    shop.services.database.db
      .updateTable('tours')
      .set({ status } as never)
      .where('slug', 'in', slugs)
      .execute();
  const { tours } = readPosts(folder).find((one) => one.slug === slug)!;
  afterEach(() => setStatus('published', tours));

  test('names one without a link to it', async () => {
    assert.ok(linksOf(await post()).includes(`/tour/${tour}`));
    await setStatus('paused', [tour]);
    const shown = await post();
    assert.equal(linksOf(shown).includes(`/tour/${tour}`), false);
    assert.ok(
      shown.blocks.flatMap(wordsOf).some(({ text }) => text === 'a guide who says little and pays for the light'),
    );
    assert.deepEqual(
      shown.tours.map((card) => card.slug),
      tours.filter((one) => one !== tour),
    );
  });

  test('is not shown once none is left', async () => {
    await setStatus('paused', tours);
    assert.equal((await shop.send('GET', `/api/posts/${slug}`)).status, 404);
    assert.equal(
      (await list()).data.some((one) => one.slug === slug),
      false,
    );
    assert.equal((await shop.send('GET', '/blog/rss.xml')).body.includes(slug), false);
    assert.equal((await shop.send('GET', '/sitemap-posts.xml')).body.includes(slug), false);
  });
});

describe('the files of a post', () => {
  const stops = (file: string, change: (text: string) => string, message: RegExp) => {
    const copy = mkdtempSync(path.join(os.tmpdir(), 'posts-'));
    try {
      cpSync(folder, copy, { recursive: true });
      const changed = path.join(copy, slug, file);
      writeFileSync(changed, change(readFileSync(changed, 'utf8')));
      assert.throws(() => readPosts(copy), message);
    } finally {
      rmSync(copy, { recursive: true });
    }
  };

  test('stop the start where they are wrong', () => {
    stops('post.json', (text) => text.replace('"ines"', '"nobody"'), /no editor is called nobody/);
    stops('post.json', (text) => text.replace('2026-07-09', '2026-07-39'), /post\.json/);
    stops(
      'fr.txt',
      (text) => text.replace(`/tour/${tour}`, '/tour/elsewhere'),
      /fr\.txt: \/tour\/elsewhere is no tour/,
    );
    stops('es.txt', (text) => text.replace(/\]\(\/tour\/caravaggio[^)]*\)/, ']'), /es\.txt: nothing leads to/);
    stops('es.txt', (text) => text.replace('\n\n## ', '\n\n'), /es\.txt: its blocks/);
  });
});

describe('the feed', () => {
  for (const [prefix, language] of [
    ['', 'en'],
    ['/es', 'es'],
    ['/fr', 'fr'],
  ] as const)
    test(`has every post in its language (${language})`, async () => {
      const { status, body, headers } = await shop.send<string>('GET', `${prefix}/blog/rss.xml`);
      assert.deepEqual([status, headers.get('content-type')], [200, 'application/rss+xml; charset=utf-8']);
      assert.ok(body.includes('<channel><title>Blog · Senda</title>'));
      assert.ok(body.includes(`<language>${language}</language>`));
      assert.ok(body.includes(`<atom:link href="${dom}${prefix}/blog/rss.xml" rel="self"`));
      for (const card of (await list(`?lang=${language}`)).data) {
        assert.ok(body.includes(`<title>${card.title}</title>`), card.title);
        assert.ok(body.includes(`<guid isPermaLink="true">${dom}${prefix}/blog/${card.slug}</guid>`));
      }
      assert.match(body, /<pubDate>Thu, 12 Nov 2026 00:00:00 GMT<\/pubDate>/);
    });

  test('has the address without prefix when that of its language is requested', async () => {
    const { body } = await shop.send<string>('GET', '/en/blog/rss.xml');
    assert.ok(body.includes(`href="${dom}/blog/rss.xml"`));
  });

  test('does not exist in another language', async () => {
    assert.equal((await shop.send('GET', '/de/blog/rss.xml')).status, 404);
  });
});

describe('a page of the blog', { skip: !isBuilt && 'the pages are not built (npm run build)' }, () => {
  const get = async (address: string) => {
    const response = await createApp(shop.services, await loadWebBundle())(new Request(dom + address));
    return { status: response.status, html: await response.text() };
  };

  test('describes to search engines what it is and where its languages are', async () => {
    const { status, html } = await get(`/es/blog/${slug}`);
    assert.equal(status, 200);
    assert.ok(html.includes(`<link rel="canonical" href="${dom}/es/blog/${slug}">`));
    assert.ok(html.includes(`hreflang="fr" href="${dom}/fr/blog/${slug}"`));
    assert.ok(html.includes(`hreflang="x-default" href="${dom}/blog/${slug}"`));
    assert.ok(html.includes(`<link rel="alternate" type="application/rss+xml" href="${dom}/es/blog/rss.xml">`));
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    );
    const article = data.find((one) => one['@type'] === 'Article')!;
    assert.deepEqual(
      [article.headline, article.datePublished, article.inLanguage, article.mainEntityOfPage, article.author],
      [
        'Roma con un puñado de monedas',
        '2026-07-09',
        'es',
        `${dom}/es/blog/${slug}`,
        { '@type': 'Person', name: 'Inés Robledo' },
      ],
    );
    assert.ok(data.some((one) => one['@type'] === 'BreadcrumbList'));
  });

  test('is not found where there is no such post, and the list takes a tag it does not know for none', async () => {
    assert.equal((await get('/fr/blog/nothing-here')).status, 404);
    const { status, html } = await get('/blog?tag=nothing');
    assert.equal(status, 200);
    assert.ok(html.includes(`<link rel="canonical" href="${dom}/blog">`));
  });
});
