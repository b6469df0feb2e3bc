// Every list of suppliers and operators: how many statements it takes, however many rows it has, and how it is sorted. The rows
// are made by the examples of all operations that make something.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type EndpointName, endpointNames, endpointOf } from '#contract/contract.ts';
import { listSorts, type SortedList } from '#kernel/choices/list-sorts.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { ExampleContext } from '#test/generated/example-context.ts';
import { examples } from '#test/generated/examples/examples.ts';
import type { AnyExample } from '#test/generated/request-of.ts';
import { statementsOf } from '#test/statements.ts';

/** Of the start page of a supplier, which is thirteen lists; a list takes at most twelve. */
const statementsMax = 19;
const timesGrown = 2;
const grownMin = 30;

const isReadOfArea = (name: EndpointName) => {
  const { method, path, file } = endpointOf(name);
  return method === 'GET' && !file && /^\/(?:supplier|admin)\b/.test(path);
};
const reads = endpointNames.filter(isReadOfArea);
const makers = endpointNames.filter((name) => endpointOf(name).method === 'POST');
const sortedLists = Object.keys(listSorts) as SortedList[];

/** Of long lists only some rows are paged through. */
const sellersYear = new Date().getUTCFullYear() - 1;
const walkedOf: Partial<Record<EndpointName, Record<string, unknown>>> = {
  findBookings: { state: 'cancelled' },
  listSellersOfYear: { year: sellersYear },
};

type Read = { statements: number; rows: number };

describe('a list of suppliers or operators', () => {
  let app: TestApp;
  let context: ExampleContext;
  const small = new Map<EndpointName, Read & { example: AnyExample }>();
  const grown: EndpointName[] = [];
  before(async () => {
    app = await openTestApp();
    context = new ExampleContext(app, examples);
    await grow(1);
    for (const name of reads) {
      const example = await context.example(name);
      small.set(name, { ...(await read(name, await withFewRows(name, example))), example });
    }
    await grow(timesGrown);
    await makeRare();
  });

  /** Rows that no operation makes by itself. */
  async function makeRare(): Promise<void> {
    const { db } = context;
    const { params: account } = small.get('listAccountMails')!.example as { params: { id: string } };
    const deliveries = await context.example('listWebhookDeliveries');
    const { id: endpointId } = deliveries.params as { id: string };
    Object.assign(small.get('listWebhookDeliveries')!, { example: deliveries });
    await sql`
      insert into jobs (name, attempts, last_error, dead_at)
      select 'check-audit-log', 5, 'refused', now() - make_interval(mins => n) from generate_series(1, 3) n`.execute(
      db,
    );
    await sql`
      insert into mails (id, event, recipient, language, subject, body_text, body_html, attempts, last_error, created_at)
      select gen_random_uuid(), 'welcome:' || gen_random_uuid(), u.email, 'en', 's', 't', 'h', 2, 'refused', now() - make_interval(mins => n)
      from users u cross join generate_series(1, 3) n where u.id = ${account.id}`.execute(db);
    await sql`
      insert into webhook_deliveries (id, endpoint_id, message_id, event, body, created_at, attempts, due_at)
      select gen_random_uuid(), ${endpointId}, gen_random_uuid(), 'booking.confirmed', '{}', now() - make_interval(mins => n), 2, now()
      from generate_series(1, 3) n`.execute(db);
    await sql`insert into seller_years (year, summed_at) values (${sellersYear}, now()) on conflict do nothing`.execute(
      db,
    );
    await sql`
      insert into seller_quarters (year, supplier_id, quarter, country, currency, activities, consideration_minor, fees_minor)
      select ${sellersYear}, id, 1, 'ES', 'EUR', 1, 100, 10 from suppliers order by id limit 3 on conflict do nothing`.execute(
      db,
    );
  }
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

  async function read(name: EndpointName, example: AnyExample): Promise<Read> {
    let rows = 0;
    const statements = await statementsOf(app, async () => {
      const { status, body } = await context.send(name, example);
      assert.equal(status, 200, `${name}: ${JSON.stringify(body)}`);
      rows = Array.isArray(body?.data) ? body.data.length : 0;
    });
    return { statements, rows };
  }

  /** A page of one row, where the list has pages: in one order what comes after the second of the other. */
  async function withFewRows(name: EndpointName, example: AnyExample): Promise<AnyExample> {
    const shape = endpointOf(name).query?.shape ?? {};
    if ('pageSize' in shape) return withQuery(example, { pageSize: 1 });
    if (!('before' in shape && name in listSorts)) return example;
    const sorts: readonly string[] = listSorts[name as SortedList];
    const key = sorts.find((sort) => sorts.includes(`-${sort}`))!;
    const { body } = await context.send(name, withQuery(example, { ...walkedOf[name], sort: `-${key}` }));
    const before = name === 'findPromoCodes' ? body.data[1]?.code : (body.data[1]?.sequence ?? body.data[1]?.id);
    return before ? withQuery(example, { ...walkedOf[name], sort: key, before }) : example;
  }

  for (const name of reads)
    test(`takes as many statements however many rows it has: ${name}`, async () => {
      const { example, statements, rows } = small.get(name)!;
      // What it is about may have been replaced meanwhile.
      const isThere = (await context.send(name, example)).status === 200;
      const large = await read(name, isThere ? example : await context.example(name));
      if (large.rows > rows) grown.push(name);
      assert.equal(large.statements, statements, `with ${large.rows} rows instead of ${rows}`);
      assert.ok(statements <= statementsMax, `${statements} statements`);
    });

  test('had more rows then, where it has rows', () => {
    assert.ok(grown.length >= grownMin, `${grown.length}: ${grown.join(', ')}`);
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
    const filter = walkedOf[list] ?? {};
    const { body: first } = await context.send(list, withQuery(example, filter));
    const pageSize = isByPage ? Math.min(100, Math.max(2, Math.ceil(first.total / 4))) : 0;
    let position: Record<string, unknown> = isByPage ? { page: 1, pageSize } : {};
    for (let page = 2; page < 500; page++) {
      const { status, body } = await context.send(
        list,
        withQuery(example, { ...filter, ...position, ...(sort && { sort }) }),
      );
      assert.equal(status, 200, JSON.stringify(body));
      ids.push(...body.data.map((row: { id: string | number }) => String(row.id)));
      if (isByPage ? ids.length >= body.total : body.next === null) return ids;
      position = isByPage ? { page, pageSize } : { before: body.next };
    }
    return assert.fail('the list has an end');
  }
});

const withQuery = (example: AnyExample, query: Record<string, unknown>): AnyExample => ({
  ...example,
  query: { ...(example.query as Record<string, unknown> | undefined), ...query },
});
