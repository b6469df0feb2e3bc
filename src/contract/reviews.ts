import { z } from '@hono/zod-openapi';
import { reviewView } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { id, idParams, language, listOf, paging } from './primitives.ts';

export const ownReviewView = reviewView
  .extend({ tourId: id, tourSlug: z.string(), title: z.string(), image: z.string(), bookingId: id })
  .openapi('OwnReview');
export type OwnReviewView = z.output<typeof ownReviewView>;

export const reviewEndpoints = endpoints({
  listTourReviews: {
    summary: 'Reviews of a tour; each was written after a completed booking',
    access: 'anyone',
    params: idParams,
    query: z.object({
      ...paging,
      stars: z.coerce.number().int().min(1).max(5).optional(),
      language: language.optional(),
      sort: z.enum(['newest', 'best', 'worst']).default('newest'),
    }),
    status: 200,
    response: listOf(reviewView),
    codes: ['not_found'],
  },
  writeReview: {
    summary: 'Review a tour after a completed booking of one’s own, once a booking',
    access: 'user',
    params: idParams,
    body: z.strictObject({
      bookingId: id.optional().describe('the latest completed booking when left out'),
      stars: z.int().min(1).max(5),
      comment: z.string().trim().min(10).max(2000),
      language: language.optional(),
    }),
    status: 201,
    response: ownReviewView,
    codes: ['not_found', 'booking_state', 'already_reviewed'],
    idempotent: true,
  },
  listOwnReviews: {
    summary: 'Own reviews, latest first',
    access: 'user',
    query: z.object({ ...paging, lang: language.optional() }),
    status: 200,
    response: listOf(ownReviewView),
    codes: [],
  },
});
