// Markup, a script and a formula in every text of every valid request: nothing of it comes out as markup in a page, a mail, a feed or
// a calendar, and no cell of a file begins with a formula. The texts are found by the schemas of the contract. Needs the built pages.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type EndpointName, endpointNames, endpointOf } from '#contract/contract.ts';
import { openTestApp, type TestApp, type TestResponse } from '#test/app.ts';
import { ExampleContext } from '#test/generated/example-context.ts';
import { examples } from '#test/generated/examples/examples.ts';
import { type AnyExample, schemaOf } from '#test/generated/request-of.ts';
import type { JsonSchema } from '#test/generated/values-of-schema.ts';
import { createApp } from './app.ts';
import { clientFolder, loadWebBundle } from '#server/ssr/web-bundle.ts';

const long = `=1+1"><img src=x onerror=hostile()><script>hostile()</script> javascript:hostile()`;
const short = `=1"><b onclick=hostile()>`;
/** An element that a browser would make of either. */
const asMarkup = /<(?:img src=x|script>hostile|b onclick)/i;

type Place = { at: readonly (string | number)[]; most: number };

/** Places of a value that may be any text. */
function textsIn(value: unknown, schema: JsonSchema | undefined, at: Place['at'] = []): Place[] {
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const own = schema?.anyOf?.find((one) => one.type === type) ?? schema;
  if (!own) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => textsIn(one, own.items, [...at, index]));
  if (type === 'object')
    return Object.entries(value as object).flatMap(([key, one]) => textsIn(one, own.properties?.[key], [...at, key]));
  const { format, enum: choices, pattern, maxLength = 1000, const: constant } = own as Record<string, any>;
  return type === 'string' && !format && !choices && !pattern && constant === undefined
    ? [{ at, most: maxLength }]
    : [];
}

function withHostile(body: unknown, places: readonly Place[]): unknown {
  const copy = structuredClone(body) as any;
  for (const { at, most } of places) {
    const holder = at.slice(0, -1).reduce((one, key) => one[key], copy);
    holder[at.at(-1)!] = [long, short].find((text) => text.length <= most) ?? short.slice(0, most);
  }
  return copy;
}

const nameOf = ({ at }: Place): string => at.filter((key) => typeof key === 'string').join('.');

describe(
  'hostile texts',
  { skip: !existsSync(path.join(clientFolder, '.vite/manifest.json')) && 'npm run build' },
  () => {
    let app: TestApp;
    let context: ExampleContext;
    const written: string[] = [];
    const readable: { name: EndpointName; example: AnyExample }[] = [];
    before(async () => {
      app = await openTestApp();
      app.services.translator = async (text, _, to) => `${to}: ${text}`;
      context = new ExampleContext(app, examples);
      for (const name of endpointNames) await write(name);
    });
    after(() => app.services.database.close());

    /** All texts of its example at once; what is refused at a text is sent again without that one. */
    async function write(name: EndpointName): Promise<void> {
      const { method, body: schema } = endpointOf(name);
      await context.renew();
      const example = await context.example(name).catch(() => undefined);
      if (!example) return;
      if (method === 'GET') readable.push({ name, example });
      if (!schema || example.body === undefined) return;
      let places = textsIn(example.body, schemaOf(schema));
      while (places.length > 0) {
        const { status, body } = await context.send(name, { ...example, body: withHostile(example.body, places) });
        if (status < 300) return void written.push(...places.map((place) => `${name} ${nameOf(place)}`));
        const refused: string[] = (body.fields ?? []).map(({ field }: { field: string }) => field);
        const left = places.filter(
          (place) => !refused.includes(place.at.join('.')) && !refused.includes(nameOf(place)),
        );
        // Refused as a whole: a password, a code, an address that does not exist.
        if (left.length === places.length) return;
        places = left;
      }
    }

    test('are taken in more than sixty fields: tours, profiles, reviews, messages, questions, posts, pages and names', () => {
      assert.ok(written.length > 60, written.join('\n'));
      for (const wanted of [
        /^saveTourDraft document/,
        /^updateMe /,
        /^writeReview /,
        /^writeBookingMessage /,
        /^saveArticle /,
        /^createTaxonomyEntry names/,
      ])
        assert.ok(
          written.some((one) => wanted.test(one)),
          `${wanted} of\n${written.join('\n')}`,
        );
    });

    test('come out of no page as markup', async () => {
      // Texts of drafts are seen once they are published, which a person decides.
      await sql`update tour_texts set title = ${long}, description = ${long}, what_to_do = ${long}, detail = ${long}, meeting_point = ${long}
      where tour_id = (select id from tours where status = 'published' order by id limit 1)`.execute(context.db);
      await sql`update category_texts set name = ${short}, description = ${long}`.execute(context.db);
      await sql`update place_texts set name = ${short}, line = ${long}`.execute(context.db);
      await sql`update suppliers set name = ${short}`.execute(context.db);
      const { slug } = await context.row(
        sql<{ slug: string }>`select slug from tours where status = 'published' order by id limit 1`,
      );
      const pages = createApp(app.services, await loadWebBundle());
      const { rows: posts } = await sql<{
        slug: string;
      }>`select slug from articles where kind = 'post' and published_version is not null
        order by updated_at desc limit 3`.execute(context.db);
      const query = encodeURIComponent(long);
      let seen = 0;
      const missing: string[] = [];
      const addresses = [
        '/',
        '/tours',
        '/categories',
        '/tags',
        '/blog',
        '/help',
        '/sitemap',
        '/about',
        '/digital-services-law/decisions',
        `/tour/${slug}`,
        `/es/tour/${slug}`,
        `/search?q=${query}`,
        `/search?location=${query}&activity=${query}`,
        `/${query}-l475`,
        `/login?next=${query}`,
        `/explorer?category=${query}`,
        '/sitemap.xml',
        '/blog/rss.xml',
        '/robots.txt',
        '/app.webmanifest',
        ...posts.map((post) => `/blog/${post.slug}`),
      ];
      for (const address of addresses) {
        const response = await pages(new Request(`http://localhost:3000${address}`));
        const markup = await response.text();
        if (response.status === 404) missing.push(address);
        assert.doesNotMatch(markup, asMarkup, address);
        assert.doesNotMatch(markup, /(?:href|src|action)="\s*javascript:/i, address);
        if (markup.includes('hostile')) seen += 1;
      }
      assert.ok(seen >= 5, `${seen} pages show it at all`);
      assert.deepEqual(missing, []);
    });

    test('come out of no mail as markup', async () => {
      await app.jobs.runDue();
      const { rows } = await sql<{ event: string; bodyHtml: string }>`
      select event, body_html from mails where body_html like '%hostile%'`.execute(context.db);
      assert.ok(rows.length > 3, `${rows.length} mails`);
      for (const { event, bodyHtml } of rows) assert.doesNotMatch(bodyHtml, asMarkup, event);
    });

    test('begin no cell of a file, and no line of a calendar', async () => {
      const files: string[] = [];
      let shown = 0;
      for (const { name, example } of readable) {
        const response: TestResponse = await context.send(name, example);
        const type = response.headers.get('content-type') ?? '';
        if (response.status >= 300 || !/csv|calendar/.test(type)) continue;
        const content = String(response.body);
        files.push(name);
        if (content.includes("'=1")) shown += 1;
        assert.doesNotMatch(content, type.includes('csv') ? /(?:^|[,;\n\r]|")=1/m : /^=1/m, name);
      }
      assert.ok(files.length >= 3 && shown > 0, `${files.join()}, ${shown} with a formula`);
    });
  },
);
