// Where suppliers of the demo world pick travellers up.
import type { Texts } from './world.ts';

export type WorldPickup = { key: string; minutesBefore: number; zone: Texts; name: Texts };

const inAllLanguages = (text: string): Texts => ({ es: text, en: text, fr: text });
const centre: Texts = { es: 'Centro', en: 'City centre', fr: 'Centre-ville' };
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
};
