// What a request chooses of what is on sale: the option, the departure or those of a day, and the ways in which the party takes part.
// Pure; each refuses what contradicts itself or is not sold.
import { DomainError, invalid } from '#contract/domain-error.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import type { OptionRow } from '#domain/inventory/inventory-queries.ts';
import { isOnDay } from '#domain/inventory/open-dated.ts';
import { extraLines } from '#domain/pricing/extras.ts';
import { choicesRetaining, type BookedUnits } from '#domain/pricing/retained-tickets.ts';
import { choicesFor, chooseUnits } from '#domain/pricing/choose-units.ts';
import type { ChosenParty, ChosenUnit } from '#domain/pricing/party-prices.ts';
import type { BookingRequest } from './booking-request.ts';
import type { DepartureOnSale, OnSale } from './on-sale-queries.ts';

/** `bookedUnits`: how many of each unit, by its id, are booked on the departure already. Where several combinations of tickets admit the party,
 *  only those are offered in which the most people keep their ticket. */
export type OfferRequest = BookingRequest & { bookedUnits?: BookedUnits };

export function namedDeparture({ departures }: OnSale, request: BookingRequest, now: Date): DepartureOnSale {
  const departure = departures.find(({ id }) => id === request.departureId);
  if (!departure) throw invalid('departureId', 'unknown_value');
  if (request.date && !isOnDay(departure, request.date, now)) throw invalid('date', 'unknown_value');
  if (request.optionId && departure.optionId !== request.optionId) throw invalid('optionId', 'unknown_value');
  return departure;
}

export function chooseOption(
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

/** In which ways the party can take part, each with the chosen extras. */
export function partyChoices(option: OptionRow, request: OfferRequest): ChosenParty[] {
  const { extras = [] } = request;
  const choices = request.units ? [partyOfUnits(option, request.units, request)] : choicesOfPeople(option, request);
  if (extras.length === 0) return choices;
  return choices.map((choice) => ({ ...choice, extras: extraLines(option.extras, extras, choice.party) }));
}

function partyOfUnits(
  option: OptionRow,
  units: ChosenUnit[],
  { persons, adults, children }: OfferRequest,
): ChosenParty {
  const party = chooseUnits(option, units, adults ? { adults, children: children ?? 0 } : undefined);
  if (persons ?? (party.takesAllSeats ? undefined : (adults ?? children))) throw invalid('units', 'contradiction');
  return party;
}

function choicesOfPeople(option: OptionRow, request: OfferRequest): ChosenParty[] {
  if (request.persons && request.adults) throw invalid('persons', 'contradiction');
  const adults = request.adults ?? request.persons;
  if (!adults) throw invalid(request.children === undefined ? 'persons' : 'adults', 'required');
  const party = { adults, children: request.children ?? 0 };
  return request.bookedUnits ? choicesRetaining(option, party, request.bookedUnits) : choicesFor(option, party);
}

export function departuresOfDay(
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
