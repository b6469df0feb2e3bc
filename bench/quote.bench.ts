// What a price costs in processor time: it is computed for every departure of a calendar.
import { choicesFor, chooseUnits } from '#domain/pricing/choose-units.ts';
import type { ChosenParty } from '#domain/pricing/party-prices.ts';
import { priceCheapest } from '#domain/pricing/price-party.ts';
import { reduced } from '#domain/pricing/reduction.ts';
import { withReferences } from '#domain/pricing/reference-price.ts';
import { taxesIn } from '#domain/pricing/taxes.ts';
import { partySize } from '#kernel/party.ts';
import type { PastPrices, PriceRule } from '#kernel/prices/price-rules.ts';
import type { Bench } from './bench.ts';
import { chosen, code, pricesMinor, units } from './ticket-kinds.ts';
import { timeCalls } from './time-calls.ts';

const hour = 3600_000;
const day = 24 * hour;
const startsAt = new Date('2026-07-10T08:00:00Z');
const start = { startsAtLocal: '2026-07-10T10:00', startsAt };
const days = 60;
/** Of each call: another one of the days before the start. */
const momentOf = (call: number): Date => new Date(startsAt.getTime() - (call % days) * day);

const nothing: PriceRule = {
  unitId: null,
  position: 0,
  seasonFrom: null,
  seasonTo: null,
  weekdays: null,
  startTimes: null,
  fromPeople: null,
  daysBefore: null,
  hoursBefore: null,
  priceMinor: null,
  percent: null,
};
const rules: PriceRule[] = [
  { seasonFrom: '2026-06-15', seasonTo: '2026-09-15', percent: 20 },
  { seasonFrom: '2026-12-15', seasonTo: '2027-01-07', percent: 30 },
  { weekdays: [5, 6, 7], percent: 10 },
  { startTimes: ['18:00'], percent: 15 },
  { fromPeople: 4, percent: -5 },
  { fromPeople: 8, percent: -10 },
  { daysBefore: 30, percent: -10 },
  { hoursBefore: 12, percent: -20 },
].map((rule, position) => ({ ...nothing, ...rule, position }));

const option = { units, leastUnits: 1, mostUnits: null, rules };
const seatsFree = 12;
/** With tickets of their own, with one family ticket, or with two. */
const party = { adults: 4, children: 4 };

/** Prices were changed ten times in a year, which a reduction is compared with. */
const history = Array.from({ length: 10 }, (_, index): PastPrices => ({
  from: new Date(startsAt.getTime() - (365 - index * 36) * day).toISOString(),
  units: Object.fromEntries(units.map(({ id, priceMinor }) => [id, priceMinor + 100 * index])),
  rules,
}));
const onSaleSince = new Date(startsAt.getTime() - 180 * day);
const taxes = [
  { id: 'vat', names: { en: 'VAT' }, basisPoints: 2100, perPersonMinor: null },
  { id: 'fee', names: { en: 'Park fee' }, basisPoints: null, perPersonMinor: 150 },
];

/** The taxes of the price. */
function quote(choices: readonly ChosenParty[], call: number): number {
  const moment = momentOf(call);
  const cheapest = priceCheapest(choices, { rules, currency: 'EUR', start, moment }, seatsFree);
  const { total } = reduced(withReferences(cheapest, { rules, history }, { ...start, onSaleSince }, moment), code);
  const included = taxesIn(total, partySize(cheapest.party), taxes);
  return included.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
}

const quoteCheapest = (call: number): number => quote(choicesFor(option, party), call);

/** The same for these rules and tickets alone: no lines, no reasons, no references. */
function addUp(call: number): number {
  const { startsAtLocal } = start;
  const hoursLeft = (startsAt.getTime() - momentOf(call).getTime()) / hour;
  const ofSeason = startsAtLocal >= '2026-06-15' && startsAtLocal < '2026-09-16' ? 120 : 110;
  const ofParty = 90;
  const ofMoment = hoursLeft <= 12 ? 80 : hoursLeft >= 30 * 24 ? 90 : 100;
  const priceOf = (listMinor: number) => Math.round((listMinor * ofSeason * ofParty * ofMoment) / 1_000_000);
  let least = Infinity;
  for (let families = 0; families <= 2; families++) {
    const each = party.adults - 2 * families;
    const single = priceOf(pricesMinor.adult) + priceOf(pricesMinor.child);
    least = Math.min(least, each * single + families * priceOf(pricesMinor.family));
  }
  const totalMinor = least - Math.round(least / 10);
  const feesMinor = Math.min(totalMinor, 150 * 8);
  return feesMinor + Math.round(((totalMinor - feesMinor) * 21) / 121);
}

function checkSums(): void {
  for (let call = 0; call < days; call++)
    if (quoteCheapest(call) !== addUp(call))
      throw new Error(`${call} days before: ${quoteCheapest(call)}, by hand ${addUp(call)}`);
}

export const bench: Bench = {
  measures:
    'the price of 4 adults and 4 children by their cheapest tickets, by eight rules, with the references of ten changes, a code and taxes; at most 0.05 ms',
  unit: 'ms',
  better: 'less',
  async prepare() {
    checkSums();
    return {
      ours: timeCalls('the cheapest of three ways to take part', quoteCheapest),
      yardsticks: {
        chosen: timeCalls('four kinds of tickets that the party has chosen', (call) =>
          quote([chooseUnits(option, chosen)], call),
        ),
        sums: timeCalls('the sums of the cheapest tickets by hand', addUp),
      },
    };
  },
};
