import type { MapView, TourOnMap } from '#contract/map.ts';
import type { Position } from '#kernel/maps/mercator.ts';

export type PlacePin = { slug: string; name: string; tours: number } & Position;

export type Marker = Position & { key: string } & (
    | { kind: 'place'; place: PlacePin }
    | { kind: 'tour'; tour: TourOnMap }
    /** `name`: the place in the cluster with the most tours, `most`: how many. */
    | ({
        kind: 'cluster';
        name: string;
        most: number;
        tours: number;
        places: number;
        /** Of tours: the one that costs least. */
        cheapest?: TourOnMap | undefined;
      } & ClusterOrigin)
  );

/** `source` and `id`: as the map knows it. `parts`: what was merged because it overlapped. */
type ClusterOrigin = { source: string; id: number } | { parts: readonly Position[] };

export const pinsOf = ({ countries }: MapView): PlacePin[] => countries.flatMap(({ places }) => places);
