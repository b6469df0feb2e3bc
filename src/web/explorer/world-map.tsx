import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { PlaceOnMapView } from '#contract/map.ts';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { MapSource } from '#web/map/map-source.tsx';
import { explorerPath } from './explorer-address.ts';
import { fitParts, fitWorld } from './fit-map.ts';
import { zoomToPins } from './zoom-to-pins.ts';
import { MapControls } from './map-controls.tsx';
import { MapMarkers } from './markers/map-markers.tsx';
import type { Marker, PlacePin } from './place-pin.ts';
import { boundsOf, isInView } from './positions.ts';
import type { LibreMap, MapStart } from './start-map.ts';
import { StillLand } from './still/still-land.tsx';
import { TourPreview } from './tour-preview.tsx';
import { useFirstDrag } from './gestures/use-first-drag.ts';
import { useFirstTap } from './gestures/use-first-tap.ts';
import { useIsDrawn } from './use-is-drawn.ts';
import type { LiveMap } from './use-live-map.ts';
import styles from './world-map.module.css';

type Props = {
  container: RefObject<HTMLDivElement | null>;
  live: LiveMap;
  start: Pick<MapStart, 'first' | 'isPlace'>;
  places: readonly PlacePin[];
  currentPlace: PlaceOnMapView | null;
  search: string;
  /** The place to search where the map was moved to. */
  elsewhere: { name: string; search: () => void } | null;
  highlighted: string | null;
  highlight: (key: string | null) => void;
  opened: string | null;
  open: (tour: string | null) => void;
};

export function WorldMap(props: Props) {
  const { container, live, start, places, currentPlace, search, elsewhere, highlighted, highlight, opened, open } =
    props;
  const t = useT('explorer');
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { map, wake, hasFailed } = live;
  const isHydrated = useIsHydrated();
  const { choose, close } = useMarkerSelection(frame, map, { search, open });
  const isDrawn = useIsDrawn(map);
  const firstTap = useFirstTap(frame, isDrawn, open);
  useFirstDrag(frame, wake, isDrawn);
  // Its card goes with its marker.
  const tour = currentPlace?.tours.find((one) => one.id === opened && (!live.shown || isInView(one, live.shown)));
  const world = boundsOf(places);
  const zoomIn = (started: LibreMap) => zoomToPins(started, currentPlace?.tours ?? places);
  return (
    <div
      ref={frame}
      className={styles.map}
      // Without script the map is a picture.
      role={isHydrated ? 'application' : 'img'}
      data-failed={hasFailed || undefined}
      aria-label={t('map')}
      aria-describedby={`${id}-keys`}
      tabIndex={isHydrated ? 0 : undefined}
      onPointerEnter={() => wake()}
      onPointerDown={(event) => {
        firstTap.onPointerDown(event);
        wake();
      }}
      onPointerUp={firstTap.onPointerUp}
      onFocus={() => wake()}
      onKeyDown={(event) => onKeyDown(event, wake, zoomIn)}
    >
      <p id={`${id}-keys`} hidden>
        {t('keys')}
      </p>
      {isDrawn ? null : <StillLand places={places} currentPlace={currentPlace} highlighted={highlighted} />}
      <div ref={container} className={isDrawn ? styles.canvas : styles.waiting} />
      {map ? (
        <MapMarkers
          map={map}
          start={start}
          places={places}
          currentPlace={currentPlace}
          highlighted={[highlighted, opened]}
          highlight={highlight}
          choose={choose}
        />
      ) : null}
      {isHydrated && !hasFailed ? (
        <MapControls move={wake} zoomIn={zoomIn} showAll={() => wake((started) => world && fitWorld(started, world))} />
      ) : null}
      {elsewhere ? (
        <button type="button" className={styles.search} onClick={elsewhere.search}>
          {t('search_place', { place: elsewhere.name })}
        </button>
      ) : null}
      {hasFailed ? (
        <p className={styles.failed} role="status">
          {t('map_failed')}
        </p>
      ) : null}
      {tour ? <TourPreview key={tour.id} tour={tour} close={close} /> : null}
      <p className={styles.source}>
        <MapSource />
      </p>
    </div>
  );
}

/** Pressing a marker: a cluster is zoomed into, a place is navigated to, a tour opens its preview. */
function useMarkerSelection(
  frame: RefObject<HTMLDivElement | null>,
  map: LibreMap | null,
  { search, open }: Pick<Props, 'search' | 'open'>,
) {
  const navigate = useNavigate();
  const openedFrom = useRef<Element | null>(null);
  function choose(marker: Marker): void {
    if (marker.kind === 'tour') {
      openedFrom.current = document.activeElement;
      return open(marker.tour.id);
    }
    // The marker disappears, and the focus would be lost with it.
    frame.current?.focus({ preventScroll: true });
    if (marker.kind === 'cluster') return fitParts(map!, boundsOf(marker.parts)!);
    void navigate(explorerPath(search, marker.place.slug), { preventScrollReset: true, viewTransition: false });
  }
  function close(): void {
    open(null);
    const focusTarget = openedFrom.current?.isConnected ? (openedFrom.current as HTMLElement) : frame.current;
    focusTarget?.focus({ preventScroll: true });
  }
  return { choose, close };
}

const stepPixels = 90;
const keys: Record<string, (map: LibreMap) => void> = {
  ArrowLeft: (map) => map.panBy([-stepPixels, 0]),
  ArrowRight: (map) => map.panBy([stepPixels, 0]),
  ArrowUp: (map) => map.panBy([0, -stepPixels]),
  ArrowDown: (map) => map.panBy([0, stepPixels]),
  '-': (map) => map.zoomOut(),
};

function onKeyDown(event: KeyboardEvent, wake: LiveMap['wake'], zoomIn: (map: LibreMap) => void): void {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  const move = event.key === '+' || event.key === '=' ? zoomIn : Object.hasOwn(keys, event.key) && keys[event.key];
  if (!isPlain || !move) return;
  event.preventDefault();
  wake(move);
}
