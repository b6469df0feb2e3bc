import coarse from 'virtual:world/coarse';
import type { PlaceOnMapView, TourOnMap } from '#contract/map.ts';
import { project } from '#kernel/maps/mercator.ts';
import { type Box, freeParameter, stillMapAddress, stillMapSize } from '#kernel/maps/still-map.ts';
import { ringsAround, StillRings } from '#web/map/still-rings.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { priceText } from '#web/ui/price.tsx';
import { ringsKm } from '../distance-rings.ts';
import type { PlacePin } from '../place-pin.ts';
import { boundsOf, firstBounds, stillPixel, stillRoom, stillView, wholeWorld } from '../positions.ts';
import { coveredBy, labelSize, labelWidth, type Pin, withinEdges, withRoom } from './still-pins.ts';
import styles from './still-land.module.css';

type Props = {
  places: readonly PlacePin[];
  currentPlace: PlaceOnMapView | null;
  /** The key of the tour or place that is pointed at in the list. */
  highlighted: string | null;
};

export function StillLand({ places, currentPlace, highlighted }: Props) {
  return currentPlace ? (
    <PlaceAlone place={currentPlace} highlighted={highlighted} />
  ) : (
    <World places={places} highlighted={highlighted} />
  );
}

/** The words of a circle, on a phone. */
const ringText = { width: 52, height: 20 };

function PlaceAlone({ place, highlighted }: { place: PlaceOnMapView } & Pick<Props, 'highlighted'>) {
  const t = useT('common');
  const view = stillView(firstBounds(place));
  const { language } = usePageContext();
  const priceOf = ({ priceMinor, ...tour }: TourOnMap): Pick<Pin, 'text' | 'lowest'> => {
    if (priceMinor === null) return { text: t('ask_price') };
    const text = priceText({ ...tour, priceMinor }, language);
    return { text, lowest: { priceMinor, text } };
  };
  const pins = place.tours.map(({ priceMinor, ...tour }) => ({
    ...stillPixel(tour, view),
    key: tour.id,
    tours: 1,
    ...priceOf({ ...tour, priceMinor }),
  }));
  const labels = withRoom(pins, (count, price) =>
    price ? t('explorer:tours_from', { count, price }) : t('tours_count', { count }),
  );
  const center = stillPixel(place, view);
  const words = ringsAround({ latitude: place.latitude, zoom: view.zoom, distances: ringsKm }).map(({ r }): Box => {
    const y = center.y - r;
    return [
      center.x - ringText.width / 2,
      y - ringText.height / 2,
      center.x + ringText.width / 2,
      y + ringText.height / 2,
    ];
  });
  const free = freeParameter([...labels.map(coveredBy), ...words]);
  const { width, height } = stillRoom;
  return (
    <svg
      className={styles.still}
      viewBox={[(stillMapSize - width) / 2, (stillMapSize - height) / 2, width, height].join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use className={styles.water} href={`${stillMapAddress(view, view.zoom)}?${free}#map`} />
      <StillRings at={center} latitude={place.latitude} zoom={view.zoom} distances={ringsKm} />
      {labels.map((pin) => (
        <g key={`${pin.x} ${pin.y}`} data-tour={pin.tours > 1 ? undefined : pins.find((one) => isAt(one, pin))?.key}>
          <Label {...pin} look={pin.tours > 1 ? 'count' : 'price'} />
        </g>
      ))}
      {pins
        .filter(({ key }) => key === highlighted)
        .map((pin) => (
          <Label {...pin} key={pin.key} look="lit" />
        ))}
    </svg>
  );
}

const isAt = (one: Pin, other: Pin): boolean => one.x === other.x && one.y === other.y;

type LabelProps = { x: number; y: number; text: string; look: 'price' | 'count' | 'lit'; pixel?: number };

/** A price or a number of tours, with a tip that points at its spot, as on the loaded map. */
function Label({ x, y, text, look, pixel = 1 }: LabelProps) {
  const { height, tip } = labelSize;
  const [width, round] = [labelWidth(text), height / 2];
  const side = width / 2 - round;
  const arc = `a${round} ${round} 0 010`;
  const scale = pixel === 1 ? '' : ` scale(${pixel.toFixed(1)})`;
  return (
    <g className={styles[look]} transform={`translate(${x.toFixed(0)} ${y.toFixed(0)})${scale}`}>
      <path
        d={`M0 0l-6-${tip}h${(6 - side).toFixed(1)}${arc}-${height}h${(2 * side).toFixed(1)}${arc} ${height}h${(6 - side).toFixed(1)}z`}
      />
      <text y={-tip - height / 2 + 5}>{text}</text>
    </g>
  );
}

// The drawing is as wide as the screen: what is apart on a wide one lies together on a phone.
const widths = { phone: 340, wide: 880 };

function World({ places, highlighted }: Omit<Props, 'currentPlace'>) {
  const t = useT('common');
  const { west, south, east, north } = boundsOf(places) ?? wholeWorld;
  const { units, url } = coarse;
  const countText = (count: number) => t('tours_count', { count });
  const [a, b] = [project({ latitude: north, longitude: west }), project({ latitude: south, longitude: east })];
  // The same margin as the loaded map begins with; what lies outside the box is shown as well.
  const margin = { x: 0.07, y: 0.04 };
  const lit = places.find(({ slug }) => slug === highlighted);
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
          pins={places.map((place) => ({ ...pinOf(place, units), text: countText(place.tours) }))}
          lit={lit && { ...pinOf(lit, units), text: lit.name }}
          countText={countText}
          left={box[0]! * units}
          pixel={(box[2]! * units) / widths[screen]}
        />
      ))}
    </svg>
  );
}

function pinOf(place: PlacePin, units: number) {
  const { x, y } = project(place);
  return { x: x * units, y: y * units, tours: place.tours };
}

type LabelsProps = {
  screen: keyof typeof widths;
  pins: readonly Pin[];
  /** The highlighted one, above the others. */
  lit: Pin | undefined;
  countText: (tours: number) => string;
  /** The position within the drawing. */
  left: number;
  /** The length in the drawing that is about one pixel on the screen. */
  pixel: number;
};

function Labels({ screen, pins, lit, countText, left, pixel }: LabelsProps) {
  const within = (labels: readonly Pin[]) => withinEdges(labels, left, left + widths[screen] * pixel, pixel);
  return (
    <g className={styles[screen]}>
      {within(withRoom(pins, countText, pixel)).map((pin) => (
        <Label key={`${pin.x} ${pin.y}`} {...pin} look="count" pixel={pixel} />
      ))}
      {within(lit ? [lit] : []).map((pin) => (
        <Label key={pin.text} {...pin} look="lit" pixel={pixel} />
      ))}
    </g>
  );
}
