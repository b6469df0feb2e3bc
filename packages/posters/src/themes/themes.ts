// Every theme of the demo world and the function that draws it.
import type { SceneTheme } from '../scene.ts';
import type { Theme } from '../frame.ts';
import { aurora } from './country/aurora.ts';
import { balloon } from './country/balloon.ts';
import { bicycle } from './country/bicycle.ts';
import { boat } from './country/boat.ts';
import { bridge } from './town/bridge.ts';
import { canal } from './town/canal.ts';
import { castle } from './town/castle.ts';
import { cathedral } from './town/cathedral.ts';
import { coast } from './country/coast.ts';
import { desert } from './country/desert.ts';
import { forest } from './country/forest.ts';
import { gallery } from './town/gallery.ts';
import { garden } from './country/garden.ts';
import { geyser } from './country/geyser.ts';
import { harbour } from './country/harbour.ts';
import { kayak } from './country/kayak.ts';
import { market } from './town/market.ts';
import { peaks } from './country/peaks.ts';
import { ruins } from './town/ruins.ts';
import { savanna } from './country/savanna.ts';
import { skyline } from './town/skyline.ts';
import { stage } from './town/stage.ts';
import { table } from './town/table.ts';
import { temple } from './town/temple.ts';
import { terraces } from './country/terraces.ts';
import { train } from './country/train.ts';
import { vineyard } from './country/vineyard.ts';
import { waterfall } from './country/waterfall.ts';
import { workshop } from './town/workshop.ts';
import { oldTown } from './town/old-town.ts';

export const themes: Record<SceneTheme, Theme> = {
  'old-town': oldTown,
  aurora,
  balloon,
  bicycle,
  boat,
  bridge,
  canal,
  castle,
  cathedral,
  coast,
  desert,
  forest,
  gallery,
  garden,
  geyser,
  harbour,
  kayak,
  market,
  peaks,
  ruins,
  savanna,
  skyline,
  stage,
  table,
  temple,
  terraces,
  train,
  vineyard,
  waterfall,
  workshop,
};
