// The items of a booking: one for each person or ticket, and for each extra. Pure.
import type { Currency } from '#kernel/money.ts';
import { money, split } from '#kernel/money.ts';
import { assertDefined } from '#kernel/assert.ts';
import { partySize } from '#kernel/party.ts';
import type { ExtraChoice, LineKind, UnitSize } from '#kernel/units.ts';
import type { Extra, Labels, PricedParty, UnitForSale, PriceLine } from '#domain/pricing/party-prices.ts';
import { reductionIn, sharesOf } from '#domain/pricing/reduction.ts';

export type NewItem = UnitSize & {
  /** From 1, in the order of the lines; it stays when others are cancelled. */
  position: number;
  /** The id of the unit or of the extra. */
  unitId: string;
  kind: LineKind;
  labels: Labels | null;
  /** What is paid for it. */
  priceMinor: number;
  /** What a code took off. */
  reductionMinor: number;
};

/** `state`: what became of this item alone; all else happens to its booking. */
export type BookingItem = NewItem & {
  state: 'booked' | 'cancelled' | 'no_show';
  cancelledAt: Date | null;
  refundMinor: number | null;
};

/** What a booking says of itself once items of it are cancelled. */
export type BookingLeft = {
  seats: number;
  adults: number;
  children: number;
  lines: PriceLine[];
  totalMinor: number;
  commissionMinor: number;
  itemsCancelled: number;
  itemsKeptMinor: number;
};

type Sold = { priced: PricedParty; units: readonly UnitForSale[]; currency: Currency; seats: number };

/** An item for each unit of the lines, whose totals are split by largest remainder. A private group is one item with all
 *  seats and the whole party. */
export function itemsOf({ priced, units, currency, seats }: Sold): NewItem[] {
  const { lines, party, takesAllSeats } = priced;
  const sizeOf = ({ unitId, kind }: PriceLine): UnitSize => {
    if (kind === 'extra') return { seats: 0, adults: 0, children: 0 };
    if (takesAllSeats) return { seats, ...party };
    return sizeIn(
      assertDefined(
        units.find(({ id }) => id === unitId),
        'a sold unit',
      ),
    );
  };
  const items = lines
    .filter(({ kind }) => kind !== 'reduction')
    .flatMap((line) => {
      const { unitId, kind, labels = null } = line;
      const item = { unitId, kind, labels, ...sizeOf(line) };
      const prices = split(money(line.totalMinor, currency), Array<number>(line.quantity).fill(1));
      return prices.map(({ amountMinor: priceMinor }) => ({ ...item, priceMinor }));
    })
    .map((item, index) => ({ position: index + 1, ...item }));
  return withShares(items, reductionIn(lines), currency);
}

/** Each item bears its share of what a code takes off. */
function withShares(
  items: readonly Omit<NewItem, 'reductionMinor'>[],
  reductionMinor: number,
  currency: Currency,
): NewItem[] {
  const prices = items.map(({ priceMinor }) => priceMinor);
  const shares = sharesOf(reductionMinor, prices, currency);
  return items.map((item, index) => ({
    ...item,
    priceMinor: item.priceMinor - shares[index]!,
    reductionMinor: shares[index]!,
  }));
}

const sizeIn = ({ seats, adults, children }: UnitSize): UnitSize => ({ seats, adults, children });

/** The lines without these items; a line of which nothing is left is gone. */
export function linesWithout(lines: readonly PriceLine[], items: readonly NewItem[]): PriceLine[] {
  const ofLine = Map.groupBy(items, (item) => lineOfItem(lines, item));
  return lines
    .map((line) => {
      if (line.kind === 'reduction') return withReductionOf(line, sumOf(items, 'reductionMinor'));
      const gone = ofLine.get(line) ?? [];
      return {
        ...line,
        quantity: line.quantity - gone.length,
        totalMinor: line.totalMinor - fullPriceOf(gone),
      };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** A unit has two lines where some of it was added at another price. */
const lineOfItem = (lines: readonly PriceLine[], item: NewItem): PriceLine | undefined => {
  const ofUnit = lines.filter((line) => line.unitId === item.unitId);
  return ofUnit.find(({ unitPriceMinor }) => unitPriceMinor === fullPriceOf([item])) ?? ofUnit[0];
};

/** The lines before these items were cancelled. */
export function linesWith(lines: readonly PriceLine[], items: readonly NewItem[]): PriceLine[] {
  const ofLine = Map.groupBy(items, (item) => lineOfItem(lines, item));
  const before = Map.groupBy(ofLine.get(undefined) ?? [], ({ unitId }) => unitId);
  const changed = lines.map((line) => {
    if (line.kind === 'reduction') return withReductionOf(line, -sumOf(items, 'reductionMinor'));
    const back = ofLine.get(line) ?? [];
    return { ...line, quantity: line.quantity + back.length, totalMinor: line.totalMinor + fullPriceOf(back) };
  });
  return [...changed, ...[...before.values()].map(lineOf)];
}

/** The sum before the reduction by a promo code, which is a line of its own. */
const fullPriceOf = (items: readonly NewItem[]): number => sumOf(items, 'priceMinor') + sumOf(items, 'reductionMinor');

const withReductionOf = (line: PriceLine, lessMinor: number): PriceLine => ({
  ...line,
  unitPriceMinor: line.totalMinor + lessMinor,
  totalMinor: line.totalMinor + lessMinor,
});

function lineOf(items: readonly NewItem[]): PriceLine {
  const { unitId, kind, labels, adults, children, priceMinor, reductionMinor } = items[0]!;
  return {
    unitId,
    kind,
    ...(labels && { labels }),
    quantity: items.length,
    people: adults + children,
    unitPriceMinor: priceMinor + reductionMinor,
    totalMinor: fullPriceOf(items),
  };
}

/** Items as lines by what is paid for them. */
export const linesOf = (items: readonly NewItem[]): PriceLine[] =>
  linesWith(
    [],
    items.map((item) => ({ ...item, reductionMinor: 0 })),
  );

/** A person or a ticket, and no extra. */
export const isTicket = ({ kind }: Pick<NewItem, 'kind'>): boolean => kind !== 'extra';

/** The extras per person that these items have beyond the people who stay; all of an extra of which too few would be left. */
export function extrasBeyond<Item extends NewItem>(
  items: readonly Item[],
  lines: readonly PriceLine[],
  { extras = [] }: { extras?: readonly Extra[] } = {},
): Item[] {
  const people = partySize({ adults: sumOf(items, 'adults'), children: sumOf(items, 'children') });
  return lines
    .filter(({ per }) => per === 'person')
    .flatMap(({ unitId }) => {
      const least = extras.find(({ id }) => id === unitId)?.least ?? 1;
      const ofExtra = items.filter((item) => item.unitId === unitId);
      return ofExtra.length <= people ? [] : ofExtra.slice(people < least ? 0 : people);
    });
}

/** How many items there are of each extra. */
export function extrasOf(items: readonly NewItem[]): ExtraChoice[] {
  const byExtra = Map.groupBy(
    items.filter((item) => !isTicket(item)),
    ({ unitId }) => unitId,
  );
  return [...byExtra].map(([extraId, ofExtra]) => ({ extraId, quantity: ofExtra.length }));
}

type Amount = 'priceMinor' | 'reductionMinor' | 'seats' | 'adults' | 'children';

export function sumOf(items: readonly NewItem[], amount: Amount): number {
  return items.reduce((sum, item) => sum + item[amount], 0);
}
