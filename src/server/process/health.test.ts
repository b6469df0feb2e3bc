import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { startSearchIndex } from '#domain/search/indexing/start-search-index.ts';
import { replaceSearch } from '#domain/search/search-port.ts';
import { followChanges } from '#platform/changes/follow-changes.ts';
import { declareJobs, job } from '#platform/jobs/job-types.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { watchJobs } from './job-metrics.ts';

const { 'test-late': late } = declareJobs({ 'test-late': job<{}>() });

describe('/readyz', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  after(() => replaceSearch(app.services.database, undefined));

  test('names the search index while it is missing, and is 200 once it answers', async () => {
    const { services } = app;
    const feed = followChanges(services);
    // The index of an earlier test may lie in a file, which is read in a moment.
    const begin = Promise.withResolvers<void>();
    const index = startSearchIndex(services, { ...feed, ready: begin.promise.then(() => feed.ready) });
    replaceSearch(services.database, index.search);
    const early = await app.send('GET', '/readyz');
    assert.equal(early.status, 503);
    assert.equal(early.body.ready, false);
    assert.match(early.body.checks.search, /index is being/);
    assert.equal((await app.send('GET', '/api/tours/search?q=wine')).status, 200, 'the database answers until then');

    begin.resolve();
    await index.ready;
    const { status, body } = await app.send('GET', '/readyz');
    assert.deepEqual([status, body.checks.search], [200, 'ok'], JSON.stringify(body));
    await feed.stop();
  });

  test('does not ask about the queue of jobs: how late they are is for the metrics', { timeout: 30_000 }, async () => {
    const { services, send } = app;
    watchJobs(services);
    await app.jobs.runDue();
    const isWaiting = /^jobs_waiting\{worker="ordinary"\} (\d+)/m;
    // A scrape does not wait for a slow database: the next one has what it found.
    const metricsOnce = async (areRight: (metrics: string) => boolean): Promise<string> => {
      for (;;) {
        const metrics: string = (await send('GET', '/metrics')).body;
        if (areRight(metrics)) return metrics;
        await setTimeout(20);
      }
    };
    // Jobs of other tests may wait for their next try.
    const before = Number(isWaiting.exec(await metricsOnce((metrics) => isWaiting.test(metrics)))![1]);
    const tenMinutesAgo = new Date(services.clock.now().getTime() - 600_000);
    await enqueue(services.database.db, late, {}, tenMinutesAgo);
    const { status, body } = await send('GET', '/readyz');
    assert.equal(status, 200, JSON.stringify(body));
    const metrics = await metricsOnce((now) => Number(isWaiting.exec(now)![1]) === before + 1);
    assert.ok(Number(/^jobs_oldest_seconds\{worker="ordinary"\} (\d+)/m.exec(metrics)![1]) >= 600);
    await services.database.db.deleteFrom('jobs').where('name', '=', 'test-late').execute();
  });
});
