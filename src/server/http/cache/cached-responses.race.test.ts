import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { demoLogins } from '#world/logins.ts';
import { withTitle } from '#domain/authoring/test-drafts.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { copyPostgresWorld } from '#test/world-copy.ts';

describe('a change that one process writes is seen in what another keeps:', () => {
  let folder: string;
  let client: pg.Client;
  let one: ServerProcess;
  let other: ServerProcess;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'senda-kept-'));
    const connectionString = await copyPostgresWorld(process.env.TEST_DATABASE_URL!);
    const environment = { DATABASE_URL: connectionString, DATA_DIR: folder };
    [one, other] = await Promise.all([startServer(environment), startServer(environment)]);
    client = new pg.Client({ connectionString });
    await client.connect();
  });
  after(async () => {
    await client.end();
    await Promise.all([one.end(), other.end()]);
    await rm(folder, { recursive: true, force: true });
  });

  const read = async ({ url }: ServerProcess, address: string) => (await fetch(url + address)).text();

  /** By the first process. */
  async function write(token: string, method: string, address: string, body?: object): Promise<any> {
    const response = await fetch(`${one.url}/api/${address}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    assert.ok(response.ok, `${method} ${address}: ${response.status}`);
    return response.json();
  }
  async function signIn(who: keyof typeof demoLogins): Promise<string> {
    const { email, password } = demoLogins[who];
    return (await write('', 'POST', 'auth/login', { email, password })).token;
  }

  /** The promise is a second; a machine under load may need longer, so the test waits ten. */
  async function sees(address: string, expected: RegExp | ((text: string) => boolean)): Promise<void> {
    const isShown = typeof expected === 'function' ? expected : (text: string) => expected.test(text);
    const writtenAt = performance.now();
    for (const server of [one, other]) {
      while (!isShown(await read(server, address))) {
        assert.ok(performance.now() - writtenAt < 10_000, `${address} shows ${expected}`);
        await setTimeout(20);
      }
    }
  }

  async function isCached(server: ServerProcess): Promise<number> {
    const text = await read(server, '/metrics');
    return [...text.matchAll(/^cache_answers_total\{.*from="cache"\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  }

  test('a text, a review, a supplier, a setting', async () => {
    const page = '/tour/safari-in-kenya';
    const call = '/api/tours/safari-in-kenya';
    for (const server of [one, other]) {
      for (let times = 0; times < 2; times++) for (const address of [page, call, '/tours']) await read(server, address);
      assert.ok((await isCached(server)) >= 3, 'both answer from what they kept');
    }
    const tour = "(select id from tours where slug = 'safari-in-kenya')";
    await client.query(`update tour_texts set title = 'Lions at noon' where language = 'en' and tour_id = ${tour}`);
    await sees(page, /Lions at noon/);
    await sees(call, /Lions at noon/);
    await client.query(`update reviews set supplier_reply = 'Come back soon' where tour_id = ${tour}`);
    await sees(page, /Come back soon/);
    await client.query(
      `update suppliers set name = 'Lion & Sons' where id = (select supplier_id from tours where id = ${tour})`,
    );
    await sees(page, /Lion &amp; Sons/);
    await sees(call, /Lion & Sons/);
    await client.query(`insert into settings (key, value) values ('appName', '"Rutas del Sur"')`);
    await sees('/tours', /Rutas del Sur/);
    await sees('/api/settings', /Rutas del Sur/);
  });

  test('a price of the calendar, a closed day and a change that is published', async () => {
    const supplier = await signIn('supplier');
    const operator = await signIn('operator');
    const { rows } = await client.query<{ id: string; slug: string; day: string }>(
      `select t.id, t.slug, to_char(d.starts_at_local, 'YYYY-MM-DD') as day
       from tours t join suppliers s on s.id = t.supplier_id join departures d on d.tour_id = t.id
       where s.slug = $1 and t.status = 'published' and d.open and d.capacity - d.taken - d.withheld >= 4 and d.capacity < 10000
         and d.starts_at > now() + interval '20 days'
       order by t.id, d.starts_at limit 1`,
      [demoLogins.supplier.supplier],
    );
    const { id, slug, day } = rows[0]!;
    const days = `/api/tours/${id}/availability?date=${day}&adults=1`;
    const cached = [days, `/tour/${slug}`];
    for (const server of [one, other]) for (const address of [...cached, ...cached]) await read(server, address);
    const price = { percent: 50 };
    const [before] = await Promise.all([other, one].map((server) => read(server, days)));
    await write(supplier, 'POST', 'supplier/calendar/edits', { from: day, to: day, tourIds: [id], price });
    await sees(days, (text) => text !== before);
    const priced = await read(other, days);
    await write(supplier, 'POST', `supplier/tours/${id}/closures`, { from: day });
    await sees(days, (text) => text !== priced);
    const { version, document } = await write(supplier, 'GET', `supplier/tours/${id}`);
    const changed = withTitle(document, 'By the light of lanterns');
    const saved = await write(supplier, 'PUT', `supplier/tours/${id}`, { basedOn: version, document: changed });
    await write(supplier, 'POST', `supplier/tours/${id}/submission`, { version: saved.version });
    const review = { version: saved.version, outcome: 'approved' };
    await write(operator, 'POST', `admin/tours/${id}/review`, review);
    await sees(`/tour/${slug}`, (text) => text.includes('By the light of lanterns'));
    await sees('/api/tours/search?q=lanterns', (text) => text.includes('By the light of lanterns'));
  });
});
