import type { tourDraftEndpoints } from '#contract/suppliers/tour-drafts.ts';
import type { tourImportEndpoints } from '#contract/suppliers/imports/tour-imports.ts';
import type { tourTranslationEndpoints } from '#contract/suppliers/tour-translations.ts';
import type { tourPictureEndpoints } from '#contract/suppliers/tour-pictures.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { draftView } from './draft-view.ts';
import { archiveDraft, pauseDraft, restoreDraft, resumeDraft } from './end-sale.ts';
import { listDrafts } from './list-drafts.ts';
import { listHistory, readVersionChanges } from './read-history.ts';
import { findOwnTour } from './authored-tour.ts';
import { previewTour } from './preview-tour.ts';
import { listSubmittedTours, reviewDraft } from './review-draft.ts';
import { addPicture, cropPicture } from './pictures/add-picture.ts';
import { listPictures } from './pictures/list-pictures.ts';
import { importTours, previewImport } from './imports/import-tours.ts';
import { readTemplate } from './imports/tour-template.ts';
import { confirmTranslation, translateTexts } from './translate-texts.ts';
import { submitDraft, withdrawDraft } from './submit-draft.ts';
import { createDraft, restoreVersion, saveDraft } from './write-draft.ts';

export const tourDraftHandlers: Handlers<typeof tourDraftEndpoints> = {
  listTourDrafts: (context, { query }) => listDrafts(context, query),
  createTourDraft: (context, { body }) => createDraft(context, body),

  async getTourDraft(context, { params }) {
    const db = context.database.db;
    return draftView(context, db, await findOwnTour(context, db, params.id));
  },

  previewTour: (context, { params, query }) => previewTour(context, params.id, query),
  saveTourDraft: (context, { params, body }) => saveDraft(context, params.id, body),
  submitTour: (context, { params, body }) => submitDraft(context, params.id, body),
  withdrawTour: (context, { params }) => withdrawDraft(context, params.id),
  pauseTour: (context, { params }) => pauseDraft(context, params.id),
  resumeTour: (context, { params }) => resumeDraft(context, params.id),
  archiveTour: (context, { params }) => archiveDraft(context, params.id),
  restoreArchivedTour: (context, { params }) => restoreDraft(context, params.id),
  listTourVersions: (context, { params }) => listHistory(context, params.id),
  getTourVersionChanges: (context, { params }) => readVersionChanges(context, params),
  restoreTourVersion: (context, { params, body }) => restoreVersion(context, params.id, body),
  listSubmittedTours: (context, { query }) => listSubmittedTours(context, query),
  reviewTour: (context, { params, body }) => reviewDraft(context, params.id, body),
};

export const tourTranslationHandlers: Handlers<typeof tourTranslationEndpoints> = {
  getTourTranslator: async ({ translator }) => ({ isThere: translator !== null }),
  translateTourTexts: (context, { params, body }) => translateTexts(context, params.id, body),
  confirmTourTranslation: (context, { params }) => confirmTranslation(context, params),
};

export const tourPictureHandlers: Handlers<typeof tourPictureEndpoints> = {
  listTourPictures: (context, { params, query }) => listPictures(context, params.id, query.ids),
  addTourPicture: (context, { params, body }) => addPicture(context, params.id, body.picture),
  cropTourPicture: (context, { params: { id, pictureId }, body }) =>
    cropPicture(context, { tourId: id, pictureId }, body.crop),
};

export const tourImportHandlers: Handlers<typeof tourImportEndpoints> = {
  getTourTemplate: (context) => readTemplate(context),
  previewTourImport: (context, { body }) => previewImport(context, body),
  importTours: (context, { body }) => importTours(context, body),
};
