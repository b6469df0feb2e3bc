import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from 'kysely';
import { leadTimeGroups } from '#kernel/choices/performance.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { earnedSql } from '#domain/bookings/reading/earning.ts';
import { demoLogins } from '#world/logins.ts';
import { testApp } from '#test/app.ts';
import { type Booked, sumBookings } from './booked-days.ts';
import { addDays } from '#kernel/dates.ts';
import { instantOf } from '#kernel/zoned-time.ts';
import { daysOf } from './local-days.ts';
import { type PerformanceSelection, findOwn, ofSelection } from './performance-queries.ts';
import { sumChangedBookings } from './sum-bookings.ts';

describe('the sums of bookings', () => {
  test('say what bookings and payments say, before and after they are brought up to date, whatever changes', async () => {
    const { database } = (await testApp()).services;
    const rollback = new Error('leaves the world as it was');
    await assert.rejects(
      database.transaction(async (db) => {
        await walk(db);
        throw rollback;
      }),
      rollback,
    );
  });
});

const start = '2026-03-20';
const noon = new Date('2026-04-20T12:00:00Z');

async function walk(db: Queryable): Promise<void> {
  const { supplierId, tourId, otherSupplier } = await makeBookings(db);
  let now = noon;
  const database = { db, transaction: <T>(work: (transaction: Queryable) => Promise<T>) => work(db) };
  const sumAt = (clock: () => Date) =>
    sumChangedBookings({ database: database as unknown as Database, clock: { now: clock } });
  const sum = async () => {
    while ((await notes(db)) > 0 || (await due(db, now)) > 0) await sumAt(() => now);
  };
  /** Bookings change after they were read and before they are summed: the clock is read a second time in between. */
  const sumWhile = async (change: () => Promise<unknown>) => {
    let calls = 0;
    let changed: Promise<unknown> | undefined;
    await sumAt(() => {
      if (++calls === 2) changed = change();
      return now;
    });
    await changed;
  };
  const chosen = async (): Promise<PerformanceSelection[]> => {
    const { timeZones } = await findOwn(db, { supplierId, tourId: undefined }, 'en');
    const all: PerformanceSelection = {
      supplierId,
      tourId: undefined,
      timeZones,
      from: '2026-03-22',
      to: '2026-04-05',
    };
    return [all, { ...all, tourId }, { ...all, from: '2026-02-27', to: '2026-04-01' }];
  };
  const read = async (by: typeof sumBookings): Promise<Booked[]> => {
    const read = [];
    for (const one of await chosen()) read.push(sorted(await by(db, one, now)));
    return read;
  };
  let last = await read(readBookings);
  assert.ok(last.every((one) => one.days.length > 2 && one.cancellations.length > 1));
  assert.deepEqual(await read(sumBookings), last, 'nothing is summed');
  await sum();
  assert.deepEqual(await read(sumBookings), last, 'all is summed');

  const one = sql`(select id from bookings where reference = 'SUMS24')`;
  const changes: Record<string, () => Promise<unknown>> = {
    'a later clock': async () => void (now = new Date('2026-06-20T12:00:00Z')),
    'a payment': () => pay(db, sql`b.reference in ('SUMS7', 'SUMS70', 'SUMS133')`, 'captured'),
    'a payment that is captured': () =>
      sql`update payments set state = 'captured' where state = 'started'
      and booking_id in (select id from bookings where reference like 'SUMS%')`.execute(db),
    'a refund': () =>
      sql`update payments set refunded_minor = amount_minor / 3 where state = 'captured'
      and booking_id in (select id from bookings where reference like 'SUMS%3')`.execute(db),
    'a gift card': () =>
      sql`with card as (
        insert into gift_cards (id, buyer_id, state, amount_minor, currency, sender_name, recipient_name, recipient_email, language, send_on, ordered_at, paid_at)
        select gen_random_uuid(), user_id, 'paid', 9000, 'EUR', 'Ana', 'Bo', 'bo@tests.example', 'en', '2026-03-20', confirmed_at, confirmed_at
        from bookings where id = ${one} returning id)
      insert into gift_card_redemptions (booking_id, gift_card_id, amount_minor, paid_minor, redeemed_at)
      select ${one}, id, 200, 200, ${noon} from card`.execute(db),
    'what comes back of it': () =>
      sql`update gift_card_redemptions set refunded_minor = 34 where booking_id = ${one}`.execute(db),
    'a cancellation': () =>
      sql`update bookings set state = 'cancelled', ended_at = ${noon}, ended_by = 'operator', refund_minor = total_minor / 4
      where state = 'completed' and reference like 'SUMS%2'`.execute(db),
    'a goodwill': () => sql`update bookings set goodwill_minor = 77 where reference like 'SUMS%2'`.execute(db),
    'another start': () =>
      sql`update bookings set starts_at = starts_at + interval '40 days', ends_at = null, ends_at_local = null,
      starts_at_local = starts_at_local + interval '40 days' where reference like 'SUMS%5'`.execute(db),
    'another price': () =>
      sql`update bookings set total_minor = total_minor + 1001, commission_minor = commission_minor + 100
      where reference like 'SUMS%4'`.execute(db),
    'a confirmation': () =>
      sql`update bookings set state = 'confirmed', confirmed_at = '2026-03-29T12:00Z', starts_at = '2026-09-29T12:00Z',
      ends_at = null, ends_at_local = null
      where confirmed_at is null and reference like 'SUMS%'`.execute(db),
    'a place with other days': () =>
      sql`update tours set place_id = (select id from places where time_zone = 'Asia/Tokyo' limit 1)
      where id = ${tourId}`.execute(db),
    'a zone that is corrected': () =>
      sql`update places set time_zone = 'Pacific/Honolulu' where time_zone = 'Asia/Tokyo'`.execute(db),
    'a booking that is deleted': async () => {
      await sql`delete from gift_card_redemptions where booking_id = ${one}`.execute(db);
      await sql`delete from payments where booking_id = ${one}`.execute(db);
      await sql`delete from bookings where id = ${one}`.execute(db);
    },
    'another supplier': () => sql`update tours set supplier_id = ${otherSupplier} where id = ${tourId}`.execute(db),
  };
  for (const [what, change] of Object.entries(changes)) {
    await change();
    const changed = await read(readBookings);
    assert.notDeepEqual(changed, last, `${what} changes nothing`);
    assert.deepEqual(await read(sumBookings), changed, `${what}, not summed`);
    await sum();
    assert.deepEqual(await read(sumBookings), changed, what);
    last = changed;
  }
  const inOf = (zone: string) => sql`select id from places where time_zone = ${zone} order by id limit 1`;
  const meanwhile = {
    'a zone that is corrected': () =>
      sql`update places set time_zone = 'Asia/Tokyo' where time_zone = 'Pacific/Honolulu'`.execute(db),
    'another place': () => sql`update tours set place_id = (${inOf('Europe/Madrid')}) where id = ${tourId}`.execute(db),
    'another moment of the confirmation': () =>
      sql`update bookings set confirmed_at = confirmed_at + interval '1 day' where tour_id = ${tourId} and confirmed_at is not null`.execute(
        db,
      ),
  };
  await sql`update tours set supplier_id = ${supplierId} where id = ${tourId}`.execute(db);
  last = await read(readBookings);
  for (const [what, change] of Object.entries(meanwhile)) {
    await sql`insert into unsummed_bookings (supplier_id, booking_id)
      select ${supplierId}, id from bookings where tour_id = ${tourId} and confirmed_at is not null`.execute(db);
    await sumWhile(change);
    const changed = await read(readBookings);
    assert.notDeepEqual(changed, last, `${what} changes nothing`);
    assert.deepEqual(await read(sumBookings), changed, `${what} meanwhile, not summed`);
    await sum();
    assert.deepEqual(await read(sumBookings), changed, `${what} meanwhile`);
    last = changed;
  }
  const broken = async () => {
    const { rows } = await sql<{ invariant: string; subject: string }>`
      select * from broken_booking_sum_invariants() broken
      where not exists (select from bookings b join tours t on t.id = b.tour_id where b.id::text = broken.subject and t.supplier_id not in (${supplierId}, ${otherSupplier}))`.execute(
      db,
    );
    return rows;
  };
  assert.deepEqual(await broken(), []);
  const { rows: gone } = await sql<{ id: string }>`
    delete from bookings where id = (
      select b.id from bookings b join summed_bookings s on s.booking_id = b.id
      where b.reference like 'SUMS%' and not exists (select from payments p where p.booking_id = b.id)
        and not exists (select from gift_card_redemptions g where g.booking_id = b.id) limit 1) returning id`.execute(
    db,
  );
  assert.deepEqual(await broken(), [], 'one that is gone is noted');
  await sql`delete from unsummed_bookings where booking_id = ${gone[0]!.id}`.execute(db);
  assert.deepEqual(
    (await broken()).map(({ invariant, subject }) => [invariant, subject]),
    [['what is in the sums is of a confirmed booking, or yet to leave them', gone[0]!.id]],
  );
}

const count = async (db: Queryable, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await query.execute(db)).rows[0]!.n;
const notes = (db: Queryable) => count(db, sql`select count(*)::int as n from unsummed_bookings`);
const due = (db: Queryable, now: Date) =>
  count(db, sql`select count(*)::int as n from summed_bookings where due_at <= ${now}`);

const sorted = (booked: Booked): Booked => ({
  ...booked,
  leadTimes: booked.leadTimes.toSorted((a, b) => a.group - b.group),
  cancellations: booked.cancellations.toSorted((a, b) => (a.actor < b.actor ? -1 : 1)),
});

/** Of two tours in New York and Madrid, in all states and some currencies, confirmed every 167 minutes, paid or not. */
async function makeBookings(db: Queryable) {
  const { rows } = await sql<{ id: string; supplierId: string }>`
    select t.id, t.supplier_id from tours t join supplier_members m on m.supplier_id = t.supplier_id join users u on u.id = m.user_id
    where u.email = ${demoLogins.supplier.email} order by t.slug limit 2`.execute(db);
  const [{ id: tourId, supplierId }, { id: second }] = rows as [(typeof rows)[0], (typeof rows)[0]];
  for (const [id, zone] of [
    [tourId, 'America/New_York'],
    [second, 'Europe/Madrid'],
  ] as const)
    await sql`update tours set place_id = (select id from places where time_zone = ${zone} order by id limit 1) where id = ${id}`.execute(
      db,
    );
  await sql`
    insert into bookings select (jsonb_populate_record(of_world, jsonb_build_object('id', gen_random_uuid(), 'reference', 'SUMS' || n, 'tour_id', tour,
      'order_id', null, 'state', made.state, 'currency', (array['EUR', 'USD', 'JPY'])[1 + n % 3], 'total_minor', 1000 + n * 37, 'commission_minor', 150 + n * 5,
      'confirmed_at', case when made.state not in ('pending', 'expired') then at end, 'starts_at', starts, 'starts_at_local', starts at time zone 'UTC',
      'ends_at', case when n % 4 = 0 then starts + interval '3 hours' end, 'ends_at_local', case when n % 4 = 0 then starts at time zone 'UTC' + interval '3 hours' end,
      'valid_days', case when n % 16 = 1 then 30 end, 'ended_at', case when made.state in ('cancelled', 'expired') then at end,
      'ended_by', case when made.state = 'cancelled' then (array['traveller', 'supplier', 'operator', 'clock'])[1 + n / 8 % 4] end,
      'refund_minor', case when made.state = 'cancelled' then n * 11 end, 'goodwill_minor', case when n % 13 = 0 then 50 else 0 end,
      'items_kept_minor', 0, 'items_cancelled', 0, 'promo_code_id', null, 'attended_at', null, 'checked_in_at', null))).*
    from generate_series(0, 160) n
    cross join lateral (select ${start}::date::timestamptz + n * interval '167 minutes' as at, case when n % 2 = 0 then ${tourId} else ${second} end as tour,
      (array['confirmed', 'completed', 'cancelled', 'confirmed', 'no_show', 'pending', 'completed', 'confirmed', 'expired'])[1 + n % 9] as state) made
    cross join lateral (select at + (n * 7 % 95) * interval '1 day' as starts) later
    cross join (select one as of_world from bookings one limit 1) world`.execute(db);
  const { rows: others } = await sql<{ id: string }>`
    select id from suppliers where id <> ${supplierId} and state = 'verified' order by id limit 1`.execute(db);
  const otherSupplier = others[0]!.id;
  // The bookings of all others would take a second.
  await sql`delete from unsummed_bookings where supplier_id not in (${supplierId}, ${otherSupplier})`.execute(db);
  await pay(db, sql`b.reference like 'SUMS%' and b.total_minor % 5 <> 0`, 'captured');
  await pay(db, sql`b.reference like 'SUMS%' and b.total_minor % 5 = 0`, 'started');
  return { supplierId, tourId, otherSupplier };
}

const pay = (db: Queryable, where: ReturnType<typeof sql>, state: string) =>
  sql`
  insert into payments (id, booking_id, provider, state, amount_minor, currency, page_token, created_at, captured_at)
  select gen_random_uuid(), b.id, 'test', ${state}, b.total_minor - 300, b.currency, b.reference || random(), b.confirmed_at, b.confirmed_at
  from bookings b where b.confirmed_at is not null and ${where}`.execute(db);

/** The same from bookings and payments alone. */
async function readBookings(db: Queryable, chosen: PerformanceSelection, now: Date): Promise<Booked> {
  const zones = chosen.timeZones.map((zone) => ({ zone, starts: startsOf(chosen, zone) }));
  const { rows } = await sql<Booked>`
    with zones as materialized (
      select zone, array(select one::timestamptz from jsonb_array_elements_text(starts) one) as starts
      from jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as of_zone (zone text, starts jsonb)
    ),
    sold as (
      select ${chosen.from}::date + width_bucket(b.confirmed_at, z.starts) - 1 as day, b.currency, b.starts_at_local, b.valid_days,
        case when b.state = 'cancelled' then b.ended_by end as cancelled_by, ${earnedSql(now)} as earned, b.total_minor, b.commission_minor
      from tours t join places p on p.id = t.place_id join zones z on z.zone = p.time_zone
      join bookings b on b.tour_id = t.id and b.confirmed_at >= z.starts[1] and b.confirmed_at < z.starts[array_upper(z.starts, 1)]
      where ${ofSelection(chosen)}
    ),
    made as materialized (
      select day, currency, cancelled_by,
        case when valid_days is null then greatest(0, starts_at_local::date - day) end as lead_days,
        count(*)::int as bookings, sum(earned)::bigint as revenue, sum(case
          when earned = total_minor then commission_minor
          when earned = 0 then 0
          else div(2 * earned::numeric * commission_minor + total_minor, 2 * total_minor)::bigint end)::bigint as commission
      from sold group by 1, 2, 3, 4
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'currency', currency, 'bookings', bookings, 'revenueMinor', revenue,
        'commissionMinor', commission) order by day, currency), '[]') from (
        select day::text as day, currency, sum(bookings) as bookings, sum(revenue) as revenue, sum(commission) as commission
        from made group by made.day, currency) days) as days,
      (select coalesce(jsonb_agg(jsonb_build_object('group', lead_group, 'bookings', bookings)), '[]') from (
        select width_bucket(lead_days, ${[...leadTimeGroups]}::int[]) - 1 as lead_group, sum(bookings) as bookings
        from made where lead_days is not null group by 1) grouped) as lead_times,
      (select lead_days from (
        select lead_days, sum(sum(bookings)) over (order by lead_days) as up_to_here, sum(sum(bookings)) over () as of_all
        from made where lead_days is not null group by lead_days) ordered
       where 2 * up_to_here >= of_all order by lead_days limit 1) as median_lead_days,
      (select coalesce(jsonb_agg(jsonb_build_object('actor', cancelled_by, 'bookings', bookings)), '[]') from (
        select cancelled_by, sum(bookings) as bookings from made where cancelled_by is not null group by 1) cancelled) as cancellations`.execute(
    db,
  );
  return rows[0]!;
}

const startsOf = ({ from, to }: PerformanceSelection, timeZone: string): Date[] =>
  daysOf({ from, to: addDays(to, 1) }).map((day) => instantOf(`${day}T00:00`, timeZone));
