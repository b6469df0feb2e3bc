// Gift cards and promo codes as operators find them, each list by an index.
import { sql } from 'kysely';
import { isId } from '#kernel/ids.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';

export type GiftCardRow = {
  id: string;
  state: 'ordered' | 'paid' | 'sent' | 'withdrawn' | 'lapsed';
  amountMinor: number;
  balanceMinor: number;
  currency: Currency;
  buyerId: string;
  buyerName: string;
  buyerEmail: string;
  isBuyerErased: boolean;
  recipientName: string;
  recipientEmail: string;
  orderedAt: Date;
  blockedAt: Date | null;
};

type Listed = { find: string | undefined; before: string | undefined; limit: number };

/** Latest first; of an e-mail those it was sent to and those it paid for. */
export async function findGiftCardRows(db: Queryable, { find, before, limit }: Listed): Promise<GiftCardRow[]> {
  const matches = !find
    ? sql`true`
    : isId(find)
      ? sql`g.id = ${find}`
      : sql`g.id in (
          select r.id from gift_cards r where lower(r.recipient_email) = lower(${find})
          union select b.id from users u join gift_cards b on b.buyer_id = u.id where u.email = lower(${find}))`;
  const { rows } = await sql<GiftCardRow>`
    with page as materialized (
      select g.* from gift_cards g where ${matches} ${
        before ? sql`and (g.ordered_at, g.id) < (select ordered_at, id from gift_cards where id = ${before})` : sql``
      }
      order by g.ordered_at desc, g.id desc limit ${limit}
    )
    select p.id, p.state, p.amount_minor, p.balance_minor, p.currency, p.buyer_id, u.name as buyer_name, u.email as buyer_email,
           u.erased_at is not null as is_buyer_erased, p.recipient_name, p.recipient_email, p.ordered_at,
           p.blocked_at
    from page p join users u on u.id = p.buyer_id order by p.ordered_at desc, p.id desc`.execute(db);
  return rows;
}

export type PromoCodeRow = {
  id: string;
  code: string;
  supplier: string | null;
  percent: number | null;
  amountMinor: number | null;
  currency: Currency | null;
  validFrom: Date | null;
  validUntil: Date | null;
  startsFrom: string | null;
  startsUntil: string | null;
  taken: number;
  most: number | null;
  isPaused: boolean;
  isEnded: boolean;
  isBlocked: boolean;
};

/** By their letters. A code has letters and digits alone, so its beginning is a pattern as it is. */
export async function findPromoCodeRows(db: Queryable, { find, before, limit }: Listed): Promise<PromoCodeRow[]> {
  const beginning = (find ?? '').toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const { rows } = await sql<PromoCodeRow>`
    select c.id, c.code, s.name as supplier, c.percent, c.amount_minor, c.currency, c.valid_from, c.valid_until, c.taken, c.most,
           c.starts_from, c.starts_until, c.paused_at is not null as is_paused, c.ended_at is not null as is_ended,
           c.blocked_at is not null as is_blocked
    from promo_codes c left join suppliers s on s.id = c.supplier_id
    where ${find ? sql`c.code like ${`${beginning}%`}` : sql`true`} ${before ? sql`and c.code > ${before}` : sql``}
    order by c.code limit ${limit}`.execute(db);
  return rows;
}
