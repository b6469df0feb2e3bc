import { usePageContext } from '#web/runtime/router/page-context.ts';
import { numberFormat } from '#kernel/formats.ts';
import { stillMapAddress, stillMapSize } from '#kernel/maps/still-map.ts';
import { kilometresAcross, type Position } from '#kernel/maps/mercator.ts';
import { assumedSize } from './use-view.ts';
import { pixelsOf, scaleOf, type Size, type View } from './view.ts';
import styles from './world-map.module.css';

const stepsKm = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
const minPixels = 70;
const maxRings = 24;
/** The drawing of the waters reaches 40 km or more in each direction at this zoom, and is fine enough for the nearest. */
const watersZoom = 10;

/** The waters of a place and circles of distance around it: at this zoom the outline of the world gives no orientation. */
export function DistanceRings({ around, view, size }: { around: Position; view: View; size: Size | null }) {
  const { language } = usePageContext();
  const { width, height } = size ?? assumedSize;
  const { x, y } = pixelsOf(around, view, { width, height });
  const pixelsPerKm = scaleOf(view) / kilometresAcross(around.latitude);
  const step = stepsKm.find((km) => km * pixelsPerKm >= minPixels) ?? stepsKm.at(-1)!;
  const label = numberFormat(language, { style: 'unit', unit: 'kilometer', unitDisplay: 'short' });
  const enlargement = scaleOf(view) / (512 * 2 ** watersZoom);
  const rings = Array.from({ length: maxRings }, (_, at) => step * (at + 1));
  return (
    <svg
      className={styles.rings}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use
        className={styles.water}
        href={`${stillMapAddress(around, watersZoom)}#map`}
        transform={`translate(${x} ${y}) scale(${enlargement}) translate(${-stillMapSize / 2} ${-stillMapSize / 2})`}
      />
      <circle className={styles.centre} cx={x} cy={y} r="5" />
      {rings.map((km) => (
        <g key={km}>
          <circle cx={x} cy={y} r={km * pixelsPerKm} />
          <text x={x} y={y - km * pixelsPerKm - 5}>
            {label.format(km)}
          </text>
        </g>
      ))}
    </svg>
  );
}
