import { type KeyboardEvent, type MouseEvent, useEffect, useId, useReducer, useRef } from 'react';
import { kilometresAcross, type Position, project, unproject } from '#kernel/maps/mercator.ts';
import { stillMapAddress, stillMapSize } from '#kernel/maps/still-map.ts';
import { fitWorld } from '#web/explorer/fit-map.ts';
import { useOneFinger } from '#web/explorer/gestures/use-one-finger.ts';
import { MapControls } from '#web/explorer/map-controls.tsx';
import { boundsOf, isInView, nearestTurn, stillRoom, stillView } from '#web/explorer/positions.ts';
import type { LibreMap } from '#web/explorer/start-map.ts';
import { useLiveMap } from '#web/explorer/use-live-map.ts';
import { useShapes } from '#web/map/use-shapes.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { PlacePin } from './place-pin.tsx';
import styles from './place-map.module.css';

export type PlaceMapProps = {
  label: string;
  /** What it shows while there is no point. */
  around: Position;
  at: Position | null;
  radiusMetres: number | null;
  pick: (at: Position) => void;
};

const [stepPixels, longStepPixels] = [6, 60];
const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A point is put on the map by a click, by dragging it, or by the keys. Still until it is touched, as the explorer's. */
export function PlaceMap({ label, around, at, radiusMetres, pick }: PlaceMapProps) {
  const t = useT('authoring');
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const middle = at ?? around;
  const bounds = boundsOf([middle])!;
  const live = useLiveMap(container, { first: bounds, isPlace: true, pins: [middle] });
  const { map, wake, hasFailed } = live;
  const screen = map ? screenOf(map) : stillScreen(bounds, container);
  const isOneFinger = useOneFinger(map);
  useShapes(map, around);
  useMovement(map, at, pick);
  const move = (event: KeyboardEvent): Position | null => {
    const direction = directions[event.key];
    if (!direction) return event.key === 'Enter' && event.target === frame.current ? screen.middle() : null;
    if (!at) return screen.middle();
    const [x, y] = direction;
    const step = (event.shiftKey ? longStepPixels : stepPixels) / (512 * 2 ** screen.zoom());
    const point = project(at);
    return unproject({ x: point.x + x * step, y: point.y + y * step });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const zooms = { '+': 1, '=': 1, '-': -1 }[event.key];
    const next = zooms ? null : move(event);
    if (!zooms && !next) return;
    event.preventDefault();
    if (next) pick(next);
    else wake((started) => zoomAround(started, zooms!, at));
  };
  const onClick = (event: MouseEvent) => {
    if (map || (event.target as Element).closest('button, a')) return;
    const { left, top } = frame.current!.getBoundingClientRect();
    pick(screen.position(event.clientX - left, event.clientY - top));
  };
  const view = stillView(bounds);
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
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <p id={`${id}-keys`} hidden>
        {t('map_keys')}
      </p>
      {map ? null : (
        <svg
          className={styles.still}
          viewBox={[
            (stillMapSize - stillRoom.width) / 2,
            (stillMapSize - stillRoom.height) / 2,
            stillRoom.width,
            stillRoom.height,
          ].join(' ')}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <use className={styles.water} href={`${stillMapAddress(view, view.zoom)}#map`} />
        </svg>
      )}
      <div ref={container} className={map ? styles.canvas : styles.waiting} />
      {at ? (
        <PlacePin
          at={screen.pixel(at)}
          radius={((radiusMetres ?? 0) / 1000 / kilometresAcross(at.latitude)) * 512 * 2 ** screen.zoom()}
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

type Screen = {
  zoom: () => number;
  middle: () => Position;
  pixel: (at: Position) => { x: number; y: number };
  position: (x: number, y: number) => Position;
};

function screenOf(map: LibreMap): Screen {
  const positionOf = ({ lng, lat }: { lng: number; lat: number }) => ({ latitude: lat, longitude: lng });
  return {
    zoom: () => map.getZoom(),
    middle: () => positionOf(map.getCenter()),
    pixel: ({ latitude, longitude }) => map.project([nearestTurn(longitude, map.getCenter().lng), latitude]),
    position: (x, y) => positionOf(map.unproject([x, y])),
  };
}

/** Of the drawing, whose middle is the middle of the room that it has. */
function stillScreen(bounds: Parameters<typeof stillView>[0], room: { current: HTMLElement | null }): Screen {
  const view = stillView(bounds);
  const size = () => ({ width: room.current?.clientWidth ?? 0, height: room.current?.clientHeight ?? 0 });
  const zoom = () => {
    const { width, height } = size();
    return view.zoom + Math.log2(Math.max(width / stillRoom.width, height / stillRoom.height) || 1);
  };
  return {
    zoom,
    middle: () => ({ latitude: view.latitude, longitude: view.longitude }),
    // Drawn in the middle by the style sheet: the frame has no size yet.
    pixel: () => ({ x: 0, y: 0 }),
    position: (x, y) => {
      const [{ width, height }, scale, middle] = [size(), 512 * 2 ** zoom(), project(view)];
      return unproject({ x: middle.x + (x - width / 2) / scale, y: middle.y + (y - height / 2) / scale });
    },
  };
}
