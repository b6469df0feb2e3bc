// Limited inks, as a printer would have mixed them: seven sets for each light of the day.
import type { SceneLight } from './scene.ts';
import { mix } from './colour.ts';
import type { Random } from './random.ts';

const inks = [
  'top', 'middle', 'low', 'sun', 'haze', 'land', 'deep', 'ink',
  'paper', 'accent', 'second', 'leaf', 'water', 'wall',
] as const; // prettier-ignore

/** top, middle, low: the sky · haze, land, deep, ink: ground from far to near ·
 *  accent, second: the strong colours · wall: a sunlit facade · lamp: warm light of any picture. */
export type Palette = Record<(typeof inks)[number] | 'lamp', string> & {
  light: SceneLight;
  /** How much of the shade lies on things that have a colour of their own: 0 none, 1 all. */
  dimness: number;
};

const dawn = [
  '6f8fb8 e8b7b0 fde0b0 fff3cc d9b3bb 8b84a8 43507f 1e2747 fff3e2 f0774a f6b65a 4f7a78 7f9fbf f9d3b4',
  '7d78ae e9a4a4 ffd7a1 fff0c9 d8a4b0 8d6f9b 4a3f73 241f45 fff1dc ee6a43 f8bb62 5b7a70 8f8fc0 fbcfae',
  '3f8e9b a8cfc0 ffdca8 ff9d5c b9cdbd 5f9a9a 2b6470 12343f fff4dc f0743c f5b750 4b8a69 5aaab0 fbdcb2',
  'd98a94 f4b9a4 fde3c0 fffbe9 e3b2ab a2748a 5d4468 2b2342 fff4e6 d9483b f3a64c 6d7f66 c08f9f fcd9bd',
  'a3c5cc e9dcc8 ffe6b4 f58d4c c9cdc2 7fa0a0 3d6a73 1b3a48 fff7e6 e8602f 2f8c8c 688f6c 7fb3b5 fbe2bd',
  '5a5f9a b48fb6 f9c3a4 ffe9bd b79abb 77689f 3d3b78 1c1f48 fff0de f47c4d f9c062 4c7280 7d80b8 f5c7b0',
  'ee9f58 f8c884 fdeec0 fffbe6 e6bd86 b38063 6a4a52 302838 fff6df d94f2f 2b8a88 7a8450 d99f6a fde0ac',
];
const day = [
  '2f8fb3 7cc4cc f3e6c3 fff3cf a9cfcf 4f8f8e 1f5a5e 12303a fff6e0 ee6c2b f2b23e 3f8557 2a94a3 f7dcae',
  'f0bc45 f7d98a fdf0cf fffaf0 d9cf9f 6f9a86 2e6158 17323a fff8e6 e4572e 2f8ea0 4d8b55 3aa0a8 fbe3b6',
  '4bb09f a5dccb f6f0d6 fff1b8 b5d8c6 5b9a7a 23604f 0f3035 fffaea f07c36 d9483b 3c8c5a 2e9d9b f9dfb5',
  '1f5fa8 5aa0d6 d9ecec fff2c2 a8c6dc 5577a0 22406d 11213f fdf6e6 f2762e f5c04a 3d7f5e 2474ae fbe0c0',
  'f0ae8b f8d8b8 fdf1dc fffaf0 e2c9b4 7d9a94 345f66 1a3440 fff8ea e2552f 2b8c8c 5b8a5c 3d9ba0 fdeccb',
  '0f7c8c 4fb9b5 f9e3bd fff0c0 9ccbc0 3f8f86 14555c 0c2f38 fff5de f2603f f7b548 2f8263 12929a fbd9ae',
  '8fb39a cfdab8 f8edca fffbe8 c5cfaa 7f9a68 3d6249 1d3531 fff7e0 dd5a2b e9a83a 57854b 5aa391 f8e0b0',
];
const dusk = [
  '2b2e63 a4476c f78b4e ffd36b b8607a 6d3f6e 38264f 1a1633 ffe9c9 ff8a3c ffc65c 3a5560 8a4a72 f0a47a',
  '1f4b66 d9776a fbb35c fff0b5 c98a7c 6f6379 2d405c 132339 fff0d4 f26b3a f9c35e 3d6660 5a7f8f f3b58a',
  '3d1f4f b83e5d f9713f ffc857 c0546a 7b2f58 431c44 1d1030 ffe6c4 ff7a35 ffc04d 44505a 8f3a5c ee9270',
  '154a52 5b9a8b f6b65c f2602f 8fa98a 3f7a74 1a4d53 0b2a33 fff0cf f2602f f8bb55 2f6a58 3c8c8a f2bf86',
  '7a2f4a e2604a fbb45a fff0c0 cf7560 944150 54283f 26172b fff0d2 f9853a 2c8a86 56603f b0584f f6b07c',
  '283a6e 7a6aa8 f2a08a ffe0a8 a487a8 5c568e 2f3163 151a3a ffeedb ff8659 fdc46a 3a5f70 6a6aa5 eeb09a',
  'd4492c f58a3c fccb6a fff3cf dd8a52 96404a 54233f 241529 fff1d0 b02f2c 1f8a88 6f5a35 c7603f fbc077',
];
const night = [
  '0d1b3a 1f3f6b 4b7fa0 fdf0c8 3d678c 234a72 12294d 081530 f6ead0 f58a3e ffcf6b 1f5058 1b4a72 7f93ad',
  '08262f 15505a 4f9a92 fff3cc 3c8083 1d5c62 0c3a43 051d26 f3ecd2 f4813a ffd072 1a5a4a 135a62 86a79c',
  '1a1440 3c2f75 8a6fb0 ffeec9 6a579c 413680 231b55 100c2e f5e6dd ff8552 ffcb70 2b4a66 3a3580 9d8bb5',
  '0c1f2b 23485a 8fae9e f9f2d4 5f8688 345f6e 173a4a 081a26 f6efd8 f07a3c fcd079 2a5a50 224f62 94a89c',
  '141a2e 38385e b0647a ffe9c0 7a4f70 473a66 232343 0e1122 f8e3cc ff8a4a ffc964 2f4a55 3a3a66 a88794',
  '06262b 0f4d4c 6fae84 fbf3c4 3f8570 1b6057 0a3d3e 041d22 eff0cf fb8b3c fdd36a 1b6a4c 0d5254 85aa8c',
  '10224d 2c4f9a f0a868 fff0cc 8a84a0 3f5590 1d3068 0b1536 fbe9cf ff8f47 ffd06a 29566e 2a4a8a 9a9bb5',
];

const sets: Record<SceneLight, string[]> = { dawn, day, dusk, night };

const isWarm = (colour: string): boolean => colour.slice(1, 3) > colour.slice(5, 7);

const dimnessOf: Record<SceneLight, number> = { dawn: 0.12, day: 0.04, dusk: 0.24, night: 0.5 };

function paletteOf(row: string, light: SceneLight, dimness: number): Palette {
  const colours = row.split(' ').map((colour) => `#${colour}`);
  const named = Object.fromEntries(inks.map((ink, at) => [ink, colours[at]])) as Record<string, string>;
  const lamp = isWarm(named.second!) ? named.second : mix(named.sun!, '#f5a63c', 0.55);
  return { ...named, lamp, light, dimness } as Palette;
}

/** The inks of a scene, and those that print the same drawing for a dark page: the night's, of the same set. */
export function palettesFor(random: Random, light: SceneLight): { palette: Palette; evening: Palette } {
  const at = random.int(0, sets[light].length - 1);
  return {
    palette: paletteOf(sets[light][at]!, light, dimnessOf[light]),
    evening: paletteOf(sets.night[at]!, light, dimnessOf.night),
  };
}

/** A colour that something has by itself, as it looks in the light of the picture. */
export const inLight = (p: Palette, own: string): string => mix(own, p.deep, p.dimness);
