// What is chosen for a booking that is to be changed: where it begins, and what is sent. Pure.
import type { AvailabilityView, BookingView, DepartureView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import { readUnitChoice, type UnitChoice, type UnitKind, unitChoiceText } from '#kernel/units.ts';
import { countOf, type ExtraCounts, extrasOn } from '#web/booking-box/chosen-extras.ts';
import { unitsOfOption } from '#web/booking-box/tickets/units-of-option.ts';

export type ChangeChoice = {
  date: string;
  /** Undefined after another day was chosen: the start that is most like the booked one. */
  departure: string | undefined;
  adults: number;
  children: number;
  /** By kind, where more than adults and children is booked: 'family-1_infant-1'. */
  units: string | undefined;
  extras: ExtraCounts;
};

type Booked = Pick<
  BookingView,
  'date' | 'departureId' | 'optionId' | 'startsAtLocal' | 'persons' | 'adults' | 'children' | 'lines'
>;
type Found = { availability: AvailabilityView; departure: DepartureView; options: TourView['options'] };

/** What is booked. */
export function bookedChoice({ date, departureId, adults, children, lines }: Booked): ChangeChoice {
  const units = bookedTickets(lines);
  const isPlain = units.every(({ kind }) => kind === 'adult' || kind === 'child' || kind === 'group');
  return {
    date,
    departure: departureId,
    adults: Math.max(1, adults),
    children,
    units: isPlain ? undefined : unitChoiceText(units),
    extras: bookedExtras(lines),
  };
}

/** By kind; a ticket that was added at another price is in a line of its own. */
function bookedTickets(lines: Booked['lines']): UnitChoice[] {
  const tickets = lines.filter(({ kind }) => kind !== 'extra' && kind !== 'reduction');
  const kinds = Map.groupBy(tickets, ({ kind }) => kind as UnitKind);
  return [...kinds].map(([kind, of]) => ({ kind, quantity: sumOf(of) }));
}

function bookedExtras(lines: Booked['lines']): ExtraCounts {
  const extras = Map.groupBy(
    lines.filter(({ kind }) => kind === 'extra'),
    ({ unitId }) => unitId,
  );
  return Object.fromEntries([...extras].map(([id, of]) => [id, sumOf(of)]));
}

const sumOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What the booking has of its own departure stays available to it, also where nothing else is left. */
export function withOwnPlaces(availability: AvailabilityView, booked: Booked, wantedPersons: number): AvailabilityView {
  const own = bookedExtras(booked.lines);
  const departures = availability.departures.map((departure) => {
    if (departure.id !== booked.departureId) return departure;
    const { seatsLeft, total, extrasLeft = {} } = departure;
    const left = Object.entries(extrasLeft).map(([id, count]) => [id, count + (own[id] ?? 0)]);
    const hasRoom = departure.hasRoom || (total !== null && wantedPersons - booked.persons <= seatsLeft);
    return { ...departure, hasRoom, extrasLeft: Object.fromEntries(left) };
  });
  return { ...availability, departures };
}

/** The chosen start, if it can be had; where none was chosen yet, that of the booked option which is nearest to the booked time, else the
 *  first of its kind: places become no private group by another day alone, nor the other way round. */
export function chosenStart(
  departures: readonly DepartureView[],
  wantedId: string | undefined,
  { optionId, startsAtLocal, lines }: Pick<Booked, 'optionId' | 'startsAtLocal' | 'lines'>,
): DepartureView | null {
  const bookable = departures.filter(({ hasRoom }) => hasRoom);
  const wanted = departures.find(({ id }) => id === wantedId);
  if (wanted) return wanted.hasRoom ? wanted : null;
  const distance = (departure: DepartureView): number =>
    Math.abs(minutesOf(departure.startsAtLocal) - minutesOf(startsAtLocal));
  const [nearest] = bookable
    .filter((departure) => departure.optionId === optionId)
    .sort((one, other) => distance(one) - distance(other));
  const isPrivate = lines.some(({ kind }) => kind === 'group');
  return nearest ?? bookable.find(({ privateGroup }) => privateGroup === isPrivate) ?? null;
}

const minutesOf = (local: string): number => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));

/** What is sent; null while nothing is another than what is booked. The same party is not sent: the booking knows it to the ticket. */
export function changeRequest(booked: Booked, choice: ChangeChoice, { availability, departure, options }: Found) {
  const before = bookedChoice(booked);
  const isSameParty = choice.units
    ? hasSameTickets(readUnitChoice(choice.units) ?? [], booked.lines)
    : before.units === undefined && choice.adults === before.adults && choice.children === before.children;
  const party = isSameParty ? {} : partyOf(choice, departure, options);
  // What is booked and no longer offered stays, until something else is chosen.
  if (departure.id === booked.departureId && isSame(choice.extras, before.extras))
    return isSameParty ? null : { departureId: departure.id, ...party };
  const extras = extrasOn(availability, departure)
    .map((extra) => ({ extraId: extra.id, quantity: countOf(extra, departure, choice.extras) }))
    .filter(({ quantity }) => quantity > 0);
  return { departureId: departure.id, ...party, extras };
}

function hasSameTickets(units: readonly UnitChoice[], lines: Booked['lines']): boolean {
  const before = new Map(bookedTickets(lines).map(({ kind, quantity }) => [kind, quantity]));
  return units.length === before.size && units.every(({ kind, quantity }) => before.get(kind) === quantity);
}

function isSame(counts: ExtraCounts, before: ExtraCounts): boolean {
  const ids = Object.keys({ ...counts, ...before });
  return ids.every((id) => (counts[id] ?? 0) === (before[id] ?? 0));
}

function partyOf({ adults, children, units }: ChangeChoice, { optionId }: DepartureView, options: TourView['options']) {
  const chosen = unitsOfOption(units, { optionId, options });
  return chosen ? { units: chosen } : { adults, children };
}
