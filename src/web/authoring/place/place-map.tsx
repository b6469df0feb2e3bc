import { type KeyboardEvent, type MouseEvent, useEffect, useId, useReducer, useRef } from 'react';
import { type Position, project, unproject } from '#kernel/maps/mercator.ts';
import { stillMapAddress, stillMapSize } from '#kernel/maps/still-map.ts';
import { fitWorld } from '#web/explorer/fit-map.ts';
import { MapControls } from '#web/explorer/map-controls.tsx';
import { boundsOf, isInView, stillRoom, stillView } from '#web/explorer/positions.ts';
import type { LibreMap } from '#web/explorer/start-map.ts';
import { useIsDrawn } from '#web/explorer/use-is-drawn.ts';
import { useLiveMap } from '#web/explorer/use-live-map.ts';
import { pixelsPerKm } from '#web/map/still-rings.tsx';
import { useShapes } from '#web/map/use-shapes.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { PlacePin } from './place-pin.tsx';
import styles from './place-map.module.css';
import { type Screen, screenOf, stillScreen } from './place-screen.ts';
import { useOneFinger } from './use-one-finger.ts';

export type PlaceMapProps = {
  label: string;
  /** What it shows while there is no point. */
  around: Position;
  at: Position | null;
  radiusMetres: number | null;
  pick: (at: Position) => void;
  /** The same by a key. */
  step: (at: Position) => void;
  onBlur: () => void;
};

const [stepPixels, longStepPixels] = [6, 60];
const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A point is put on the map by a click, by dragging it, or by the keys. Still until it is touched, as the explorer's. */
export function PlaceMap({ label, around, at, radiusMetres, pick, step, onBlur }: PlaceMapProps) {
  const t = useT('authoring');
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const middle = at ?? around;
  const bounds = boundsOf([middle])!;
  const live = useLiveMap(container, { first: bounds, isPlace: true, pins: [middle], isAmongOthers: true });
  const { map, wake, hasFailed } = live;
  const screen = map ? screenOf(map) : stillScreen(bounds, container);
  const isDrawn = useIsDrawn(map);
  const isOneFinger = useOneFinger(map);
  useShapes(map, around);
  useMovement(map, at, pick);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const zooms = { '+': 1, '=': 1, '-': -1 }[event.key];
    const next = zooms ? null : positionAfterKey(event, at, screen);
    if (!zooms && !next) return;
    event.preventDefault();
    if (next) step(next);
    else wake((started) => zoomAround(started, zooms!, at));
  };
  const onClick = (event: MouseEvent) => {
    if (isDrawn || (event.target as Element).closest('button, a')) return;
    const { left, top } = frame.current!.getBoundingClientRect();
    pick(screen.position(event.clientX - left, event.clientY - top));
  };
  return (
    <div
      ref={frame}
      className={styles.map}
      role="application"
      aria-label={label}
      aria-describedby={`${id}-keys`}
      tabIndex={0}
      onPointerEnter={() => wake()}
      onPointerDown={() => wake()}
      onFocus={() => wake()}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <p id={`${id}-keys`} hidden>
        {t('map_keys')}
      </p>
      {isDrawn ? null : <StillMap view={stillView(bounds)} />}
      <div ref={container} className={isDrawn ? styles.canvas : styles.waiting} />
      {at ? (
        <PlacePin
          at={screen.pixel(at)}
          radius={((radiusMetres ?? 0) / 1000) * pixelsPerKm(at.latitude, screen.zoom())}
          drop={map ? ({ x, y }) => pick(screen.position(x, y)) : null}
        />
      ) : null}
      {hasFailed ? null : (
        <MapControls
          move={wake}
          zoomIn={(started) => zoomAround(started, 1, at)}
          showAll={() => wake((started) => fitWorld(started, boundsOf([around, middle])!))}
        />
      )}
      {isOneFinger ? (
        <p className={styles.hint} aria-hidden="true">
          {t('explorer:two_fingers')}
        </p>
      ) : null}
    </div>
  );
}

function StillMap({ view }: { view: ReturnType<typeof stillView> }) {
  const { width, height } = stillRoom;
  return (
    <svg
      className={styles.still}
      viewBox={`${(stillMapSize - width) / 2} ${(stillMapSize - height) / 2} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use className={styles.water} href={`${stillMapAddress(view, view.zoom)}#map`} />
    </svg>
  );
}

/** Where a key puts the point: it goes by steps, or to the middle where there is none yet, or by Enter on the map itself. */
function positionAfterKey(
  { key, shiftKey, target, currentTarget }: KeyboardEvent,
  at: Position | null,
  screen: Screen,
): Position | null {
  const direction = directions[key];
  if (!direction) return key === 'Enter' && target === currentTarget ? screen.middle() : null;
  if (!at) return screen.middle();
  const [x, y] = direction;
  const step = (shiftKey ? longStepPixels : stepPixels) / (512 * 2 ** screen.zoom());
  const point = project(at);
  return unproject({ x: point.x + x * step, y: point.y + y * step });
}

function zoomAround(map: LibreMap, by: number, at: Position | null): void {
  map.easeTo({ zoom: map.getZoom() + by, ...(at && { around: [at.longitude, at.latitude] as [number, number] }) });
}

/** A click on the loaded map, and a point that was put where it does not show. Draws again whenever the map moves. */
function useMovement(map: LibreMap | null, at: Position | null, pick: (at: Position) => void): void {
  const [, moved] = useReducer((times: number) => times + 1, 0);
  const latest = useRef(pick);
  latest.current = pick;
  useEffect(() => {
    if (!map) return;
    const click = ({ lngLat }: { lngLat: { lng: number; lat: number } }) =>
      latest.current({ latitude: lngLat.lat, longitude: lngLat.lng });
    map.on('click', click);
    map.on('move', moved);
    return () => {
      map.off('click', click);
      map.off('move', moved);
    };
  }, [map]);
  const { latitude, longitude } = at ?? {};
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    const shown = map.getBounds();
    const [west, south, east, north] = [shown.getWest(), shown.getSouth(), shown.getEast(), shown.getNorth()];
    if (!isInView({ latitude, longitude }, { west, south, east, north })) map.easeTo({ center: [longitude, latitude] });
  }, [map, latitude, longitude]);
}
