// Who takes part in a tour, by the kinds that the field sells.
export const unitKinds = [
  'adult',
  'youth',
  'child',
  'infant',
  'senior',
  'student',
  'family',
  'group',
  'other',
] as const;
export type UnitKind = (typeof unitKinds)[number];

/** What a line or an item of a booking is of. */
export const lineKinds = [...unitKinds, 'extra', 'reduction'] as const;
export type LineKind = (typeof lineKinds)[number];

/** The seats that one unit takes, and the people that it admits. */
export type UnitSize = { seats: number; adults: number; children: number };

/** The size of a unit whose supplier says nothing else. What the tables allow for each kind: units_size in db/schema.sql. */
export function usualSize(kind: UnitKind): UnitSize {
  if (kind === 'family') return { seats: 4, adults: 2, children: 2 };
  if (kind === 'infant') return { seats: 0, adults: 0, children: 1 };
  if (kind === 'child' || kind === 'youth') return { seats: 1, adults: 0, children: 1 };
  return { seats: 1, adults: 1, children: 0 };
}

/** How many people of a unit take a seat: who sits on a lap is no larger party. */
export const seatedBy = ({ seats, adults, children }: UnitSize): number => Math.min(seats, adults + children);

/** The least and the most of what a unit of the kind may take and admit. */
export function sizeRanges(kind: UnitKind): Record<keyof UnitSize, readonly [number, number]> {
  if (kind === 'family') return { seats: [1, 30], adults: [1, 20], children: [0, 10] };
  if (kind === 'other') return { seats: [0, 30], adults: [0, 20], children: [0, 10] };
  const { seats, adults, children } = usualSize(kind);
  if (kind === 'infant') return { seats: [0, 1], adults: [0, 0], children: [1, 1] };
  if (kind === 'youth') return { seats: [1, 1], adults: [0, 1], children: [0, 1] };
  return { seats: [seats, seats], adults: [adults, adults], children: [children, children] };
}

/** Units by their kind, in addresses: 'adult-2_infant-1'. */
export type UnitChoice = { kind: UnitKind; quantity: number };

export const unitChoicePattern = /^[a-z]+-\d{1,2}(_[a-z]+-\d{1,2}){0,8}$/;

/** Null for what is no choice: an unknown kind, one that is named twice, none of a kind. */
export function readUnitChoice(text: string): UnitChoice[] | null {
  if (!unitChoicePattern.test(text)) return null;
  const chosen = text.split('_').map((part) => {
    const [kind, quantity] = part.split('-');
    return { kind: kind as UnitKind, quantity: Number(quantity) };
  });
  const isChoice = chosen.every(({ kind, quantity }) => unitKinds.includes(kind) && quantity > 0);
  return isChoice && new Set(chosen.map(({ kind }) => kind)).size === chosen.length ? chosen : null;
}

export const unitChoiceText = (chosen: readonly UnitChoice[]): string =>
  chosen.map(({ kind, quantity }) => `${kind}-${quantity}`).join('_');

/** Extras, what is sold in addition to units, in addresses as 'ID-2_ID-1'. */
export type ExtraChoice = { extraId: string; quantity: number };

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
export const extraChoicePattern = new RegExp(`^${uuid}-\\d{1,2}(_${uuid}-\\d{1,2}){0,9}$`);

/** Null for what is no choice: an extra that is named twice, none of one. */
export function readExtraChoice(text: string): ExtraChoice[] | null {
  if (!extraChoicePattern.test(text)) return null;
  const chosen = text.split('_').map((part) => {
    const at = part.lastIndexOf('-');
    return { extraId: part.slice(0, at), quantity: Number(part.slice(at + 1)) };
  });
  const isChoice = chosen.every(({ quantity }) => quantity > 0);
  return isChoice && new Set(chosen.map(({ extraId }) => extraId)).size === chosen.length ? chosen : null;
}

export const extraChoiceText = (chosen: readonly ExtraChoice[]): string =>
  chosen.map(({ extraId, quantity }) => `${extraId}-${quantity}`).join('_');
