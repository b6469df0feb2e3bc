// Where suppliers of the demo world pick travellers up.
import type { Texts } from './world.ts';

export type WorldPickup = { key: string; minutesBefore: number; zone: Texts; name: Texts };

const inAllLanguages = (text: string): Texts => ({ es: text, en: text, fr: text });
const centre: Texts = { es: 'Centro', en: 'City centre', fr: 'Centre-ville' };
const westEnd = inAllLanguages('West End');
const triana = inAllLanguages('Triana');

/** By the slug of the tour. */
export const pickups: Readonly<Record<string, readonly WorldPickup[]>> = {
  'italica-and-the-monks-of-santiponce': [
    {
      key: 'prado',
      minutesBefore: 40,
      zone: centre,
      name: {
        es: 'Prado de San Sebastián, estación de autobuses',
        en: 'Prado de San Sebastián bus station',
        fr: 'Gare routière du Prado de San Sebastián',
      },
    },
    { key: 'plaza-nueva', minutesBefore: 25, zone: centre, name: inAllLanguages('Plaza Nueva') },
    { key: 'altozano', minutesBefore: 15, zone: triana, name: inAllLanguages('Plaza del Altozano') },
  ],
  'fishing-villages-of-the-east-neuk': [
    { key: 'haymarket', minutesBefore: 25, zone: westEnd, name: inAllLanguages('Haymarket Station') },
    { key: 'charlotte-square', minutesBefore: 15, zone: westEnd, name: inAllLanguages('Charlotte Square') },
    {
      key: 'leith',
      minutesBefore: 35,
      zone: inAllLanguages('Leith'),
      name: { es: 'Leith, Ocean Terminal', en: 'Ocean Terminal, Leith', fr: 'Leith, Ocean Terminal' },
    },
  ],
};
