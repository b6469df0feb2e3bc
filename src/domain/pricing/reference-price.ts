// The reference price of a reduction: the lowest price of the 30 days before it was announced, for the same departure and party
// (directive 98/6/EC, article 6a). Pure: what prices were is passed in. A reduction is an early or last minute price that is lower
// than without its rule; seasons, weekdays and sizes of a party are prices of their own.
import { fareOn, type PastPrices, priceAt, type PriceRule, type Start, stepOf } from '#kernel/prices/price-rules.ts';
import type { PriceLine, PricedParty } from './party-prices.ts';

/** `history` in any order. */
type Sold = { history: readonly PastPrices[]; start: Start; onSaleSince: Date; people: number };

export const referenceDays = 30;
const hour = 3_600_000;
const windowMs = referenceDays * 24 * hour;

type Price = { minor: number; isReduced: boolean };
/** A time in which the price was one: from a first millisecond to before the next. `price`: null where the unit was not sold. */
type Segment = { from: number; to: number; price: Price | null };

/** The price of one, to be shown as what it was before; null where there is no reduction, or no price of 30 days to compare it with. */
export function referencePriceOf(unitId: string, sold: Sold, moment: Date): number | null {
  return referenceIn(inOrder(sold.history), unitId, sold, moment.getTime());
}

type TimedPrices = PastPrices & { at: number };

const inOrder = (history: readonly PastPrices[]): TimedPrices[] =>
  history.map((one) => ({ ...one, at: Date.parse(one.from) })).sort((a, b) => a.at - b.at);

function referenceIn(entries: readonly TimedPrices[], unitId: string, sold: Sold, at: number): number | null {
  const now = entries.findLast((one) => one.at <= at);
  const price = now ? pricesIn(now, unitId, sold)(at) : null;
  if (!price?.isReduced) return null;
  const soldSince = Math.max(entries[0]!.at, sold.onSaleSince.getTime());
  let [announcedAt, isAnnouncement, lowest] = [at, true, Infinity];
  for (const { from, to, price: before } of segmentsBefore(at, entries, unitId, sold)) {
    // Since when the price is reduced to what it is now or further and further down to it. Once it was lower in between, what came
    // after is not the reduction that was announced then.
    isAnnouncement &&= before !== null && before.isReduced && before.minor >= price.minor;
    if (isAnnouncement) announcedAt = from;
    else if (to <= announcedAt - windowMs) break;
    else if (before === null) return null;
    else lowest = Math.min(lowest, before.minor);
  }
  return soldSince <= announcedAt - windowMs && lowest > price.minor ? lowest : null;
}

/** The latest first. Prices change with the entries, and when a rule of early or last minute begins or ends for the departure. */
function* segmentsBefore(at: number, entries: readonly TimedPrices[], unitId: string, sold: Sold): Generator<Segment> {
  const startsAt = sold.start.startsAt.getTime();
  let to = at;
  for (const entry of entries.toReversed()) {
    if (entry.at >= to) continue;
    const priceAtTime = pricesIn(entry, unitId, sold);
    const turns = entry.rules
      .flatMap(({ daysBefore, hoursBefore }) => [...hoursIn(daysBefore, 24), ...hoursIn(hoursBefore, 1)])
      .map((hours) => startsAt - hours * hour)
      .filter((time) => time > entry.at && time < to);
    for (const from of [...new Set([...turns, entry.at])].sort((a, b) => b - a)) {
      // Inside, because of two rules one may end at the very millisecond at which the other begins.
      yield { from, to, price: priceAtTime((from + to) / 2) };
      to = from;
    }
  }
}

const hoursIn = (count: number | null, hours: number): number[] => (count === null ? [] : [count * hours]);

/** The price by the moment, while an entry is valid. */
function pricesIn({ units, rules }: PastPrices, unitId: string, { start, people }: Sold): (at: number) => Price | null {
  const priceMinor = units[unitId];
  if (priceMinor === undefined) return () => null;
  const fare = fareOn({ id: unitId, priceMinor }, rules, start.startsAtLocal);
  const usual = priceAt({ ...fare, moment: [] }, people, 0).priceMinor;
  return (at) => {
    const { priceMinor: minor } = priceAt(fare, people, start.startsAt.getTime() - at);
    return { minor, isReduced: minor < usual };
  };
}

type Departure = Start & { onSaleSince: Date };
type History = { rules: readonly PriceRule[]; history?: readonly PastPrices[] | null };

/** The price with the reference of each line that is reduced. */
export function withReferences(
  priced: PricedParty,
  { rules, history }: History,
  { onSaleSince, ...start }: Departure,
  moment: Date,
): PricedParty {
  if (!history || !rules.some((rule) => stepOf(rule) === 'moment')) return priced;
  const sold = { history, start, onSaleSince, people: priced.seated };
  const entries = inOrder(history);
  return {
    ...priced,
    lines: priced.lines.map((line) => withReference(line, referenceIn(entries, line.unitId, sold, moment.getTime()))),
  };
}

const withReference = (line: PriceLine, referenceMinor: number | null): PriceLine =>
  referenceMinor === null || line.kind === 'extra' || line.kind === 'reduction' ? line : { ...line, referenceMinor };
