// Gift cards and promo codes as operators find them, each list by an index. Codes by their uses are sorted without: an indexed counter
// could not be written in place.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import { sql } from 'kysely';
import { isId } from '#kernel/ids.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { hashOfCode } from '#domain/gift-cards/gift-card-code.ts';

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

type Listed<Sort> = { find?: string | undefined; sort: Sort; before?: string | undefined; limit: number };
type GiftCardState = GiftCardRow['state'];
type CardSort = SortOf<'findGiftCards'>;
type CodeSort = SortOf<'findPromoCodes'>;

const cardColumns: SortColumns<CardSort> = { added: [sql`g.ordered_at`, sql`g.id`] };
const codeColumns: SortColumns<CodeSort> = { code: [sql`c.code`], used: [sql`c.taken`, sql`c.code`] };

/** Of an e-mail those it was sent to and those it paid for; a card by its code, too, of which only the hash is stored. */
export async function findGiftCardRows(
  db: Queryable,
  { find, state, sort, before, limit }: Listed<CardSort> & { state?: GiftCardState },
): Promise<GiftCardRow[]> {
  const matches = !find
    ? sql`true`
    : isId(find)
      ? sql`g.id = ${find}`
      : sql`g.id in (
          select r.id from gift_cards r where lower(r.recipient_email) = lower(${find})
          union select b.id from users u join gift_cards b on b.buyer_id = u.id where u.email = lower(${find})
          union select c.id from gift_cards c where c.code_hash = ${hashOfCode(find)})`;
  const { order, after } = sortBy(cardColumns, sort);
  const { rows } = await sql<GiftCardRow>`
    with page as materialized (
      select g.* from gift_cards g where ${matches} ${state ? sql`and g.state = ${state}` : sql``}
        ${before ? sql`and ${after(sql`gift_cards g where g.id = ${before}`)}` : sql``}
      order by ${order} limit ${limit}
    )
    select g.id, g.state, g.amount_minor, g.balance_minor, g.currency, g.buyer_id, u.name as buyer_name, u.email as buyer_email,
           u.erased_at is not null as is_buyer_erased, g.recipient_name, g.recipient_email, g.ordered_at,
           g.blocked_at
    from page g join users u on u.id = g.buyer_id order by ${order}`.execute(db);
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
  mostPerPerson: number | null;
  firstBooking: boolean;
  borneBy: 'supplier' | 'marketplace';
  isPaused: boolean;
  isEnded: boolean;
  isBlocked: boolean;
};

const promoColumns = sql`
  c.id, c.code, s.name as supplier, c.borne_by, c.percent, c.amount_minor, c.currency, c.valid_from, c.valid_until, c.taken, c.most,
  c.most_per_person, c.first_booking, c.starts_from, c.starts_until, c.paused_at is not null as is_paused, c.ended_at is not null as is_ended,
  c.blocked_at is not null as is_blocked`;

/** A code has letters and digits alone, so its beginning is a pattern as it is. */
export async function findPromoCodeRows(
  db: Queryable,
  { find, sort, before, limit }: Listed<CodeSort>,
): Promise<PromoCodeRow[]> {
  const beginning = (find ?? '').toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const { order, after } = sortBy(codeColumns, sort);
  const { rows } = await sql<PromoCodeRow>`
    with page as materialized (
      select c.id from promo_codes c where ${find ? sql`c.code like ${`${beginning}%`}` : sql`true`} ${before ? sql`and ${after(sql`promo_codes c where c.code = ${before}`)}` : sql``}
      order by ${order} limit ${limit}
    )
    select ${promoColumns} from page join promo_codes c using (id) left join suppliers s on s.id = c.supplier_id
    order by ${order}`.execute(db);
  return rows;
}

export async function findPromoCodeRow(db: Queryable, id: string): Promise<PromoCodeRow | undefined> {
  const { rows } = await sql<PromoCodeRow>`
    select ${promoColumns} from promo_codes c left join suppliers s on s.id = c.supplier_id where c.id = ${id}`.execute(
    db,
  );
  return rows[0];
}
