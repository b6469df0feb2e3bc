// Circles of distance around a place: how far a walk is where no street is drawn.
import { numberFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import type { Position } from '#kernel/maps/mercator.ts';

export const ringsKm = [0.5, 1, 2, 5, 10, 20, 50];
const corners = 96;
const kmPerDegree = 111.32;

export const distanceText = (km: number, language: Language): string =>
  numberFormat(language, { style: 'unit', unit: 'kilometer', unitDisplay: 'short' }).format(km);

export function distanceRings({ latitude, longitude }: Position, language: Language) {
  const across = Math.cos((latitude * Math.PI) / 180);
  return {
    type: 'FeatureCollection' as const,
    features: ringsKm.map((km) => ({
      type: 'Feature' as const,
      properties: { label: distanceText(km, language) },
      geometry: {
        type: 'LineString' as const,
        coordinates: Array.from({ length: corners + 1 }, (_, at) => {
          const angle = (at / corners) * 2 * Math.PI;
          const [east, north] = [(Math.sin(angle) * km) / kmPerDegree, (Math.cos(angle) * km) / kmPerDegree];
          return [longitude + east / across, latitude + north];
        }),
      },
    })),
  };
}
