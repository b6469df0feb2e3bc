// Finds the option of a request and its candidate departures, each with its price. Pure: what is on sale is passed in. What the request
// requests is read in chosen-seats.ts.
import { attempt, DomainError, invalid } from '#contract/domain-error.ts';
import { assertDefined } from '#kernel/assert.ts';
import {
  closesAt,
  type DepartureRow,
  lastStartOf,
  type OptionRow,
  seatsFree,
} from '#domain/inventory/inventory-queries.ts';
import { policies, type RefundTiers } from '#domain/pricing/cancellation-policy.ts';
import type { ChosenParty, PricedParty } from '#domain/pricing/party-prices.ts';
import { fitsIn, priceCheapest, seatsFor } from '#domain/pricing/price-party.ts';
import { withReferences } from '#domain/pricing/reference-price.ts';
import type { Tax } from '#domain/pricing/taxes.ts';
import { reduced } from '#domain/pricing/reduction.ts';
import { isForStart } from '../codes/promo-code.ts';
import { isBinding, isQuoteOf, pricedAsQuoted, type Quote } from '../quotes/quote.ts';
import type { BookingRequest } from './booking-request.ts';
import { chooseOption, departuresOfDay, namedDeparture, type OfferRequest, partyChoices } from './chosen-seats.ts';
import type { DepartureOnSale, OnSale } from './on-sale-queries.ts';

/** A departure with the party's price on it. `fewestSeats`: the cheapest way to take part may take more than another one. */
export type Candidate = DepartureOnSale & { priced: PricedParty; fewestSeats: number };

/** What can be sold for a request. */
export type Offer = Pick<OnSale, 'tour' | 'shown' | 'questions' | 'promo' | 'quote' | 'answers'> & {
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

/** A departure that is named, or all of a day of the option. */
type Choice = { option: OptionRow; named?: DepartureOnSale | undefined };

/** How the price of the party on a departure is found. */
type Pricing = Pick<OnSale, 'tour' | 'promo'> & { option: OptionRow; choices: readonly ChosenParty[]; now: Date };

/** The quote that the request names, and which of the choices it is of. */
type RequestedQuote = { quote: Quote; party: ChosenParty };

/** Adults and children pay the least that tickets for them cost. Throws `not_found`, `invalid_input` with its field, `sold_out`,
 *  `PriceChanged`. */
export function findOffer(onSale: OnSale, request: OfferRequest, now: Date): Offer {
  const { options } = onSale;
  const named = request.departureId ? namedDeparture(onSale, request, now) : undefined;
  const option = chooseOption(options, named?.optionId ?? request.optionId, request.units);
  if (named || request.optionId || request.units) return offerOf(onSale, { option, named }, request, now);
  return firstOptionWithSeats(options, (one) => offerOf(onSale, { option: one }, request, now));
}

/** The offer of the first option that has seats. If none has, that of the first option that is sold to the party, or else the refusal of
 *  the default option. */
function firstOptionWithSeats(options: readonly OptionRow[], offerOn: (option: OptionRow) => Offer): Offer {
  let [full, refusal]: [Offer?, DomainError?] = [];
  for (const option of options) {
    const attempted = attempt(() => offerOn(option));
    if (attempted.refusal?.code === 'price_changed') throw attempted.refusal;
    if (attempted.value?.candidates.some(hasSeats)) return attempted.value;
    full ??= attempted.value;
    refusal ??= attempted.refusal;
  }
  if (full) return full;
  throw assertDefined(refusal, 'the refusal of an option');
}

export const hasSeats = ({ priced, ...departure }: Candidate): boolean =>
  seatsFor(priced, departure.capacity) <= seatsFree(departure);

function offerOf(onSale: OnSale, { option, named }: Choice, request: OfferRequest, now: Date): Offer {
  const { tour, promo, shown, questions } = onSale;
  const choices = partyChoices(option, request);
  const departures = named ? [named] : departuresOfDay(onSale, option, request, now);
  if (promo && !isForStart(promo, departures[0]!)) throw invalid('code', 'promo_dates');
  const requested = requestedQuote(onSale, choices, departures[0]!);
  const binding = requested && isBinding(requested.quote, now) ? requested : undefined;
  const inTime = departures.filter((one) => !isTooLate(one, option, now));
  if (inTime.length === 0) throw invalid(named ? 'departureId' : 'date', 'too_late');
  const pricing = { tour, promo, option, choices, now };
  const candidates = inTime
    .map((one) => (binding ? quotedCandidate(one, binding, choices) : candidateNow(one, pricing)))
    .filter(({ priced }) => !request.expectedTotal || isTotalOf(priced, request.expectedTotal));
  // A new price is quoted as it is now: otherwise one expired quote could extend the price of another.
  const isExpired = requested !== undefined && !binding;
  if (isExpired || candidates.length === 0) throw new PriceChanged(tour, option, candidateNow(inTime[0]!, pricing));
  const fitting = candidates.filter(({ capacity }) => choices.some((choice) => fitsIn(choice, capacity)));
  if (fitting.length === 0) throw new DomainError('sold_out');
  return { shown, questions, promo, option, candidates: fitting, ...soldTerms(tour, option, binding?.quote) };
}

/** Refuses the quote of something else, and one whose departure its supplier has moved since. */
function requestedQuote(
  { tour, promo, quote }: OnSale,
  choices: readonly ChosenParty[],
  departure: DepartureOnSale,
): RequestedQuote | undefined {
  if (!quote) return undefined;
  const bought = { tourId: tour.id, departureId: departure.id, promoId: promo?.id };
  const party = choices.find((choice) => isQuoteOf(quote, { ...bought, party: choice }));
  if (!party) throw invalid('quoteId', 'contradiction');
  if (isMoved(quote, departure)) throw new DomainError('departure_closed');
  return { quote, party };
}

/** Tickets without a date start on another day each day. */
const isMoved = (quote: Quote, { startsAt, validDays }: DepartureOnSale): boolean =>
  validDays === null && quote.startsAt !== startsAt.getTime();

/** After the cut-off. One that has started is closed, which `takeSeats` says. */
const isTooLate = (departure: DepartureRow, option: OptionRow, now: Date): boolean =>
  lastStartOf(departure) > now && closesAt(departure, option) <= now;

/** A departure at the price of now. */
function candidateNow(departure: DepartureOnSale, { tour, promo, option, choices, now }: Pricing): Candidate {
  const input = { rules: option.rules, currency: tour.currency, start: departure, moment: now };
  const plain = priceCheapest(choices, input, seatsFree(departure));
  const price = withReferences(plain, option, departure, now);
  return candidateAt(departure, promo ? reduced(price, promo) : price, choices);
}

const quotedCandidate = (
  departure: DepartureOnSale,
  { quote, party }: RequestedQuote,
  choices: readonly ChosenParty[],
): Candidate => candidateAt(departure, pricedAsQuoted(quote, party), choices);

const candidateAt = (departure: DepartureOnSale, priced: PricedParty, choices: readonly ChosenParty[]): Candidate => ({
  ...departure,
  priced,
  fewestSeats: Math.min(...choices.map((choice) => seatsFor(choice, departure.capacity))),
});

/** The terms of the quote while it binds, otherwise those of now. */
function soldTerms(
  tour: OnSale['tour'],
  option: OptionRow,
  quote: Quote | undefined,
): Pick<Offer, 'tour' | 'quote' | 'refundTiers' | 'taxes'> {
  if (!quote) return { tour, quote, refundTiers: policies[tour.policyKey], taxes: option.taxes };
  const { policyKey, payLater, refundTiers, taxes } = quote;
  return { tour: { ...tour, policyKey, payLater }, quote, refundTiers, taxes };
}

const isTotalOf = ({ total }: PricedParty, expected: NonNullable<BookingRequest['expectedTotal']>): boolean =>
  total.amountMinor === expected.priceMinor && total.currency === expected.currency;
