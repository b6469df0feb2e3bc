// Circles of distance around a place: how far a walk is where no street is drawn.
import type { Language } from '#kernel/languages.ts';
import { kilometresAcross, type Position } from '#kernel/maps/mercator.ts';
import { distanceText } from '#web/map/still-rings.tsx';

export const ringsKm = [0.5, 1, 2, 5, 10, 20, 50];
const corners = 96;

export function distanceRings({ latitude, longitude }: Position, language: Language) {
  const [eastDegreeKm, northDegreeKm] = [kilometresAcross(latitude) / 360, kilometresAcross(0) / 360];
  return {
    type: 'FeatureCollection' as const,
    features: ringsKm.map((km) => ({
      type: 'Feature' as const,
      properties: { label: distanceText(km, language) },
      geometry: {
        type: 'LineString' as const,
        coordinates: Array.from({ length: corners + 1 }, (_, index) => {
          const angle = (index / corners) * 2 * Math.PI;
          return [longitude + (Math.sin(angle) * km) / eastDegreeKm, latitude + (Math.cos(angle) * km) / northDegreeKm];
        }),
      },
    })),
  };
}
