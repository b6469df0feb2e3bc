// What of the tickets of an option cannot be, field by field, before the checks of the tables refuse it: `units_size`,
// `units_per_booking` and `options_units`.
import { sizeRanges, type UnitSize } from '#kernel/units.ts';
import type { TourOption, TourUnit } from './tour-document.ts';

/** `path`: below the option. */
export type TicketError = { path: (string | number)[] } & (
  | { rule: 'contradiction' }
  | { rule: 'too_small'; minimum: number }
  | { rule: 'too_big'; maximum: number }
);

type Limited = Pick<TourOption, 'units' | 'leastUnits' | 'mostUnits'>;

export function ticketErrors({ units, leastUnits, mostUnits }: Limited): TicketError[] {
  const isUpsideDown = mostUnits !== null && mostUnits < leastUnits;
  return [
    ...units.flatMap((unit, at) =>
      [...sizeErrors(unit), ...countErrors(unit, mostUnits)].map((error) => ({
        ...error,
        path: ['units', at, ...error.path],
      })),
    ),
    ...(isUpsideDown ? [{ path: ['mostUnits'], rule: 'contradiction' as const }] : []),
  ];
}

function sizeErrors(unit: TourUnit): TicketError[] {
  const ranges = Object.entries(sizeRanges(unit.kind)) as [keyof UnitSize, readonly [number, number]][];
  const errors = ranges.flatMap(([name, [minimum, maximum]]): TicketError[] => {
    if (unit[name] < minimum) return [{ path: [name], rule: 'too_small', minimum }];
    return unit[name] > maximum ? [{ path: [name], rule: 'too_big', maximum }] : [];
  });
  if (errors.length > 0) return errors;
  const { kind, seats, adults, children } = unit;
  if (kind === 'youth' && adults + children !== 1) return [{ path: ['children'], rule: 'contradiction' }];
  if (adults + children === 0) return [{ path: ['adults'], rule: 'too_small', minimum: 1 }];
  // Only who sits on a lap needs no seat.
  return seats === 0 && adults > 0 ? [{ path: ['seats'], rule: 'too_small', minimum: 1 }] : [];
}

function countErrors({ kind, least, most }: TourUnit, mostUnits: number | null): TicketError[] {
  if (most !== null && most < least) return [{ path: ['most'], rule: 'contradiction' }];
  const maximum = kind === 'group' ? 1 : (mostUnits ?? least);
  return least > maximum ? [{ path: ['least'], rule: 'too_big', maximum }] : [];
}

/** What no departure of the option has room for. */
export function capacityErrors(
  option: Pick<TourOption, 'units' | 'capacity' | 'isFreesale' | 'leastPeople'>,
): TicketError[] {
  const { units, capacity: maximum, isFreesale, leastPeople } = option;
  if (isFreesale || maximum === null) return [];
  const ofUnits = units.flatMap(({ seats, least }, at): TicketError[] => {
    if (seats > maximum) return [{ path: ['units', at, 'seats'], rule: 'too_big', maximum }];
    if (seats * least <= maximum) return [];
    return [{ path: ['units', at, 'least'], rule: 'too_big', maximum: Math.floor(maximum / seats) }];
  });
  if (leastPeople === null || leastPeople <= maximum) return ofUnits;
  return [...ofUnits, { path: ['leastPeople'], rule: 'too_big', maximum }];
}
