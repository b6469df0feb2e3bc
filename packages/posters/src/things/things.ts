// Every thing that a picture can show, by name.
import { athensThings } from '../places/athens.ts';
import { barcelonaThings } from '../places/barcelona.ts';
import { bergenThings } from '../places/bergen.ts';
import { berlinThings } from '../places/berlin.ts';
import { cuscoThings } from '../places/cusco.ts';
import { edinburghThings } from '../places/edinburgh.ts';
import { goremeThings } from '../places/goreme.ts';
import { kyotoThings } from '../places/kyoto.ts';
import { lisbonThings } from '../places/lisbon.ts';
import { londonThings } from '../places/london.ts';
import { madridThings } from '../places/madrid.ts';
import { marrakechThings } from '../places/marrakech.ts';
import { mexicoCityThings } from '../places/mexico-city.ts';
import { nairobiThings } from '../places/nairobi.ts';
import { newYorkThings } from '../places/new-york.ts';
import { niceThings } from '../places/nice.ts';
import { parisThings } from '../places/paris.ts';
import { portoThings } from '../places/porto.ts';
import { pragueThings } from '../places/prague.ts';
import { reykjavikThings } from '../places/reykjavik.ts';
import { romeThings } from '../places/rome.ts';
import { sevilleThings } from '../places/seville.ts';
import { sydneyThings } from '../places/sydney.ts';
import { veniceThings } from '../places/venice.ts';
import { foodThings } from './food.ts';
import { peopleThings } from './people.ts';
import { puppetThings } from './puppets.ts';
import { thingTable } from './thing.ts';
import { waterThings } from './water.ts';

export const things = thingTable({
  ...foodThings,
  ...peopleThings,
  ...puppetThings,
  ...waterThings,
  ...athensThings,
  ...barcelonaThings,
  ...bergenThings,
  ...berlinThings,
  ...cuscoThings,
  ...edinburghThings,
  ...goremeThings,
  ...kyotoThings,
  ...lisbonThings,
  ...londonThings,
  ...madridThings,
  ...marrakechThings,
  ...mexicoCityThings,
  ...nairobiThings,
  ...newYorkThings,
  ...niceThings,
  ...parisThings,
  ...portoThings,
  ...pragueThings,
  ...reykjavikThings,
  ...romeThings,
  ...sevilleThings,
  ...sydneyThings,
  ...veniceThings,
});
