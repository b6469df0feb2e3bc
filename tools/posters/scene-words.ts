// Words for the alternative texts: `Illustration: ${sceneWords.harbour.en} ${lightWords.dusk.en}`.
import type { SceneLight, SceneTheme } from '../../db/world/world.ts';

type Words = { es: string; en: string; fr: string };

export const sceneWords: Record<SceneTheme, Words> = {
  skyline: { es: 'perfil de la ciudad', en: 'city skyline', fr: 'silhouette de la ville' },
  'old-town': { es: 'casco antiguo', en: 'old town', fr: 'vieille ville' },
  cathedral: {
    es: 'catedral y su plaza',
    en: 'cathedral and its square',
    fr: 'cathédrale et son parvis',
  },
  castle: { es: 'castillo en lo alto', en: 'castle on a hill', fr: 'château sur sa colline' },
  ruins: { es: 'ruinas antiguas', en: 'ancient ruins', fr: 'ruines antiques' },
  market: { es: 'puestos de mercado', en: 'market stalls', fr: 'étals de marché' },
  table: { es: 'mesa servida', en: 'laid table', fr: 'table dressée' },
  vineyard: {
    es: 'viñedo entre colinas',
    en: 'vineyard among hills',
    fr: 'vignoble entre les collines',
  },
  workshop: { es: 'taller de artesanía', en: 'craft workshop', fr: 'atelier d’artisan' },
  gallery: { es: 'sala de exposiciones', en: 'gallery with paintings', fr: 'salle d’exposition' },
  stage: { es: 'actuación en un escenario', en: 'performance on stage', fr: 'spectacle sur scène' },
  garden: { es: 'jardín en flor', en: 'garden in bloom', fr: 'jardin en fleurs' },
  forest: { es: 'sendero en el bosque', en: 'path through a forest', fr: 'sentier en forêt' },
  peaks: { es: 'cumbres de montaña', en: 'mountain peaks', fr: 'sommets montagneux' },
  coast: { es: 'costa con acantilados', en: 'rocky coast', fr: 'côte rocheuse' },
  harbour: { es: 'puerto con barcos', en: 'harbour with boats', fr: 'port avec bateaux' },
  canal: { es: 'canal entre casas', en: 'canal lined with houses', fr: 'canal bordé de maisons' },
  bridge: {
    es: 'puente sobre el agua',
    en: 'bridge over the water',
    fr: 'pont au-dessus de l’eau',
  },
  boat: { es: 'barco en el agua', en: 'boat on the water', fr: 'bateau sur l’eau' },
  kayak: {
    es: 'kayak junto a los acantilados',
    en: 'kayak below cliffs',
    fr: 'kayak au pied des falaises',
  },
  bicycle: {
    es: 'bicicleta junto al camino',
    en: 'bicycle by the path',
    fr: 'vélo au bord du chemin',
  },
  train: { es: 'tren sobre un viaducto', en: 'train on a viaduct', fr: 'train sur un viaduc' },
  desert: { es: 'desierto', en: 'desert', fr: 'désert' },
  savanna: { es: 'sabana con animales', en: 'savanna with wildlife', fr: 'savane et ses animaux' },
  balloon: { es: 'globos aerostáticos', en: 'hot-air balloons', fr: 'montgolfières' },
  waterfall: { es: 'cascada', en: 'waterfall', fr: 'cascade' },
  geyser: { es: 'géiser en erupción', en: 'erupting geyser', fr: 'geyser en éruption' },
  aurora: { es: 'aurora boreal', en: 'northern lights', fr: 'aurore boréale' },
  temple: { es: 'templo', en: 'temple', fr: 'temple' },
  terraces: { es: 'terrazas de cultivo', en: 'terraced hillside', fr: 'cultures en terrasses' },
};

export const lightWords: Record<SceneLight, Words> = {
  dawn: { es: 'al amanecer', en: 'at dawn', fr: 'à l’aube' },
  day: { es: 'de día', en: 'by day', fr: 'en plein jour' },
  dusk: { es: 'al anochecer', en: 'at dusk', fr: 'au crépuscule' },
  night: { es: 'de noche', en: 'at night', fr: 'de nuit' },
};
