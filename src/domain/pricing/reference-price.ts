// The reference price of a reduction: the lowest price of the 30 days before it was announced, for the same departure and party
// (directive 98/6/EC, article 6a). Pure: what prices were is passed in. A reduction is an early or last minute price that is lower
// than without its rule; seasons, weekdays and sizes of a party are prices of their own.
import { fareOn, type PastPrices, priceAt, type PriceRule, type Start, stepOf } from '#kernel/prices/price-rules.ts';
import type { PriceLine, PricedParty } from './price-party.ts';

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
  const at = moment.getTime();
  const entries = sold.history.map((one) => ({ ...one, at: Date.parse(one.from) })).toSorted((a, b) => a.at - b.at);
  const now = entries.findLast((one) => one.at <= at);
  const price = now ? priceIn(now, unitId, sold, at) : null;
  if (!price?.isReduced) return null;
  const segments = segmentsUntil(at, entries, unitId, sold);
  const announcedAt = announcementOf(price.minor, at, segments);
  const windowFrom = announcedAt - windowMs;
  if (Math.max(entries[0]!.at, sold.onSaleSince.getTime()) > windowFrom) return null;
  const before = segments.filter(({ from, to }) => to > windowFrom && from < announcedAt).map((one) => one.price);
  if (before.includes(null)) return null;
  const lowest = Math.min(...before.map((one) => one!.minor));
  return lowest > price.minor ? lowest : null;
}

/** Since when the price is reduced to what it is now or further and further down to it. Once it was lower in between, what came
 *  after is not the reduction that was announced then. */
function announcementOf(minor: number, at: number, segments: readonly Segment[]): number {
  let announcedAt = at;
  for (const { from, price } of segments.toReversed()) {
    if (!price?.isReduced || price.minor < minor) break;
    announcedAt = from;
  }
  return announcedAt;
}

type Entry = PastPrices & { at: number };

/** Prices change with the entries, and when a rule of early or last minute begins or ends for the departure. */
function segmentsUntil(at: number, entries: readonly Entry[], unitId: string, sold: Sold): Segment[] {
  const startsAt = sold.start.startsAt.getTime();
  const leads = entries.flatMap(({ rules }) =>
    rules.flatMap(({ daysBefore, hoursBefore }) => [...hoursIn(daysBefore, 24), ...hoursIn(hoursBefore, 1)]),
  );
  const turns = [...entries.map((one) => one.at), ...leads.map((hours) => startsAt - hours * hour)];
  const times = [...new Set(turns)].filter((time) => time < at && time >= entries[0]!.at).sort((a, b) => a - b);
  return times.map((from, index) => {
    const to = times[index + 1] ?? at;
    // Inside, because of two rules one may end at the very millisecond at which the other begins.
    const inside = (from + to) / 2;
    return {
      from,
      to,
      price: priceIn(
        entries.findLast((one) => one.at <= inside)!,
        unitId,
        sold,
        inside,
      ),
    };
  });
}

const hoursIn = (count: number | null, hours: number): number[] => (count === null ? [] : [count * hours]);

function priceIn({ units, rules }: PastPrices, unitId: string, { start, people }: Sold, at: number): Price | null {
  const priceMinor = units[unitId];
  if (priceMinor === undefined) return null;
  const leadMs = start.startsAt.getTime() - at;
  const fare = fareOn({ id: unitId, priceMinor }, rules, start.startsAtLocal);
  const { priceMinor: minor } = priceAt(fare, people, leadMs);
  const usual = priceAt({ ...fare, moment: [] }, people, leadMs);
  return { minor, isReduced: minor < usual.priceMinor };
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
  const sold = { history, start, onSaleSince, people: priced.party.adults + priced.party.children };
  return {
    ...priced,
    lines: priced.lines.map((line) => withReference(line, referencePriceOf(line.unitId, sold, moment))),
  };
}

const withReference = (line: PriceLine, referenceMinor: number | null): PriceLine =>
  referenceMinor === null || line.kind === 'extra' || line.kind === 'reduction' ? line : { ...line, referenceMinor };
