// A rush of confirmations, more than a started server writes and sends in a minute: what a user waits for in front of a screen
// goes past it, and a late queue is no reason to take the process from a balancer.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { newId } from '#kernel/ids.ts';
import { demoLogins } from '#world/logins.ts';
import { giftCardRequest } from '#test/gift-cards.ts';
import { startMailServer } from '#test/mail-server.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { copyPostgresWorld } from '#test/world-copy.ts';

const confirmations = 40_000;
const mails = 500;
const lateSeconds = 600;
/** When the tours of the rush start. */
const rush = '2100-01-01T10:00:00.000Z';
const patienceMs = 60_000;

describe('a rush of confirmations', () => {
  let server: ServerProcess;
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  let folder: string;
  let client: pg.Client;

  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'senda-rush-'));
    const url = await copyPostgresWorld(process.env.TEST_DATABASE_URL!);
    client = new pg.Client({ connectionString: url });
    await client.connect();
    mailServer = await startMailServer();
    server = await startServer({
      DATA_DIR: folder,
      DATABASE_URL: url,
      SMTP_URL: mailServer.url,
      MAILS_PER_SECOND: '10',
    });
    await until('the server is ready', async () => (await fetch(`${server.url}/readyz`)).ok);
  });
  after(async () => {
    await server.kill();
    await mailServer.close();
    await client.end();
    await rm(folder, { recursive: true, force: true });
  });

  async function until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
    const endMs = performance.now() + patienceMs;
    while (!(await isTrue())) {
      assert.ok(performance.now() < endMs, what);
      await setTimeout(20);
    }
  }

  /** Their mails are written already, so the jobs are done again and the mails wait besides. */
  async function startRush(): Promise<void> {
    await client.query(
      `insert into jobs (name, payload, run_at)
       select 'booking-confirmed', json_build_object('bookingId', id, 'startsAt', $3::text), now() - make_interval(secs => $2)
       from (select id from bookings where state in ('confirmed', 'completed') limit 20) b, generate_series(1, $1::int / 20)`,
      [confirmations, lateSeconds, rush],
    );
    await client.query(
      `insert into mails (id, event, recipient, language, subject, body_text, body_html, created_at)
       select gen_random_uuid(), 'rush-' || n, 'rush-' || n || '@tests.example', 'en', 'A booking', 'A text', '<p>A text</p>', now() - interval '1 hour'
       from generate_series(1, $1::int) n`,
      [mails],
    );
  }

  const sentTo = (email: string) => mailServer.taken.filter((recipient) => recipient === email).length;
  const sentOfRush = () => mailServer.taken.filter((recipient) => recipient.startsWith('rush-')).length;

  /** The traveller gets other mails, too: for the gift card. */
  const isTicketSent = async (traveller: string) => {
    const { rowCount } = await client.query(
      "select from mails where event like 'booking-confirmed:%' and recipient = $1 and sent_at is not null",
      [traveller],
    );
    return rowCount === 1;
  };

  const post = async (address: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(server.url + address, { method: 'POST', headers, body: JSON.stringify(body) });
    assert.ok(response.ok, `${address}: ${response.status} ${await response.clone().text()}`);
    return response.status === 204 ? undefined : response.json();
  };

  /** Of a tour that starts within the day. */
  async function findDepartureSoon(): Promise<{ tourId: string; departureId: string }> {
    const { rows } = await client.query(`
      update departures set starts_at = date_trunc('minute', now()) + interval '20 hours' where id = (
        select d.id from departures d join tours t on t.id = d.tour_id
        where t.pay_later and t.confirmation = 'instant' and d.taken = 0 and d.withheld = 0 and d.open and d.starts_at > now() + interval '2 days'
          and exists (select from units u where u.option_id = d.option_id and u.kind = 'adult')
          and not exists (select from option_resources r where r.option_id = d.option_id)
        order by d.starts_at limit 1)
      returning id as "departureId", tour_id as "tourId"`);
    return rows[0];
  }

  /** Pays for it, too; returns to whom its code is mailed. */
  async function giveGiftCard(token: string): Promise<string> {
    const card = giftCardRequest();
    const { payment } = (await post('/api/gift-cards', card, token)) as { payment: { redirectUrl: string } };
    const body = new URLSearchParams({ outcome: 'paid' });
    const page = server.url + new URL(payment.redirectUrl).pathname;
    assert.equal((await fetch(page, { method: 'POST', body, redirect: 'manual' })).status, 303);
    return card.recipientEmail;
  }

  test('delays no new password, no gift card and no ticket, and leaves the process ready', async () => {
    const { email: supplier } = demoLogins.supplier;
    const traveller = `${newId()}@tests.example`;
    const account = { email: traveller, password: 'a walk by the sea', role: 'client' };
    const { token } = (await post('/api/auth/register', account)) as { token: string };
    await until('the address is to be confirmed', () => sentTo(traveller) === 1);
    const departure = await findDepartureSoon();
    await startRush();

    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    assert.ok(Number(/^jobs_oldest_seconds\{worker="ordinary"\} (\S+)/m.exec(metrics)![1]) >= lateSeconds);
    assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
    await until('mails of the rush are sent', () => sentOfRush() >= 5);
    await post('/api/auth/password-reset', { email: supplier });
    const receiver = await giveGiftCard(token);
    await post('/api/bookings', { ...departure, adults: 1, payment: 'later' }, token);
    await until('the new password is sent', () => sentTo(supplier) === 1);
    await until('the code of the gift card is sent', () => sentTo(receiver) === 1);
    await until('the ticket is sent', () => isTicketSent(traveller));
    const { rows } = await client.query("select count(*)::int as left from jobs where payload ->> 'startsAt' = $1", [
      rush,
    ]);
    assert.ok(rows[0].left > 0, 'the ticket waited for all confirmations of the rush');
    assert.ok(sentOfRush() < mails / 2, `${sentOfRush()} mails of the rush went first`);
  });
});
