import type { MapView, TourOnMap } from '#contract/map.ts';
import type { Position } from '#kernel/maps/mercator.ts';

export type PlacePin = { slug: string; name: string; tours: number } & Position;

export type Marker = Position & { key: string } & (
    | { kind: 'place'; place: PlacePin }
    | { kind: 'tour'; tour: TourOnMap }
    /** `name`: the place in the cluster with the most tours. `source` and `id`: as the map knows it. */
    | { kind: 'cluster'; name: string; tours: number; places: number; source: string; id: number }
  );

export const pinsOf = ({ countries }: MapView): PlacePin[] => countries.flatMap(({ places }) => places);
