import { useT } from '#web/runtime/router/page-context.ts';
import type { ShownTour } from './shown-tour.ts';
import styles from './questions.module.css';

export function Questions({ tour: { facts, name, supplier, trader } }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  return (
    <section className={styles.questions}>
      {facts.questions ? <h2>{t('questions')}</h2> : null}
      {facts.questions?.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      <p>
        <a href={`mailto:${trader.email}?subject=${encodeURIComponent(name)}`}>
          {t('ask_partner', { name: supplier.name })}
        </a>
      </p>
    </section>
  );
}
