import coarse from 'virtual:world/coarse';
import type { PlaceOnMapView } from '#contract/map.ts';
import { type Position, project } from '#kernel/maps/mercator.ts';
import { stillMapAddress, stillMapSize } from '#kernel/maps/still-map.ts';
import { StillRings } from '#web/map/still-rings.tsx';
import { ringsKm } from './distance-rings.ts';
import { boundsOf, firstBounds, stillPixel, stillView, wholeWorld } from './positions.ts';
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
      <StillRings at={stillPixel(place, view)} latitude={place.latitude} zoom={view.zoom} distances={ringsKm} />
      <Dots at={dots} />
    </svg>
  );
}

function World({ places }: { places: readonly Position[] }) {
  const { west, south, east, north } = boundsOf(places) ?? wholeWorld;
  const { units, url } = coarse;
  const [a, b] = [project({ latitude: north, longitude: west }), project({ latitude: south, longitude: east })];
  // As wide as the loaded map begins; what is not in the box shows all the same.
  const margin = { x: 0.07, y: 0.04 };
  const box = [a.x - margin.x, a.y - margin.y, b.x - a.x + 2 * margin.x, b.y - a.y + 2 * margin.y];
  return (
    <svg
      className={`${styles.still} ${styles.world}`}
      viewBox={box.map((length) => (length * units).toFixed(0)).join(' ')}
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
