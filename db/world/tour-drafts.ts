// Tours that suppliers of the demo world are writing: one that has just been begun, and one that waits for the operator.
import { byLanguage, emptyDocument, emptyUnit, type TourDocument, type TourTexts } from '#kernel/tour-documents/tour-document.ts';
import type { Language } from '#kernel/languages.ts';
import { insertRows } from './insert-rows.ts';
import type { WorldContext } from './world-context.ts';

const supplier = 'mar-y-piedra';
const hour = 3600_000;

type Written = Partial<Record<Language, Partial<TourTexts>>>;

const begun: Written = {
  es: { title: 'Las terrazas de Montjuïc al atardecer', description: 'Jardines que casi nadie visita, y la ciudad que se enciende debajo.' },
};

const waiting: Written = {
  es: {
    title: 'La lonja de la Barceloneta antes del desayuno',
    description: 'Las barcas llegan, la subasta dura segundos, y después se come lo que ha entrado.',
    highlights: ['La subasta del pescado desde la barandilla', 'Desayuno de tenedor con los pescadores', 'Grupos de ocho personas'],
    included: ['Guía del barrio', 'Desayuno con una bebida'],
    meetingPoint: 'En la torre del Reloj, en el muelle de pescadores.',
  },
  en: {
    title: 'The Fish Auction of Barceloneta before Breakfast',
    description: 'The boats come in, the auction takes seconds, and then you eat what has been landed.',
    highlights: ['The fish auction from the railing', 'A fork breakfast with the fishermen', 'Groups of eight'],
    included: ['A guide from the quarter', 'Breakfast with a drink'],
    meetingPoint: 'At the clock tower on the fishermen’s quay.',
  },
  fr: {
    title: 'La criée de la Barceloneta avant le petit-déjeuner',
    description: 'Les bateaux rentrent, la criée dure quelques secondes, et l’on mange ensuite ce qui a été débarqué.',
    highlights: ['La criée vue depuis la balustrade', 'Un petit-déjeuner à la fourchette avec les pêcheurs', 'Groupes de huit personnes'],
    included: ['Guide du quartier', 'Petit-déjeuner avec une boisson'],
    meetingPoint: 'À la tour de l’Horloge, sur le quai des pêcheurs.',
  },
};

export async function loadTourDrafts({ db, now, id }: WorldContext): Promise<void> {
  const drafts = [
    { key: 'terraces', document: documentWith(id('option of a draft terraces'), begun), submittedAt: null },
    { key: 'auction', document: wholeDocument(id('option of a draft auction')), submittedAt: new Date(now.getTime() - 20 * hour) },
  ];
  await insertRows(db, 'tourDrafts', drafts.map(({ key, document, submittedAt }) => ({
    id: id(`draft ${key}`), supplierId: id(`supplier ${supplier}`), version: 1, document: JSON.stringify(document), submittedAt,
    createdAt: new Date(now.getTime() - 26 * hour), updatedAt: new Date(now.getTime() - 21 * hour),
  })));
  await insertRows(db, 'tourVersions', drafts.flatMap(({ key, document, submittedAt }) => (submittedAt
    ? [{ id: id(`version ${key}`), tourId: id(`draft ${key}`), version: 1, what: 'submitted', document: JSON.stringify(document), at: submittedAt }]
    : [])));
}

function documentWith(optionId: string, texts: Written): TourDocument {
  const empty = emptyDocument(optionId);
  return { ...empty, city: 'barcelona', texts: byLanguage((language) => ({ ...empty.texts[language], ...texts[language] })) };
}

function wholeDocument(optionId: string): TourDocument {
  const document = documentWith(optionId, waiting);
  const [option] = document.options;
  return {
    ...document,
    categories: ['food-and-wine'],
    tags: ['small-group', 'local-food'],
    durationMinutes: 120,
    guideLanguages: ['es', 'ca', 'en'],
    meetingPoint: { latitude: 41.3774, longitude: 2.1863 },
    options: [{
      ...option!,
      units: [{ ...emptyUnit('adult'), priceMinor: 4200 }],
      capacity: 8,
      cutOffMinutes: 720,
      schedules: [{ weekdays: [2, 3, 4, 5, 6], startTimes: ['05:30'], endTimes: [], firstDay: null, lastDay: null }],
    }],
  };
}
