import type { CategorySlug, TagSlug, Texts } from './world.ts';

/** `parent`: its parent category. */
export type WorldCategory = { slug: CategorySlug; parent?: CategorySlug; name: Texts; description: Texts };

export const categories: readonly WorldCategory[] = [
  {
    slug: 'cultural',
    name: { es: 'Cultura', en: 'Culture', fr: 'Culture' },
    description: {
      es: 'Barrios, oficios y costumbres contados por quienes viven allí.',
      en: 'Neighbourhoods, crafts and customs, told by the people who live there.',
      fr: 'Quartiers, métiers et coutumes racontés par ceux qui y vivent.',
    },
  },
  {
    slug: 'food-and-wine',
    name: { es: 'Gastronomía y vino', en: 'Food and wine', fr: 'Cuisine et vin' },
    description: {
      es: 'Mercados, tabernas, viñedos y cocinas abiertas a quien tiene hambre.',
      en: 'Markets, taverns, vineyards and kitchens that welcome the hungry.',
      fr: 'Marchés, tavernes, vignobles et cuisines ouvertes aux gourmands.',
    },
  },
  {
    slug: 'nature-and-wildlife',
    parent: 'outdoors',
    name: { es: 'Naturaleza y fauna', en: 'Nature and wildlife', fr: 'Nature et faune' },
    description: {
      es: 'Bosques, volcanes, sabanas y los animales que los habitan.',
      en: 'Forests, volcanoes, savannas and the animals at home in them.',
      fr: 'Forêts, volcans, savanes et les animaux qui les peuplent.',
    },
  },
  {
    slug: 'adventure',
    parent: 'outdoors',
    name: { es: 'Aventura', en: 'Adventure', fr: 'Aventure' },
    description: {
      es: 'Para moverse: remar, pedalear, trepar o volar con gente que sabe.',
      en: 'Paddle, pedal, climb or fly with people who know how.',
      fr: 'Pagayer, pédaler, grimper ou voler avec des gens du métier.',
    },
  },
  {
    slug: 'on-the-water',
    parent: 'outdoors',
    name: { es: 'En el agua', en: 'On the water', fr: 'Sur l’eau' },
    description: {
      es: 'Veleros, barcas y kayaks en ríos, canales y mar abierto.',
      en: 'Sailing boats, rowing boats and kayaks on rivers, canals and open sea.',
      fr: 'Voiliers, barques et kayaks sur rivières, canaux et mer ouverte.',
    },
  },
  {
    slug: 'walking-tours',
    name: { es: 'Paseos a pie', en: 'Walking tours', fr: 'Visites à pied' },
    description: {
      es: 'La manera más sencilla de entender una ciudad: calle a calle.',
      en: 'The plainest way to understand a city: street by street.',
      fr: 'La façon la plus simple de comprendre une ville : rue après rue.',
    },
  },
  {
    slug: 'art-and-museums',
    parent: 'arts-and-shows',
    name: { es: 'Arte y museos', en: 'Art and museums', fr: 'Art et musées' },
    description: {
      es: 'Pocas obras y bien miradas, con alguien que sabe qué preguntar.',
      en: 'A few works looked at well, with someone who knows what to ask.',
      fr: 'Peu d’œuvres, bien regardées, avec quelqu’un qui sait quoi demander.',
    },
  },
  {
    slug: 'day-trips',
    name: { es: 'Excursiones de un día', en: 'Day trips', fr: 'Excursions à la journée' },
    description: {
      es: 'Salir por la mañana, volver por la tarde y haber visto otro paisaje.',
      en: 'Out in the morning, back by evening, another landscape in between.',
      fr: 'Partir le matin, rentrer le soir et avoir vu un autre paysage.',
    },
  },
  {
    slug: 'evenings-and-shows',
    parent: 'arts-and-shows',
    name: { es: 'Noches y espectáculos', en: 'Evenings and shows', fr: 'Soirées et spectacles' },
    description: {
      es: 'Música en directo, tablaos y ciudades que cambian al caer la luz.',
      en: 'Live music, small stages and cities that change when the light goes.',
      fr: 'Concerts, petites scènes et villes qui changent à la nuit tombée.',
    },
  },
  {
    slug: 'workshops',
    parent: 'arts-and-shows',
    name: { es: 'Talleres', en: 'Workshops', fr: 'Ateliers' },
    description: {
      es: 'Manos a la obra: barro, tinta, masa o papel, y te llevas lo que haces.',
      en: 'Clay, ink, dough or paper: use your hands and keep what you make.',
      fr: 'Argile, encre, pâte ou papier : on met la main, on garde le résultat.',
    },
  },
  {
    slug: 'outdoors',
    name: { es: 'Al aire libre', en: 'Outdoors', fr: 'En plein air' },
    description: {
      es: 'Bosque, montaña y agua: todo lo que ocurre lejos de un techo.',
      en: 'Forest, mountain and water: whatever happens away from a roof.',
      fr: 'Forêt, montagne et eau : tout ce qui se passe loin d’un toit.',
    },
  },
  {
    slug: 'arts-and-shows',
    name: { es: 'Artes y escena', en: 'Arts and shows', fr: 'Arts et spectacles' },
    description: {
      es: 'Lo que se mira, lo que se escucha y lo que se hace con las manos.',
      en: 'What there is to look at, to listen to and to make by hand.',
      fr: 'Ce qui se regarde, ce qui s’écoute et ce qui se fait de ses mains.',
    },
  },
];

export type WorldTag = { slug: TagSlug; name: Texts };

const tag = (slug: TagSlug, es: string, en: string, fr: string): WorldTag => ({ slug, name: { es, en, fr } });

export const tags: readonly WorldTag[] = [
  tag('family-friendly', 'Para familias', 'Family-friendly', 'En famille'),
  tag('small-group', 'Grupo pequeño', 'Small group', 'Petit groupe'),
  tag('private', 'Privado', 'Private', 'Privé'),
  tag('wheelchair-accessible', 'Apto para silla de ruedas', 'Wheelchair accessible', 'Accessible en fauteuil roulant'),
  tag('skip-the-line', 'Sin colas', 'Skip the queue', 'Coupe-file'),
  tag('sunset', 'Al atardecer', 'Sunset', 'Coucher de soleil'),
  tag('sunrise', 'Al amanecer', 'Sunrise', 'Lever du soleil'),
  tag('rainy-day', 'Para días de lluvia', 'Good on a rainy day', 'Idéal par temps de pluie'),
  tag('romantic', 'En pareja', 'Romantic', 'En amoureux'),
  tag('photography', 'Fotografía', 'Photography', 'Photographie'),
  tag('local-food', 'Comida local', 'Local food', 'Cuisine locale'),
  tag('vegetarian-options', 'Opción vegetariana', 'Vegetarian options', 'Option végétarienne'),
  tag('wine', 'Vino', 'Wine', 'Vin'),
  tag('history', 'Historia', 'History', 'Histoire'),
  tag('architecture', 'Arquitectura', 'Architecture', 'Architecture'),
  tag('street-art', 'Arte urbano', 'Street art', 'Art urbain'),
  tag('unesco', 'Patrimonio Mundial', 'World Heritage', 'Patrimoine mondial'),
  tag('hiking', 'Senderismo', 'Hiking', 'Randonnée'),
  tag('cycling', 'En bicicleta', 'Cycling', 'À vélo'),
  tag('kayaking', 'Kayak', 'Kayaking', 'Kayak'),
  tag('boat', 'En barco', 'By boat', 'En bateau'),
  tag('wildlife', 'Fauna salvaje', 'Wildlife', 'Faune sauvage'),
  tag('winter', 'Invierno', 'Winter', 'Hiver'),
  tag('live-music', 'Música en directo', 'Live music', 'Musique live'),
  tag('off-the-beaten-path', 'Lejos de lo habitual', 'Off the beaten path', 'Hors des sentiers battus'),
];
