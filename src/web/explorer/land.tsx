import { lazy, Suspense } from 'react';
import coarse from 'virtual:world/coarse';
import type { PlacePin } from './clusters.ts';
import { project } from '#kernel/maps/mercator.ts';
import { assumedSize } from './use-view.ts';
import { scaleOf, type Size, type View } from './view.ts';
import styles from './world-map.module.css';

// From this zoom on the corners of the coarse outline are visible. It is 14 kB compressed, the fine one 110 kB.
const fineZoom = 4;

const Coarse = () => <use href={coarse.url} />;

const Fine = lazy(async () => {
  // If the script fails to load, the coarse outline stays.
  const outline = await import('virtual:world/fine').then((loaded) => loaded.default).catch(() => null);
  if (!outline) return { default: Coarse };
  const { units, land, borders } = outline;
  return {
    default: () => (
      <g transform={`scale(${coarse.units / units})`}>
        <path d={land} />
        <path d={borders} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
      </g>
    ),
  };
});

type Props = { view: View; size: Size | null; places: readonly PlacePin[] };

/** Land, borders and a dot for each place: rendered by the server, below the markers. */
export function Land({ view, size, places }: Props) {
  const { width, height } = size ?? assumedSize;
  const unitsPerPixel = coarse.units / scaleOf(view);
  const [left, top] = [
    view.x * coarse.units - (width / 2) * unitsPerPixel,
    view.y * coarse.units - (height / 2) * unitsPerPixel,
  ];
  return (
    <svg
      className={styles.land}
      viewBox={[left, top, width * unitsPerPixel, height * unitsPerPixel].map(short).join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {size === null || view.zoom < fineZoom ? (
        <Coarse />
      ) : (
        <Suspense fallback={<Coarse />}>
          <Fine />
        </Suspense>
      )}
      <path className={styles.dots} d={dotsOf(places)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const short = (units: number): string => units.toFixed(4);

function dotsOf(places: readonly PlacePin[]): string {
  return places
    .map(project)
    .map(({ x, y }) => `M${(x * coarse.units).toFixed(1)} ${(y * coarse.units).toFixed(1)}h0`)
    .join('');
}
