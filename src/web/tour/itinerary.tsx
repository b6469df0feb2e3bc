import { useT } from '#web/runtime/router/page-context.ts';
import { minutesText } from '#web/ui/duration-text.ts';
import type { ShownTour } from './shown-tour.ts';
import styles from './itinerary.module.css';

/** What happens when, counted from the start: departures of one tour may begin at several times. */
export function Itinerary({ tour: { facts, duration } }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  if (!facts.itinerary) return null;
  const end = duration ? [{ minute: duration * 60, title: t('end'), text: '' }] : [];
  const steps = [...facts.itinerary, ...end];
  return (
    <section className={styles.itinerary}>
      <h2>{t('itinerary')}</h2>
      <ol>
        {steps.map(({ minute, title, text }) => (
          <li key={minute}>
            <span>{minute ? `+ ${minutesText(minute)}` : t('start')}</span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
