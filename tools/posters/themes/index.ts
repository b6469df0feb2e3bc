// Every theme of the demo world and the function that draws it.
import type { SceneTheme } from '../../../db/world/world.ts';
import type { Theme } from '../theme.ts';
import { aurora } from './aurora.ts';
import { balloon } from './balloon.ts';
import { bicycle } from './bicycle.ts';
import { boat } from './boat.ts';
import { bridge } from './bridge.ts';
import { canal } from './canal.ts';
import { castle } from './castle.ts';
import { cathedral } from './cathedral.ts';
import { coast } from './coast.ts';
import { desert } from './desert.ts';
import { forest } from './forest.ts';
import { gallery } from './gallery.ts';
import { garden } from './garden.ts';
import { geyser } from './geyser.ts';
import { harbour } from './harbour.ts';
import { kayak } from './kayak.ts';
import { market } from './market.ts';
import { peaks } from './peaks.ts';
import { ruins } from './ruins.ts';
import { savanna } from './savanna.ts';
import { skyline } from './skyline.ts';
import { stage } from './stage.ts';
import { table } from './table.ts';
import { temple } from './temple.ts';
import { terraces } from './terraces.ts';
import { train } from './train.ts';
import { vineyard } from './vineyard.ts';
import { waterfall } from './waterfall.ts';
import { workshop } from './workshop.ts';
import { oldTown } from './old-town.ts';

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
