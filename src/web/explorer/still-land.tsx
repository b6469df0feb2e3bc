import coarse from 'virtual:world/coarse';
import type { PlaceOnMapView } from '#contract/map.ts';
import { project } from '#kernel/maps/mercator.ts';
import { stillMapAddress, stillMapSize } from '#kernel/maps/still-map.ts';
import type { Position } from '#web/map/maps-href.ts';
import { boundsOf, firstBounds, stillPixel, stillView } from './positions.ts';
import styles from './world-map.module.css';

type Props = { places: readonly Position[]; currentPlace: PlaceOnMapView | null };

/** What the map shows until it is touched: drawn by the server, a dot for each place or tour. */
export function StillLand({ places, currentPlace }: Props) {
  return currentPlace ? <PlaceAlone place={currentPlace} /> : <World places={places} />;
}

function PlaceAlone({ place }: { place: PlaceOnMapView }) {
  const view = stillView(firstBounds(place));
  const dots = place.tours.map((tour) => stillPixel(tour, view));
  const [width, height] = [720, 520];
  return (
    <svg
      className={styles.still}
      viewBox={[(stillMapSize - width) / 2, (stillMapSize - height) / 2, width, height].join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use className={styles.water} href={`${stillMapAddress(view, view.zoom)}#map`} />
      <Dots at={dots} />
    </svg>
  );
}

function World({ places }: { places: readonly Position[] }) {
  const { west, south, east, north } = boundsOf(places) ?? { west: -170, south: -50, east: 170, north: 70 };
  const { units, url } = coarse;
  const [a, b] = [project({ latitude: north, longitude: west }), project({ latitude: south, longitude: east })];
  const margin = 0.04;
  const box = [a.x - margin, a.y - margin, b.x - a.x + 2 * margin, b.y - a.y + 2 * margin];
  return (
    <svg
      className={`${styles.still} ${styles.world}`}
      viewBox={box.map((length) => (length * units).toFixed(0)).join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={url} />
      <Dots at={places.map(project).map(({ x, y }) => ({ x: x * units, y: y * units }))} />
    </svg>
  );
}

const Dots = ({ at }: { at: readonly { x: number; y: number }[] }) => (
  <path
    className={styles.dots}
    d={at.map(({ x, y }) => `M${x.toFixed(0)} ${y.toFixed(0)}h0`).join('')}
    vectorEffect="non-scaling-stroke"
  />
);
