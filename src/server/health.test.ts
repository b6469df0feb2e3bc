import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startSearchIndex } from '#domain/search/index/start-search-index.ts';
import { replaceSearch } from '#domain/search/search-port.ts';
import { followChanges } from '#platform/changes/follow-changes.ts';
import { type TestApp, testApp } from '#test/app.ts';

describe('/readyz', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  after(() => replaceSearch(app.services.database, undefined));

  test('names the search index while it is missing, and is 200 once it answers', async () => {
    const { services } = app;
    const feed = followChanges(services);
    const index = startSearchIndex(services, feed);
    replaceSearch(services.database, index.search);
    const early = await app.send('GET', '/readyz');
    assert.equal(early.status, 503);
    assert.equal(early.body.ready, false);
    assert.match(early.body.checks.search, /index is being/);
    assert.equal((await app.send('GET', '/api/tours/search?q=wine')).status, 200, 'the database answers until then');

    await index.ready;
    const { status, body } = await app.send('GET', '/readyz');
    assert.deepEqual([status, body.checks.search], [200, 'ok'], JSON.stringify(body));
    await feed.stop();
  });
});
