import { z } from '@hono/zod-openapi';
import { photoView, reviewView } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { id, idParams, instant, language, listOf, noContent, paging, sortOf } from './primitives.ts';
import { photosMax } from '#kernel/pictures/review-photos.ts';

export const ownReviewView = reviewView
  .extend({
    tourId: id,
    tourSlug: z.string(),
    title: z.string(),
    image: z.string(),
    bookingId: id,
    hidden: z
      .object({ basis: z.enum(['law', 'terms']), reasons: z.string(), decidedAt: instant })
      .nullable()
      .describe('why no one else sees it; null: everyone does'),
  })
  .openapi('OwnReview');
export type OwnReviewView = z.output<typeof ownReviewView>;

export const supplierReviewView = reviewView
  .extend({
    tourId: id,
    tourSlug: z.string(),
    title: z.string(),
    image: z.string(),
    supplier: z.string().describe('whose name a reply has'),
  })
  .openapi('SupplierReview');
export type SupplierReviewView = z.output<typeof supplierReviewView>;

export const waitingPhotoView = photoView.extend({ id }).openapi('WaitingPhoto');
export type WaitingPhotoView = z.output<typeof waitingPhotoView>;

/** In the list of a tour's reviews. */
export const listedReviewView = reviewView
  .extend({ helpful: z.int().describe('how many people say that it helped them') })
  .openapi('ListedReview');
export type ListedReviewView = z.output<typeof listedReviewView>;

const helpfulView = z.object({ helpful: z.int().describe('how many people say that the review helped them') });

/** How many reviews a choice would leave; the other choices do not count. */
export const reviewCounts = z.object({
  stars: z.array(z.int()).length(5).describe('with one star, with two, … with five'),
  languages: z.array(z.object({ language, reviews: z.int() })).describe('most first'),
  withPhotos: z.int(),
});
export type ReviewCounts = z.output<typeof reviewCounts>;

/** `language`: those in the reader's language first, the newest first of each; `helpful`: those that helped most people first. */
export const reviewSorts = ['language', 'newest', 'helpful', 'best', 'worst'] as const;

export const reviewTranslationView = z
  .object({ comment: z.string(), supplierReply: z.string().nullable(), language })
  .openapi('ReviewTranslation');
export type ReviewTranslationView = z.output<typeof reviewTranslationView>;

export const reviewEndpoints = endpoints({
  listTourReviews: {
    method: 'GET',
    path: '/tours/{id}/reviews',
    summary: 'Reviews of a tour; each was written after a completed booking',
    access: 'anyone',
    params: idParams,
    query: z.object({
      ...paging,
      stars: z.coerce.number().int().min(1).max(5).optional(),
      language: language.optional(),
      photos: z.enum(['true']).optional().describe('only those with pictures'),
      lang: language.optional().describe("the reader's, for the order by language; else that of Accept-Language"),
      sort: z.enum(reviewSorts).default('newest'),
    }),
    status: 200,
    response: listOf(listedReviewView).extend({
      counts: reviewCounts.describe('of all reviews of the tour'),
      canBeTranslated: z.boolean().describe('this marketplace has a translator'),
    }),
    codes: ['not_found'],
  },
  translateReview: {
    method: 'GET',
    path: '/reviews/{id}/translation',
    summary: 'A review translated by machine, where the marketplace has a translator',
    access: 'anyone',
    params: idParams,
    query: z.object({ lang: language }),
    status: 200,
    response: reviewTranslationView,
    codes: ['not_found'],
  },
  listHelpfulReviews: {
    method: 'GET',
    path: '/tours/{id}/reviews/helpful',
    summary: 'The reviews of a tour that the user has marked as helpful, and those that the user cannot mark',
    access: 'user',
    params: idParams,
    status: 200,
    response: z.object({
      helpful: z.array(id),
      own: z.array(id).describe('written by the user, or of a tour that the user sells'),
    }),
    codes: [],
  },
  markHelpful: {
    method: 'PUT',
    path: '/reviews/{id}/helpful',
    summary: 'Say that a review of another user helped; again changes nothing',
    access: 'user',
    params: idParams,
    status: 200,
    response: helpfulView,
    codes: ['not_found', 'own_review', 'too_many_requests'],
  },
  unmarkHelpful: {
    method: 'DELETE',
    path: '/reviews/{id}/helpful',
    summary: 'Take that back; again changes nothing',
    access: 'user',
    params: idParams,
    status: 200,
    response: helpfulView,
    codes: ['too_many_requests'],
  },
  writeReview: {
    method: 'POST',
    path: '/tours/{id}/reviews',
    summary: 'Review a tour after a completed booking of one’s own, once a booking',
    access: 'user',
    params: idParams,
    body: z.strictObject({
      bookingId: id.optional().describe('the latest completed booking when left out'),
      stars: z.int().min(1).max(5),
      comment: z.string().trim().min(10).max(2000),
      language: language.optional(),
      photos: z.array(id).max(photosMax).optional().describe('own pictures that were uploaded for it, in their order'),
    }),
    status: 201,
    response: ownReviewView,
    codes: ['not_found', 'booking_state', 'already_reviewed'],
    idempotent: true,
  },
  listOwnReviews: {
    method: 'GET',
    path: '/reviews',
    summary: 'Own reviews, latest first; hidden ones, too, with the reasons',
    access: 'user',
    query: z.object({ ...paging, lang: language.optional() }),
    status: 200,
    response: listOf(ownReviewView),
    codes: [],
  },
  addReviewPhoto: {
    method: 'POST',
    path: '/reviews/photos',
    summary: 'Upload a picture for a review to be written; it waits a day for it',
    access: 'user',
    body: z.strictObject({
      picture: z.string().describe('PNG, JPEG or WebP as a data URL: up to 8 MB and 24 megapixels'),
    }),
    status: 201,
    response: waitingPhotoView,
    codes: ['too_many_requests'],
    bodyLimitBytes: 12_000_000,
    largeField: { name: 'picture', kind: 'picture' },
  },
  removeReviewPhoto: {
    method: 'DELETE',
    path: '/reviews/photos/{id}',
    summary: 'Remove a picture that waits for its review; again changes nothing',
    access: 'user',
    params: idParams,
    status: 204,
    response: noContent,
    codes: [],
  },
  listSupplierReviews: {
    method: 'GET',
    path: '/supplier/reviews',
    summary: 'Reviews of the own tours',
    access: 'supplier',
    query: z.object({
      ...paging,
      answered: z.enum(['true', 'false']).optional(),
      sort: sortOf('listSupplierReviews'),
      lang: language.optional(),
    }),
    status: 200,
    response: listOf(supplierReviewView),
    codes: [],
  },
  replyToReview: {
    method: 'PUT',
    path: '/supplier/reviews/{id}/reply',
    summary: 'Answer a review of an own tour where everyone reads it; again replaces the answer',
    access: 'supplier',
    params: idParams,
    body: z.strictObject({ reply: z.string().trim().min(2).max(1500), language: language.optional() }),
    status: 200,
    response: supplierReviewView,
    codes: ['not_found'],
  },
  removeReply: {
    method: 'DELETE',
    path: '/supplier/reviews/{id}/reply',
    summary: 'Take the answer to a review back; again changes nothing',
    access: 'supplier',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
});
