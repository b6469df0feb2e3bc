// Every place with a view of its own, by the slug of its city.
import { athens } from './athens.ts';
import { barcelona } from './barcelona.ts';
import { berlin } from './berlin.ts';
import { cusco } from './cusco.ts';
import { nairobi } from './nairobi.ts';
import { newYork } from './new-york.ts';
import { nice } from './nice.ts';
import { paris } from './paris.ts';
import { bergen } from './bergen.ts';
import { edinburgh } from './edinburgh.ts';
import { goreme } from './goreme.ts';
import { kyoto } from './kyoto.ts';
import { lisbon } from './lisbon.ts';
import { london } from './london.ts';
import { madrid } from './madrid.ts';
import { marrakech } from './marrakech.ts';
import { mexicoCity } from './mexico-city.ts';
import type { Place } from '#place.ts';
import { venice } from './venice.ts';

const checked = <Name extends string>(table: Record<Name, Place>): Record<Name, Place> => table;

export const places = checked({
  'mexico-city': mexicoCity,
  marrakech,
  madrid,
  london,
  lisbon,
  kyoto,
  goreme,
  edinburgh,
  bergen,
  athens,
  barcelona,
  berlin,
  cusco,
  nairobi,
  'new-york': newYork,
  nice,
  paris,
  venice,
});
