// SQL for promo codes. How often a code is used changes by one conditional statement, in all and for one person, with the constraints
// promo_codes_never_beyond_most and promo_code_uses_never_beyond_most behind it.
import { sql } from 'kysely';
import { assertDefined } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { PromoCode, UsedCode } from './promo-code.ts';

type CodeQuery = { code: string; tourId: string; userId: string | undefined };

/** A code as it is for one tour and one person; undefined if it does not exist. */
export async function findPromoCode(
  db: Queryable,
  { code, tourId, userId }: CodeQuery,
): Promise<PromoCode | undefined> {
  const { rows } = await sql<PromoCode>`
    select c.id, c.code, c.borne_by, c.percent, c.amount_minor, c.currency, c.valid_from, c.valid_until, c.first_booking, s.commission_percent,
      c.starts_from, c.starts_until, c.paused_at is not null as is_paused, c.ended_at is not null as is_ended,
      c.taken >= c.most as is_used_up, coalesce(u.taken >= c.most_per_person, false) as is_used_by_person,
      (c.supplier_id is null or c.supplier_id = t.supplier_id)
        and (not exists (select from promo_code_tours x where x.promo_code_id = c.id)
          or exists (select from promo_code_tours x where x.promo_code_id = c.id and x.tour_id = t.id)) as is_for_tour,
      c.first_booking and ${hasBooked(userId)} as has_booked
    from promo_codes c join tours t on t.id = ${tourId} join suppliers s on s.id = t.supplier_id
    left join promo_code_uses u on u.promo_code_id = c.id and u.user_id = ${userId ?? null}
    where c.code = ${code} and c.blocked_at is null`.execute(db);
  return rows[0];
}

/** What a code takes off, of a booking that has used it. */
export async function findReduction(db: Queryable, promoCodeId: string): Promise<UsedCode> {
  const { rows } = await sql<UsedCode>`
    select id, code, borne_by, percent, amount_minor, currency, starts_from, starts_until from promo_codes where id = ${promoCodeId}`.execute(
    db,
  );
  return assertDefined(rows[0], 'the code of a booking');
}

/** A booking counts until it ends without having been confirmed; a hold that was not placed, if it uses a code itself. */
const hasBooked = (userId: string | undefined, except?: string) => sql<boolean>`exists (
  select from bookings b where b.user_id = ${userId ?? null} and b.id is distinct from ${except ?? null}::uuid
    and (b.placed_at is not null or b.promo_code_id is not null)
    and (b.confirmed_at is not null or b.state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show')))`;

const isInUse = sql`blocked_at is null and paused_at is null and ended_at is null`;

type Use = { promoCodeId: string; userId: string; bookingId: string };

/** One more use, or what refuses it. Also locks the person where only the first booking counts, so that of two first bookings at
 *  the same moment one waits for the other. */
export async function takePromoCode(
  db: Queryable,
  { promoCodeId, userId, bookingId }: Use,
): Promise<'promo_used_up' | 'promo_used' | 'promo_first' | undefined> {
  const { rows } = await sql<{ firstBooking: boolean; mostPerPerson: number | null }>`
    update promo_codes set taken = taken + 1 where id = ${promoCodeId} and ${isInUse} and (most is null or taken + 1 <= most)
    returning first_booking, most_per_person`.execute(db);
  const [code] = rows;
  if (!code) return 'promo_used_up';
  const uses = await sql`
    insert into promo_code_uses (promo_code_id, user_id, most, taken) values (${promoCodeId}, ${userId}, ${code.mostPerPerson}::int, 1)
    on conflict (promo_code_id, user_id) do update set taken = promo_code_uses.taken + 1, most = excluded.most
    where excluded.most is null or promo_code_uses.taken + 1 <= excluded.most
    returning promo_code_id`.execute(db);
  if (uses.rows.length === 0) return 'promo_used';
  if (!code.firstBooking) return undefined;
  await sql`select from users where id = ${userId} for no key update`.execute(db);
  const before = await sql<{ booked: boolean }>`select ${hasBooked(userId, bookingId)} as booked`.execute(db);
  return before.rows[0]!.booked ? 'promo_first' : undefined;
}

type Ended = { promoCodeId: string | null; userId: string };

/** Called exactly once for bookings that end and give their codes back, after their seats: as a booking takes both. Locked in
 *  ascending id, so that orders with crossing codes do not wait in a circle. */
export async function returnPromoCodes(db: Queryable, ended: readonly Ended[]): Promise<void> {
  const uses = ended.filter(({ promoCodeId }) => promoCodeId !== null);
  if (uses.length === 0) return;
  const ids = sql`${uses.map(({ promoCodeId }) => promoCodeId)}::uuid[]`;
  await sql`
    with freed as (select id, count(*)::int as times from unnest(${ids}) one (id) group by id), locked as (
      select c.id, freed.times from promo_codes c join freed using (id) order by c.id for no key update of c
    )
    update promo_codes c set taken = c.taken - locked.times from locked where c.id = locked.id`.execute(db);
  await sql`
    update promo_code_uses u set taken = u.taken - freed.times
    from (
      select promo_code_id, user_id, count(*)::int as times
      from unnest(${ids}, ${uses.map(({ userId }) => userId)}::uuid[]) one (promo_code_id, user_id) group by promo_code_id, user_id
    ) freed
    where u.promo_code_id = freed.promo_code_id and u.user_id = freed.user_id`.execute(db);
}

/** By an operator; null releases it. Returns the code, undefined for one that does not exist. */
export async function markPromoCodeBlocked(
  db: Queryable,
  id: string,
  blockedAt: Date | null,
): Promise<string | undefined> {
  const found = await db
    .updateTable('promoCodes')
    .set({ blockedAt })
    .where('id', '=', id)
    .returning('code')
    .executeTakeFirst();
  return found?.code;
}
