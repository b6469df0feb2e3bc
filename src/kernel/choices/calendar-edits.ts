// What a supplier does with many departures at once, how far that is, and why a departure stays as it is.
export const editKinds = ['close', 'open', 'capacity', 'price'] as const;
export type EditKind = (typeof editKinds)[number];

export const calendarEditLimits = {
  /** Edits of one supplier that are under way at a time. */
  underWay: 3,
  /** Departures of one edit: choosing them is one statement of the request. */
  departures: 50_000,
  /** Departures that are changed within the request, in one transaction; a job changes more in batches of as many. */
  batch: 200,
} as const;

export const editStates = ['running', 'done', 'undoing', 'undone'] as const;
export type EditState = (typeof editStates)[number];

export const editRefusals = [
  'sold_more',
  'private_group',
  'never_full',
  'too_few',
  'cancelled',
  'unscheduled',
  'busy',
  'started',
  'other_currency',
  'no_such_unit',
  'too_many_prices',
] as const;
export type EditRefusal = (typeof editRefusals)[number];
