import { lazy, type KeyboardEvent, type ReactNode } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { mapsHref } from '#web/map/maps-href.ts';
import { WhenNear } from '#web/ui/loading/when-near.tsx';
import { Points } from './points.tsx';
import { Reviews } from './reviews.tsx';
import { onTabKey, type Tab, tabId, tabs, useSelectedTab } from './section-tabs.ts';
import type { ShownTour } from './shown-tour.ts';
import styles from './sections.module.css';

const StillMap = lazy(async () => ({ default: (await import('#web/map/still-map.tsx')).StillMap }));

/** Tabs if scripts run; before that, links to the sections below. */
export function Sections({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  const selected = useSelectedTab();
  const content: Record<Tab, ReactNode> = {
    'que-haras': <Paragraphs text={tour.whatToDo || tour.description} />,
    detalle: <Paragraphs text={tour.detail || tour.description} />,
    incluye: <Included tour={tour} />,
    punto: <MeetingPoint tour={tour} />,
    resenas: <Reviews tour={tour} />,
  };
  const panel = (tab: Tab) => selected && { role: 'tabpanel', hidden: tab !== selected, tabIndex: 0 };
  return (
    <div className={selected ? undefined : styles.plain}>
      <TabList selected={selected} />
      {tabs.map((tab) => (
        <section key={tab} id={tab} className={styles.section} aria-labelledby={`${tab}-title`} {...panel(tab)}>
          <h2 id={`${tab}-title`}>{t(`tab_${tab}`)}</h2>
          {content[tab]}
        </section>
      ))}
    </div>
  );
}

function TabList({ selected }: { selected: Tab | null }) {
  const t = useT('tour-detail');
  const name = { 'aria-label': t('sections') };
  const list = selected && { ...name, role: 'tablist', onKeyDown: (event: KeyboardEvent) => onTabKey(event, selected) };
  const link = (tab: Tab) =>
    selected && {
      role: 'tab',
      'aria-selected': tab === selected,
      'aria-controls': tab,
      tabIndex: tab === selected ? 0 : -1,
    };
  return (
    <nav className={styles.tabs} {...(selected ? { role: 'none' } : name)}>
      <ul {...list}>
        {tabs.map((tab) => (
          <li key={tab} role={selected ? 'none' : undefined}>
            <a id={tabId(tab)} href={`#${tab}`} {...link(tab)}>
              {t(`tab_${tab}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>);
}

function Included({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  if (tour.services.length === 0) return <p>{t('no_information')}</p>;
  return <Points items={tour.services.map(({ name }) => name)} sign="check" />;
}

function MeetingPoint({ tour: { meetingPoint, meetingPointPosition: position } }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  return (
    <>
      <p>{meetingPoint || t('meeting_point_later')}</p>
      {position ? (
        <WhenNear
          className={styles.map}
          until={
            <a href={mapsHref(position)} rel="noreferrer">
              {t('common:open_in_maps')}
            </a>
          }
        >
          <StillMap at={position} label={t('common:meeting_point_map')} place={t('tab_punto')} />
        </WhenNear>
      ) : null}
    </>
  );
}
