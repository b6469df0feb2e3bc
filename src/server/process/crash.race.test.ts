// The server is killed while people book, and started again: every acknowledged booking exists exactly once.
// CRASH_ROUNDS kills per engine, 2 by default.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import pg from 'pg';
import { newId } from '#kernel/ids.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { copyEmbeddedWorld, copyPostgresWorld } from '#test/world-copy.ts';

const kills = Number(process.env.CRASH_ROUNDS ?? 2);
const clients = 6;

type Order = { key: string; token: string; body: { tourId: string; departureId: string; adults: 1 } };

describe('a server that is killed while people book', () => {
  const table: object[] = [];
  after(() => console.table(table));

  test('loses no answered booking with the embedded database', async () => {
    const folder = await copyEmbeddedWorld();
    // The socket on which the server itself reaches its database.
    await storm('embedded', { DATA_DIR: folder }, { host: folder, port: 5432, user: 'postgres', database: 'postgres' });
    await rm(folder, { recursive: true, force: true });
  });

  test('loses no answered booking with PostgreSQL', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-crash-'));
    const connectionString = await copyPostgresWorld(process.env.TEST_DATABASE_URL!);
    await storm('postgres', { DATA_DIR: folder, DATABASE_URL: connectionString }, { connectionString });
    await rm(folder, { recursive: true, force: true });
  });

  async function storm(
    engine: string,
    environment: Record<string, string>,
    connection: pg.ClientConfig,
  ): Promise<void> {
    const acknowledged = new Map<string, string>();
    let unacknowledged = 0;
    let readyMs = 0;
    let server = await startServer(environment);
    const tokens = await Promise.all([1, 2, 3].map(() => register(server)));
    const seats = await query(
      connection,
      `
      select id as "departureId", tour_id as "tourId" from departures d
      where starts_at > now() + interval '2 days' and exists (select from units u where u.option_id = d.option_id and u.kind = 'adult')
        and tour_id in (select id from tours where pay_later and confirmation = 'instant')
      order by capacity - taken desc, id limit 2000`,
    );
    let next = 0;
    const nextOrder = (client: number): Order => ({
      key: newId(),
      token: tokens[client % tokens.length]!,
      body: { ...(seats[next++ % seats.length] as any), adults: 1 },
    });

    for (let kill = 0; kill < kills; kill++) {
      const unacknowledgedOrders = await bookUntilKilled(server, nextOrder, acknowledged, 300 + ((kill * 371) % 900));
      const startsMs = performance.now();
      server = await startServer(environment);
      readyMs = Math.max(readyMs, performance.now() - startsMs);
      unacknowledged += (await bookedIds(connection)).length - acknowledged.size;
      // No client got a response to these; the same key makes it safe to retry.
      for (const order of unacknowledgedOrders) {
        const { status, id } = await post(server, order);
        if (status === 201) acknowledged.set(order.key, id!);
      }
      await compare(connection, acknowledged);
    }
    const found = await compare(connection, acknowledged);
    await everyMailOnce(connection, acknowledged);
    await server.end();
    table.push({
      engine,
      kills,
      acknowledged: acknowledged.size,
      'booked, but killed before the answer': unacknowledged,
      found,
      broken: 0,
      'slowest restart, s': Number((readyMs / 1000).toFixed(1)),
    });
  }

  /** Books with several clients until the server is killed; returns the orders without a response. */
  async function bookUntilKilled(
    server: ServerProcess,
    nextOrder: (client: number) => Order,
    acknowledged: Map<string, string>,
    afterMs: number,
  ): Promise<Order[]> {
    const unacknowledgedOrders: Order[] = [];
    const book = async (client: number) => {
      for (;;) {
        const order = nextOrder(client);
        try {
          const { status, id } = await post(server, order);
          assert.ok(status === 201 || status === 409, `${status}`);
          if (status === 201) acknowledged.set(order.key, id!);
        } catch (error) {
          if ((error as Error).name === 'AssertionError') throw error;
          unacknowledgedOrders.push(order);
          return;
        }
      }
    };
    const booking = Promise.all(Array.from({ length: clients }, (_, client) => book(client)));
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await server.kill();
    await booking;
    return unacknowledgedOrders;
  }

  async function post(server: ServerProcess, { key, token, body }: Order): Promise<{ status: number; id?: string }> {
    const response = await fetch(`${server.url}/api/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    return { status: response.status, id: ((await response.json()) as { id?: string }).id };
  }

  async function register(server: ServerProcess): Promise<string> {
    const body = JSON.stringify({ email: `${newId()}@tests.example`, password: 'a walk by the sea', role: 'client' });
    const response = await fetch(`${server.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return ((await response.json()) as { token: string }).token;
  }

  /** Every acknowledged booking exists once, there are no others, and no invariant is broken. */
  async function compare(connection: pg.ClientConfig, acknowledged: Map<string, string>): Promise<number> {
    const booked = await bookedIds(connection);
    assert.equal(new Set(acknowledged.values()).size, acknowledged.size, 'two orders, two bookings');
    assert.deepEqual(booked, [...acknowledged.values()].sort());
    assert.deepEqual(await query(connection, 'select * from broken_invariants()'), []);
    return booked.length;
  }

  async function bookedIds(connection: pg.ClientConfig): Promise<string[]> {
    const rows = await query(
      connection,
      `select b.id from bookings b join users u on u.id = b.user_id where u.email like '%@tests.example' order by b.id`,
    );
    return rows.map(({ id }) => id as string);
  }

  /** Jobs that died with a process run again when their lease is over; here it is cut short. */
  async function everyMailOnce(connection: pg.ClientConfig, acknowledged: Map<string, string>): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      await query(
        connection,
        `update jobs set run_at = now() where attempts > 0 and name like 'booking-%' and run_at > now()`,
      );
      const [{ waiting }] = (await query(
        connection,
        `select count(*)::int as waiting from jobs where name like 'booking-%'`,
      )) as [{ waiting: number }];
      if (waiting === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    const mails = await query(
      connection,
      `
      select event from mails m join bookings b on m.event = 'booking-confirmed:' || b.id join users u on u.id = b.user_id where u.email like '%@tests.example'`,
    );
    assert.equal(mails.length, acknowledged.size);
  }

  async function query(connection: pg.ClientConfig, query: string): Promise<Record<string, any>[]> {
    const client = new pg.Client(connection);
    await client.connect();
    try {
      return (await client.query(query)).rows;
    } finally {
      await client.end();
    }
  }
});
