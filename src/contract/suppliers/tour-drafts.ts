// A tour as its supplier writes it, and what becomes of it: review, publication, pause, archive.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { calendarDate, currency, id, idParams, instant, language, listOf, paging } from '#contract/primitives.ts';
import { draftStates } from '#kernel/choices/draft-states.ts';
import { type Gap } from '#kernel/tour-documents/completeness.ts';
import { tourPictureLimits } from '#kernel/tour-documents/picture-limits.ts';
import { unitKinds } from '#kernel/units.ts';
import { confirmations, policies, type TourDocument } from '#kernel/tour-documents/tour-document.ts';

const text = (longest: number) => z.string().trim().max(longest);
const lines = (most: number, longest: number) => z.array(z.string().trim().min(1).max(longest)).max(most);
const inLanguages = <T extends z.ZodType>(written: T) => z.strictObject({ es: written, en: written, fr: written });
const slug = z.string().min(1).max(80);

const tourTexts = z.strictObject({
  title: text(90),
  description: text(400).describe('two lines on a card'),
  whatToDo: text(4000),
  detail: text(4000),
  highlights: lines(5, 90).describe('none, or three to five to submit the tour'),
  included: lines(12, 80),
  notIncluded: lines(6, 80),
  toBring: lines(6, 80),
  meetingPoint: text(500),
});

const age = z.int().min(0).max(120).nullable();
const unit = z
  .strictObject({ kind: z.enum(unitKinds), priceMinor: z.int().min(0).max(1e9).nullable(), minAge: age, maxAge: age })
  .refine(({ minAge, maxAge }) => minAge === null || maxAge === null || minAge <= maxAge, {
    path: ['maxAge'],
    params: { rule: 'contradiction' },
  });

const schedule = z
  .strictObject({
    weekdays: z.array(z.int().min(1).max(7)).max(7).describe('1 is Monday'),
    startTimes: z.array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)).max(24),
    firstDay: calendarDate.nullable().describe('null: from today'),
    lastDay: calendarDate.nullable().describe('null: without an end'),
  })
  .refine(({ firstDay, lastDay }) => firstDay === null || lastDay === null || firstDay <= lastDay, {
    path: ['lastDay'],
    params: { rule: 'contradiction' },
  });

const isEachOnce = (names: readonly unknown[]): boolean => new Set(names).size === names.length;

const option = z.strictObject({
  id: id.describe('made by who adds the option'),
  names: inLanguages(text(80)),
  units: z
    .array(unit)
    .max(8)
    .refine((units) => isEachOnce(units.map(({ kind }) => kind)), { params: { rule: 'contradiction' } }),
  capacity: z.int().min(1).max(1000).nullable().describe('seats of each departure'),
  cutOffMinutes: z.int().min(0).max(20160),
  schedules: z.array(schedule).max(20),
});

export const tourDocument = z
  .strictObject({
    texts: inLanguages(tourTexts),
    pictures: z
      .array(z.strictObject({ id: id.describe('of an uploaded picture'), alt: inLanguages(text(200)) }))
      .max(tourPictureLimits.perTour)
      .refine((pictures) => isEachOnce(pictures.map((one) => one.id)), { params: { rule: 'contradiction' } })
      .describe('the first one leads'),
    city: slug.nullable().describe('slug without suffix; stays once the tour is published'),
    categories: z.array(slug).max(3),
    tags: z.array(slug).max(12),
    durationMinutes: z.int().min(5).max(43_200).nullable(),
    guideLanguages: z.array(z.string().regex(/^[a-z]{2}$/)).max(12),
    policy: z.enum(policies),
    payLater: z.boolean(),
    confirmation: z.enum(confirmations),
    meetingPoint: z
      .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .nullable(),
    options: z
      .array(option)
      .max(10)
      .refine((options) => isEachOnce(options.map((one) => one.id)), { params: { rule: 'contradiction' } }),
  })
  .refine(({ policy, payLater }) => !(policy === 'fixed' && payLater), {
    path: ['payLater'],
    params: { rule: 'contradiction' },
  })
  .openapi('TourDocument') satisfies z.ZodType<TourDocument>;

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
    hasChanges: z.boolean().describe('it was changed since travellers last saw it'),
    returnReason: z.string().nullable(),
    completeness: completenessView.pick({ percent: true, canSubmit: true }),
    slug: z.string().nullable().describe('null: never published'),
    updatedAt: instant,
  })
  .openapi('TourDraftCard');
export type TourDraftCard = z.output<typeof tourDraftCard>;

export const tourDraftView = z
  .object({
    ...tourDraftCard.omit({ completeness: true }).shape,
    version: z.int().describe('0: published before it was written here'),
    document: tourDocument,
    completeness: completenessView,
    currency,
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
  })
  .openapi('TourDraft');
export type TourDraftView = z.output<typeof tourDraftView>;

const versionView = z
  .object({
    id,
    version: z.int(),
    what: z.enum(['submitted', 'published', 'returned', 'replaced']),
    at: instant,
    by: z.string().nullable(),
    reason: z.string().nullable(),
    changes: z.int().describe('fields that differ from what the supplier has now'),
  })
  .openapi('TourVersion');
export type TourVersionView = z.output<typeof versionView>;

const differenceView = z.object({
  path: z.string().describe('texts.en.title, options.ID.units.adult.priceMinor'),
  before: z.unknown(),
  after: z.unknown(),
});

/** A tour that waits for the operator, or that was decided. */
export const tourReviewView = z
  .object({
    ...tourDraftCard.pick({ id: true, title: true, state: true, slug: true }).shape,
    version: z.int(),
    submittedAt: instant.nullable(),
    supplier: z.object({ id, name: z.string(), state: z.string() }),
    currency,
    document: tourDocument,
    changes: z.array(differenceView).nullable().describe('to what travellers see; null: never published'),
  })
  .openapi('TourReview');
export type TourReviewView = z.output<typeof tourReviewView>;

const supplierCall = { access: 'supplier', params: idParams, status: 200, response: tourDraftView } as const;

export const tourDraftEndpoints = endpoints({
  listTourDrafts: {
    method: 'GET',
    path: '/supplier/tours',
    summary: 'The own tours, with what is being written; the latest change first',
    access: 'supplier',
    query: z.object({ ...paging, lang: language.optional(), archived: z.stringbool().default(false) }),
    status: 200,
    response: listOf(tourDraftCard),
    codes: [],
  },
  createTourDraft: {
    method: 'POST',
    path: '/supplier/tours',
    summary: 'Begin a tour, empty or as a copy of an own one',
    access: 'supplier',
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
    codes: ['not_found'],
  },
  saveTourDraft: {
    method: 'PUT',
    path: '/supplier/tours/{id}',
    summary: 'Save an own tour; 409 `tour_changed` with the draft as `current` if another version was saved in between',
    ...supplierCall,
    body: z.strictObject({
      basedOn: z.int().min(0).describe('the version that was changed'),
      document: tourDocument,
    }),
    codes: ['not_found', 'tour_changed', 'tour_state'],
  },
  submitTour: {
    method: 'POST',
    path: '/supplier/tours/{id}/submission',
    summary: 'Have the operator review a version; 422 names what is missing',
    ...supplierCall,
    body: z.strictObject({ version: z.int().min(1) }),
    codes: ['not_found', 'tour_changed', 'tour_state'],
  },
  withdrawTour: {
    method: 'DELETE',
    path: '/supplier/tours/{id}/submission',
    summary: 'Take a tour back from review, to write on',
    ...supplierCall,
    codes: ['not_found', 'tour_state'],
  },
  pauseTour: {
    method: 'POST',
    path: '/supplier/tours/{id}/pause',
    summary: 'Take an own tour off sale; bookings that exist stay',
    ...supplierCall,
    codes: ['not_found', 'tour_state'],
  },
  resumeTour: {
    method: 'DELETE',
    path: '/supplier/tours/{id}/pause',
    summary: 'Put a tour that one has paused back on sale',
    ...supplierCall,
    codes: ['not_found', 'tour_state'],
  },
  archiveTour: {
    method: 'POST',
    path: '/supplier/tours/{id}/archive',
    summary: 'Take a tour off sale for good and out of the list; bookings that exist stay',
    ...supplierCall,
    codes: ['not_found', 'tour_state'],
  },
  restoreArchivedTour: {
    method: 'DELETE',
    path: '/supplier/tours/{id}/archive',
    summary: 'Take a tour out of the archive; one that was on sale is paused',
    ...supplierCall,
    codes: ['not_found', 'tour_state'],
  },
  listTourVersions: {
    method: 'GET',
    path: '/supplier/tours/{id}/versions',
    summary: 'What of an own tour was submitted, published and returned, the latest first',
    access: 'supplier',
    params: idParams,
    status: 200,
    response: z.object({ data: z.array(versionView) }),
    codes: ['not_found'],
  },
  restoreTourVersion: {
    method: 'POST',
    path: '/supplier/tours/{id}/restoration',
    summary: 'Write on from an earlier version; what is there now can be restored likewise',
    ...supplierCall,
    body: z.strictObject({ versionId: id, basedOn: z.int().min(0) }),
    codes: ['not_found', 'tour_changed', 'tour_state'],
  },
  listSubmittedTours: {
    method: 'GET',
    path: '/admin/tours',
    summary: 'Tours that wait for review, those first that have waited longest',
    access: 'admin',
    query: z.object(paging),
    status: 200,
    response: listOf(tourReviewView),
    codes: [],
  },
  reviewTour: {
    method: 'POST',
    path: '/admin/tours/{id}/review',
    summary: 'Publish a version that waits, or return it with a reason',
    access: 'admin',
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
