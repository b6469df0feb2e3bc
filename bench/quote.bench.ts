// What a price and its refund cost in processor time: both are computed for every departure of a calendar.
import { policies, quoteRefund } from '#domain/pricing/cancellation-policy.ts';
import { chooseUnits } from '#domain/pricing/choose-units.ts';
import type { UnitForSale } from '#domain/pricing/party-prices.ts';
import { priceParty } from '#domain/pricing/price-party.ts';
import { reduced } from '#domain/pricing/reduction.ts';
import { withReferences } from '#domain/pricing/reference-price.ts';
import { taxesIn } from '#domain/pricing/taxes.ts';
import type { PastPrices, PriceRule } from '#kernel/prices/price-rules.ts';
import { usualSize } from '#kernel/units.ts';
import type { Bench, Subject } from './bench.ts';

const day = 24 * 3600_000;
const startsAt = new Date('2026-07-10T08:00:00Z');
const start = { startsAtLocal: '2026-07-10T10:00', startsAt };

const units = (['adult', 'child', 'infant', 'family'] as const).map((kind, index): UnitForSale => ({
  id: kind,
  kind,
  priceMinor: 5000 - 1000 * index,
  ...usualSize(kind),
  least: 1,
  most: null,
  labels: null,
}));

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
const chosen = units.map(({ id }) => ({ unitId: id, quantity: 1 }));

/** Prices were changed ten times in a year, which a reduction is compared with. */
const history = Array.from({ length: 10 }, (_, index): PastPrices => ({
  from: new Date(startsAt.getTime() - (365 - index * 36) * day).toISOString(),
  units: Object.fromEntries(units.map(({ id, priceMinor }) => [id, priceMinor + 100 * index])),
  rules,
}));
const onSaleSince = new Date(startsAt.getTime() - 180 * day);
const code = { id: 'code', code: 'SUMMER', percent: 10, amountMinor: null, currency: null } as const;
const taxes = [
  { id: 'vat', names: { en: 'VAT' }, basisPoints: 2100, perPersonMinor: null },
  { id: 'fee', names: { en: 'Park fee' }, basisPoints: null, perPersonMinor: 150 },
];

function quote(moment: Date): number {
  const party = chooseUnits(option, chosen);
  const plain = priceParty(party, { rules, currency: 'EUR', start, moment });
  const { total } = reduced(withReferences(plain, { rules, history }, { ...start, onSaleSince }, moment), code);
  const taxMinor = taxesIn(total, 4, taxes).reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  return taxMinor + quoteRefund(policies.moderate, startsAt, moment, total).refund.amountMinor;
}

/** The sums of the same lines, with nothing to decide. */
function addUp(): number {
  let total = 0;
  for (const { priceMinor } of units) total += Math.round((priceMinor * 120 * 95 * 90) / 1_000_000);
  return Math.round(total / 2);
}

/** Milliseconds for one. */
function timed(what: string, work: (moment: Date) => number): Subject {
  return {
    what,
    async run(seconds) {
      let count = 0;
      let sum = 0;
      const startedMs = performance.now();
      while (performance.now() - startedMs < seconds * 1000)
        for (let at = 0; at < 100; at++, count++) sum += work(new Date(startsAt.getTime() - (count % 60) * day));
      if (sum <= 0) throw new Error('nothing was quoted');
      return { value: (performance.now() - startedMs) / count };
    },
  };
}

export const bench: Bench = {
  measures:
    'the price of four kinds of tickets by eight rules, with the references of ten changes, a code and taxes, and its refund; at most 0.05 ms',
  unit: 'ms',
  better: 'less',
  prepare: async () => ({
    ours: timed('a quote and its refund', quote),
    yardsticks: { sums: timed('the sums of the same lines', addUp) },
  }),
};
