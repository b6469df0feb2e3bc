// Every place with a view of its own, by the slug of its city.
import { athens } from './athens.ts';
import { barcelona } from './barcelona.ts';
import { bergen } from './bergen.ts';
import { berlin } from './berlin.ts';
import { cusco } from './cusco.ts';
import { edinburgh } from './edinburgh.ts';
import { goreme } from './goreme.ts';
import { kyoto } from './kyoto.ts';
import { lisbon } from './lisbon.ts';
import { london } from './london.ts';
import { madrid } from './madrid.ts';
import { marrakech } from './marrakech.ts';
import { mexicoCity } from './mexico-city.ts';
import { nairobi } from './nairobi.ts';
import { newYork } from './new-york.ts';
import { nice } from './nice.ts';
import { paris } from './paris.ts';
import type { Place } from '#place.ts';
import { porto } from './porto.ts';
import { prague } from './prague.ts';
import { reykjavik } from './reykjavik.ts';
import { rome } from './rome.ts';
import { seville } from './seville.ts';
import { sydney } from './sydney.ts';
import { venice } from './venice.ts';

const checked = <Name extends string>(table: Record<Name, Place>): Record<Name, Place> => table;

export const places = checked({
  athens,
  barcelona,
  bergen,
  berlin,
  cusco,
  edinburgh,
  goreme,
  kyoto,
  lisbon,
  london,
  madrid,
  marrakech,
  'mexico-city': mexicoCity,
  nairobi,
  'new-york': newYork,
  nice,
  paris,
  porto,
  prague,
  reykjavik,
  rome,
  seville,
  sydney,
  venice,
});
