// The statements of a booking as pgbench sends them: the text is the server's own, only its values are found in the
// database, because pgbench knows no others. So what is asked of PostgreSQL cannot drift from what the server asks.
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onSaleByDeparture } from '#domain/bookings/on-sale-queries.ts';
import { writingBookings } from '#domain/bookings/write-bookings.ts';
import type { BookingView } from '#contract/bookings.ts';

/** Writes the script of one booking of departure number `n`, a whole number or an expression of pgbench. */
export async function writeBookingScript(n: string, like: BookingView): Promise<string> {
  const wanted = (column: string) => `(select ${column} from bench_bookable where n = :n)`;
  const read = filled(onSaleByDeparture.text, [wanted('tour_id'), "'en'", wanted('departure_id')]);
  // Tomorrow: the server beside must not spend this round on what the bookings leave to do.
  const at = "(now() + interval '1 day')";
  const write = filled(writingBookings.text, [orderLike(like), wanted('departure_id'), at]);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-pgbench-'));
  const file = path.join(folder, 'booking.sql');
  await writeFile(file, `\\set n ${n}\n${read};\n${write};\n`);
  return file;
}

const filled = (text: string, values: readonly string[]): string =>
  text.replace(/\$(\d)/g, (_, number) => values[Number(number) - 1]!);

/** A colon before a letter would be a variable of pgbench's. */
function literal(value: unknown): string {
  const colon = '\u0001';
  const json = JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? one.replaceAll(':', colon) : one));
  const safe = json.replaceAll(':', ': ').replaceAll(String.raw`\u0001`, String.raw`\u003a`);
  return `'${safe.replaceAll("'", "''")}'::jsonb`;
}

/** One order as the server sends it, with the answer it keeps. */
function orderLike(view: BookingView): string {
  const { lines, total } = view;
  const commissionMinor = Math.round(total.priceMinor * 0.15);
  const entries = [
    { account: 'traveller', amountMinor: total.priceMinor },
    { account: 'supplier', amountMinor: commissionMinor - total.priceMinor },
    { account: 'commission', amountMinor: -commissionMinor },
  ];
  const fixed = {
    turn: 0,
    is_last: true,
    job: 'booking-confirmed',
    operation: 'placeBooking',
    request_hash: '00'.repeat(32),
    answer: view,
    state: 'confirmed',
    seats: 1,
    adults: 1,
    children: 0,
    lines,
    currency: total.currency,
    total_minor: total.priceMinor,
    commission_minor: commissionMinor,
    payment_kind: 'later',
    policy_key: view.policy.key,
    starts_at: view.startsAtUtc,
    starts_at_local: view.startsAtLocal,
    time_zone: view.timeZone,
    language: 'en',
    entries,
  };
  return `(select jsonb_build_array(${literal(fixed)} || jsonb_build_object('id', gen_random_uuid(), 'sale_id', gen_random_uuid(),
    'reference', gen_random_uuid(), 'key', gen_random_uuid(), 'user_id', user_id, 'tour_id', tour_id, 'option_id', option_id,
    'departure_id', departure_id, 'supplier_id', supplier_id, 'created_at', now(), 'placed_at', now(), 'confirmed_at', now()))
    from bench_bookable where n = :n)`;
}
