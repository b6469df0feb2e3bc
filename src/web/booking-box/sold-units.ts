// Whom a tour takes, by the units of its options, and the numbers that a booking needs.
import { adultAge, adultsMax, childrenMax, type Party } from '#kernel/party.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import type { BookedTour } from './booking-types.ts';

type Units = BookedTour['units'];

export type PartyField = {
  part: keyof Party;
  /** The name of the field in the payload of the specification. */
  name: string;
  label: string;
  note: string | null;
  min: number;
  max: number;
};

export function sellsChildren(units: Units): boolean {
  return units.some((unit) => unit.kind === 'child' || (unit.kind === 'group' && !isForAdults(unit)));
}

type Aged = Pick<Units[number], 'kind' | 'minAge'>;

const isForAdults = ({ kind, minAge }: Aged): boolean =>
  kind === 'group' ? Number(minAge) >= adultAge : ['adult', 'senior', 'student'].includes(kind);

/** Children are not sold. Here and not in the kernel's units, which a tour loads later. */
export const sellsOnlyAdults = (units: readonly Aged[]): boolean => units.length > 0 && units.every(isForAdults);

/** More than what adults and children, or a private group, are sold as. */
export function sellsTickets(units: Units): boolean {
  return units.some(({ kind }) => !['adult', 'child', 'group'].includes(kind));
}

/** One entry for each number; a further kind of unit is a further entry. */
export function partyFields(
  units: Units,
  adults: Pick<PartyField, 'name' | 'label'>,
  t: BoundTranslate<'tour-detail'>,
) {
  const fields: PartyField[] = [
    { part: 'adults', ...adults, note: ageNote(units, 'adult', t), min: 1, max: adultsMax },
  ];
  if (sellsChildren(units))
    fields.push({
      part: 'children',
      name: 'children',
      label: t('children'),
      note: ageNote(units, 'child', t),
      min: 0,
      max: childrenMax,
    });
  return fields;
}

/** '6 to 12 years' */
export function ageNote(units: Units, kind: Units[number]['kind'], t: BoundTranslate<'tour-detail'>): string | null {
  const unit = units.find((sold) => sold.kind === kind);
  if (!unit) return null;
  if (unit.minAge !== null && unit.maxAge !== null) return t('age_between', { from: unit.minAge, to: unit.maxAge });
  if (unit.minAge !== null) return t('age_from', { from: unit.minAge });
  return unit.maxAge === null ? null : t('age_to', { to: unit.maxAge });
}
