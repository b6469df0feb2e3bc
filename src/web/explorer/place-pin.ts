import type { MapView, TourOnMap } from '#contract/map.ts';
import type { Position } from '#kernel/maps/mercator.ts';

export type PlacePin = { slug: string; name: string; tours: number } & Position;

/** What was merged because it overlapped: places, or tours of one. */
export type Cluster = Position & {
  kind: 'cluster';
  key: string;
  /** The place in it with the most tours, and how many these are. */
  name: string;
  most: number;
  tours: number;
  places: number;
  /** Of tours: the one that costs least. */
  cheapest?: TourOnMap | undefined;
  parts: readonly Position[];
};

export type Marker =
  | (Position & { key: string } & ({ kind: 'place'; place: PlacePin } | { kind: 'tour'; tour: TourOnMap }))
  | Cluster;

export const pinsOf = ({ countries }: MapView): PlacePin[] => countries.flatMap(({ places }) => places);
