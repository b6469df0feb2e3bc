// What a picture can show: each thing is drawn once, by name, and says where it stands.
import type { Frame } from '#frame.ts';
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';

/** Stands on 0,0 and is drawn at the size it has in a picture 900 high. */
export type Figure = {
  /** sky: above the horizon · beyond: over what is across · across: from edge to edge · behind: in the middle distance ·
   *  ground, water, table: large in front. */
  stands: 'sky' | 'beyond' | 'across' | 'behind' | 'ground' | 'water' | 'table';
  /** Points to the right as it is drawn; it is mirrored where what it points at lies to its left. */
  points?: true;
  size: readonly [width: number, height: number];
  draw: (random: Random, palette: Palette) => string;
};

/** Fills the whole picture and may have a window to the place's view. */
export type Surroundings = {
  stands: 'around';
  draw: (random: Random, palette: Palette, frame: Frame, view: (frame: Frame) => string) => string;
};

/** `only`: exists in no other place, such as a monument. */
export type Thing = (Figure | Surroundings) & { only?: string };

/** Keeps the names of a table as literals and checks each entry. */
export const thingTable = <Name extends string>(table: Record<Name, Thing>): Record<Name, Thing> => table;
