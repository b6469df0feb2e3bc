import { useSurroundings } from '#web/surroundings.ts';
import { numberFormat } from '#kernel/formats.ts';
import { kilometre, type Position } from './mercator.ts';
import { nominal } from './use-view.ts';
import { onMap, scaleOf, type Size, type View } from './view.ts';
import styles from './world-map.module.css';

const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
const leastPixels = 70;
const ringsMax = 24;

/** In a place the outline of the world says nothing any more: how far things are from its centre does. */
export function Rings({ around, view, size }: { around: Position; view: View; size: Size | null }) {
  const { language } = useSurroundings();
  const { width, height } = size ?? nominal;
  const { x, y } = onMap(around, view, { width, height });
  const pixelsPerKm = kilometre(around.latitude) * scaleOf(view);
  const step = steps.find((km) => km * pixelsPerKm >= leastPixels) ?? steps.at(-1)!;
  const written = numberFormat(language, { style: 'unit', unit: 'kilometer', unitDisplay: 'short' });
  const rings = Array.from({ length: ringsMax }, (_, at) => step * (at + 1));
  return (
    <svg
      className={styles.rings}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle className={styles.centre} cx={x} cy={y} r="5" />
      {rings.map((km) => (
        <g key={km}>
          <circle cx={x} cy={y} r={km * pixelsPerKm} />
          <text x={x} y={y - km * pixelsPerKm - 5}>
            {written.format(km)}
          </text>
        </g>
      ))}
    </svg>
  );
}
