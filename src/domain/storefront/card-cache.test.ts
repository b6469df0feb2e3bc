// The cache matches the database: the same cards, tours and lists as without it, after any change.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { type KyselyPlugin, sql } from 'kysely';
import { languages } from '#kernel/languages.ts';
import { currencies } from '#kernel/money.ts';
import type { Changes } from '#platform/changes/change-queries.ts';
import { type ChangeFeed, followChanges } from '#platform/changes/follow-changes.ts';
import { parseSerialized } from '#platform/http/serialized.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, type TestTour } from '#test/test-tour.ts';
import { findCards } from '#domain/catalogue/catalogue-queries.ts';
import { soldOnlyToGroups } from '#domain/inventory/inventory-queries.ts';
import { cardView } from './cards.ts';
import { readTourIds } from './lists.ts';
import { CardCache } from './card-cache.ts';
import { readTour, tourView } from './tour-view.ts';

const patienceMs = 10_000;

describe('the card cache', () => {
  let app: TestApp;
  let feed: ChangeFeed;
  let cache: CardCache;
  let own: TestTour;
  let ids: string[];
  let notify: (changes: Changes) => void = () => {};
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  before(async () => {
    app = await testApp();
    cache = new CardCache({ db: db().withPlugin(counter) });
    feed = followChanges(app.services);
    feed.follow({ apply: (changes) => cache.invalidate(changes), reset: () => cache.clear() });
    feed.follow({ apply: (changes) => notify(changes), reset() {} });
    await feed.ready;
    cache.enable(true);
    own = await createTestTour();
    ids = [...(await readTourIds(db(), inOrder('popularity'), { offset: 0, limit: 30 })).ids, own.id];
  });
  after(() => feed.stop());
  closeTestTours();

  const db = () => app.services.database.db;
  const inOrder = (order: 'popularity' | 'price' | 'name' | 'newest') => ({
    order,
    descending: true,
    language: 'en' as const,
  });

  /** Runs a statement and waits until the cache knows of the change of the own tour. */
  async function change(statement: ReturnType<typeof sql>): Promise<void> {
    const notified = new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error('nobody was told of the change')), patienceMs).unref();
      notify = ({ words, shown }) => (words || shown.has(own.id)) && resolve();
    });
    await statement.execute(db());
    feed.pollSoon();
    await notified;
  }

  async function equals(language: (typeof languages)[number], currency: (typeof currencies)[number], some: string[]) {
    const shownAs = { language, currency };
    const rows = await findCards(db(), some, shownAs.language, soldOnlyToGroups);
    assert.deepEqual(
      (await cache.cards(some, shownAs)).map(parseSerialized),
      rows.map((row) => cardView(row, shownAs)),
    );
    for (const id of some.slice(0, 3)) {
      const rows = await readTour(db(), id, language);
      const [found, expected] = [await cache.tour(id, shownAs), rows && tourView(rows, shownAs)];
      assert.deepEqual(found && parseSerialized(found), expected);
      if (rows) assert.equal((await cache.tour(rows.tour.slug, shownAs))!.json, found!.json);
    }
  }

  const anyLanguage = fc.constantFrom(...languages);
  const anyCurrency = fc.constantFrom(...currencies);

  test('gives the cards and tours that the database gives, in every language and currency', async () => {
    const anyIds = fc
      .array(fc.nat(), { maxLength: 12 })
      .map((picks) => [...new Set(picks.map((n) => ids[n % ids.length]!))]);
    await fc.assert(
      fc.asyncProperty(anyLanguage, anyCurrency, anyIds, (language, currency, some) =>
        equals(language, currency, some),
      ),
      { numRuns: 60 },
    );
    await equals('en', 'USD', ['00000000-0000-4000-8000-000000000000', ids[0]!]);
  });

  test('gives them after any change of what is shown', async () => {
    const { id } = own;
    const unit = own.options[0].units['adult']!;
    const changes = {
      price: () => sql`update units set price_minor = price_minor + 101 where id = ${unit}`,
      fromPrice: () => sql`update tours set from_price_minor = coalesce(from_price_minor, 4000) + 7 where id = ${id}`,
      noPrice: () =>
        sql`update tours set from_price_minor = null, pickup_available = not pickup_available where id = ${id}`,
      title: () => sql`update tour_texts set title = title || '!' where tour_id = ${id}`,
      trick: () => sql`update tour_texts set description = ${'"\\u0000d9" \\u0000c "price":1'} where tour_id = ${id}`,
      picture: () => sql`insert into tour_pictures (tour_id, position, url) values (${id}, 0, '/posters/x.svg')
        on conflict (tour_id, position) do update set url = excluded.url || '?1'`,
      facts: () =>
        sql`update tours set facts = jsonb_build_object('groupSizeMax', (random() * 90)::int + 1) where id = ${id}`,
      highlights: () =>
        sql`update tour_texts set facts = jsonb_build_object('agesNote', gen_random_uuid()::text) where tour_id = ${id}`,
      paused: () => sql`update tours set status = 'paused', updated_at = clock_timestamp() where id = ${id}`,
      published: () => sql`update tours set status = 'published', updated_at = clock_timestamp() where id = ${id}`,
      seller: () => sql`update suppliers set phone = phone || '0' where id = ${own.supplierId}`,
      city: () =>
        sql`update place_texts set line = line || '.' where place_id = (select place_id from tours where id = ${id})`,
    };
    const names = Object.keys(changes) as (keyof typeof changes)[];
    const steps = fc.array(fc.tuple(fc.constantFrom(...names), anyLanguage, anyCurrency), {
      minLength: 3,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (some) => {
        for (const [name, language, currency] of some) {
          await equals(language, currency, [id]);
          await change(changes[name]());
          await equals(language, currency, [id, ids[0]!]);
        }
      }),
      { numRuns: 6 },
    );
    await change(changes.published());
  });

  test('gives the order of a list that the database gives, on its first pages and far beyond them', async () => {
    for (const order of ['popularity', 'price', 'name', 'newest'] as const)
      for (const part of [
        { offset: 0, limit: 10 },
        { offset: 20, limit: 20 },
        { offset: 1990, limit: 20 },
      ])
        assert.deepEqual(
          await cache.tourIds(inOrder(order), part),
          await readTourIds(db(), inOrder(order), part),
          `${order} from ${part.offset}`,
        );
    const { id } = await createTestTour();
    await change(sql`update tours set popularity = 1000000 where id in (${own.id}, ${id})`);
    const top = { offset: 0, limit: 4 };
    const listed = await cache.tourIds(inOrder('popularity'), top);
    assert.deepEqual(listed, await readTourIds(db(), inOrder('popularity'), top));
    assert.ok(listed.ids.includes(own.id));
  });

  test('reads nothing twice', async () => {
    await cache.cards(ids, { language: 'fr', currency: 'USD' });
    await cache.tour(ids[0]!, { language: 'fr', currency: 'USD' });
    await cache.tourIds(inOrder('popularity'), { offset: 0, limit: 10 });
    const before = statements;
    await cache.cards(ids.toReversed(), { language: 'fr', currency: 'EUR' });
    await cache.tour(ids[0]!, { language: 'fr', currency: 'EUR' });
    await cache.tourIds(inOrder('popularity'), { offset: 10, limit: 10 });
    assert.equal(statements, before);
  });
});
