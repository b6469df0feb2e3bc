// When tours have other prices: by season, weekday, size of the party and time of booking. A season comes back each year.
import { type Insertable, sql } from 'kysely';
import type { UnitKind } from '#kernel/units.ts';
import type { Tables } from '#platform/database/tables.ts';
import { isoDay, type Weekday } from './world.ts';
import type { WorldContext } from './world-context.ts';

type WorldPriceRule = {
  /** Of all options where it is missing. */
  option?: string;
  unit?: UnitKind;
  /** First and last day, 'MM-DD'; one that ends before it begins goes over New Year. */
  season?: { from: string; to: string };
  weekdays?: readonly Weekday[];
  startTimes?: readonly string[];
  fromPeople?: number;
  daysBefore?: number;
  hoursBefore?: number;
} & ({ percent: number; priceMinor?: never } | { priceMinor: number; percent?: never });

/** By the slugs of tours. */
const priceRules: Readonly<Record<string, readonly WorldPriceRule[]>> = {
  'villefranche-bay-by-kayak-at-first-light': [
    { season: { from: '06-15', to: '09-15' }, percent: 20 },
    { season: { from: '11-10', to: '03-14' }, percent: -20 },
  ],
  'fishing-villages-of-the-east-neuk': [
    { season: { from: '05-01', to: '09-30' }, percent: 15 },
    { season: { from: '11-01', to: '03-31' }, percent: -10 },
  ],
  'covent-garden-by-gaslight': [{ option: 'evening-walk', weekdays: ['fri', 'sat'], percent: 15 }],
  'regents-canal-on-two-wheels': [
    { option: 'standard-bike', fromPeople: 4, percent: -10 },
    { option: 'standard-bike', fromPeople: 6, percent: -15 },
    { option: 'standard-bike', startTimes: ['14:00'], unit: 'adult', priceMinor: 3900 },
  ],
  'sandstone-towers-of-bohemian-paradise': [{ daysBefore: 30, percent: -10 }],
  'cicchetti-and-ombre-at-rialto': [{ option: 'evening-round', hoursBefore: 48, percent: -20 }],
};

type OptionForSale = { key: string; optionId: string; tourSlug: string };

/** The rows of an option; a season has one for each year around now. */
export function priceRulesOf({ key, optionId, tourSlug }: OptionForSale, { id, now }: WorldContext) {
  const ofOption = (priceRules[tourSlug] ?? []).filter(({ option }) => (option ?? key) === key);
  const dated = ofOption.flatMap(({ season, ...rule }) => seasonsOf(season, now).map((dates) => ({ ...rule, ...dates })));
  return dated.map(({ unit, weekdays, startTimes, option: _option, ...rule }, position): Insertable<Tables['priceRules']> => ({
    id: id(`price rule ${tourSlug} ${key} ${position}`), optionId, position,
    unitId: unit ? id(`unit ${tourSlug} ${key} ${unit}`) : null,
    weekdays: weekdays ? weekdays.map((day) => isoDay[day]) : null, startTimes: startTimes ? [...startTimes] : null, ...rule,
  }));
}

function seasonsOf(season: WorldPriceRule['season'], now: Date) {
  if (!season) return [{ seasonFrom: null, seasonTo: null }];
  const { from, to } = season;
  const year = now.getUTCFullYear();
  return [year - 1, year, year + 1].map((one) => ({ seasonFrom: `${one}-${from}`, seasonTo: `${to < from ? one + 1 : one}-${to}` }));
}

const soldForDays = 90;

/** What names a price of before has been sold for as long as the demo world has travellers who came back; without that its early and
 *  last minute prices would name none for a month. */
export async function datePricesBack({ db, now }: Pick<WorldContext, 'db' | 'now'>): Promise<void> {
  const since = new Date(now.getTime() - soldForDays * 24 * 3_600_000);
  const reduced = sql`(select option_id from price_rules where coalesce(days_before, hours_before) is not null)`;
  await sql`
    insert into price_history (option_id, from_at, units, rules)
    select o.id, ${since}, p.units, p.rules from options o cross join lateral prices_of_option(o.id) p where o.id in ${reduced}`.execute(db);
  await sql`update departures set on_sale_since = ${since} where option_id in ${reduced}`.execute(db);
}
