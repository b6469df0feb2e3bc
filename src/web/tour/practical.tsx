import { useT } from '#web/runtime/router/page-context.ts';
import { Points } from './points.tsx';
import type { ShownTour } from './shown-tour.ts';
import { accessibilityLines, suitsLines } from './suits-lines.ts';
import styles from './practical.module.css';

/** What is included and not, what to bring and to know before, and whom the tour suits. */
export function Practical({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
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
      </div>
    </section>
  );
}
