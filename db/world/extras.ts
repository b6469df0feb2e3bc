// What suppliers of the demo world sell in addition to places: a wetsuit, photos, lunch.
import type { Texts } from './world.ts';

export type WorldExtra = {
  key: string;
  /** Of all options where it is missing. */
  option?: string;
  per: 'person' | 'booking';
  /** In the currency of the supplier. */
  priceMinor: number;
  most?: number;
  /** For each departure. */
  stock?: number;
  label: Texts;
  note: Texts;
};

/** By the slug of the tour. */
export const extras: Readonly<Record<string, readonly WorldExtra[]>> = {
  'villefranche-bay-by-kayak-at-first-light': [
    {
      key: 'wetsuit',
      per: 'person',
      priceMinor: 800,
      stock: 6,
      label: { es: 'Traje de neopreno', en: 'Wetsuit', fr: 'Combinaison' },
      note: {
        es: 'Corto, de 3 mm; la talla se prueba en la playa',
        en: 'Short, 3 mm; sizes are tried on at the beach',
        fr: 'Courte, 3 mm ; on essaie la taille sur la plage',
      },
    },
    {
      key: 'photos',
      per: 'booking',
      priceMinor: 1900,
      most: 1,
      label: { es: 'Fotos de la salida', en: 'Photos of the outing', fr: 'Photos de la sortie' },
      note: {
        es: 'Unas treinta, por enlace al día siguiente',
        en: 'About thirty, by link the next day',
        fr: 'Une trentaine, par lien le lendemain',
      },
    },
  ],
  'italica-and-the-monks-of-santiponce': [
    {
      key: 'pickup-outside',
      per: 'booking',
      priceMinor: 900,
      most: 1,
      label: {
        es: 'Recogida fuera del centro',
        en: 'Pickup outside the centre',
        fr: 'Prise en charge hors du centre',
      },
      note: {
        es: 'En la puerta de tu alojamiento en Nervión, Los Remedios o la Cartuja; envíanos la dirección en un mensaje desde tu reserva',
        en: 'At the door of where you stay in Nervión, Los Remedios or La Cartuja; send us the address in a message from your booking',
        fr: 'À la porte de votre logement à Nervión, Los Remedios ou La Cartuja ; envoyez-nous l’adresse par message depuis votre réservation',
      },
    },
  ],
  'fishing-villages-of-the-east-neuk': [
    {
      key: 'fish-supper',
      option: 'minibus-seat',
      per: 'person',
      priceMinor: 1350,
      stock: 16,
      label: { es: 'Fish and chips en Anstruther', en: 'Fish supper in Anstruther', fr: 'Fish and chips à Anstruther' },
      note: {
        es: 'Abadejo o salchicha vegetal, con bebida',
        en: 'Haddock or a vegan sausage, with a drink',
        fr: 'Aiglefin ou saucisse végétale, boisson comprise',
      },
    },
    {
      key: 'castle',
      option: 'minibus-seat',
      per: 'booking',
      priceMinor: 1800,
      most: 1,
      label: { es: 'Castillo de St Andrews, familia', en: 'St Andrews Castle, family', fr: 'Château de St Andrews, famille' },
      note: {
        es: 'Entrada para dos adultos y los niños que vengan',
        en: 'Entry for two adults and the children with them',
        fr: 'Entrée pour deux adultes et leurs enfants',
      },
    },
  ],
  'moray-and-maras-on-two-wheels': [
    {
      key: 'lunch',
      per: 'person',
      priceMinor: 1400,
      stock: 8,
      label: { es: 'Almuerzo en Maras', en: 'Lunch in Maras', fr: 'Déjeuner à Maras' },
      note: {
        es: 'Sopa de quinua y trucha; también sin carne ni pescado',
        en: 'Quinoa soup and trout; also without meat and fish',
        fr: 'Soupe de quinoa et truite ; aussi sans viande ni poisson',
      },
    },
  ],
};
