// From what a caller asks for to what can be sold: tour, option, departures to try, price, seats.
import { DomainError, invalid } from '#contract/domain-error.ts';
import { assert } from '#kernel/assert.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import { type Currency, isCurrency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import {
  type DepartureRow,
  findDeparture,
  findDepartures,
  findOptions,
  type OptionRow,
} from '../inventory/inventory-queries.ts';
import type { PolicyKey } from '../pricing/cancellation-policy.ts';
import { type ChosenUnit, type PricedParty, priceParty, priceUnits } from '../pricing/price-party.ts';

export type Choice = {
  tourId: string;
  date?: string;
  departureId?: string;
  optionId?: string;
  persons?: number;
  adults?: number;
  children?: number;
  units?: ChosenUnit[];
};

export type SoldTour = {
  id: string;
  supplierId: string;
  currency: Currency;
  policyKey: PolicyKey;
  payLater: boolean;
  confirmation: 'instant' | 'on-request';
};

export type Offer = { tour: SoldTour; option: OptionRow; priced: PricedParty; candidates: DepartureRow[] };

/** What the choice can be sold as. Throws `not_found`, `invalid_input` with its field, `sold_out`, `departure_closed`. */
export async function findOffer(db: Queryable, choice: Choice, now: Date): Promise<Offer> {
  const tour = await findSoldTour(db, choice.tourId);
  const options = await findOptions(db, tour.id, 'en');
  const named = choice.departureId ? await namedDeparture(db, choice, tour) : undefined;
  const option = chooseOption(options, named?.optionId ?? choice.optionId, choice.units);
  const priced = priceChoice(option, tour.currency, choice);
  const candidates = named ? [named] : await departuresOfDay(db, tour, option, choice, now);
  return { tour, option, priced, candidates };
}

export async function findSoldTour(db: Queryable, tourId: string): Promise<SoldTour> {
  const tour = await db
    .selectFrom('tours')
    .select(['id', 'supplierId', 'currency', 'policyKey', 'payLater', 'confirmation'])
    .where('id', '=', tourId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!tour) throw new DomainError('not_found');
  assert(isCurrency(tour.currency), 'a tour is sold in a known currency');
  return tour as SoldTour;
}

async function namedDeparture(db: Queryable, choice: Choice, tour: SoldTour): Promise<DepartureRow> {
  const departure = await findDeparture(db, choice.departureId!);
  if (!departure || departure.tourId !== tour.id) throw invalid('departureId', 'unknown_value');
  if (choice.date && !departure.startsAtLocal.startsWith(choice.date)) throw invalid('date', 'unknown_value');
  if (choice.optionId && departure.optionId !== choice.optionId) throw invalid('optionId', 'unknown_value');
  return departure;
}

function chooseOption(
  options: readonly OptionRow[],
  optionId: string | undefined,
  units: ChosenUnit[] | undefined,
): OptionRow {
  // Units name their option without saying so.
  const byUnit = units && options.find((option) => option.units.some((unit) => unit.id === units[0]!.unitId));
  const option = optionId ? options.find((one) => one.id === optionId) : (byUnit ?? options[0]);
  if (!option) throw optionId ? invalid('optionId', 'unknown_value') : new DomainError('not_found');
  return option;
}

function priceChoice(option: OptionRow, currency: Currency, choice: Choice): PricedParty {
  if (choice.units) {
    if (choice.persons ?? choice.adults ?? choice.children) throw invalid('units', 'contradiction');
    return priceUnits(option.units, currency, choice.units);
  }
  if (choice.persons && choice.adults) throw invalid('persons', 'contradiction');
  const adults = choice.adults ?? choice.persons;
  if (!adults) throw invalid(choice.children === undefined ? 'persons' : 'adults', 'required');
  return priceParty(option.units, currency, { adults, children: choice.children ?? 0 });
}

async function departuresOfDay(
  db: Queryable,
  tour: SoldTour,
  option: OptionRow,
  { date }: Choice,
  now: Date,
): Promise<DepartureRow[]> {
  if (!date) throw invalid('date', 'required');
  // Nowhere on earth is it still yesterday's yesterday: refuse what no zone can mean.
  if (date < addDays(localDate(now, 'UTC'), -1)) throw invalid('date', 'date_past');
  const departures = (await findDepartures(db, tour.id, date, date, now)).filter((one) => one.optionId === option.id);
  if (departures.length === 0) throw await whyNone(db, tour.id, date, now);
  return departures;
}

async function whyNone(db: Queryable, tourId: string, date: string, now: Date): Promise<DomainError> {
  const zone = await db
    .selectFrom('tours')
    .innerJoin('places', 'places.id', 'tours.placeId')
    .select('timeZone')
    .where('tours.id', '=', tourId)
    .executeTakeFirst();
  if (zone && date < localDate(now, zone.timeZone)) return invalid('date', 'date_past');
  return new DomainError('sold_out');
}
