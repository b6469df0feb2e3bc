import type { TourFacts } from '#contract/tour-facts.ts';
import type { UnitKind } from '#kernel/units.ts';
import { sellsOnlyAdults } from '#web/booking-box/sold-units.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';

type Suited = {
  facts: Pick<TourFacts, 'fitness' | 'fitnessNote' | 'agesNote'>;
  units: readonly { kind: UnitKind; minAge: number | null }[];
};

/** Whom a tour suits: from which age, and how fit. */
export function suitsLines({ facts, units }: Suited, t: BoundTranslate<'tour-detail'>): string[] {
  const { fitness, fitnessNote, agesNote } = facts;
  const youngest = Math.min(...units.map(({ kind, minAge }) => minAge ?? (kind === 'group' ? 99 : 0)));
  // Where only adults are sold, the booking box says so: not all ages.
  const allAges = sellsOnlyAdults(units) ? undefined : t('all_ages');
  const ages = sentences(youngest > 0 && youngest < 99 ? t('age_from', { from: youngest }) : allAges, agesNote);
  return [ages, ...(fitness ? [sentences(t(`fitness_${fitness}`), fitnessNote)] : [])].filter(Boolean);
}

type Accessible = Pick<TourFacts, 'accessibility' | 'accessibilityNote'>;

/** What is known of steps, wheelchairs and the like, in the order of the contract. */
export function accessibilityLines(
  { accessibility, accessibilityNote }: Accessible,
  t: BoundTranslate<'tour-detail'>,
): string[] {
  const names = Object.keys(accessibility ?? {}) as (keyof NonNullable<typeof accessibility>)[];
  const lines = names.map((name) => t(`access_${name}`, { known: t(`known_${accessibility![name]}`) }));
  return accessibilityNote ? [...lines, accessibilityNote] : lines;
}

const sentences = (...both: (string | undefined)[]): string => both.filter(Boolean).join('. ');
