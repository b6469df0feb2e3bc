import { numberFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { kilometresAcross } from '#kernel/maps/mercator.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import styles from './still-rings.module.css';

export const distanceText = (km: number, language: Language): string =>
  numberFormat(language, { style: 'unit', unit: 'kilometer', unitDisplay: 'short' }).format(km);

type Props = {
  /** The pixel of the place on the drawing. */
  at: { x: number; y: number };
  latitude: number;
  zoom: number;
  /** Kilometres from the place. */
  distances: readonly number[];
};

// Nearer ones have no room for their words, and of further ones nothing is on the drawing.
const [leastPixels, mostPixels] = [50, 500];

export const pixelsPerKm = (latitude: number, zoom: number): number => (512 * 2 ** zoom) / kilometresAcross(latitude);

export function ringsAround({ latitude, zoom, distances }: Omit<Props, 'at'>): { km: number; r: number }[] {
  return distances
    .map((km) => ({ km, r: km * pixelsPerKm(latitude, zoom) }))
    .filter(({ r }) => r > leastPixels && r < mostPixels);
}

/** Circles of distance around a place on a still map: how far a walk is where no street is drawn. */
export function StillRings({ at: { x, y }, ...around }: Props) {
  const { language } = usePageContext();
  return ringsAround(around).map(({ km, r }) => (
    <g key={km} className={styles.ring}>
      <circle cx={x.toFixed(0)} cy={y.toFixed(0)} r={r.toFixed(0)} />
      <text x={x.toFixed(0)} y={(y - r + 4).toFixed(0)}>
        {distanceText(km, language)}
      </text>
    </g>
  ));
}
