// Reports of reviews and what the operator decides on them (Regulation (EU) 2022/2065, articles 16 and 17).
import { z } from '@hono/zod-openapi';
import { reviewView } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { id, idParams, instant, language, listOf, paging, sortOf } from './primitives.ts';
import { reportReasons } from '#kernel/choices/report-reasons.ts';

const reason = z.enum(reportReasons);
const outcome = z.enum(['hidden', 'kept', 'restored']);
const basis = z.enum(['law', 'terms']);

export const reportedReviewView = reviewView
  .extend({
    tourId: id,
    tourSlug: z.string(),
    title: z.string(),
    hidden: z.boolean(),
    reports: z.array(z.object({ reason, details: z.string().nullable(), reportedAt: instant, isDecided: z.boolean() })),
    decisions: z.array(z.object({ outcome, basis: basis.nullable(), reasons: z.string(), decidedAt: instant })),
  })
  .openapi('ReportedReview');
export type ReportedReviewView = z.output<typeof reportedReviewView>;

export const reviewReportEndpoints = endpoints({
  reportReview: {
    method: 'POST',
    path: '/reviews/{id}/reports',
    summary:
      'Tell the operator that a review breaks the rules or the law; a second report of a user replaces the first',
    access: 'anyone',
    params: idParams,
    body: z.strictObject({
      reason,
      details: z.string().trim().min(1).max(2000).optional().describe('required with the reason ‘other’'),
    }),
    status: 201,
    response: z.object({ reason, reportedAt: instant }),
    codes: ['not_found', 'too_many_requests'],
  },
  listReportedReviews: {
    method: 'GET',
    path: '/admin/reviews',
    summary: 'Reviews with undecided reports, or those that are hidden',
    access: 'editor',
    query: z.object({
      ...paging,
      state: z.enum(['reported', 'hidden']).default('reported'),
      sort: sortOf('listReportedReviews').describe(
        '`waiting`: the oldest report first, of hidden ones the latest hidden',
      ),
      lang: language.optional(),
    }),
    status: 200,
    response: listOf(reportedReviewView),
    codes: [],
  },
  decideReview: {
    method: 'POST',
    path: '/admin/reviews/{id}/decision',
    summary:
      'Hide a review, keep it, or show it again, with reasons; hiding and showing again are told to its author, all to those who reported it',
    access: 'editor',
    params: idParams,
    body: z.strictObject({
      outcome,
      basis: basis.optional().describe('what the review breaks; required to hide it'),
      reasons: z.string().trim().min(30).max(5000),
    }),
    status: 200,
    response: reportedReviewView,
    codes: ['not_found', 'review_state'],
  },
});
