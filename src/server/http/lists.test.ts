// Every list of suppliers and operators: how many statements it takes, however many rows it has, and how it is sorted. The rows
// are made by the examples of all operations that make something.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type EndpointName, endpointNames, endpointOf } from '#contract/contract.ts';
import { listSorts, type SortedList } from '#kernel/choices/list-sorts.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { type AnyExample, ExampleContext } from '#test/generated/example-context.ts';
import { examples } from '#test/generated/examples/examples.ts';

/** The most statements of a list; the caller is one of them. */
const statementsMax = 14;
const timesGrown = 3;

const isReadOfArea = (name: EndpointName) => {
  const { method, path, file } = endpointOf(name);
  return method === 'GET' && !file && /^\/(?:supplier|admin)\b/.test(path);
};
const reads = endpointNames.filter(isReadOfArea);
const makers = endpointNames.filter((name) => endpointOf(name).method === 'POST');
const sortedLists = Object.keys(listSorts) as SortedList[];

type Read = { example: AnyExample; statements: number; rows: number };

describe('a list of suppliers or operators', () => {
  let app: TestApp;
  let context: ExampleContext;
  const small = new Map<EndpointName, Read>();
  before(async () => {
    app = await openTestApp();
    context = new ExampleContext(app, examples);
    await grow(1);
    for (const name of reads) small.set(name, await read(name, await context.example(name)));
    await grow(timesGrown);
  });
  after(() => app.services.database.close());

  /** What cannot be made again, as a code of the same letters, was made before. */
  async function grow(times: number): Promise<void> {
    for (let time = 0; time < times; time++) {
      await context.renew();
      for (const name of makers)
        await context.example(name).then(
          (example) => context.send(name, example),
          () => undefined,
        );
    }
    await context.renew();
  }

  /** The least of three: in some seconds settings are read again. */
  async function read(name: EndpointName, example: AnyExample): Promise<Read> {
    const { pool } = app.services.database;
    let [statements, rows] = [Infinity, 0];
    for (let time = 0; time < 3; time++) {
      let counted = 0;
      const count = () => void counted++;
      pool.on('acquire', count);
      const { status, body } = await context.send(name, example);
      pool.off('acquire', count);
      assert.equal(status, 200, `${name}: ${JSON.stringify(body)}`);
      statements = Math.min(statements, counted);
      rows = Array.isArray(body?.data) ? body.data.length : 0;
    }
    return { example, statements, rows };
  }

  for (const name of reads)
    test(`takes as many statements however many rows it has: ${name}`, async () => {
      const { example, statements, rows } = small.get(name)!;
      const large = await read(name, example);
      assert.ok(large.rows >= rows, `${large.rows} rows after ${rows}`);
      assert.equal(large.statements, statements, `with ${large.rows} rows instead of ${rows}`);
      assert.ok(statements <= statementsMax, `${statements} statements`);
    });

  for (const list of sortedLists)
    test(`has the same rows in each order, and in the other direction the other way round: ${list}`, async () => {
      const usual = await walk(list, undefined);
      assert.ok(usual.length > 1, `${usual.length} rows`);
      for (const sort of listSorts[list]) {
        const rows = await walk(list, sort);
        assert.deepEqual(rows.toSorted(), usual.toSorted(), sort);
        if (sort.startsWith('-')) assert.deepEqual(rows.toReversed(), await walk(list, sort.slice(1)), sort);
      }
      assert.deepEqual(await walk(list, listSorts[list][0]), usual);
    });

  for (const list of sortedLists)
    test(`refuses an order that it does not have, by its field: ${list}`, async () => {
      const { example } = small.get(list)!;
      const { status, body } = await context.send(list, withQuery(example, { sort: 'luck' }));
      assert.deepEqual([status, body.fields.map(({ field }: { field: string }) => field)], [422, ['sort']]);
    });

  /** The ids of all rows, page after page. */
  async function walk(list: SortedList, sort: string | undefined): Promise<string[]> {
    const { example } = small.get(list)!;
    const isByPage = 'page' in (endpointOf(list).query?.shape ?? {});
    const ids: string[] = [];
    let position: Record<string, unknown> = isByPage ? { page: 1, pageSize: 2 } : {};
    for (let page = 2; page < 500; page++) {
      const { status, body } = await context.send(list, withQuery(example, { ...position, ...(sort && { sort }) }));
      assert.equal(status, 200, JSON.stringify(body));
      ids.push(...body.data.map((row: { id: string | number }) => String(row.id)));
      if (isByPage ? ids.length >= body.total : body.next === null) return ids;
      position = isByPage ? { page, pageSize: 2 } : { before: body.next };
    }
    return assert.fail('the list has an end');
  }
});

const withQuery = (example: AnyExample, query: Record<string, unknown>): AnyExample => ({
  ...example,
  query: { ...(example.query as Record<string, unknown> | undefined), ...query },
});
