// The lists of suppliers and operators in a marketplace with as many bookings as departures, and a supplier with 500 tours.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { listSorts } from '#kernel/choices/list-sorts.ts';
import { openDatabase } from '#platform/database/database.ts';
import { sumChangedBookings } from '#domain/performance/sum-bookings.ts';
import { sumLedgerDays } from '#domain/payments/ledger-days.ts';
import { startServer } from '#test/server-process.ts';
import type { Bench, Sample, Subject } from './bench.ts';
import { type BenchUser, createUsers } from './bench-users.ts';
import { checkInvariants } from './bookable-departures.ts';
import { type LoadRequest, responseTimes } from './load.ts';
import { startSameBytesServer } from './same-bytes.ts';
import { waitUntilReady } from './wait-until-ready.ts';
import { copyGeneratedWorld } from './world-copies.ts';

const [callers, toursOfSupplier] = [8, 500];

export const bench: Bench = {
  measures: `a list of suppliers or operators, ${callers} callers: what 95 of 100 answers of the slowest list take at most`,
  unit: 'ms',
  better: 'less',
  takesLong: true,
  tours: 100_000,
  rounds: 3,
  async prepare({ serverUrl, tours, quick }) {
    const world = await copyGeneratedWorld(serverUrl, tours);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-lists-'));
    const sql = new pg.Pool({ connectionString: world.url, max: 2, options: '-c statement_timeout=0' });
    sql.on('error', () => {});
    await fill(sql, quick ? few : many);
    await sumUp(sql, world.url);
    const server = await startServer({ DATABASE_URL: world.url, DATA_DIR: folder, NODE_ENV: 'production' });
    await waitUntilReady(server.url);
    const lists = await listsOf(sql);
    const bytes = await startSameBytesServer({
      status: 200,
      headers: { 'content-type': 'application/json' },
      bodyBase64: Buffer.from(
        await (await fetch(server.url + lists[0]!.path, { headers: lists[0]!.headers })).text(),
      ).toString('base64'),
    });
    return {
      ours: { what: 'the server', run: (seconds) => slowestOf(server.url, lists, seconds) },
      yardsticks: { http: sideOf('node:http sending one such list', bytes.origin, lists) },
      verify: () => checkInvariants(sql),
      async close() {
        bytes.close();
        await server.kill();
        await sql.end();
        await world.drop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
};

const sideOf = (what: string, origin: string, lists: List[]): Subject => ({
  what,
  run: (seconds) => responseTimes({ origin, callers, requests: lists.slice(0, 1), seconds }, 'p95Ms'),
});

type List = LoadRequest & { name: string };

/** Each list for a third of the time; the details have the times of each. */
async function slowestOf(origin: string, lists: List[], seconds: number): Promise<Sample> {
  const details: Record<string, number> = {};
  for (const list of lists) {
    const plan = { origin, callers, requests: [list], seconds: seconds / 3 };
    details[list.name] = (await responseTimes(plan, 'p95Ms')).value;
  }
  return { value: Math.max(...Object.values(details)), details };
}

/** What an operator has besides accounts and bookings. */
type Filled = Record<'accounts' | 'bookings' | 'transactions' | 'acts' | 'codes' | 'messages', number>;
const few: Filled = { accounts: 100, bookings: 500, transactions: 500, acts: 500, codes: 100, messages: 100 };
const many: Filled = {
  accounts: 100_000,
  bookings: 1_000_000,
  transactions: 100_000,
  acts: 300_000,
  codes: 50_000,
  messages: 100_000,
};

async function fill(sql: pg.Pool, filled: Filled): Promise<void> {
  for (const file of ['busy-marketplace.sql', 'busy-console.sql']) {
    const text = await readFile(path.join(import.meta.dirname, file), 'utf8');
    await sql.query(text.replaceAll(/\$(\w+)/g, (_, name: keyof Filled) => String(filled[name])));
  }
  await fillAuditLog(sql, filled);
  await sql.query('vacuum analyze');
}

/** Each entry changes the head of the chain, and a transaction cannot prune what it has changed itself: a thousand at a time. */
async function fillAuditLog(sql: pg.Pool, { accounts, acts }: Filled): Promise<void> {
  for (let from = 1; from <= acts; from += 1000)
    await sql.query(
      `insert into audit_entries (id, at, actor_id, action, subject_kind, subject_id, reason, sequence, hash)
       select bench_id('ad0', n), now() - make_interval(secs => 60 * ($3 - n)), bench_id('a00', 1 + n % 10),
         case when n % 20 = 0 then 'restore' else 'suspend' end, 'user', bench_id('a00', 1 + n % $4)::text, 'A reason.', 0, ''
       from generate_series($1::bigint, $2::bigint) n`,
      [from, Math.min(acts, from + 999), acts, accounts],
    );
}

/** As the jobs do in the minutes after an upgrade: else they would be at work while lists are measured. */
async function sumUp(sql: pg.Pool, url: string): Promise<void> {
  const database = await openDatabase({ url, poolSize: 1 });
  for (let isLeft = true; isLeft;) {
    await sumChangedBookings({ database, clock: { now: () => new Date() } });
    const { rows } = await sql.query<{ isLeft: boolean }>('select exists (select from unsummed_bookings) as "isLeft"');
    isLeft = rows[0]!.isLeft;
  }
  for (let before; ;) {
    await sumLedgerDays({ database });
    const { rows } = await sql.query<{ until: string }>('select until::text as until from ledger_summed');
    if (rows[0]?.until === before) break;
    before = rows[0]?.until;
  }
  await database.close();
}

const sorted = (list: string, sorts: readonly string[]): string[] =>
  sorts.map((sort) => `${list}${list.includes('?') ? '&' : '?'}sort=${sort}`);

async function listsOf(sql: pg.Pool): Promise<List[]> {
  const [operator] = await createUsers(sql, 1, 'admin');
  const [supplier, small] = await createUsers(sql, 2, 'supplier');
  await giveTours(sql, supplier!, toursOfSupplier);
  await giveTours(sql, small!, 2);
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const of = (user: BenchUser | undefined, lists: string[], whose = ''): List[] =>
    lists.map((list) => ({
      name: list + whose,
      path: `/api/${list}`,
      headers: { authorization: `Bearer ${user!.token}` },
    }));
  const bookingsOf = ['', '?when=upcoming', '?status=Pending', '?status=Cancelled', '?find=Ana', '?page=20'];
  const ofSuppliers = [
    ...bookingsOf.map((query) => `supplier/bookings${query}`),
    `supplier/bookings?from=${day(3)}&to=${day(9)}`,
    ...sorted('supplier/bookings', listSorts.listSupplierBookings),
    ...['', '&sort=-occupancy'].map((sort) => `supplier/departures?from=${day(1)}&to=${day(7)}${sort}`),
    ...['month', 'week', 'day'].map((view) => `supplier/calendar?view=${view}&date=${day(5)}`),
    `supplier/calendar/resources?date=${day(5)}`,
    ...['calendar/edits', 'resources', `start?from=${day(0)}`, 'team', 'terms'].map((list) => `supplier/${list}`),
    ...['api-keys', 'documents', 'entry-imports', 'promo-codes', 'taxes', 'webhooks'].map((list) => `supplier/${list}`),
    'supplier/tours',
    'supplier/tours?find=sea',
    ...sorted('supplier/tours', ['updated', 'name', '-name']),
    ...sorted('supplier/reviews', listSorts.listSupplierReviews),
    'supplier/performance?period=12m',
    'supplier/performance/ranks',
  ];
  const ofOperators = [
    ...['', '?find=Gita', '?find=ana.abad', '?state=suspended'].map((query) => `admin/users${query}`),
    ...['', '?state=cancelled', '?find=Berg', '?find=SN000003E8', `?from=${day(4)}&until=${day(4)}`].map(
      (query) => `admin/bookings${query}`,
    ),
    ...['', '?find=tours', '?state=verified'].map((query) => `admin/suppliers${query}`),
    ...['', '?find=Gita', '?role=supplier'].flatMap((query) =>
      sorted(`admin/users${query}`, ['added', 'name', '-name']),
    ),
    ...['', '?state=cancelled', '?find=Berg'].flatMap((query) =>
      sorted(`admin/bookings${query}`, ['booked', 'start', '-start']),
    ),
    `admin/bookings?from=${day(4)}&until=${day(4)}&sort=start`,
    ...sorted('admin/suppliers', ['name', '-name', '-added']),
    ...['tours', 'tours/unreviewed'].map((list) => `admin/${list}`),
    ...sorted('admin/tours/unreviewed', ['added']),
    ...['reviews', 'reviews?state=hidden', 'notices', 'affiliates', 'seller-reports'].map((list) => `admin/${list}`),
    ...['place', 'category', 'tag'].map((kind) => `admin/catalogue/${kind}`),
    ...['applications', 'articles/post', 'dead-jobs', 'exchange-rates', 'failures'].map((list) => `admin/${list}`),
    ...['held-mails', 'held-webhooks', 'missing-translations', 'refunds', 'settings'].map((list) => `admin/${list}`),
    ...['supplier-documents', 'terms', 'terms/acceptances', 'texts'].map((list) => `admin/${list}`),
    ...(await consoleListsOf(sql)),
  ];
  return [...of(operator, ofOperators), ...of(supplier, ofSuppliers), ...of(small, ofSuppliers, ' (of two tours)')];
}

/** Lists that grow for years: their first page, one in their middle, and what is found in them. */
async function consoleListsOf(sql: pg.Pool): Promise<string[]> {
  const middleOf = async (table: string, column: string): Promise<string> => {
    const { rows } = await sql.query<{ at: string }>(
      `select ${column}::text as at from ${table} order by ${column} offset (select count(*) / 2 from ${table}) limit 1`,
    );
    return rows[0]!.at;
  };
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const [posting, act, card, code] = [
    await middleOf('ledger_transactions', 'id'),
    await middleOf('audit_entries', 'sequence'),
    await middleOf('gift_cards', 'id'),
    await middleOf('promo_codes', 'code'),
  ];
  return [
    ...['', `?from=${day(90)}&until=${day(3)}`].map((query) => `admin/ledger${query}`),
    ...[
      '',
      '?sort=at',
      '?kind=refund',
      '?find=SN000003E7',
      `?from=${day(90)}&until=${day(80)}`,
      `?before=${posting}`,
    ].map((query) => `admin/ledger/postings${query}`),
    `admin/ledger/postings?kind=goodwill&before=${posting}`,
    ...['', '?sort=at', '?act=user_restore', '?act=user_restore&sort=at', `?before=${act}`].map(
      (query) => `admin/audit${query}`,
    ),
    ...['?subject=ana.abad.272%40worlds.example', `?from=${day(90)}&until=${day(80)}`, '?act=setting_change'].map(
      (query) => `admin/audit${query}`,
    ),
    ...['', '?sort=added', `?before=${card}`, '?state=withdrawn', '?find=friend.7%40worlds.example'].map(
      (query) => `admin/gift-cards${query}`,
    ),
    ...['', '?sort=-used', '?find=BENCH00A', `?before=${code}`, `?before=${code}&sort=used`].map(
      (query) => `admin/promo-codes${query}`,
    ),
    ...[
      '',
      '?sort=received',
      '?page=4000',
      '?find=gita',
      '?find=nobody%40nowhere',
      '?find=worlds&page=50',
      '?state=open',
      '?state=open&sort=received&pageSize=1',
      '?state=done&page=4000',
      '?state=open&find=gita',
    ].map((query) => `admin/contact-messages${query}`),
  ];
}

/** Of a supplier that has no others. */
async function giveTours(sql: pg.Pool, { id }: BenchUser, count: number): Promise<void> {
  const { rows } = await sql.query<{ id: string }>(
    `select s.id from suppliers s left join tours t on t.supplier_id = s.id
     where not exists (select from supplier_members m where m.supplier_id = s.id) group by s.id order by count(t.id), s.id limit 1`,
  );
  const supplierId = rows[0]!.id;
  await sql.query('insert into supplier_members (supplier_id, user_id) values ($1, $2)', [supplierId, id]);
  const free = `select t.id from tours t where t.supplier_id <> $1
    and not exists (select from supplier_members m where m.supplier_id = t.supplier_id) order by t.id limit`;
  await sql.query(
    `update tours set supplier_id = (select supplier_id from tours where id = (${free} 1)) where supplier_id = $1`,
    [supplierId],
  );
  await sql.query(`update tours set supplier_id = $1 where id in (${free} $2)`, [supplierId, count]);
}
