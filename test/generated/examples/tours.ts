// Tours as suppliers write them, and what the operator decides about them.
import { sql } from 'kysely';
import { wholeDocument } from '#domain/authoring/test-drafts.ts';
import { pngOf } from '#test/pictures.ts';
import type { ExampleContext, Examples } from '../example-context.ts';

const newDraft = async (context: ExampleContext) => {
  const { id, version } = await context.made('createTourDraft');
  const saved = await context.ask('saveTourDraft', {
    params: { id },
    body: { basedOn: version, document: wholeDocument('A walk by the river') },
  });
  return { id, version: saved.version };
};
const ofDraft = async (context: ExampleContext) => ({ params: { id: (await newDraft(context)).id } });
const submitted = async (context: ExampleContext) => {
  const { id, version } = await newDraft(context);
  await context.ask('submitTour', { params: { id }, body: { version } });
  return { params: { id }, version };
};
const onSale = async (context: ExampleContext) => {
  const { params, version } = await submitted(context);
  await context.ask('reviewTour', { params, body: { version, outcome: 'approved' } });
  return { params, version };
};
const paused = async (context: ExampleContext) => {
  const { params } = await onSale(context);
  await context.ask('pauseTour', { params });
  return { params };
};
const toursFile = () => ({
  body: {
    format: 'csv' as const,
    content:
      'tour,title_en,description_en,meeting_point_en,city,categories,duration_minutes,guide_languages,capacity,price_adult,weekdays,start_times\n' +
      'T1,A walk,Two hours by the river,At the fountain,barcelona,walking-tours,120,en,8,29.50,1|3|5,10:00',
  },
});
const withPicture = async (context: ExampleContext) => {
  const { params } = await ofDraft(context);
  const { id: pictureId } = await context.ask('addTourPicture', { params, body: { picture: await pngOf(800, 800) } });
  return { ...params, pictureId };
};

export const tourExamples: Examples = {
  createTourDraft: () => ({ body: {} }),
  getTourDraft: ofDraft,
  saveTourDraft: async (context) => {
    const { id, version } = await context.made('createTourDraft');
    return { params: { id }, body: { basedOn: version, document: wholeDocument('A walk by the river') } };
  },
  previewTour: ofDraft,
  submitTour: async (context) => {
    const { id, version } = await newDraft(context);
    return { params: { id }, body: { version } };
  },
  withdrawTour: async (context) => ({ params: (await submitted(context)).params }),
  pauseTour: async (context) => ({ params: (await onSale(context)).params }),
  resumeTour: paused,
  archiveTour: paused,
  restoreArchivedTour: async (context) => {
    const { params } = await ofDraft(context);
    await context.ask('archiveTour', { params });
    return { params };
  },
  listTourVersions: ofDraft,
  getTourVersionChanges: async (context) => {
    const { params } = await onSale(context);
    const { data } = await context.ask('listTourVersions', { params });
    return { params: { ...params, versionId: data[0]!.id } };
  },
  restoreTourVersion: async (context) => {
    const { params, version } = await onSale(context);
    const { data } = await context.ask('listTourVersions', { params });
    return { params, body: { versionId: data[0]!.id, basedOn: version } };
  },
  reviewTour: async (context) => {
    const { params, version } = await submitted(context);
    return { params, body: { version, outcome: 'returned', reasons: 'Say where people meet.' } };
  },
  lookOverTour: async (context) => ({ params: (await onSale(context)).params }),
  previewTourImport: toursFile,
  importTours: toursFile,
  listTourPictures: async (context) => {
    const { id, pictureId } = await withPicture(context);
    return { params: { id }, query: { ids: pictureId } };
  },
  addTourPicture: async (context) => ({ ...(await ofDraft(context)), body: { picture: await pngOf(800, 800) } }),
  cropTourPicture: async (context) => ({
    params: await withPicture(context),
    body: { crop: { left: 0, top: 0, width: 1, height: 0.75 } },
  }),
  translateTourTexts: async (context) => {
    const { id, version } = await newDraft(context);
    return { params: { id }, body: { basedOn: version, from: 'en', to: 'fr' } };
  },
  confirmTourTranslation: async (context) => {
    const { params } = await ofDraft(context);
    const texts = { 'texts.fr.title': 'x' };
    await sql`update tour_drafts set machine_texts = ${JSON.stringify(texts)}::jsonb where id = ${params.id}`.execute(
      context.db,
    );
    return { params: { ...params, language: 'fr', field: 'title' } };
  },
};
