// Sets what a unit costs on the chosen days: a price rule of each option, above those of its document. What the supplier writes there
// stays, and counts again once the edit is undone.
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { refreshFromPriceOf } from '../from-prices.ts';
import {
  type CalendarEdit,
  type EditedPrice,
  type ItemOutcome,
  oldestDay,
  type PreviewCounts,
} from './calendar-edit.ts';
import { isChosen, type Selection } from './selection.ts';

/** Each price reads the rules of its option. */
const rulesMax = 200;

/** On an option `o` of a tour `t`: why it cannot have the price. Null if it can. */
const refusalOf = ({ unit, currency }: EditedPrice) => sql<ItemOutcome['refusal']>`
  case when ${currency}::text is not null and t.currency <> ${currency} then 'other_currency'
    when ${unit}::text is not null and not exists (select from units u where u.option_id = o.id and u.kind = ${unit}) then 'no_such_unit'
    when (select count(*) from price_rules r where r.option_id = o.id and r.edit_id is not null) >= ${rulesMax} then 'too_many_prices' end`;

export async function previewPrices(db: Queryable, selection: Selection, price: EditedPrice): Promise<PreviewCounts> {
  const { rows } = await sql<PreviewCounts>`
    select coalesce(sum(d.departures) filter (where refusal is null), 0) as departures, 0 as already,
      coalesce(sum(d.departures) filter (where refusal is not null), 0) as kept,
      coalesce(sum(d.booked) filter (where refusal is null), 0) as booked,
      coalesce(sum(d.taken) filter (where refusal is null), 0) as seats_taken
    from (
      select d.option_id, count(*) as departures, count(*) filter (where d.taken > 0) as booked, sum(d.taken) as taken
      from departures d where ${isChosen(selection)} group by d.option_id
    ) d
    join options o on o.id = d.option_id join tours t on t.id = o.tour_id
    cross join lateral (select ${refusalOf(price)} as refusal) r`.execute(db);
  return rows[0]!;
}

type OptionForSale = {
  id: string;
  tourId: string;
  unitId: string | null;
  position: number;
  refusal: ItemOutcome['refusal'];
};

/** Adds the rule to each option that can have it; the latest of such rules counts. */
export async function setPrices(
  db: Queryable,
  edit: CalendarEdit,
  optionIds: readonly string[],
  now: Date,
): Promise<ItemOutcome[]> {
  await lockOptions(db, optionIds);
  await sql`
    delete from price_rules where option_id = any(${optionIds}::uuid[]) and edit_id is not null and season_to < ${oldestDay(now)}::date`.execute(
    db,
  );
  const price = priceOf(edit);
  const { rows } = await sql<OptionForSale>`
    select o.id, o.tour_id, ${refusalOf(price)} as refusal,
      (select u.id from units u where u.option_id = o.id and u.kind = ${price.unit}) as unit_id,
      least((select min(r.position) from price_rules r where r.option_id = o.id), 0) - 1 as position
    from options o join tours t on t.id = o.tour_id where o.id = any(${optionIds}::uuid[])`.execute(db);
  const priced = rows.filter(({ refusal }) => refusal === null);
  if (priced.length > 0)
    await db
      .insertInto('priceRules')
      .values(
        priced.map(({ id: optionId, unitId, position }) => ({
          id: newId(),
          optionId,
          unitId,
          position,
          seasonFrom: edit.firstDay,
          seasonTo: edit.lastDay,
          weekdays: edit.weekdays,
          startTimes: edit.startTimes,
          priceMinor: edit.priceMinor,
          percent: edit.pricePercent,
          editId: edit.id,
        })),
      )
      .execute();
  await refreshAll(db, priced, now);
  return rows.map(({ id, refusal }) => (refusal ? { id, outcome: 'refused', refusal } : { id, outcome: 'changed' }));
}

/** Takes the rules of an edit away: what counted before counts again. */
export async function undoPrices(
  db: Queryable,
  { id: editId }: CalendarEdit,
  optionIds: readonly string[],
  now: Date,
): Promise<ItemOutcome[]> {
  await lockOptions(db, optionIds);
  const { rows } = await sql<{ id: string }>`
    delete from price_rules where edit_id = ${editId} and option_id = any(${optionIds}::uuid[]) returning option_id as id`.execute(
    db,
  );
  const undone = new Set(rows.map(({ id }) => id));
  const options = await db.selectFrom('options').select(['id', 'tourId']).where('id', 'in', optionIds).execute();
  await refreshAll(db, options, now);
  return optionIds.map((id) => (undone.has(id) ? { id, outcome: 'undone', restored: true } : { id, outcome: 'kept' }));
}

const priceOf = ({ priceUnit, priceCurrency }: CalendarEdit): EditedPrice => ({
  unit: priceUnit,
  currency: priceCurrency,
});

/** Publishing a tour locks them, too. */
async function lockOptions(db: Queryable, optionIds: readonly string[]): Promise<void> {
  await sql`select from options where id = any(${optionIds}::uuid[]) order by id for no key update`.execute(db);
}

async function refreshAll(db: Queryable, options: readonly { tourId: string }[], now: Date): Promise<void> {
  for (const tourId of new Set(options.map((option) => option.tourId))) await refreshFromPriceOf(db, now, tourId);
}
