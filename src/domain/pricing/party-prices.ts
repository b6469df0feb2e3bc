// What is sold, what a party chooses of it, and its price as lines: the types of price-party.ts and choose-units.ts.
import type { Money } from '#kernel/money.ts';
import type { Party } from '#kernel/party.ts';
import type { PastPrices, PriceReason, PriceRule } from '#kernel/prices/price-rules.ts';
import type { LineKind, UnitKind, UnitSize } from '#kernel/units.ts';

/** A name by language. */
export type Labels = Readonly<Record<string, string>>;

export type UnitForSale = UnitSize & {
  id: string;
  kind: UnitKind;
  priceMinor: number;
  /** The minimum of this unit in a booking that has any, and the maximum: null for as many as the party may be. */
  least: number;
  most: number | null;
  /** Null where the text of the kind is the name. */
  labels: Labels | null;
  minAge?: number | null;
};

/** What is sold in addition to the units. */
export type Extra = {
  id: string;
  /** 'person': at most one for each person of the party. */
  per: 'person' | 'booking';
  priceMinor: number;
  /** In one booking that has any; `most`: null for as many as the party, or as `extrasMax`. */
  least: number;
  most: number | null;
  /** How many there are for each departure; null for no limit. */
  stock: number | null;
  labels: Labels;
  notes: Labels | null;
};

/** What is sold: the units of an option, how many of them one booking has in all, and when they have other prices. */
export type OptionForSale = {
  units: readonly UnitForSale[];
  leastUnits: number;
  mostUnits: number | null;
  rules: readonly PriceRule[];
  /** What it cost before; only of an option with early or last minute prices. */
  history?: readonly PastPrices[] | null;
  extras?: readonly Extra[];
};

export type ChosenUnit = { unitId: string; quantity: number };

/** A line of a price, as it is stored with a booking; lines that were stored before units had sizes have no `people`. */
export type PriceLine = {
  /** The id of the unit or of the extra. */
  unitId: string;
  kind: LineKind;
  labels?: Labels;
  quantity: number;
  /** How many people one unit admits. */
  people?: number;
  unitPriceMinor: number;
  totalMinor: number;
  /** Why it is not the unit's usual price. */
  reasons?: PriceReason[];
  /** Of a reduction: the lowest price of one in the 30 days before it. */
  referenceMinor?: number;
  /** Only for an extra. */
  per?: Extra['per'];
};

/** Units that an option sells to a party. */
export type ChosenParty = {
  chosen: readonly UnitQuantity[];
  party: Party;
  seats: number;
  /** Who counts for prices by party size: everyone with a seat, in a private group everyone. */
  seated: number;
  /** A group books the whole departure with all its seats. */
  takesAllSeats: boolean;
  /** The chosen extras as lines: their price depends on nothing else. */
  extras?: readonly PriceLine[];
};

export type PricedParty = Omit<ChosenParty, 'chosen' | 'extras'> & { lines: PriceLine[]; total: Money };

/** So many of a unit. */
export type UnitQuantity = { unit: UnitForSale; quantity: number };
