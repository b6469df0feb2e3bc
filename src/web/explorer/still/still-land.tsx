import coarse from 'virtual:world/coarse';
import type { PlaceOnMapView } from '#contract/map.ts';
import { project } from '#kernel/maps/mercator.ts';
import { stillMapAddress, stillMapSize } from '#kernel/maps/still-map.ts';
import { StillRings } from '#web/map/still-rings.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { priceText } from '#web/ui/price.tsx';
import { ringsKm } from '../distance-rings.ts';
import type { PlacePin } from '../place-pin.ts';
import { boundsOf, firstBounds, stillPixel, stillRoom, stillView, wholeWorld } from '../positions.ts';
import { labelSize, labelWidth, type Pin, withinEdges, withRoom } from './still-pins.ts';
import styles from './still-land.module.css';

type Props = { places: readonly PlacePin[]; currentPlace: PlaceOnMapView | null };

export function StillLand({ places, currentPlace }: Props) {
  return currentPlace ? <PlaceAlone place={currentPlace} /> : <World places={places} />;
}

function PlaceAlone({ place }: { place: PlaceOnMapView }) {
  const t = useT('common');
  const view = stillView(firstBounds(place));
  const { language } = usePageContext();
  const pins = place.tours.map(({ priceMinor, ...tour }) => ({
    ...stillPixel(tour, view),
    tours: 1,
    text: priceMinor === null ? t('ask_price') : priceText({ ...tour, priceMinor }, language),
  }));
  const { width, height } = stillRoom;
  return (
    <svg
      className={styles.still}
      viewBox={[(stillMapSize - width) / 2, (stillMapSize - height) / 2, width, height].join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use className={styles.water} href={`${stillMapAddress(view, view.zoom)}#map`} />
      <StillRings at={stillPixel(place, view)} latitude={place.latitude} zoom={view.zoom} distances={ringsKm} />
      {withRoom(pins, (count) => t('tours_count', { count })).map((pin) => (
        <Label key={`${pin.x} ${pin.y}`} {...pin} isCount={pin.tours > 1} />
      ))}
    </svg>
  );
}

type LabelProps = { x: number; y: number; text: string; isCount: boolean; pixel?: number };

/** A price or a number of tours, with a tip that points at its spot, as on the loaded map. */
function Label({ x, y, text, isCount, pixel = 1 }: LabelProps) {
  const { height, tip } = labelSize;
  const [width, round] = [labelWidth(text), height / 2];
  const side = width / 2 - round;
  const arc = `a${round} ${round} 0 010`;
  const scale = pixel === 1 ? '' : ` scale(${pixel.toFixed(1)})`;
  return (
    <g
      className={isCount ? styles.count : styles.price}
      transform={`translate(${x.toFixed(0)} ${y.toFixed(0)})${scale}`}
    >
      <path
        d={`M0 0l-6-${tip}h${(6 - side).toFixed(1)}${arc}-${height}h${(2 * side).toFixed(1)}${arc} ${height}h${(6 - side).toFixed(1)}z`}
      />
      <text y={-tip - height / 2 + 5}>{text}</text>
    </g>
  );
}

// The drawing is as wide as the screen: what is apart on a wide one lies together on a phone.
const widths = { phone: 340, wide: 880 };

function World({ places }: { places: readonly PlacePin[] }) {
  const t = useT('common');
  const { west, south, east, north } = boundsOf(places) ?? wholeWorld;
  const { units, url } = coarse;
  const countText = (count: number) => t('tours_count', { count });
  const [a, b] = [project({ latitude: north, longitude: west }), project({ latitude: south, longitude: east })];
  // The same margin as the loaded map begins with; what lies outside the box is shown as well.
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
        <Labels
          key={screen}
          screen={screen}
          pins={places.map((place) => {
            const { x, y } = project(place);
            return { x: x * units, y: y * units, tours: place.tours, text: countText(place.tours) };
          })}
          countText={countText}
          left={box[0]! * units}
          pixel={(box[2]! * units) / widths[screen]}
        />
      ))}
    </svg>
  );
}

type LabelsProps = {
  screen: keyof typeof widths;
  pins: readonly Pin[];
  countText: (tours: number) => string;
  /** The position within the drawing. */
  left: number;
  /** The length in the drawing that is about one pixel on the screen. */
  pixel: number;
};

const Labels = ({ screen, pins, countText, left, pixel }: LabelsProps) => (
  <g className={styles[screen]}>
    {withinEdges(withRoom(pins, countText, pixel), left, left + widths[screen] * pixel, pixel).map((pin) => (
      <Label key={`${pin.x} ${pin.y}`} {...pin} isCount pixel={pixel} />
    ))}
  </g>
);
