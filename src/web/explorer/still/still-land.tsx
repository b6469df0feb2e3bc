import coarse from 'virtual:world/coarse';
import type { PlaceOnMapView } from '#contract/map.ts';
import { type Position, project } from '#kernel/maps/mercator.ts';
import { type Box, freeParameter, stillMapAddress, stillMapSize } from '#kernel/maps/still-map.ts';
import { ringsAround, StillRings } from '#web/map/still-rings.tsx';
import { ringsKm } from '../distance-rings.ts';
import { groupMarkers, type Labelled, markersOf } from '../markers/group-markers.ts';
import { labelSize, labelWidth } from '../markers/label-box.ts';
import { useMarkerLabels } from '../markers/use-marker-labels.ts';
import type { PlacePin } from '../place-pin.ts';
import {
  boundsOf,
  firstBounds,
  stillPixel,
  stillRoom,
  stillView,
  wholeWorld,
  worldBox,
  worldWidths,
} from '../positions.ts';
import { coveredBy, withinEdges } from './still-labels.ts';
import styles from './still-land.module.css';

type Props = {
  places: readonly PlacePin[];
  currentPlace: PlaceOnMapView | null;
  /** The key of the tour or place that is pointed at in the list. */
  highlighted: string | null;
};

export function StillLand({ places, currentPlace, highlighted }: Props) {
  return currentPlace ? (
    <PlaceAlone places={places} place={currentPlace} highlighted={highlighted} />
  ) : (
    <World places={places} highlighted={highlighted} />
  );
}

/** The words of a circle, on a phone. */
const ringText = { width: 52, height: 20 };

function PlaceAlone({ places, place, highlighted }: Omit<Props, 'currentPlace'> & { place: PlaceOnMapView }) {
  const labelsOf = useMarkerLabels();
  const view = stillView(firstBounds(place));
  const markers = markersOf(places, place);
  const at = (position: Position) => stillPixel(position, view);
  const labels = groupMarkers(markers, { at, labelsOf }).filter(isInRoom);
  const lit = markers.find(({ key }) => key === highlighted);
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
      {labels.map(({ marker, ...label }) => (
        <g key={marker.key} data-tour={marker.kind === 'tour' ? marker.key : undefined}>
          <Label {...label} look={marker.kind === 'tour' ? 'price' : 'count'} />
        </g>
      ))}
      {lit ? <Label {...at(lit)} text={labelsOf(lit)[0]} look="lit" /> : null}
    </svg>
  );
}

const isInRoom = ({ x, y }: Labelled): boolean =>
  Math.abs(x - stillMapSize / 2) < stillRoom.width / 2 && Math.abs(y - stillMapSize / 2) < stillRoom.height / 2;

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

function World({ places, highlighted }: Omit<Props, 'currentPlace'>) {
  const { units, url } = coarse;
  const box = worldBox(boundsOf(places) ?? wholeWorld).map((length) => length * units);
  const [left, , width] = box as [number, number, number, number];
  return (
    <svg
      className={`${styles.still} ${styles.world}`}
      viewBox={box.map((length) => length.toFixed(0)).join(' ')}
      aria-hidden="true"
    >
      <use href={url} />
      {(['phone', 'wide'] as const).map((screen) => (
        <WorldLabels key={screen} {...{ screen, places, highlighted, left, width }} />
      ))}
    </svg>
  );
}

type LabelsProps = Omit<Props, 'currentPlace'> & {
  screen: keyof typeof worldWidths;
  /** The position within the drawing, and how wide that is. */
  left: number;
  width: number;
};

/** The drawing is as wide as the screen: what is apart on a wide one lies together on a phone. */
function WorldLabels({ screen, places, highlighted, left, width }: LabelsProps) {
  const labelsOf = useMarkerLabels();
  const pixel = width / worldWidths[screen];
  const at = (position: Position) => {
    const { x, y } = project(position);
    return { x: x * coarse.units, y: y * coarse.units };
  };
  const labels = groupMarkers(markersOf(places, null), { at, labelsOf, pixel });
  const lit = places.find(({ slug }) => slug === highlighted);
  const within = <Kind extends Pick<Labelled, 'x' | 'y' | 'text'>>(all: readonly Kind[]) =>
    withinEdges(all, left, left + width, pixel);
  return (
    <g className={styles[screen]}>
      {within(labels).map(({ marker, ...label }) => (
        <Label key={marker.key} {...label} look="count" pixel={pixel} />
      ))}
      {within(lit ? [{ ...at(lit), text: lit.name }] : []).map((label) => (
        <Label key={label.text} {...label} look="lit" pixel={pixel} />
      ))}
    </g>
  );
}
