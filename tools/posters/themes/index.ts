// Every theme of the demo world and the function that draws it.
import type { SceneTheme } from '../../../db/world/world.ts';
import type { Theme } from '../theme.ts';
import { bridge, canal, harbour } from './afloat.ts';
import { oldTown, skyline } from './cities.ts';
import { garden, terraces, vineyard } from './fields.ts';
import { coast, peaks } from './land.ts';
import { forest } from './forest.ts';
import { waterfall } from './waterfall.ts';
import { castle } from './castle.ts';
import { cathedral, ruins } from './monuments.ts';
import { aurora, geyser } from './north.ts';
import { gallery, stage, workshop } from './rooms.ts';
import { boat, kayak } from './sailing.ts';
import { market, table } from './table.ts';
import { bicycle, temple, train } from './ways.ts';
import { balloon, desert, savanna } from './wild.ts';

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
