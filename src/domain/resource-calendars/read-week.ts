// A week with resources as rows. Days are those of the place of each departure; what is left is counted when most is in use.
import { invalid } from '#contract/domain-error.ts';
import type { ResourceWeekRow } from '#contract/suppliers/resource-calendars.ts';
import { addDays, isoWeekday, localDate } from '#kernel/dates.ts';
import { instantOf, wallTimeAt } from '#kernel/zoned-time.ts';
import type { Context } from '#platform/http/caller.ts';
import { findTimeZones } from '#domain/inventory/resources/busy-times.ts';
import { listResourcesOf, listToursOfResources } from '#domain/inventory/resources/resource-queries.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { type BusyPeriod, listBusyBetween, listUses, type ResourceUse } from './feed-queries.ts';

type Week = { from: string; to: string; data: ResourceWeekRow[] };

/** Throws `not_found`, `invalid_input` on `date` beyond the last year. */
export async function readWeek(context: Context, date: string): Promise<Week> {
  const db = context.database.db;
  const supplier = await ownSupplier(context, db);
  const from = addDays(date, 1 - isoWeekday(date));
  const to = addDays(from, 6);
  if (to < from) throw invalid('date', 'date');
  const resources = await listResourcesOf(db, supplier.id);
  const resourceIds = resources.map(({ id }) => id);
  // Local days begin up to 14 hours before and end up to 12 hours after those of UTC.
  const span = {
    resourceIds,
    from: new Date(Date.parse(from) - 14 * 3_600_000),
    to: new Date(Date.parse(addDays(to, 1)) + 12 * 3_600_000),
    language: context.caller.language,
  };
  const placed = (await listUses(db, span)).map((use) => ({ ...use, ...daysOf(use, use.timeZone) }));
  const uses = Map.groupBy(placed, ({ resourceId }) => resourceId);
  const busy = Map.groupBy(await listBusyBetween(db, span), ({ resourceId }) => resourceId);
  const zones = await findTimeZones(db, [...busy.keys()]);
  const tours = new Map((await listToursOfResources(db, resourceIds)).map((one) => [one.resourceId, one.tourIds]));
  const days = Array.from({ length: 7 }, (_, day) => addDays(from, day));
  const data = resources
    .filter(({ id, isArchived }) => !isArchived || uses.has(id) || busy.has(id))
    .map(({ id, name, quantity }) => {
      const timeZone = zones.get(id) ?? 'UTC';
      const ownBusy = (busy.get(id) ?? []).map((one) => ({ ...one, ...daysOf(one, timeZone) }));
      return {
        id,
        name,
        quantity,
        tourIds: tours.get(id) ?? [],
        days: days.map((day) => ({
          day,
          ...usesOn(day, uses.get(id) ?? [], quantity),
          busy: busyOn(day, ownBusy, timeZone),
        })),
      };
    });
  return { from, to, data };
}

type Span = { fromAt: Date; toAt: Date };

type Days = { firstDay: string; lastDay: string };

/** Converted once, for all days of the week. */
const daysOf = ({ fromAt, toAt }: Span, timeZone: string): Days => ({
  firstDay: localDate(fromAt, timeZone),
  lastDay: localDate(new Date(toAt.getTime() - 1), timeZone),
});

const isOn = (day: string, { firstDay, lastDay }: Days): boolean => firstDay <= day && day <= lastDay;

function usesOn(
  day: string,
  uses: readonly (ResourceUse & Days)[],
  quantity: number,
): Pick<ResourceWeekRow['days'][number], 'left' | 'uses'> {
  const found = uses.filter((use) => isOn(day, use));
  return {
    left: quantity - mostAtOnce(day, found),
    uses: found.map(({ departureId, title, startsAtLocal, taken, uses: count, isConflict }) => ({
      departureId,
      title,
      startsAtLocal,
      seatsTaken: taken,
      uses: count,
      isConflict,
    })),
  };
}

/** Most is in use when something begins to be, or when the day begins. */
export function mostAtOnce(day: string, uses: readonly (Span & { uses: number; timeZone: string })[]): number {
  const begins = new Map<string, number>();
  for (const { timeZone } of uses)
    if (!begins.has(timeZone)) begins.set(timeZone, instantOf(`${day}T00:00`, timeZone).getTime());
  const moments = uses
    .map(({ fromAt, timeZone }) => Math.max(fromAt.getTime(), begins.get(timeZone)!))
    .sort((a, b) => a - b);
  const changes = uses
    .flatMap(({ fromAt, toAt, uses: count }) => [
      { at: fromAt.getTime(), by: count },
      { at: toAt.getTime(), by: -count },
    ])
    .sort((a, b) => a.at - b.at);
  let [next, inUse, most] = [0, 0, 0];
  for (const moment of moments) {
    for (; next < changes.length && changes[next]!.at <= moment; next++) inUse += changes[next]!.by;
    most = Math.max(most, inUse);
  }
  return most;
}

const busyOn = (day: string, busy: readonly (BusyPeriod & Days)[], timeZone: string): { from: string; to: string }[] =>
  busy
    .filter((one) => isOn(day, one))
    .map(({ fromAt, toAt }) => ({ from: wallTimeAt(fromAt, timeZone), to: wallTimeAt(toAt, timeZone) }));
