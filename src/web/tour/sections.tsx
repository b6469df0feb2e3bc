import type { ReactNode } from 'react';
import { useT } from '#web/surroundings.ts';
import { Reviews } from './reviews.tsx';
import type { ShownTour } from './shown-tour.ts';
import styles from './sections.module.css';

const tabs = ['que-haras', 'detalle', 'incluye', 'punto', 'resenas'] as const;
type Tab = (typeof tabs)[number];

/** The tabs are links to the sections below them, so they work before any script and can be shared. */
export function Sections({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  const content: Record<Tab, ReactNode> = {
    'que-haras': <Paragraphs text={tour.whatToDo || tour.description} />,
    detalle: <Paragraphs text={tour.detail || tour.description} />,
    incluye: <Included tour={tour} />,
    punto: <MeetingPoint tour={tour} />,
    resenas: <Reviews tour={tour} />,
  };
  return (
    <div>
      <nav className={styles.tabs} aria-label={t('sections')}>
        <ul>
          {tabs.map((tab) => (
            <li key={tab}>
              <a href={`#${tab}`}>{t(`tab_${tab}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {tabs.map((tab) => (
        <section key={tab} id={tab} className={styles.section} aria-labelledby={`${tab}-title`}>
          <h2 id={`${tab}-title`}>{t(`tab_${tab}`)}</h2>
          {content[tab]}
        </section>
      ))}
    </div>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>);
}

function Included({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  if (tour.services.length === 0) return <p>{t('no_information')}</p>;
  return (
    <ul className={styles.included}>
      {tour.services.map(({ name }) => (
        <li key={name}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 10.5l4 4 8-9" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function MeetingPoint({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  const position = tour.meetingPointPosition;
  return (
    <>
      <p>{tour.meetingPoint || t('meeting_point_later')}</p>
      {position ? (
        <p className={styles.position}>
          {t('position', { latitude: position.latitude.toFixed(4), longitude: position.longitude.toFixed(4) })}
        </p>
      ) : null}
    </>
  );
}
