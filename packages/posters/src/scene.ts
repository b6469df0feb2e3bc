// What a poster shows.
import type { places } from './places/places.ts';
import type { things } from './things/things.ts';

export type SceneLight = 'dawn' | 'day' | 'dusk' | 'night';

export type PlaceName = keyof typeof places;
export type ThingName = keyof typeof things;

/** What a poster shows: the view of a place, the things before it, and the light of a time of day. */
export type Scene = { place?: PlaceName; shows: readonly ThingName[]; light: SceneLight };
