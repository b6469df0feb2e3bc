// All SQL on imports of bookings that were taken elsewhere.
import { sql } from 'kysely';
import { isCancelledSql } from '#domain/inventory/closures/cancelled-departures.ts';
import { unitsOfOption } from '#domain/inventory/inventory-queries.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { openDatedStart } from '#domain/inventory/open-dated.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import type { EnteredUnit, ManualEntry } from '../manual-entries/manual-entry-queries.ts';

/** What a line can mean by its tour and its option: their ids, slugs and names in any language. */
export type OptionOfSupplier = {
  id: string;
  tourId: string;
  slug: string;
  kind: string;
  active: boolean;
  currency: Currency;
  titles: string[];
  names: string[];
  units: EnteredUnit[] | null;
};

export async function findOptionsOf(db: Queryable, supplierId: string): Promise<OptionOfSupplier[]> {
  const { rows } = await sql<OptionOfSupplier>`
    select o.id, o.tour_id, t.slug, o.kind, o.active, t.currency, ${unitsOfOption} as units,
      array(select x.title from tour_texts x where x.tour_id = t.id) as titles,
      array(select x.name from option_texts x where x.option_id = o.id) as names
    from options o join tours t on t.id = o.tour_id where t.supplier_id = ${supplierId} order by t.id, o.position`.execute(
    db,
  );
  return rows;
}

export type DepartureOfLine = {
  id: string;
  optionId: string;
  startsAtLocal: string;
  lastStart: Date;
  capacity: number;
  isCancelled: boolean;
};

type Start = { optionId: string; startsAt: string };

export async function findDeparturesAt(db: Queryable, starts: readonly Start[]): Promise<DepartureOfLine[]> {
  const { rows } = await sql<DepartureOfLine>`
    select d.id, d.option_id, to_char(d.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local, coalesce(d.ends_at, d.starts_at) as last_start,
      d.capacity, ${isCancelledSql(sql`d.id`)} as is_cancelled
    from departures d where (d.option_id, d.starts_at_local) in (
      select * from unnest(${starts.map(({ optionId }) => optionId)}::uuid[], ${starts.map(({ startsAt }) => startsAt)}::timestamp[])
    )`.execute(db);
  return rows;
}

/** Of these references those that have an entry: one that was released by itself, too, but none that was undone. */
export async function findKnown(
  db: Queryable,
  supplierId: string,
  references: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ reference: string }>`
    select reference from manual_entries
    where supplier_id = ${supplierId} and not is_undone and reference = any(${references}::text[])`.execute(db);
  return new Set(rows.map(({ reference }) => reference));
}

type NewImport = { id: string; supplierId: string; madeAt: Date; madeBy: string | null };
export type NewEntry = ManualEntry & { reference: string };

const rowsAtOnce = 500;

export async function insertImport(db: Queryable, made: NewImport, entries: readonly NewEntry[]): Promise<void> {
  await db
    .insertInto('entryImports')
    .values({ ...made, entries: entries.length })
    .execute();
  const { id: importId, supplierId } = made;
  const rows = entries.map((entry) => ({ ...entry, lines: JSON.stringify(entry.lines), importId, supplierId }));
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await db
      .insertInto('manualEntries')
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
}

type ImportRow = { id: string; madeAt: Date; entries: number; live: number; undoneAt: Date | null };

/** The latest first. */
export async function findImports(db: Queryable, supplierId: string, limit: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select i.id, i.made_at, i.entries, i.undone_at,
      (select count(*) from manual_entries e where e.import_id = i.id and e.released_at is null) as live
    from entry_imports i where i.supplier_id = ${supplierId} order by i.made_at desc, i.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Undefined for the import of another supplier; false if it was undone before. */
export async function markUndone(
  db: Queryable,
  id: string,
  supplierId: string,
  now: Date,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ undoneAt: Date | null }>`
    select undone_at from entry_imports where id = ${id} and supplier_id = ${supplierId} for update`.execute(db);
  if (!rows[0]) return undefined;
  if (rows[0].undoneAt) return false;
  await sql`update entry_imports set undone_at = ${now} where id = ${id}`.execute(db);
  return true;
}

/** The seats that go back. */
export async function releaseEntriesOf(
  db: Queryable,
  importId: string,
  now: Date,
): Promise<{ departureId: string; seats: number }[]> {
  const { rows } = await sql<{ departureId: string; seats: number }>`
    update manual_entries set released_at = ${now}, is_undone = true where import_id = ${importId} and released_at is null
    returning departure_id, seats`.execute(db);
  return rows;
}

export type ExampleStart = { tour: string; option: string | null; startsAtLocal: string; kinds: string[] };

/** The next departure with seats left, for the template. */
export async function findExample(
  db: Queryable,
  supplierId: string,
  language: Language,
  now: Date,
): Promise<ExampleStart | undefined> {
  const { rows } = await sql<ExampleStart>`
    select to_char(d.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local,
      t.slug as tour,
      (select name from option_texts x where x.option_id = d.option_id order by ${textOrder(language)} limit 1) as option,
      array(select kind from units u where u.option_id = d.option_id order by u.kind) as kinds
    from departures d join tours t on t.id = d.tour_id
    where t.supplier_id = ${supplierId} and d.open and d.taken + d.withheld + 2 <= d.capacity and d.starts_at > ${now}
      and d.starts_at_local <> ${openDatedStart}::timestamp
    order by d.starts_at, d.id limit 1`.execute(db);
  return rows[0];
}
