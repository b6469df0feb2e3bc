// The extras of availability: which ones are sold with the departures of a day, how many are left, and their price in the quote.
import type { DepartureView } from '#contract/bookings.ts';
import type { OfferedExtraView } from '#contract/bookings/extras.ts';
import { invalid } from '#contract/domain-error.ts';
import { type ExtraChoice, readExtraChoice } from '#kernel/units.ts';
import type { Language } from '#kernel/languages.ts';
import { type Currency, money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findExtrasTaken } from '#domain/inventory/extra-stock.ts';
import type { OptionRow } from '#domain/inventory/inventory-queries.ts';
import { extraLines, mostOf } from '#domain/pricing/extras.ts';
import type { PricedParty, PriceLine } from '#domain/pricing/party-prices.ts';
import { withLines } from '#domain/pricing/price-party.ts';
import { reduced, type Reduction } from '#domain/pricing/reduction.ts';
import { inLanguage, priceView, unitLabel } from '#domain/pricing/price-view.ts';
import { isForStart, type StartDates } from '../codes/promo-code.ts';
import { extraSoldOut } from '../ordering/take-extras.ts';
import type { PricedDeparture } from './priced-departure.ts';

export type Taken = { departureId: string; extraId: string; taken: number }[];

/** What departures have sold of the extras of which there are only so many. */
export async function takenOf(db: Queryable, offered: readonly PricedDeparture[]): Promise<Taken> {
  const limited = offered.filter(({ option }) => option.extras.some(({ stock }) => stock !== null));
  if (limited.length === 0) return [];
  return findExtrasTaken(
    db,
    limited.map(({ departure }) => departure.id),
  );
}

export function extrasLeftView(offered: PricedDeparture, taken: Taken): Pick<DepartureView, 'extrasLeft'> {
  const left = extrasLeft(offered, taken);
  return Object.keys(left).length > 0 ? { extrasLeft: left } : {};
}

function extrasLeft({ departure, option }: PricedDeparture, taken: Taken): Record<string, number> {
  return Object.fromEntries(
    option.extras
      .filter(({ stock }) => stock !== null)
      .map(({ id, stock }) => {
        const sold = taken.find((one) => one.departureId === departure.id && one.extraId === id);
        return [id, Math.max(0, stock! - (sold?.taken ?? 0))];
      }),
  );
}

/** Whether a departure has these extras left. */
export function hasExtras(offered: PricedDeparture, chosen: readonly ExtraChoice[], taken: Taken): boolean {
  const left = extrasLeft(offered, taken);
  return chosen.every(({ extraId, quantity }) => quantity <= (left[extraId] ?? quantity));
}

export function offeredExtras(
  offered: readonly PricedDeparture[],
  { currency, language }: { currency: Currency; language: Language },
): OfferedExtraView[] {
  const options = new Map<string, { option: OptionRow; priced: PricedParty | undefined }>();
  for (const one of offered) options.set(one.option.id, one);
  return [...options.values()].flatMap(({ option, priced }) => {
    if (!priced) return [];
    return option.extras.map((extra) => ({
      id: extra.id,
      optionId: option.id,
      label: unitLabel('extra', extra.labels, language),
      note: (extra.notes && inLanguage(extra.notes, language)) ?? null,
      per: extra.per,
      price: priceView(money(extra.priceMinor, currency)),
      least: extra.least,
      most: mostOf(extra, priced.party),
    }));
  });
}

export type ForQuote = {
  chosen?: string | undefined;
  promo?: (Reduction & StartDates) | undefined;
  taken: Taken;
  language: Language;
};

/** The price with the extras and the code that were requested. Throws `invalid_input` on `extras` or `code`,
 *  `extra_sold_out`. */
export function pricedWithExtras(quoted: PricedDeparture, { promo, ...forExtras }: ForQuote): PricedParty | undefined {
  const { priced } = quoted;
  if (!priced) return undefined;
  if (promo && !isForStart(promo, quoted.departure)) throw invalid('code', 'promo_dates');
  const full = withLines(priced, linesOfExtras(quoted, priced, forExtras));
  return promo ? reduced(full, promo) : full;
}

function linesOfExtras(
  quoted: PricedDeparture,
  priced: PricedParty,
  { chosen, taken, language }: Omit<ForQuote, 'promo'>,
): PriceLine[] {
  if (chosen === undefined) return [];
  const extras = readExtraChoice(chosen);
  if (!extras) throw invalid('extras', 'unknown_value');
  const lines = extraLines(quoted.option.extras, extras, priced.party);
  const left = extrasLeft(quoted, taken);
  const short = extras.filter(({ extraId, quantity }) => quantity > (left[extraId] ?? quantity));
  if (short.length > 0)
    throw extraSoldOut(
      short.map(({ extraId }) => ({ extraId, left: left[extraId]! })),
      lines,
      language,
    );
  return lines;
}
