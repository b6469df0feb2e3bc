// Whom a tour takes, by the units of its options.
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import type { ShownTour } from './shown-tour.ts';

type Units = ShownTour['units'];

export function sellsChildren(units: Units): boolean {
  return units.some(({ kind }) => kind === 'child' || kind === 'group');
}

export function ageNote(units: Units, kind: 'adult' | 'child', t: BoundTranslate<'tour-detail'>): string | null {
  const unit = units.find((sold) => sold.kind === kind);
  if (!unit) return null;
  if (unit.minAge !== null && unit.maxAge !== null) return t('age_between', { from: unit.minAge, to: unit.maxAge });
  if (unit.minAge !== null) return t('age_from', { from: unit.minAge });
  return unit.maxAge === null ? null : t('age_to', { to: unit.maxAge });
}
