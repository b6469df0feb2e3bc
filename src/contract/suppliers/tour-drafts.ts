// A tour as its supplier writes it, and what becomes of it: review, publication, pause, archive.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { tourView } from '#contract/catalogue.ts';
import {
  calendarDate,
  currency,
  id,
  idParams,
  instant,
  language,
  listOf,
  paging,
  sortOf,
} from '#contract/primitives.ts';
import { unitKinds } from '#kernel/units.ts';
import { draftStates } from '#kernel/choices/draft-states.ts';
import { type Gap } from '#kernel/tour-documents/completeness.ts';
import { tourDocument } from './tour-document.ts';

const completenessView = z.object({
  percent: z.int().min(0).max(100),
  canSubmit: z.boolean(),
  missing: z.array(
    z.object({ gap: z.custom<Gap>().openapi({ type: 'string' }), field: z.string(), isRequired: z.boolean() }),
  ),
});

/** A tour in the supplier's list. */
export const tourDraftCard = z
  .object({
    id,
    title: z.string().describe('empty where it has none yet'),
    city: z.string().nullable(),
    image: z.string().nullable(),
    state: z.enum(draftStates),
    isInReview: z.boolean().describe('this version waits for the operator, also of a tour that is on sale'),
    hasChanges: z.boolean().describe('it differs from what travellers see'),
    returnReason: z.string().nullable(),
    completeness: completenessView.pick({ percent: true, canSubmit: true }),
    slug: z.string().nullable().describe('null: never published'),
    updatedAt: instant,
  })
  .openapi('TourDraftCard');
export type TourDraftCard = z.output<typeof tourDraftCard>;

const machineTranslated = z
  .array(z.string())
  .describe('paths of texts that a machine translated and no person has edited or confirmed');

const calendarPrice = z.object({
  option: id,
  unit: z.enum(unitKinds).nullable().describe('null: all'),
  position: z.int().describe('below 0: the lowest is the latest, and counts'),
  seasonFrom: calendarDate,
  seasonTo: calendarDate,
  weekdays: z.array(z.int()).nullable(),
  startTimes: z.array(z.string()).nullable(),
  priceMinor: z.int().nullable(),
  percent: z.int().nullable(),
});

export const tourDraftView = z
  .object({
    ...tourDraftCard.omit({ completeness: true }).shape,
    version: z.int().describe('0: published before it was written here'),
    document: tourDocument,
    completeness: completenessView,
    currency,
    publishedIds: z
      .array(id)
      .describe('options, questions and pickup points on sale: kind, question, place and time stay'),
    calendarPrices: z
      .array(calendarPrice)
      .describe('set in the calendar for days to come: on them they come before the rules of the document'),
    machineTranslated,
    submittedAt: instant.nullable(),
    updatedBy: z.string().nullable(),
    may: z.object({
      edit: z.boolean(),
      submit: z.boolean(),
      withdraw: z.boolean(),
      pause: z.boolean(),
      resume: z.boolean(),
      archive: z.boolean(),
      restore: z.boolean(),
    }),
    removals: z
      .array(
        z.object({
          reference: z.string(),
          code: z.string().nullable().describe('opens the decision; for members, not for programs'),
          reasons: z.string(),
          appealBefore: instant.nullable(),
          appealedAt: instant.nullable(),
        }),
      )
      .describe('decisions of the operator that keep it off sale, the latest first'),
  })
  .openapi('TourDraft');
export type TourDraftView = z.output<typeof tourDraftView>;

const differenceView = z.object({
  path: z.string().describe('texts.en.title, options.ID.units.adult.priceMinor'),
  before: z.unknown(),
  after: z.unknown(),
});

const versionView = z
  .object({
    id,
    version: z.int(),
    what: z.enum(['submitted', 'published', 'returned', 'replaced']),
    at: instant,
    by: z.string().nullable(),
    reason: z.string().nullable(),
    changes: z.int().describe('fields that differ from what the supplier has now'),
    changed: z
      .array(z.string())
      .nullable()
      .describe('paths of the fields that differ from the version before it; null: it is the first one'),
  })
  .openapi('TourVersion');
export type TourVersionView = z.output<typeof versionView>;

const versionChangesView = z
  .object({
    sincePrevious: z.array(differenceView).nullable().describe('from the version before it; null: it is the first one'),
    restoring: z.array(differenceView).describe('from what the supplier has now: what restoring it changes'),
    basedOn: z.int().describe('what the supplier has now, as restoring names it'),
  })
  .openapi('TourVersionChanges');
export type TourVersionChangesView = z.output<typeof versionChangesView>;

/** A tour that waits for the operator, or that was decided. */
export const tourReviewView = z
  .object({
    ...tourDraftCard.pick({ id: true, title: true, state: true, slug: true }).shape,
    version: z.int(),
    submittedAt: instant.nullable(),
    supplier: z.object({ id, name: z.string(), state: z.string() }),
    currency,
    document: tourDocument,
    machineTranslated,
    changes: z.array(differenceView).nullable().describe('to what travellers see; null: never published'),
  })
  .openapi('TourReview');
export type TourReviewView = z.output<typeof tourReviewView>;

const tourPreview = tourView.extend({ isOnSale: z.boolean().describe('travellers can choose its dates') });
export type TourPreview = z.output<typeof tourPreview>;

const supplierCall = { access: 'supplier', params: idParams, status: 200, response: tourDraftView } as const;

export const tourDraftEndpoints = endpoints({
  listTourDrafts: {
    method: 'GET',
    path: '/supplier/tours',
    summary: 'The own tours, with what is being written',
    access: 'supplier',
    scope: 'tours:read',
    query: z.object({
      ...paging,
      lang: language.optional(),
      archived: z.stringbool().default(false),
      find: z.string().trim().max(100).optional().describe('a part of its title'),
      sort: sortOf('listTourDrafts'),
    }),
    status: 200,
    response: listOf(tourDraftCard),
    codes: [],
  },
  createTourDraft: {
    method: 'POST',
    path: '/supplier/tours',
    summary: 'Begin a tour, empty or as a copy of an own one',
    access: 'supplier',
    scope: 'tours:write',
    body: z.strictObject({ copyOf: id.optional() }),
    status: 201,
    response: tourDraftView,
    codes: ['not_found'],
    idempotent: true,
  },
  getTourDraft: {
    method: 'GET',
    path: '/supplier/tours/{id}',
    summary: 'An own tour as it is being written',
    ...supplierCall,
    scope: 'tours:read',
    codes: ['not_found'],
  },
  saveTourDraft: {
    method: 'PUT',
    path: '/supplier/tours/{id}',
    summary: 'Save an own tour; 409 `tour_changed` with the draft as `current` if another version was saved in between',
    ...supplierCall,
    scope: 'tours:write',
    body: z.strictObject({
      basedOn: z.int().min(0).describe('the version that was changed'),
      document: tourDocument,
    }),
    codes: ['not_found', 'tour_changed', 'tour_state'],
  },
  previewTour: {
    method: 'GET',
    path: '/supplier/tours/{id}/preview',
    summary: 'An own tour as its page would show what is being written; parts that are missing are empty',
    ...supplierCall,
    scope: 'tours:read',
    query: z.object({ lang: language.optional(), currency: currency.optional() }),
    response: tourPreview,
    codes: ['not_found'],
  },
  submitTour: {
    method: 'POST',
    path: '/supplier/tours/{id}/submission',
    summary: 'Have the operator review a version; 422 names what is missing',
    ...supplierCall,
    scope: 'tours:write',
    body: z.strictObject({ version: z.int().min(1) }),
    codes: ['not_found', 'tour_changed', 'tour_state'],
  },
  withdrawTour: {
    method: 'DELETE',
    path: '/supplier/tours/{id}/submission',
    summary: 'Take a tour back from review, to write on',
    ...supplierCall,
    scope: 'tours:write',
    codes: ['not_found', 'tour_state'],
  },
  pauseTour: {
    method: 'POST',
    path: '/supplier/tours/{id}/pause',
    summary: 'Take an own tour off sale; bookings that exist stay',
    ...supplierCall,
    scope: 'tours:write',
    codes: ['not_found', 'tour_state'],
  },
  resumeTour: {
    method: 'DELETE',
    path: '/supplier/tours/{id}/pause',
    summary: 'Put a tour that one has paused back on sale',
    ...supplierCall,
    scope: 'tours:write',
    codes: ['not_found', 'tour_state'],
  },
  archiveTour: {
    method: 'POST',
    path: '/supplier/tours/{id}/archive',
    summary: 'Take a tour off sale for good and out of the list; bookings that exist stay',
    ...supplierCall,
    scope: 'tours:write',
    codes: ['not_found', 'tour_state'],
  },
  restoreArchivedTour: {
    method: 'DELETE',
    path: '/supplier/tours/{id}/archive',
    summary: 'Take a tour out of the archive; one that was on sale is paused',
    ...supplierCall,
    scope: 'tours:write',
    codes: ['not_found', 'tour_state'],
  },
  listTourVersions: {
    method: 'GET',
    path: '/supplier/tours/{id}/versions',
    summary: 'What of an own tour was submitted, published and returned, the latest first',
    access: 'supplier',
    scope: 'tours:read',
    params: idParams,
    status: 200,
    response: z.object({ data: z.array(versionView) }),
    codes: ['not_found'],
  },
  getTourVersionChanges: {
    method: 'GET',
    path: '/supplier/tours/{id}/versions/{versionId}',
    summary: 'What a version changed, and what restoring it would change, field by field',
    access: 'supplier',
    scope: 'tours:read',
    params: z.object({ id, versionId: id }),
    status: 200,
    response: versionChangesView,
    codes: ['not_found'],
  },
  restoreTourVersion: {
    method: 'POST',
    path: '/supplier/tours/{id}/restoration',
    summary: 'Write on from an earlier version; what is there now can be restored likewise',
    ...supplierCall,
    scope: 'tours:write',
    body: z.strictObject({ versionId: id, basedOn: z.int().min(0) }),
    codes: ['not_found', 'tour_changed', 'tour_state'],
  },
  listSubmittedTours: {
    method: 'GET',
    path: '/admin/tours',
    summary: 'Tours that wait for review',
    access: 'operator',
    query: z.object({ ...paging, sort: sortOf('listSubmittedTours') }),
    status: 200,
    response: listOf(tourReviewView),
    codes: [],
  },
  reviewTour: {
    method: 'POST',
    path: '/admin/tours/{id}/review',
    summary: 'Publish a version that waits, or return it with a reason',
    access: 'operator',
    params: idParams,
    body: z.strictObject({
      version: z.int().describe('the one that was read'),
      outcome: z.enum(['approved', 'returned']),
      reasons: z.string().trim().min(10).max(2000).optional().describe('of a return'),
    }),
    status: 200,
    response: tourReviewView,
    codes: ['not_found', 'tour_changed', 'tour_state', 'supplier_state'],
  },
});
