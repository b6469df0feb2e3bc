import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { PlaceOnMapView } from '#contract/map.ts';
import { MapSource } from '#web/map/map-source.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import type { Marker, PlacePin } from './clusters.ts';
import { explorerPath } from './explorer-address.ts';
import { Land } from './land.tsx';
import { MapControls } from './map-controls.tsx';
import { viewChangeOfKey } from './map-keys.ts';
import { MapMarkers } from './map-markers.tsx';
import { project } from '#kernel/maps/mercator.ts';
import { DistanceRings } from './distance-rings.tsx';
import { TourPreview } from './tour-preview.tsx';
import type { MapView } from './use-view.ts';
import { fitPositions, placeZoom } from './view.ts';
import styles from './world-map.module.css';

type Props = {
  frame: RefObject<HTMLDivElement | null>;
  state: MapView;
  places: readonly PlacePin[];
  currentPlace: PlaceOnMapView | null;
  search: string;
  highlighted: string | null;
  highlight: (key: string | null) => void;
};

export function WorldMap({ frame, state, places, currentPlace, search, highlighted, highlight }: Props) {
  const t = useT('explorer');
  const id = useId();
  const { size, view, change, flyTo } = state;
  const inPlace = view.zoom >= placeZoom ? currentPlace : null;
  const { opened, choose, close } = useMarkerSelection(frame, state, search);
  const tour = currentPlace?.tours.find((one) => one.id === opened);
  return (
    <div
      ref={frame}
      className={`${styles.map}${inPlace ? ` ${styles.near}` : ''}`}
      // Without script the map is a picture.
      role={size ? 'application' : 'img'}
      aria-label={t('map')}
      aria-describedby={`${id}-keys`}
      tabIndex={size ? 0 : undefined}
      onKeyDown={(event) => onKeyDown(event, change)}
    >
      <p id={`${id}-keys`} hidden>
        {t('keys')}
      </p>
      {inPlace ? (
        <DistanceRings around={inPlace} view={view} size={size} />
      ) : (
        <Land view={view} size={size} places={places} />
      )}
      {size ? (
        <>
          <MapMarkers
            at={{ view, size }}
            places={places}
            inPlace={inPlace}
            highlighted={[highlighted, opened]}
            highlight={highlight}
            choose={choose}
          />
          <MapControls change={change} showAll={() => flyTo(fitPositions(places, size) ?? view)} />
        </>
      ) : null}
      {inPlace ? (
        <p className={styles.source}>
          <MapSource />
        </p>
      ) : null}
      {tour ? <TourPreview key={tour.id} tour={tour} close={close} /> : null}
    </div>
  );
}

/** Pressing a marker: a cluster is zoomed into, a place is navigated to, a tour opens its preview. */
function useMarkerSelection(frame: Props['frame'], { flyTo }: MapView, search: string) {
  const navigate = useNavigate();
  const [opened, open] = useState<string | null>(null);
  const openedFrom = useRef<Element | null>(null);
  function choose(marker: Marker): void {
    if (marker.kind === 'tour') {
      openedFrom.current = document.activeElement;
      return open(marker.tour.id);
    }
    // The marker disappears, and the focus would be lost with it.
    frame.current?.focus({ preventScroll: true });
    if (marker.kind === 'cluster') return flyTo({ ...project(marker), zoom: marker.zoom + 0.4 });
    const options = { preventScrollReset: true, viewTransition: false };
    void navigate(explorerPath(search, marker.place.slug), options);
  }
  function close(): void {
    open(null);
    const focusTarget = openedFrom.current?.isConnected ? (openedFrom.current as HTMLElement) : frame.current;
    focusTarget?.focus({ preventScroll: true });
  }
  return { opened, choose, close };
}

function onKeyDown(event: KeyboardEvent, change: MapView['change']): void {
  const how = event.ctrlKey || event.metaKey || event.altKey ? undefined : viewChangeOfKey(event.key);
  if (!how) return;
  event.preventDefault();
  change(how);
}
