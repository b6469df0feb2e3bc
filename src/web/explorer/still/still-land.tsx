import coarse from 'virtual:world/coarse';
import type { PlaceOnMapView } from '#contract/map.ts';
import { project } from '#kernel/maps/mercator.ts';
import { stillMapAddress, stillMapSize } from '#kernel/maps/still-map.ts';
import { StillRings } from '#web/map/still-rings.tsx';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { priceText } from '#web/ui/price.tsx';
import { ringsKm } from '../distance-rings.ts';
import type { PlacePin } from '../place-pin.ts';
import { boundsOf, firstBounds, stillPixel, stillView, wholeWorld } from '../positions.ts';
import { type Counted, groupsOf, priceSize, priceWidth, withRoom } from './still-pins.ts';
import styles from './still-land.module.css';

type Props = { places: readonly PlacePin[]; currentPlace: PlaceOnMapView | null };

export function StillLand({ places, currentPlace }: Props) {
  return currentPlace ? <PlaceAlone place={currentPlace} /> : <World places={places} />;
}

function PlaceAlone({ place }: { place: PlaceOnMapView }) {
  const view = stillView(firstBounds(place));
  const { language } = usePageContext();
  const pins = place.tours.map(({ priceMinor, ...tour }) => ({
    ...stillPixel(tour, view),
    text: priceMinor === null ? '' : priceText({ ...tour, priceMinor }, language),
  }));
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
      <Dots at={pins} />
      {withRoom(pins).map((pin) => (
        <Price key={`${pin.x} ${pin.y}`} {...pin} />
      ))}
    </svg>
  );
}

type Pin = { x: number; y: number; text: string };

/** A price with a tip that points at its spot, as on the loaded map. */
function Price({ x, y, text }: Pin) {
  const { height, tip } = priceSize;
  const [width, round] = [priceWidth(text), height / 2];
  const side = width / 2 - round;
  const arc = `a${round} ${round} 0 010`;
  return (
    <g className={styles.price} transform={`translate(${x.toFixed(0)} ${y.toFixed(0)})`}>
      <path
        d={`M0 0l-6-${tip}h${(6 - side).toFixed(1)}${arc}-${height}h${(2 * side).toFixed(1)}${arc} ${height}h${(6 - side).toFixed(1)}z`}
      />
      <text y={-tip - height / 2 + 5}>{text}</text>
    </g>
  );
}

// The drawing is as wide as the screen: what is apart on a wide one lies together on a phone.
const widths = { phone: 340, wide: 880 };
/** Pixels. */
const groupSize = 32;

function World({ places }: { places: readonly PlacePin[] }) {
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
      {(['phone', 'wide'] as const).map((screen) => (
        <Groups
          key={screen}
          screen={screen}
          points={places.map((place) => {
            const { x, y } = project(place);
            return { x: x * units, y: y * units, tours: place.tours, places: 1 };
          })}
          pixel={(box[2]! * units) / widths[screen]}
        />
      ))}
    </svg>
  );
}

type GroupsProps = {
  screen: keyof typeof widths;
  points: readonly Counted[];
  /** As long as one on the screen, about. */
  pixel: number;
};

function Groups({ screen, points, pixel }: GroupsProps) {
  const groups = groupsOf(points, groupSize * pixel);
  const together = groups.filter(({ places }) => places > 1);
  return (
    <g className={styles[screen]} fontSize={(13 * pixel).toFixed(0)}>
      <Dots at={groups.filter(({ places }) => places === 1)} />
      <Dots at={together} look={styles.groups} />
      {together.map(({ x, y, tours }) => (
        <text key={`${x} ${y}`} className={styles.count} x={x.toFixed(0)} y={(y + 4.5 * pixel).toFixed(0)}>
          {tours}
        </text>
      ))}
    </g>
  );
}

const Dots = ({ at, look = styles.dots }: { at: readonly { x: number; y: number }[]; look?: string | undefined }) => (
  <path
    className={look}
    d={at.map(({ x, y }) => `M${x.toFixed(0)} ${y.toFixed(0)}h0`).join('')}
    vectorEffect="non-scaling-stroke"
  />
);
