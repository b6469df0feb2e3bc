import coarse from 'virtual:world/coarse';
import type { PlaceOnMapView } from '#contract/map.ts';
import { kilometresAcross, type Position, project } from '#kernel/maps/mercator.ts';
import { stillMapAddress, stillMapSize } from '#kernel/maps/still-map.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { distanceText, ringsKm } from './distance-rings.ts';
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
      <Rings place={place} view={view} />
      <Dots at={dots} />
    </svg>
  );
}

function Rings({ place, view }: { place: Position; view: ReturnType<typeof stillView> }) {
  const { language } = usePageContext();
  const { x, y } = stillPixel(place, view);
  const pixelsPerKm = (512 * 2 ** view.zoom) / kilometresAcross(place.latitude);
  const rings = ringsKm.map((km) => ({ km, r: km * pixelsPerKm })).filter(({ r }) => r > 50 && r < 500);
  return rings.map(({ km, r }) => (
    <g key={km} className={styles.ring}>
      <circle cx={x.toFixed(0)} cy={y.toFixed(0)} r={r.toFixed(0)} />
      <text x={x.toFixed(0)} y={(y - r + 4).toFixed(0)}>
        {distanceText(km, language)}
      </text>
    </g>
  ));
}

function World({ places }: { places: readonly Position[] }) {
  const { west, south, east, north } = boundsOf(places) ?? { west: -170, south: -50, east: 170, north: 70 };
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
