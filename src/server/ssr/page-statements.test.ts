// How many statements a page costs the database: what many pages need is read once, what one page needs in few.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { dropCachedSettings } from '#domain/settings/settings-queries.ts';
import { cardCacheOf } from '#domain/storefront/card-cache.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { createApp } from '#server/http/app.ts';
import type { App } from '#server/http/application.ts';
import { clientFolder, loadWebBundle } from './web-bundle.ts';

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));

describe('statements of a page', { skip: !isBuilt && 'the pages are not built (npm run build)' }, () => {
  let app: App;
  let own: TestApp;
  let slugs: string[];
  let place: string;
  let statements = 0;
  const count = () => void statements++;
  before(async () => {
    own = await testApp();
    const { database } = own.services;
    app = createApp(own.services, await loadWebBundle());
    const { rows } = await sql<{ slug: string; place: string }>`
      select t.slug, p.slug as place from tours t join places p on p.id = t.place_id where t.status = 'published'
      order by t.popularity desc limit 2`.execute(database.db);
    slugs = rows.map(({ slug }) => slug);
    place = rows[0]!.place;
    // As when the feed of changes is followed.
    cardCacheOf(database).enable(true);
    // A statement outside a transaction takes a connection of its own.
    database.pool.on('acquire', count);
  });
  after(() => {
    own.services.database.pool.off('acquire', count);
    cardCacheOf(own.services.database).enable(false);
  });

  async function statementsOf(address: string): Promise<number> {
    // The settings are cached for a second at most, on every page: read now, they last for this one.
    dropCachedSettings(own.services);
    await app(new Request('http://localhost:3000/api/settings'));
    const before = statements;
    const { status } = await app(new Request(`http://localhost:3000${address}`));
    assert.equal(status, 200, address);
    return statements - before;
  }

  test('are three for a tour that was not requested before, and none for one that is cached', async () => {
    assert.equal(await statementsOf(`/tour/${slugs[0]}`), 3);
    assert.equal(await statementsOf(`/tour/${slugs[0]}`), 0);
    assert.equal(await statementsOf(`/tour/${slugs[1]}`), 3);
  });

  test('are at most one for each list of the home page, its cards and its figures at first, then none', async () => {
    const first = await statementsOf('/');
    // The list that comes first may have brought all cards of the other.
    assert.ok(first === 5 || first === 6, String(first));
    assert.equal(await statementsOf('/'), 0);
  });

  test('of results are those of the search, and one for the cards that are not cached', async () => {
    // Two to search in SQL; the index of a server needs none.
    // The currencies of the places, read once, are the fourth.
    assert.equal(await statementsOf(`/${place}-l475`), 4);
    assert.equal(await statementsOf(`/${place}-l475`), 2);
  });
});
