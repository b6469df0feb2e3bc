import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { PlaceOnMapView } from '#contract/map.ts';
import { useT } from '#web/surroundings.ts';
import type { Marker, PlacePin } from './clusters.ts';
import { explorerPath } from './explorer-address.ts';
import { Land } from './land.tsx';
import { MapControls } from './map-controls.tsx';
import { changeOfKey } from './map-keys.ts';
import { MapMarkers } from './map-markers.tsx';
import { project } from './mercator.ts';
import { Rings } from './rings.tsx';
import { TourPeek } from './tour-peek.tsx';
import type { MapView } from './use-view.ts';
import { fitted, placeZoom } from './view.ts';
import styles from './world-map.module.css';

type Props = {
  frame: RefObject<HTMLDivElement | null>;
  state: MapView;
  places: readonly PlacePin[];
  here: PlaceOnMapView | null;
  search: string;
  lit: string | null;
  light: (key: string | null) => void;
};

export function WorldMap({ frame, state, places, here, search, lit, light }: Props) {
  const t = useT('explorer');
  const id = useId();
  const { size, view, change, flyTo } = state;
  const inPlace = view.zoom >= placeZoom ? here : null;
  const { opened, choose, close } = useChoice(frame, state, search);
  const tour = here?.tours.find((one) => one.id === opened);
  return (
    <div
      ref={frame}
      className={`${styles.map}${inPlace ? ` ${styles.near}` : ''}`}
      // Without script it is a picture.
      role={size ? 'application' : 'img'}
      aria-label={t('map')}
      aria-describedby={`${id}-keys`}
      tabIndex={size ? 0 : undefined}
      onKeyDown={(event) => press(event, change)}
    >
      <p id={`${id}-keys`} hidden>
        {t('keys')}
      </p>
      {inPlace ? <Rings around={inPlace} view={view} size={size} /> : <Land view={view} size={size} places={places} />}
      {size ? (
        <>
          <MapMarkers
            at={{ view, size }}
            places={places}
            inPlace={inPlace}
            lit={[lit, opened]}
            light={light}
            choose={choose}
          />
          <MapControls change={change} showAll={() => flyTo(fitted(places, size) ?? view)} />
        </>
      ) : null}
      {tour ? <TourPeek key={tour.id} tour={tour} close={close} /> : null}
    </div>
  );
}

/** What pressing a pin does: a group falls apart, a place is gone to, a tour opens. */
function useChoice(frame: Props['frame'], { flyTo }: MapView, search: string) {
  const navigate = useNavigate();
  const [opened, open] = useState<string | null>(null);
  const pressed = useRef<Element | null>(null);
  function choose(marker: Marker): void {
    if (marker.kind === 'tour') {
      pressed.current = document.activeElement;
      return open(marker.tour.id);
    }
    // The pin goes away, and the focus would with it.
    frame.current?.focus({ preventScroll: true });
    if (marker.kind === 'cluster') return flyTo({ ...project(marker), zoom: marker.zoom + 0.4 });
    const options = { preventScrollReset: true, viewTransition: false };
    void navigate(explorerPath(search, marker.place.slug), options);
  }
  function close(): void {
    open(null);
    const back = pressed.current?.isConnected ? (pressed.current as HTMLElement) : frame.current;
    back?.focus({ preventScroll: true });
  }
  return { opened, choose, close };
}

function press(event: KeyboardEvent, change: MapView['change']): void {
  const how = event.ctrlKey || event.metaKey || event.altKey ? undefined : changeOfKey(event.key);
  if (!how) return;
  event.preventDefault();
  change(how);
}
