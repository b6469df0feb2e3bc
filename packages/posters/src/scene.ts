// What a poster shows.

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
export type Scene = { theme: SceneTheme; light: SceneLight };
