// Finds the option, the price and the candidate departures of a request. Pure: what is on sale is passed in.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { PriceView } from '#contract/primitives.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import type { Currency } from '#kernel/money.ts';
import { closesAt, type DepartureRow, type OptionRow } from '#domain/inventory/inventory-queries.ts';
import { type ChosenUnit, fitsIn, type PricedParty, priceParty, priceUnits } from '#domain/pricing/price-party.ts';
import type { BookingRequest } from './booking-request.ts';
import type { OnSale } from './on-sale-queries.ts';

/** What can be sold for a request. */
export type Offer = Pick<OnSale, 'tour' | 'shown'> & {
  option: OptionRow;
  priced: PricedParty;
  /** In the order in which they are tried. */
  candidates: DepartureRow[];
};

/** Throws `not_found`, `invalid_input` with its field, `sold_out`, `price_changed`. */
export function findOffer(onSale: OnSale, request: BookingRequest, now: Date): Offer {
  const { tour, shown, options } = onSale;
  const named = request.departureId ? namedDeparture(onSale, request) : undefined;
  const option = chooseOption(options, named?.optionId ?? request.optionId, request.units);
  const priced = priceChoice(option, tour.currency, request);
  if (request.expectedTotal && !isTotalOf(priced, request.expectedTotal)) throw new DomainError('price_changed');
  const departures = named ? [named] : departuresOfDay(onSale, option, request, now);
  const inTime = departures.filter((one) => !isTooLate(one, option, now));
  if (inTime.length === 0) throw invalid(named ? 'departureId' : 'date', 'too_late');
  const candidates = inTime.filter(({ capacity }) => fitsIn(priced, capacity));
  if (candidates.length === 0) throw new DomainError('sold_out');
  return { tour, shown, option, priced, candidates };
}

/** After the cut-off. One that has started is closed, which `takeSeats` says. */
const isTooLate = (departure: DepartureRow, option: OptionRow, now: Date): boolean =>
  departure.startsAt > now && closesAt(departure, option) <= now;

function isTotalOf(
  { total }: PricedParty,
  { priceMinor, currency }: Pick<PriceView, 'priceMinor' | 'currency'>,
): boolean {
  return total.amountMinor === priceMinor && total.currency === currency;
}

function namedDeparture({ departures }: OnSale, request: BookingRequest): DepartureRow {
  const departure = departures.find(({ id }) => id === request.departureId);
  if (!departure) throw invalid('departureId', 'unknown_value');
  if (request.date && !departure.startsAtLocal.startsWith(request.date)) throw invalid('date', 'unknown_value');
  if (request.optionId && departure.optionId !== request.optionId) throw invalid('optionId', 'unknown_value');
  return departure;
}

function chooseOption(
  options: readonly OptionRow[],
  optionId: string | undefined,
  units: ChosenUnit[] | undefined,
): OptionRow {
  // The option follows from the chosen units.
  const byUnit = units && options.find((option) => option.units.some((unit) => unit.id === units[0]!.unitId));
  const option = optionId ? options.find((one) => one.id === optionId) : (byUnit ?? options[0]);
  if (!option) throw optionId ? invalid('optionId', 'unknown_value') : new DomainError('not_found');
  return option;
}

function priceChoice(option: OptionRow, currency: Currency, request: BookingRequest): PricedParty {
  if (request.units) {
    if (request.persons ?? request.adults ?? request.children) throw invalid('units', 'contradiction');
    return priceUnits(option, currency, request.units);
  }
  if (request.persons && request.adults) throw invalid('persons', 'contradiction');
  const adults = request.adults ?? request.persons;
  if (!adults) throw invalid(request.children === undefined ? 'persons' : 'adults', 'required');
  return priceParty(option, currency, { adults, children: request.children ?? 0 });
}

function departuresOfDay(
  { tour, departures }: OnSale,
  option: OptionRow,
  { date }: BookingRequest,
  now: Date,
): DepartureRow[] {
  if (!date) throw invalid('date', 'required');
  // Refuses a date that is in the past in every time zone.
  if (date < addDays(localDate(now, 'UTC'), -1)) throw invalid('date', 'date_past');
  const ofOption = departures.filter((one) => one.optionId === option.id);
  if (ofOption.length > 0) return ofOption;
  throw date < localDate(now, tour.timeZone) ? invalid('date', 'date_past') : new DomainError('sold_out');
}
