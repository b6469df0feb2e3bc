// All SQL on entries that a supplier made by hand.
import { type RawBuilder, sql } from 'kysely';
import type { ManualEntryView } from '#contract/suppliers/manual-entries.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Labels, UnitForSale } from '#domain/pricing/party-prices.ts';
import { unitsOfOption } from '#domain/inventory/inventory-queries.ts';
import type { Currency } from '#kernel/money.ts';

type EntryLine = Pick<ManualEntryView['lines'][number], 'kind' | 'quantity'> & { labels: Labels | null };

export type ManualEntry = {
  id: string;
  departureId: string;
  kind: ManualEntryView['kind'];
  seats: number;
  adults: number;
  children: number;
  arrived: number | null;
  lines: EntryLine[];
  name: string | null;
  email: string | null;
  phone: string | null;
  note: string | null;
  paidMinor: number | null;
  currency: Currency;
  madeAt: Date;
  madeBy: string | null;
};

export async function insertEntry(db: Queryable, { lines, ...entry }: ManualEntry): Promise<void> {
  await db
    .insertInto('manualEntries')
    .values({ ...entry, lines: JSON.stringify(lines) })
    .execute();
}

/** Those that have seats, in the order in which they were made. */
export async function findEntriesOf(db: Queryable, departureId: string): Promise<ManualEntry[]> {
  const entries = db.selectFrom('manualEntries').selectAll().where('departureId', '=', departureId);
  return entries.where('releasedAt', 'is', null).orderBy('id').execute() as Promise<ManualEntry[]>;
}

/** One that has its seats; undefined if it was released, or there is none. */
export async function findEntry(db: Queryable, id: string): Promise<ManualEntry | undefined> {
  const entries = db.selectFrom('manualEntries').selectAll().where('id', '=', id);
  return entries.where('releasedAt', 'is', null).executeTakeFirst() as Promise<ManualEntry | undefined>;
}

/** The entry as it is then; undefined if it was released meanwhile. */
export async function markArrived(db: Queryable, id: string, arrived: number | null): Promise<ManualEntry | undefined> {
  const entry = db.updateTable('manualEntries').set({ arrived }).where('id', '=', id).where('releasedAt', 'is', null);
  return entry.returningAll().executeTakeFirst() as Promise<ManualEntry | undefined>;
}

/** People of a departure that were entered by hand; a block has none. */
export const peopleByHand = (departureId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select coalesce(sum(by_hand.adults + by_hand.children), 0)::int from manual_entries by_hand
  where by_hand.departure_id = ${departureId} and by_hand.released_at is null)`;

export type EnteredUnit = UnitForSale & { labels: Labels | null };

/** What the option of a departure sells, and where it is sold. */
export async function findSold(
  db: Queryable,
  departureId: string,
): Promise<{ units: EnteredUnit[]; capacity: number; currency: Currency; kind: string } | undefined> {
  const { rows } = await sql<{ units: EnteredUnit[] | null; capacity: number; currency: Currency; kind: string }>`
    select ${unitsOfOption} as units, d.capacity, t.currency, o.kind
    from departures d join options o on o.id = d.option_id join tours t on t.id = d.tour_id where d.id = ${departureId}`.execute(
    db,
  );
  const [row] = rows;
  return row && { ...row, units: row.units ?? [] };
}

/** The departure of an entry that may be released or was; undefined if there is none. */
export async function findDepartureOfEntry(db: Queryable, id: string): Promise<string | undefined> {
  const entry = await db.selectFrom('manualEntries').select('departureId').where('id', '=', id).executeTakeFirst();
  return entry?.departureId;
}

/** The seats that go back; undefined if they went back before. */
export async function markReleased(db: Queryable, id: string, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ seats: number }>`
    update manual_entries set released_at = ${now} where id = ${id} and released_at is null returning seats`.execute(
    db,
  );
  return rows[0]?.seats;
}

const withoutPerson = sql`name = null, email = null, phone = null, note = null, erased_at = now()`;

/** Entries of departures that started before: who came is of no use any more. */
export async function eraseEntriesBefore(db: Queryable, oldest: Date): Promise<void> {
  await sql`
    update manual_entries set ${withoutPerson}, reference = null where erased_at is null and made_at < ${oldest}
      and departure_id in (select id from departures where starts_at < ${oldest})`.execute(db);
}

/** Entries with this address. A reference stays until the tour is long past, or the same file would enter the person again. */
export async function eraseEntriesTo(db: Queryable, email: string): Promise<void> {
  await sql`update manual_entries set ${withoutPerson} where lower(email) = ${email}`.execute(db);
}
