// What a poster shows.
import type { places } from './places/places.ts';
import type { things } from './things/things.ts';

/** What a poster shows; each scene is drawn in the light of a time of day. */
export type SceneTheme =
  | 'skyline'
  | 'old-town'
  | 'cathedral'
  | 'castle'
  | 'ruins'
  | 'market'
  | 'table'
  | 'vineyard'
  | 'workshop'
  | 'gallery'
  | 'stage'
  | 'garden'
  | 'forest'
  | 'peaks'
  | 'coast'
  | 'harbour'
  | 'canal'
  | 'bridge'
  | 'boat'
  | 'kayak'
  | 'bicycle'
  | 'train'
  | 'desert'
  | 'savanna'
  | 'balloon'
  | 'waterfall'
  | 'geyser'
  | 'aurora'
  | 'temple'
  | 'terraces';
export type SceneLight = 'dawn' | 'day' | 'dusk' | 'night';

export type PlaceName = keyof typeof places;
export type ThingName = keyof typeof things;

/** The view of a place and the things shown before it. */
export type PlaceScene = { place?: PlaceName; shows: readonly ThingName[]; light: SceneLight };
/** A theme without a place. */
export type ThemeScene = { theme: SceneTheme; light: SceneLight };
export type Scene = PlaceScene | ThemeScene;
