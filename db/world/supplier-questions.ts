// What suppliers of the demo world ask about a booking.
import type { Texts } from './world.ts';

export type WorldQuestion = {
  key: string;
  per: 'booking' | 'person';
  kind: 'text' | 'choice' | 'number' | 'date' | 'waiver';
  required: boolean;
  beforeBooking?: boolean;
  label: Texts;
  note?: Texts;
  choices?: Readonly<Record<string, Texts>>;
  least?: number;
  most?: number;
  version?: string;
  body?: Texts;
  keepDays?: number;
};

/** By the slug of the tour. */
export const questions: Readonly<Record<string, readonly WorldQuestion[]>> = {
  'under-sail-off-barceloneta': [
    {
      key: 'swims',
      per: 'person',
      kind: 'choice',
      required: true,
      label: { es: '¿Sabes nadar?', en: 'Can you swim?', fr: 'Savez-vous nager ?' },
      note: {
        es: 'A bordo hay chalecos para todos; así sabemos quién lo lleva siempre puesto.',
        en: 'There are life jackets for everyone; this tells us who wears one all the time.',
        fr: 'Il y a des gilets pour tout le monde ; nous saurons ainsi qui le garde tout le temps.',
      },
      choices: {
        well: { es: 'Sí, sin problema', en: 'Yes, well', fr: 'Oui, bien' },
        little: { es: 'Un poco', en: 'A little', fr: 'Un peu' },
        no: { es: 'No', en: 'No', fr: 'Non' },
      },
    },
    {
      key: 'allergies',
      per: 'booking',
      kind: 'text',
      required: false,
      label: { es: 'Alergias o intolerancias', en: 'Allergies or intolerances', fr: 'Allergies ou intolérances' },
      note: {
        es: 'Servimos algo de picar a bordo.',
        en: 'We serve a few bites on board.',
        fr: 'Nous servons quelques bouchées à bord.',
      },
    },
  ],
  'fishing-villages-of-the-east-neuk': [
    {
      key: 'child-seats',
      per: 'booking',
      kind: 'choice',
      required: true,
      beforeBooking: true,
      label: { es: 'Sillas para niños', en: 'Child seats', fr: 'Sièges enfant' },
      note: {
        es: 'Por debajo de 135 cm son obligatorias; el minibús lleva las que se piden.',
        en: 'The law asks for one below 135 cm; the minibus carries those that are asked for.',
        fr: 'Obligatoires au-dessous de 135 cm ; le minibus emporte ceux qui sont demandés.',
      },
      choices: {
        none: { es: 'Ninguna', en: 'None', fr: 'Aucun' },
        baby: { es: 'Una para bebé', en: 'One for a baby', fr: 'Un pour bébé' },
        booster: { es: 'Un elevador', en: 'One booster', fr: 'Un rehausseur' },
        both: { es: 'Una para bebé y un elevador', en: 'One for a baby and one booster', fr: 'Un pour bébé et un rehausseur' },
      },
    },
    {
      key: 'walking',
      per: 'booking',
      kind: 'text',
      required: false,
      label: { es: '¿A alguien le cuesta andar?', en: 'Does anyone find walking hard?', fr: 'Quelqu’un a-t-il du mal à marcher ?' },
      note: {
        es: 'En Crail hay cuestas; hay un camino sin ellas.',
        en: 'Crail has steep lanes; there is a way round them.',
        fr: 'Les ruelles de Crail sont raides ; on peut les contourner.',
      },
    },
  ],
  'moray-and-maras-on-two-wheels': [
    {
      key: 'height',
      per: 'person',
      kind: 'number',
      required: true,
      least: 140,
      most: 210,
      label: { es: 'Estatura en centímetros', en: 'Height in centimetres', fr: 'Taille en centimètres' },
      note: {
        es: 'Para preparar una bicicleta de tu talla.',
        en: 'So that a bike of your size is ready.',
        fr: 'Pour préparer un vélo à votre taille.',
      },
    },
    {
      key: 'experience',
      per: 'person',
      kind: 'choice',
      required: true,
      label: { es: 'Experiencia en bicicleta', en: 'Experience on a bike', fr: 'Expérience à vélo' },
      choices: {
        roads: { es: 'Solo por carretera o carril bici', en: 'On roads and cycle lanes only', fr: 'Sur route et pistes cyclables uniquement' },
        tracks: { es: 'También por pistas de tierra', en: 'On dirt tracks too', fr: 'Aussi sur des pistes de terre' },
        singletrack: { es: 'Sendas de montaña', en: 'On mountain singletrack', fr: 'Sur des sentiers de montagne' },
      },
    },
    {
      key: 'hotel',
      per: 'booking',
      kind: 'text',
      required: false,
      label: { es: 'Hotel en Cusco', en: 'Hotel in Cusco', fr: 'Hôtel à Cusco' },
      note: {
        es: 'Por si hay que avisarte de un cambio de tiempo.',
        en: 'In case we have to tell you about a change of weather.',
        fr: 'Au cas où nous devrions vous prévenir d’un changement de météo.',
      },
    },
    {
      key: 'waiver',
      per: 'person',
      kind: 'waiver',
      required: true,
      version: '2026-04',
      keepDays: 1095,
      label: { es: 'Condiciones para montar en bicicleta', en: 'Conditions for riding', fr: 'Conditions pour rouler' },
      body: {
        es: 'El recorrido llega a 3700 metros de altitud y tiene bajadas por pistas de tierra con piedra suelta. Llevaré puesto el casco, seguiré las indicaciones del guía y montaré a una velocidad que pueda controlar. Mi salud me permite hacer esfuerzo en altura.',
        en: 'The route reaches 3,700 metres and goes down dirt tracks with loose stones. I will wear the helmet, follow the guide’s instructions and ride at a speed that I can control. My health allows me to make an effort at altitude.',
        fr: 'Le parcours atteint 3 700 mètres et descend des pistes de terre avec des pierres. Je porterai le casque, je suivrai les consignes du guide et je roulerai à une vitesse que je maîtrise. Ma santé me permet un effort en altitude.',
      },
    },
  ],
};
