// The tickets of a tour: adults, children and what else it sells, except for private groups.
import type { TourView } from '#contract/catalogue.ts';
import { adultsMax, childrenMax, type Party } from '#kernel/party.ts';
import { readUnitChoice, type UnitChoice, unitChoiceText } from '#kernel/units.ts';

export type Ticket = TourView['options'][number]['units'][number] & { hasSeveralPrices: boolean };

/** The tickets of all options, each kind once: at its lowest price, with the limits of the option that has the widest. */
export function soldTickets(options: TourView['options']): Ticket[] {
  const units = options.flatMap((option) => option.units).filter(({ kind }) => kind !== 'group');
  return [...Map.groupBy(units, ({ kind }) => kind).values()].map((ofKind) => ({
    ...ofKind[0]!,
    priceMinor: Math.min(...ofKind.map(({ priceMinor }) => priceMinor)),
    hasSeveralPrices: new Set(ofKind.map(({ priceMinor }) => priceMinor)).size > 1,
    ...(ofKind.some(({ priceVaries }) => priceVaries) && { priceVaries: true }),
    least: Math.min(...ofKind.map(({ least }) => least)),
    most: Math.max(...ofKind.map(mostOf)),
  }));
}

/** The maximum of a ticket that a party may have. */
function mostOf({ adults, children, most }: Pick<Ticket, 'adults' | 'children' | 'most'>): number {
  const ofParty = Math.min(
    adults > 0 ? adultsMax / adults : Infinity,
    children > 0 ? childrenMax / children : Infinity,
  );
  return Math.min(most ?? Infinity, Math.floor(ofParty));
}

/** How many of each ticket `units` of a trip has, in the order of the tickets. */
export function quantitiesOf(units: string | undefined, tickets: readonly Ticket[]): UnitChoice[] {
  const chosen = readUnitChoice(units ?? '') ?? [];
  return tickets.map(({ kind }) => ({
    kind,
    quantity: chosen.find((one) => one.kind === kind)?.quantity ?? 0,
  }));
}

/** The tickets after one of them was set to `count`. Less than its least is none, or the least where there was none. */
export function withCount(chosen: readonly UnitChoice[], { kind, least }: Ticket, count: number): UnitChoice[] {
  return chosen.map((one) => {
    if (one.kind !== kind) return one;
    const isTooFew = count > 0 && count < least;
    return { kind, quantity: isTooFew ? (count > one.quantity ? least : 0) : count };
  });
}

/** What a trip says of the tickets: the people, within what a party may be, and the tickets themselves. */
export function tripOf(chosen: readonly UnitChoice[], tickets: readonly Ticket[]): Party & { units: string } {
  const people = (part: keyof Party) =>
    chosen.reduce(
      (sum, { kind, quantity }) => sum + quantity * (tickets.find((ticket) => ticket.kind === kind)?.[part] ?? 0),
      0,
    );
  return {
    adults: Math.min(adultsMax, Math.max(1, people('adults'))),
    children: Math.min(childrenMax, people('children')),
    units: unitChoiceText(chosen.filter(({ quantity }) => quantity > 0)),
  };
}
