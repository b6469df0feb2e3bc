// Bookings as operators find them. Each search reads an index in the order that it shows, and stops at the end of the page.
import { type RawBuilder, sql } from 'kysely';
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { isId } from '#kernel/ids.ts';
import type { WaitingRefunds } from '#kernel/choices/waiting-refunds.ts';
import type { BookingState } from '#kernel/choices/booking-states.ts';
import { languages } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { likeText, wordsBeginning, wordsIn } from '#platform/database/like.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import { hashOfCode } from '#domain/gift-cards/gift-card-code.ts';
import { hasPhone } from '../phone-end.ts';
import { referencesIn } from './references-in.ts';

export type FoundBookingRow = {
  id: string;
  reference: string;
  order: string | null;
  state: BookingState;
  title: string;
  supplier: string;
  travellerId: string | null;
  travellerName: string;
  travellerEmail: string;
  startsAtLocal: string;
  people: number;
  totalMinor: number;
  paidMinor: number;
  /** By its terms. */
  refundedMinor: number;
  goodwillGivenMinor: number;
  currency: Currency;
  createdAt: Date;
};

type Sort = SortOf<'findBookings'>;

export type BookingsQuery = {
  find?: string | undefined;
  states: readonly BookingState[];
  /** With a refund beyond the terms that waits. */
  refund?: { waits: WaitingRefunds; callerId: string } | undefined;
  from?: string | undefined;
  until?: string | undefined;
  sort: Sort;
  before?: string | undefined;
  limit: number;
  language: string;
};

/** The maximum of travellers and tours of one name that are looked at. The first page of each is read by an index. */
const namesMax = 300;

/** More bookings than an order or a payment has. */
const exactMax = 100;

/** Ids are in the order in which bookings were made. */
const columns: SortColumns<Sort> = { booked: [sql`b.id`], start: [sql`b.starts_at_local`, sql`b.id`] };

export async function findBookingRows(
  db: Queryable,
  query: BookingsQuery,
): Promise<{ rows: FoundBookingRow[]; isTooWide: boolean }> {
  const { find } = query;
  if (!find) {
    const all = query.refund ? ofRefunds(query, query.refund) : ofStates(query);
    return { rows: await readRows(db, query, all), isTooWide: false };
  }
  const exact = await readRows(db, query, ofExactly(query, find));
  if (exact.length > 0) return { rows: exact, isTooWide: false };
  const { users, tours } = isId(find) ? { users: [find], tours: [find] } : await findNames(db, find);
  const found = sql`${ofEach(query, users, sql`user_id`)} union ${ofEach(query, tours, sql`tour_id`)}`;
  const rows = await readRows(db, query, found);
  if (rows.length === 0 && users.length === 0 && tours.length === 0) return findByNameAndTitle(db, query, find);
  return { rows, isTooWide: Math.max(users.length, tours.length) === namesMax };
}

/** A name holds few words; of more no name and title are made. */
const wordsMost = 6;

/** Words of a traveller's or supplier's name together with words of a tour's title, in either order: 'García kayak'. */
async function findByNameAndTitle(
  db: Queryable,
  query: BookingsQuery,
  find: string,
): Promise<{ rows: FoundBookingRow[]; isTooWide: boolean }> {
  const splits = find.includes('@') ? [] : splitsOf(wordsIn(find));
  if (splits.length === 0) return { rows: [], isTooWide: false };
  // As constants: of a joined list the planner does not know how many names a text matches, and reads them all.
  const named = splits.map(
    ({ name, title }) => sql`
      select array(select id from users where erased_at is null and to_tsvector('simple', name) @@ to_tsquery('simple', ${name})
                   limit ${namesMax}) as users,
             array(select t.id from suppliers s join tours t on t.supplier_id = s.id
                   where to_tsvector('simple', s.name) @@ to_tsquery('simple', ${name}) and ${isTitled(sql`t.id`, title)}
                   limit ${namesMax}) as tours`,
  );
  const { rows: names } = await sql<{ users: string[]; tours: string[] }>`${sql.join(named, sql` union all `)}`.execute(
    db,
  );
  const found = names.flatMap(({ users, tours }, position) => [
    ...(users.length > 0
      ? [ofEach(query, users, sql`user_id`, isTitled(sql`b.tour_id`, splits[position]!.title))]
      : []),
    ...(tours.length > 0 ? [ofEach(query, tours, sql`tour_id`)] : []),
  ]);
  return {
    rows: found.length === 0 ? [] : await readRows(db, query, sql.join(found, sql` union `)),
    isTooWide: names.some(({ users, tours }) => Math.max(users.length, tours.length) === namesMax),
  };
}

const isTitled = (tour: RawBuilder<unknown>, title: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from tour_texts x where x.tour_id = ${tour} and to_tsvector('simple', x.title) @@ to_tsquery('simple', ${title}))`;

function splitsOf(words: readonly string[]): { name: string; title: string }[] {
  if (words.length < 2 || words.length > wordsMost) return [];
  return words.slice(1).flatMap((_, count) => {
    const [first, last] = [words.slice(0, count + 1), words.slice(count + 1)].map((some) =>
      wordsBeginning(some.join(' ')),
    );
    return [
      { name: first!, title: last! },
      { name: last!, title: first! },
    ];
  });
}

/** One row at a time, by the primary key, and with a limit: otherwise the planner expects all bookings, reads 1,000,000 of them or compiles
 *  its plan, and takes 45 to 260 ms. */
const ofExactly = (query: BookingsQuery, find: string) => sql`
  select b.id, b.starts_at_local from (select id from (${exactly(find)}) exact limit ${exactMax}) one cross join lateral (
    select b.id, b.starts_at_local from bookings b where b.id = one.id and ${filters(query)} limit 1
  ) b`;

/** References, what a ticket's code says, the id of a booking or of a payment, the code of a gift card that paid. */
function exactly(find: string): RawBuilder<unknown> {
  const references = referencesIn(find);
  const byReference = sql`
    select id from bookings where reference = any(${references}::text[])
    union select b.id from orders o cross join lateral (
      select id from bookings where order_id = o.id limit ${exactMax}
    ) b where o.reference = any(${references}::text[])
    union select r.booking_id from gift_cards g join gift_card_redemptions r on r.gift_card_id = g.id
    where g.code_hash = ${hashOfCode(find)}`;
  if (!isId(find)) return byReference;
  return sql`select id from bookings where id = ${find}::uuid
    union select booking_id from payments where id = ${find}::uuid`;
}

/** A tour has a title in each language at most, so that so many titles are of `namesMax` tours at least. */
async function findNames(db: Queryable, find: string): Promise<{ users: string[]; tours: string[] }> {
  const isOfPhone = hasPhone(find);
  if (isOfPhone) {
    const { rows } = await sql<{ users: string[]; tours: string[] }>`
      select array(select id from users where ${isOfPhone} limit ${namesMax}) as users,
             array(select t.id from (select id from suppliers where ${isOfPhone}) s join tours t on t.supplier_id = s.id
                   limit ${namesMax}) as tours`.execute(db);
    return rows[0]!;
  }
  const start = `${likeText(find.toLowerCase())}%`;
  const named = wordsBeginning(find);
  const isMail = named === '' || find.includes('@');
  const users = isMail
    ? sql`select id from users where email like ${start} and erased_at is null`
    : sql`select id from users where erased_at is null
        and (email like ${start} or to_tsvector('simple', name) @@ to_tsquery('simple', ${named}))`;
  const tours = isMail
    ? sql`select t.id from suppliers s join tours t on t.supplier_id = s.id where s.email = ${find.toLowerCase()}`
    : sql`select id from (
          select tour_id as id from tour_texts where to_tsvector('simple', title) @@ to_tsquery('simple', ${named})
          limit ${namesMax * languages.length}
        ) titled
        union
        select t.id from suppliers s join tours t on t.supplier_id = s.id
        where to_tsvector('simple', s.name) @@ to_tsquery('simple', ${named})`;
  const { rows } = await sql<{ users: string[]; tours: string[] }>`
    select array(select id from (${users}) u limit ${namesMax}) as users,
           array(select id from (${tours}) t limit ${namesMax}) as tours`.execute(db);
  return rows[0]!;
}

/** The first page of all, from the first page of each. */
function ofEach(
  query: BookingsQuery,
  ids: readonly string[],
  column: RawBuilder<unknown>,
  condition: RawBuilder<boolean> = sql<boolean>`true`,
): RawBuilder<unknown> {
  const { order } = sortBy(columns, query.sort);
  return sql`(
    select b.id, b.starts_at_local from unnest(${ids}::uuid[]) as one (id) cross join lateral (
      select b.id, b.starts_at_local from bookings b where b.${column} = one.id and ${condition} and ${filters(query)}
      order by ${order} limit ${query.limit}
    ) b order by ${order} limit ${query.limit}
  )`;
}

/** Each state by itself, because an index has the order within one; without a state the primary key has that of booking. */
function ofStates(query: BookingsQuery): RawBuilder<unknown> {
  const { order } = sortBy(columns, query.sort);
  const isByBooking = query.sort === 'booked' || query.sort === '-booked';
  if (isByBooking && query.states.length > 1)
    return sql`select b.id, b.starts_at_local from bookings b where ${filters(query)} order by ${order} limit ${query.limit}`;
  return sql`
    select b.id, b.starts_at_local from unnest(${query.states}::text[]) as one (state) cross join lateral (
      select b.id, b.starts_at_local from bookings b where b.state = one.state and ${filters({ ...query, states: [] })}
      order by ${order} limit ${query.limit}
    ) b`;
}

const waiting = ({ waits, callerId }: NonNullable<BookingsQuery['refund']>) => sql`
  r.state = 'proposed' and ${waits === 'own' ? sql`r.proposed_by = ${callerId}` : sql`r.proposed_by <> ${callerId}`}`;

/** Few wait at a time, and an index has them. */
const ofRefunds = (query: BookingsQuery, refund: NonNullable<BookingsQuery['refund']>) => sql`
  select b.id, b.starts_at_local from goodwill_refunds r join bookings b on b.id = r.booking_id
  where ${waiting(refund)} and ${filters({ ...query, refund: undefined })}`;

const statesCount = 8;

function filters({ states, refund, from, until, sort, before }: BookingsQuery): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (states.length > 0 && states.length < statesCount) conditions.push(sql`b.state = any(${states}::text[])`);
  if (refund)
    conditions.push(sql`exists (select from goodwill_refunds r where r.booking_id = b.id and ${waiting(refund)})`);
  if (from) conditions.push(sql`b.starts_at_local >= ${from}::date`);
  if (until) conditions.push(sql`b.starts_at_local < ${until}::date + 1`);
  if (before) conditions.push(sortBy(columns, sort).after(sql`bookings b where b.id = ${before}`));
  return sql.join(conditions, sql` and `);
}

async function readRows(db: Queryable, query: BookingsQuery, found: RawBuilder<unknown>): Promise<FoundBookingRow[]> {
  const { order } = sortBy(columns, query.sort);
  const { rows } = await sql<FoundBookingRow>`
    with page as materialized (
      select b.id, b.starts_at_local from (${found}) b order by ${order} limit ${query.limit}
    )
    select b.id, b.reference, o.reference as "order", b.state, b.starts_at_local, b.adults + b.children as people, b.total_minor,
           b.currency, b.created_at, paid.captured + coalesce(card.paid_minor, 0) as paid_minor,
           paid.refunded + coalesce(card.refunded_minor, 0) - given.goodwill as refunded_minor, given.goodwill as goodwill_given_minor, s.name as supplier,
           (select x.title from tour_texts x where x.tour_id = b.tour_id
            order by x.language = ${query.language} desc, x.language = 'en' desc, x.language limit 1) as title,
           case when u.erased_at is null then u.id end as traveller_id, u.name as traveller_name, u.email as traveller_email
    from page join bookings b on b.id = page.id
    join tours t on t.id = b.tour_id join suppliers s on s.id = t.supplier_id join users u on u.id = b.user_id
    left join orders o on o.id = b.order_id left join gift_card_redemptions card on card.booking_id = b.id
    cross join lateral (
      select coalesce(sum(amount_minor) filter (where state = 'captured'), 0) as captured, coalesce(sum(refunded_minor), 0) as refunded
      from payments where booking_id = b.id
    ) paid
    cross join lateral (
      select least(b.goodwill_minor, kept_minor(b), paid.captured + coalesce(card.paid_minor, 0)) as goodwill
    ) given
    order by ${order}`.execute(db);
  return rows;
}
