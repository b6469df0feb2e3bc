// Finds the option of a request and its candidate departures, each with its price. Pure: what is on sale is passed in.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { PriceView } from '#contract/primitives.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import {
  closesAt,
  type DepartureRow,
  lastStartOf,
  type OptionRow,
  seatsFree,
} from '#domain/inventory/inventory-queries.ts';
import { isOnDay } from '#domain/inventory/open-dated.ts';
import { policies, type RefundTiers } from '#domain/pricing/cancellation-policy.ts';
import { extraLines } from '#domain/pricing/extras.ts';
import { choicesKeeping, type Kept } from '#domain/pricing/kept-tickets.ts';
import {
  type ChosenParty,
  type ChosenUnit,
  choicesFor,
  chooseUnits,
  fitsIn,
  priceCheapest,
  type PricedParty,
  seatsFor,
} from '#domain/pricing/price-party.ts';
import { withReferences } from '#domain/pricing/reference-price.ts';
import type { Tax } from '#domain/pricing/taxes.ts';
import { reduced } from '#domain/pricing/reduction.ts';
import { isForStart } from '../codes/promo-code.ts';
import { isBinding, isQuoteOf, pricedAsQuoted, type Quote } from '../quotes/quote.ts';
import type { BookingRequest } from './booking-request.ts';
import type { DepartureOnSale, OnSale } from './on-sale-queries.ts';

/** A departure with the party's price on it. `fewestSeats`: the cheapest way to take part may take more than another one. */
export type Candidate = DepartureOnSale & { priced: PricedParty; fewestSeats: number };

/** What can be sold for a request. */
export type Offer = Pick<OnSale, 'tour' | 'shown' | 'asks' | 'promo' | 'quote' | 'given'> & {
  option: OptionRow;
  /** The terms that are sold. */
  refundTiers: RefundTiers;
  taxes: readonly Tax[];
  /** In the order in which they are tried. */
  candidates: Candidate[];
};

/** The price is another one than was shown, or its quote has expired. */
export class PriceChanged extends DomainError {
  readonly tour: Offer['tour'];
  readonly option: OptionRow;
  readonly candidate: Candidate;

  constructor(tour: Offer['tour'], option: OptionRow, candidate: Candidate) {
    super('price_changed');
    this.tour = tour;
    this.option = option;
    this.candidate = candidate;
  }
}

/** `kept`: how many of each unit, by its id, are booked on the departure. Of the ways to make up adults and children with tickets, those
 *  count by which most people keep theirs. */
export type OfferRequest = BookingRequest & { kept?: Kept };

/** Adults and children pay the least that tickets for them cost. Throws `not_found`, `invalid_input` with its field, `sold_out`,
 *  `PriceChanged`. */
export function findOffer(onSale: OnSale, request: OfferRequest, now: Date): Offer {
  const { options } = onSale;
  const named = request.departureId ? namedDeparture(onSale, request, now) : undefined;
  const option = chooseOption(options, named?.optionId ?? request.optionId, request.units);
  if (named || request.optionId || request.units) return offerOf(onSale, { option, named }, request, now);
  return firstWithSeats(options, (one) => offerOf(onSale, { option: one }, request, now));
}

/** Of the first option that has seats; if none has, what the first one that is sold to the party answers, or else the
 *  refusal of the default option. */
function firstWithSeats(options: readonly OptionRow[], offerOn: (option: OptionRow) => Offer): Offer {
  let [full, refusal]: [Offer?, unknown?] = [];
  for (const option of options) {
    try {
      const offer = offerOn(option);
      if (offer.candidates.some(hasSeats)) return offer;
      full ??= offer;
    } catch (error) {
      const { name, code } = error as DomainError;
      if (name !== 'DomainError' || code === 'price_changed') throw error;
      refusal ??= error;
    }
  }
  if (full) return full;
  throw refusal;
}

export const hasSeats = ({ priced, ...departure }: Candidate): boolean =>
  seatsFor(priced, departure.capacity) <= seatsFree(departure);

type Choice = { option: OptionRow; named?: DepartureOnSale | undefined };

function offerOf(onSale: OnSale, { option, named }: Choice, request: OfferRequest, now: Date): Offer {
  const { shown, asks, promo, quote } = onSale;
  const choices = partyChoices(option, request).map((one) => withExtras(one, option, request));
  const quoted = quote && isBinding(quote, now) ? quote : undefined;
  const tour = quoted ? { ...onSale.tour, policyKey: quoted.policyKey, payLater: quoted.payLater } : onSale.tour;
  const priceNow = (start: DepartureRow) => {
    const sale = { rules: option.rules, currency: tour.currency, start, moment: now };
    const plain = priceCheapest(choices, sale, seatsFree(start));
    const price = withReferences(plain, option, start, now);
    return promo ? reduced(price, promo) : price;
  };
  const departures = named ? [named] : departuresOfDay(onSale, option, request, now);
  if (promo && !isForStart(promo, departures[0]!)) throw invalid('code', 'promo_dates');
  const bought = { tourId: tour.id, departureId: departures[0]!.id, promoId: promo?.id };
  const quotedParty = quote && choices.find((party) => isQuoteOf(quote, { ...bought, party }));
  if (quote && !quotedParty) throw invalid('quoteId', 'contradiction');
  if (quote && isMoved(quote, departures[0]!)) throw new DomainError('departure_closed');
  const inTime = departures.filter((one) => !isTooLate(one, option, now));
  if (inTime.length === 0) throw invalid(named ? 'departureId' : 'date', 'too_late');
  const candidateAt = (one: DepartureOnSale, priced: PricedParty): Candidate => ({
    ...one,
    priced,
    fewestSeats: Math.min(...choices.map((choice) => seatsFor(choice, one.capacity))),
  });
  const atAnyPrice = inTime.map((one) =>
    candidateAt(one, quoted && quotedParty ? pricedAsQuoted(quoted, quotedParty) : priceNow(one)),
  );
  // At another price than the one that was shown nothing is sold.
  const isStale = quote !== undefined && !quoted;
  const isAtPrice = (one: Candidate) => !request.expectedTotal || isTotalOf(one.priced, request.expectedTotal);
  const atPrice = atAnyPrice.filter((one) => !isStale && isAtPrice(one));
  // The quote of now, or a price could be kept by one quote after the other.
  if (atPrice.length === 0) {
    const [first] = inTime as [DepartureOnSale];
    throw new PriceChanged(onSale.tour, option, candidateAt(first, priceNow(first)));
  }
  const candidates = atPrice.filter(({ capacity }) => choices.some((choice) => fitsIn(choice, capacity)));
  if (candidates.length === 0) throw new DomainError('sold_out');
  const refundTiers = quoted?.refundTiers ?? policies[tour.policyKey];
  const taxes = quoted?.taxes ?? option.taxes;
  return { tour, shown, asks, promo, quote: quoted, refundTiers, taxes, option, candidates };
}

/** Whether its supplier has moved the departure since it was quoted. Tickets without a date start on another day each day. */
const isMoved = (quote: Quote, { startsAt, validDays }: DepartureOnSale): boolean =>
  validDays === null && quote.startsAt !== startsAt.getTime();

/** After the cut-off. One that has started is closed, which `takeSeats` says. */
const isTooLate = (departure: DepartureRow, option: OptionRow, now: Date): boolean =>
  lastStartOf(departure) > now && closesAt(departure, option) <= now;

function isTotalOf(
  { total }: PricedParty,
  { priceMinor, currency }: Pick<PriceView, 'priceMinor' | 'currency'>,
): boolean {
  return total.amountMinor === priceMinor && total.currency === currency;
}

function namedDeparture({ departures }: OnSale, request: BookingRequest, now: Date): DepartureOnSale {
  const departure = departures.find(({ id }) => id === request.departureId);
  if (!departure) throw invalid('departureId', 'unknown_value');
  if (request.date && !isOnDay(departure, request.date, now)) throw invalid('date', 'unknown_value');
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

function partyChoices(option: OptionRow, request: OfferRequest): ChosenParty[] {
  if (request.units) {
    const { persons, adults, children } = request;
    const party = chooseUnits(option, request.units, adults ? { adults, children: children ?? 0 } : undefined);
    if (persons ?? (party.takesAllSeats ? undefined : (adults ?? children))) throw invalid('units', 'contradiction');
    return [party];
  }
  if (request.persons && request.adults) throw invalid('persons', 'contradiction');
  const adults = request.adults ?? request.persons;
  if (!adults) throw invalid(request.children === undefined ? 'persons' : 'adults', 'required');
  const party = { adults, children: request.children ?? 0 };
  return request.kept ? choicesKeeping(option, party, request.kept) : choicesFor(option, party);
}

const withExtras = (party: ChosenParty, option: OptionRow, { extras = [] }: BookingRequest): ChosenParty =>
  extras.length === 0 ? party : { ...party, extras: extraLines(option.extras, extras, party.party) };

function departuresOfDay(
  { tour, departures }: OnSale,
  option: OptionRow,
  { date }: BookingRequest,
  now: Date,
): DepartureOnSale[] {
  if (!date) throw invalid('date', 'required');
  // Refuses a date that is in the past in every time zone.
  if (date < addDays(localDate(now, 'UTC'), -1)) throw invalid('date', 'date_past');
  const ofOption = departures.filter((one) => one.optionId === option.id);
  if (ofOption.length > 0) return ofOption;
  throw date < localDate(now, tour.timeZone) ? invalid('date', 'date_past') : new DomainError('sold_out');
}
