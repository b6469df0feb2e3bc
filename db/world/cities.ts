import { athens } from './cities/athens.ts';
import { barcelona } from './cities/barcelona.ts';
import { bergen } from './cities/bergen.ts';
import { berlin } from './cities/berlin.ts';
import { cusco } from './cities/cusco.ts';
import { edinburgh } from './cities/edinburgh.ts';
import { goreme } from './cities/goreme.ts';
import { kyoto } from './cities/kyoto.ts';
import { lisbon } from './cities/lisbon.ts';
import { london } from './cities/london.ts';
import { madrid } from './cities/madrid.ts';
import { marrakech } from './cities/marrakech.ts';
import { mexicoCity } from './cities/mexico-city.ts';
import { nairobi } from './cities/nairobi.ts';
import { newYork } from './cities/new-york.ts';
import { nice } from './cities/nice.ts';
import { paris } from './cities/paris.ts';
import { porto } from './cities/porto.ts';
import { prague } from './cities/prague.ts';
import { reykjavik } from './cities/reykjavik.ts';
import { rome } from './cities/rome.ts';
import { seville } from './cities/seville.ts';
import { sydney } from './cities/sydney.ts';
import { venice } from './cities/venice.ts';
import type { WorldCity } from './world.ts';

export const cities: readonly WorldCity[] = [
  athens, barcelona, bergen, berlin, cusco, edinburgh, goreme, kyoto, lisbon, london, madrid, marrakech, mexicoCity,
  nairobi, newYork, nice, paris, porto, prague, reykjavik, rome, seville, sydney, venice,
];
