import type { TourFacts } from '#contract/tour-facts.ts';
import { capitalized, dateFormat, listText, namesOf } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Points } from './points.tsx';
import type { ShownTour } from './shown-tour.ts';
import styles from './practical.module.css';

/** What is included and not, what to bring and to know before, and whom the tour suits. */
export function Practical({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  const { language } = usePageContext();
  const { facts, services } = tour;
  if (Object.keys(facts).length === 0) return null;
  return (
    <section className={styles.practical}>
      <h2>{t('practical')}</h2>
      <div>
        <Points name={t('included')} items={services.map(({ name }) => name)} sign="check" />
        <Points name={t('not_included')} items={facts.notIncluded} sign="dash" />
        <Points name={t('to_bring')} items={facts.toBring} />
        <Points name={t('know_before')} items={facts.knowBefore} />
        <Points name={t('suits')} items={suitsLines(tour, t)} />
        <Points name={t('accessibility')} items={accessibilityLines(facts, t)} />
        <Points name={t('guide_languages')} items={languageLines(facts, language, t)} />
      </div>
    </section>
  );
}

function suitsLines({ facts, units }: ShownTour, t: BoundTranslate<'tour-detail'>): string[] {
  const { fitness, fitnessNote, agesNote } = facts;
  const youngest = Math.min(...units.map(({ kind, minAge }) => (kind === 'group' ? 99 : (minAge ?? 0))));
  return [
    sentences(youngest > 0 && youngest < 99 ? t('age_from', { from: youngest }) : t('all_ages'), agesNote),
    ...(fitness ? [sentences(t(`fitness_${fitness}`), fitnessNote)] : []),
  ];
}

function accessibilityLines(
  { accessibility, accessibilityNote }: TourFacts,
  t: BoundTranslate<'tour-detail'>,
): string[] {
  // In the order of the contract.
  const names = Object.keys(accessibility ?? {}) as (keyof NonNullable<typeof accessibility>)[];
  const lines = names.map((name) => t(`access_${name}`, { known: t(`known_${accessibility![name]}`) }));
  return accessibilityNote ? [...lines, accessibilityNote] : lines;
}

/** 'Spanish: Mon, Thu and Sun'; nothing if only one language is spoken. */
function languageLines(
  { languageDays = [] }: TourFacts,
  shownIn: Language,
  t: BoundTranslate<'tour-detail'>,
): string[] {
  const all = new Set(languageDays.flatMap(({ weekdays }) => weekdays));
  // The first of January 2024 was a Monday.
  const nameOf = (day: number) =>
    dateFormat(shownIn, { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)));
  if (languageDays.length < 2) return [];
  return languageDays.map(({ language, weekdays }) => {
    const days = weekdays.length === all.size ? t('every_departure') : listText(shownIn, weekdays.map(nameOf));
    return capitalized(`${namesOf('language', shownIn).of(language)}: ${days}`, shownIn);
  });
}

const sentences = (...both: (string | undefined)[]): string => both.filter(Boolean).join('. ');
