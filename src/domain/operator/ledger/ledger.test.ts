// The ledger as operators read it: balances that sum to zero, and what was posted.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { recurringJobs } from '#server/process/jobs.ts';
import { brokenInvariants, type TestApp, testApp } from '#test/app.ts';
import { statementsOf } from '#test/statements.ts';
import { newId } from '#kernel/ids.ts';
import { money } from '#kernel/money.ts';
import { affiliateShareEntries } from '#domain/payments/affiliate-entries.ts';
import { post } from '#domain/payments/ledger.ts';

type Balances = { currency: string; accounts: { account: string; balance: { priceMinor: number } }[] }[];

describe('the ledger', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.signIn('operator'));
  });
  const db = () => app.services.database.db;
  const get = async (path: string) => (await app.send('GET', `/api/admin/ledger${path}`, { token })).body;
  const capture = (at: string, amountMinor: number) =>
    post(db(), {
      bookingId: null,
      kind: 'capture',
      currency: 'MAD',
      entries: [
        { account: 'cash', amountMinor },
        { account: 'traveller', amountMinor: -amountMinor },
      ],
      at: new Date(at),
    });
  const cashIn = (currencies: Balances) =>
    currencies
      .find(({ currency }) => currency === 'MAD')
      ?.accounts.map(({ account, balance }) => [account, balance.priceMinor]);

  test('has a trial balance of a period that sums to zero, before and after its days are added up', async () => {
    await capture('2025-03-01T23:30:00Z', 100);
    await capture('2025-03-02T00:30:00Z', 20);
    await capture('2025-03-04T12:00:00Z', 3);
    const period = '?from=2025-03-02&until=2025-03-04';
    const live = await get(period);
    await recurringJobs['sum-ledger-days']!.run(app.services);
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from ledger_days where day < '2025-04-01'`.execute(db());
    assert.equal(rows[0]!.count, 6);
    const summed = await get(period);
    assert.deepEqual(summed, live);
    assert.equal(summed.isBalanced, true);
    assert.deepEqual(cashIn(summed.currencies), [
      ['cash', 23],
      ['traveller', -23],
    ]);
    assert.deepEqual(cashIn((await get('?until=2025-03-01')).currencies), [
      ['cash', 100],
      ['traveller', -100],
    ]);
    assert.deepEqual(await brokenInvariants(app), []);
  });

  test('counts what was posted since, and adds a day up once', async () => {
    await recurringJobs['sum-ledger-days']!.run(app.services);
    const [cash] = cashIn((await get('')).currencies) as [[string, number]];
    await capture(app.services.clock.now().toISOString(), 7);
    await recurringJobs['sum-ledger-days']!.run(app.services);
    assert.deepEqual(cashIn((await get('')).currencies)![0], ['cash', cash[1] + 7]);
  });

  test('counts in its totals what is posted late to a day that was added up', async () => {
    await recurringJobs['sum-ledger-days']!.run(app.services);
    const day = async () => cashIn((await get('?from=2025-03-09&until=2025-03-09')).currencies);
    assert.equal(await day(), undefined);
    await capture('2025-03-09T12:00:00Z', 11);
    await capture('2025-03-09T13:00:00Z', 4);
    assert.deepEqual(await day(), [
      ['cash', 15],
      ['traveller', -15],
    ]);
    assert.deepEqual(await brokenInvariants(app), []);
  });

  test('shows an invariant that is broken where a day has other totals than its entries', async () => {
    const { rows } = await sql<{ day: string }>`select max(day)::text as day from ledger_days`.execute(db());
    const change = (by: number) =>
      sql`update ledger_days set debit_minor = debit_minor + ${by} where day = ${rows[0]!.day}::date and account = 'cash'`.execute(
        db(),
      );
    await change(1);
    const broken = (await brokenInvariants(app)) as { invariant: string }[];
    assert.ok(broken.some(({ invariant }) => invariant === 'the totals of a day are those of its entries'));
    const { isBalanced } = await get('');
    await change(-1);
    assert.equal(isBalanced, false);
  });

  test('finds what was posted to an account in a currency, which comes to its balance, in either order', async () => {
    const period = 'from=2025-03-01&until=2025-03-08';
    const cash = async (sort: string) =>
      (await get(`/postings?${period}&account=cash&currency=MAD&sort=${sort}`)).data as {
        at: string;
        entries: any[];
      }[];
    const [latest, earliest] = [await cash('-at'), await cash('at')];
    assert.deepEqual(
      latest.map(({ at }) => at),
      earliest.map(({ at }) => at).toReversed(),
    );
    const entries = latest.flatMap((one) => one.entries).filter(({ account }) => account === 'cash');
    const sum = entries.reduce((before, { amount }) => before + amount.priceMinor, 0);
    assert.deepEqual(cashIn((await get(`?${period}`)).currencies)![0], ['cash', sum]);
    assert.deepEqual((await get(`/postings?${period}&account=goodwill`)).data, []);
    assert.deepEqual((await get(`/postings?${period}&currency=ISK`)).data, []);
    const query = `${period}&account=cash&currency=MAD`;
    assert.equal(await statementsOf(app, () => get(`/postings?${query}`)), 1);
  });

  test('has no period that ends before it begins', async () => {
    for (const path of ['', '/trial-balance.csv', '/postings', '/postings.csv']) {
      const query = '?from=2025-03-02&until=2025-03-01';
      const { status, body } = await app.send('GET', `/api/admin/ledger${path}${query}`, { token });
      assert.deepEqual(
        [status, body.fields?.[0].field, body.fields?.[0].rule],
        [422, 'until', 'before_first_day'],
        path,
      );
    }
  });

  test('finds postings by booking, payment and kind, and reads them in pages', async () => {
    const { rows } = await sql<{ reference: string; id: string; payment: string }>`
      select b.reference, b.id, p.id as payment from bookings b
      join payments p on p.booking_id = b.id and p.state = 'captured' order by b.id limit 1`.execute(db());
    const { reference, id, payment } = rows[0]!;
    const idsOf = async (find: string) =>
      (await get(`/postings?find=${find}`)).data.map((one: { id: string }) => one.id);
    const found = (await get(`/postings?find=${reference.toLowerCase()}`)).data;
    assert.ok(found.length > 0 && found.every((one: { booking: string }) => one.booking === reference));
    for (const { entries } of found)
      assert.equal(
        entries.reduce((sum: number, { amount }: any) => sum + amount.priceMinor, 0),
        0,
      );
    const ids = found.map((one: { id: string }) => one.id);
    assert.deepEqual([await idsOf(id), await idsOf(payment), await idsOf(ids[0])], [ids, ids, [ids[0]]]);
    assert.deepEqual(await idsOf(newId()), []);
    const kinds = (await get('/postings?kind=sale')).data.map((one: { kind: string }) => one.kind);
    assert.deepEqual(new Set(kinds), new Set(['sale']));
    const first = await get('/postings');
    const second = await get(`/postings?before=${first.next}`);
    assert.equal(first.data.length, 25);
    const times = [...first.data, ...second.data].map(({ at, id: posting }: any) => `${at} ${posting}`);
    assert.deepEqual(times, [...new Set(times)].toSorted().toReversed());
  });

  test('names the affiliate of an entry, as it names the supplier', async () => {
    const { id: userId } = await app.newTraveller();
    const id = newId();
    const name = 'Walks for Thursdays';
    const applied = { kind: 'creator', state: 'applied', name, link: 'https://thursdays.example', message: 'A blog.' };
    const affiliate = { id, userId, language: 'en', appliedAt: new Date(), ...applied };
    await db().insertInto('affiliates').values(affiliate).execute();
    await post(db(), {
      bookingId: null,
      affiliateId: id,
      kind: 'affiliate_share',
      currency: 'EUR',
      entries: affiliateShareEntries(money(12, 'EUR')),
      at: new Date(),
    });
    const { data } = await get('/postings?kind=affiliate_share');
    const owners = data.flatMap(({ entries }: any) => entries.map(({ account, owner }: any) => [account, owner]));
    assert.ok(
      owners.some((one: unknown[]) => one[0] === 'affiliate' && one[1] === name),
      JSON.stringify(owners),
    );
  });

  test('takes one statement for a page of postings, and two for a balance', async () => {
    assert.deepEqual([await statementsOf(app, () => get('/postings')), await statementsOf(app, () => get(''))], [1, 2]);
  });

  test('is downloaded as tables, in which no text is a formula', async () => {
    const file = await app.send('GET', '/api/admin/ledger/trial-balance.csv?until=2025-03-01', { token });
    assert.equal(file.headers.get('content-disposition'), 'attachment; filename="trial-balance-2025-03-01.csv"');
    const lines = file.body.replace('\uFEFF', '').split('\r\n');
    assert.equal(lines[0], 'currency,account,debit,credit,balance');
    assert.ok(lines.includes('MAD,cash,1,0,1') && lines.includes('MAD,traveller,0,1,-1'), file.body);
    await sql`update suppliers set name = '=1+1' where slug = 'mar-y-piedra'`.execute(db());
    const postings = (await app.send('GET', '/api/admin/ledger/postings.csv', { token })).body as string;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ledger_entries`.execute(db());
    assert.equal(postings.trimEnd().split('\r\n').length, rows[0]!.count + 1);
    assert.ok(postings.includes(",'=1+1,") && !postings.includes(',=1+1,'));
    await sql`update suppliers set name = 'Mar y Piedra' where slug = 'mar-y-piedra'`.execute(db());
  });
});
