// The statements of one booking for pgbench: the server's own code runs with a driver that records instead of
// sending, so the yardstick always has the server's statements. Values that differ by booking become expressions of pgbench.
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresAdapter, PostgresQueryCompiler } from 'kysely';
import type { BookingView } from '#contract/bookings.ts';
import type { NewBooking } from '#domain/bookings/booking.ts';
import { bookingJobs } from '#domain/bookings/job-types.ts';
import { insertBooking } from '#domain/bookings/ordering/new-booking.ts';
import { onSaleQuery } from '#domain/bookings/ordering/on-sale-queries.ts';
import { takeSeats } from '#domain/inventory/seats.ts';
import type { Tables } from '#platform/database/tables.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';

const wanted = (column: string) => `(select ${column} from bench_bookable where n = :n)`;
// Tomorrow: the server must not process the jobs of these bookings during the round.
const now = new Date(0);
const tomorrow = "(now() + interval '1 day')";
const expressions: Record<string, string> = {
  '@user': wanted('user_id'),
  '@tour': wanted('tour_id'),
  '@option': wanted('option_id'),
  '@departure': wanted('departure_id'),
  '@id': "lpad(to_hex(:k::bigint), 32, '0')::uuid",
  '@key': "('K' || :k::bigint)",
  '@reference': "('B' || :k::bigint)",
};

/** Writes the script of one booking of departure number `n`, a whole number or an expression of pgbench. */
export async function writeBookingScript(n: string, like: BookingView): Promise<string> {
  const request = { tourId: '@tour', language: 'en', departureId: '@departure' } as const;
  const { sql, parameters } = onSaleQuery(request, now).compile(recordingDatabase(() => {}));
  const read = filled(sql, parameters);
  const statements = (await recordBooking(like)).map((one) => (isTakingSeats(one) ? soldOrRolledBack(one) : `${one};`));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-pgbench-'));
  const file = path.join(folder, 'booking.sql');
  const variables = [`\\set n ${n}`, '\\set k random(1, 4000000000000000000)'];
  await writeFile(file, [...variables, `${read};`, 'begin;', ...statements, 'commit;', '\\endif', ''].join('\n'));
  return file;
}

const isTakingSeats = (statement: string): boolean => statement.trim().startsWith('update departures');

/** If no seat is left the booking is rolled back; this is the branch of a sold seat. */
const soldOrRolledBack = (statement: string): string =>
  `with taken as (${statement}) select count(*) as sold from taken \\gset\n\\if :sold = 0\nrollback;\n\\else`;

/** The writes of `bookSeats` for a booking that is paid later. */
async function recordBooking(view: BookingView): Promise<string[]> {
  const recorded: string[] = [];
  const db = recordingDatabase(({ sql, parameters }) => recorded.push(filled(sql, parameters)));
  const services = {
    database: { transaction: (work: (transaction: unknown) => unknown) => work(db) },
    clock: { now: () => now },
  } as unknown as Services;
  const booking = bookingLike(view);
  const request = { userId: '@user', operation: 'placeBooking', key: '@key', input: {} };
  await withIdempotency(services, request, async (transaction) => {
    await insertBooking(transaction, booking);
    const job = { bookingId: view.id, startsAt: view.startsAtUtc };
    await enqueue(transaction, bookingJobs['booking-confirmed'], job, now);
    await takeSeats(transaction, { id: booking.departureId, startsAt: null }, booking.seats, now);
    return view;
  });
  return recorded;
}

function recordingDatabase(record: (query: CompiledQuery) => void): Kysely<Tables> {
  const connection = {
    async executeQuery<Row>(query: CompiledQuery) {
      record(query);
      return { rows: [{ id: '@id' } as Row], numAffectedRows: 1n };
    },
    // oxlint-disable-next-line require-yield
    async *streamQuery(): AsyncIterableIterator<never> {
      throw new Error('a booking streams nothing');
    },
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: () => {
        throw new Error('nothing to inspect');
      },
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        beginTransaction: async () => {},
        commitTransaction: async () => {},
        rollbackTransaction: async () => {},
        releaseConnection: async () => {},
        destroy: async () => {},
      }),
    },
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

const filled = (text: string, values: readonly unknown[]): string =>
  text.replace(/\$(\d+)/g, (_, number) => literal(values[Number(number) - 1]));

/** A colon before a letter would be a variable of pgbench's. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value === now) return tomorrow;
  if (value instanceof Date) return literal(value.toISOString());
  if (Buffer.isBuffer(value)) return `decode('${value.toString('hex')}', 'hex')`;
  if (typeof value !== 'string') return String(value);
  if (expressions[value]) return expressions[value];
  const escaped = value
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replaceAll(':', String.raw`\x3a`);
  return `E'${escaped}'`;
}

function bookingLike(view: BookingView): NewBooking {
  const { lines, total } = view;
  const { unitId, kind, totalMinor: priceMinor } = lines[0]!;
  return {
    id: '@id',
    reference: '@reference',
    userId: '@user',
    tourId: '@tour',
    optionId: '@option',
    departureId: '@departure',
    pickupPointId: null,
    promoCodeId: null,
    taxes: [],
    endsAt: null,
    endsAtLocal: null,
    validDays: null,
    state: 'confirmed',
    seats: 1,
    adults: 1,
    children: 0,
    lines,
    items: [
      { position: 1, unitId, kind, labels: null, seats: 1, adults: 1, children: 0, priceMinor, reductionMinor: 0 },
    ],
    currency: total.currency,
    totalMinor: total.priceMinor,
    commissionMinor: Math.round(total.priceMinor * 0.15),
    paymentKind: 'later',
    policyKey: view.policy.key,
    refundTiers: view.policy.tiers,
    startsAt: new Date(view.startsAtUtc),
    startsAtLocal: view.startsAtLocal,
    timeZone: view.timeZone,
    language: 'en',
    createdAt: now,
    placedAt: now,
    holdExpiresAt: null,
    decideBy: null,
    confirmedAt: now,
  };
}
