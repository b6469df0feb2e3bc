import { DomainError } from '#contract/domain-error.ts';
import type { reviewReportEndpoints } from '#contract/review-reports.ts';
import type { reviewEndpoints } from '#contract/reviews.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { addPhoto, removePhoto } from './add-photo.ts';
import { decideReview } from './decide-review.ts';
import { findMarks } from './helpful-queries.ts';
import { markHelpful, unmarkHelpful } from './mark-helpful.ts';
import { countReviewsOf, listOwnReviews, listSupplierReviews } from './own-review-queries.ts';
import { removeReply, replyToReview } from './reply-to-review.ts';
import { listReported } from './report-queries.ts';
import { reportReview } from './report-review.ts';
import { countTourReviews, findTourReviews, isTourOnSale } from './review-queries.ts';
import { ownReviewView, reportedReviewView, supplierReviewView } from './review-view.ts';
import { translateReview } from './translate-review.ts';
import { writeReview } from './write-review.ts';

const pageRange = ({ page, pageSize }: { page: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

export const reviewHandlers: Handlers<typeof reviewEndpoints> & Handlers<typeof reviewReportEndpoints> = {
  async listTourReviews({ database, translator, caller }, { params: { id: tourId }, query }) {
    if (!(await isTourOnSale(database.db, tourId))) throw new DomainError('not_found');
    const { page, pageSize, stars, language, sort } = query;
    const reader = query.lang ?? caller.language;
    const question = {
      tourId,
      stars,
      language,
      sort,
      reader,
      withPhotos: query.photos === 'true',
      ...pageRange(query),
    };
    const [found, counts] = await Promise.all([
      findTourReviews(database.db, question),
      countTourReviews(database.db, tourId),
    ]);
    return { ...found, page, pageSize, counts, canBeTranslated: translator !== null };
  },

  translateReview: (context, { params, query }) => translateReview(context, params.id, query.lang),

  listHelpfulReviews: (context, { params }) => findMarks(context.database.db, signedIn(context).id, params.id),
  markHelpful: (context, { params }) => markHelpful(context, params.id),
  unmarkHelpful: (context, { params }) => unmarkHelpful(context, params.id),

  writeReview: (context, { params, body }) => writeReview(context, params.id, body),

  async listOwnReviews(context, { query }) {
    const db = context.database.db;
    const { id: userId } = signedIn(context);
    const { page, pageSize } = query;
    const language = query.lang ?? context.caller.language;
    const rows = await listOwnReviews(db, { userId, language, ...pageRange(query) });
    return {
      data: rows.map((row) => ownReviewView(row, context)),
      page,
      pageSize,
      total: await countReviewsOf(db, userId),
    };
  },

  addReviewPhoto: (context, { body }) => addPhoto(context, body.picture),
  async removeReviewPhoto(context, { params }) {
    await removePhoto(context, params.id);
    return undefined;
  },

  async listSupplierReviews(context, { query }) {
    const { page, pageSize } = query;
    const { rows, total } = await listSupplierReviews(context.database.db, {
      userId: signedIn(context).id,
      language: context.caller.language,
      sort: query.sort,
      answered: query.answered === undefined ? undefined : query.answered === 'true',
      ...pageRange(query),
    });
    return { data: rows.map(supplierReviewView), page, pageSize, total };
  },
  replyToReview: (context, { params, body }) => replyToReview(context, params.id, body),
  async removeReply(context, { params }) {
    await removeReply(context, params.id);
    return undefined;
  },

  reportReview: (context, { params, body }) => reportReview(context, params.id, body),
  async listReportedReviews(context, { query }) {
    const { page, pageSize, state, sort } = query;
    const question = { state, sort, language: context.caller.language, ...pageRange(query) };
    const { rows, total } = await listReported(context.database.db, question);
    return { data: rows.map((row) => reportedReviewView(row, context)), page, pageSize, total };
  },
  decideReview: (context, { params, body }) => decideReview(context, params.id, body),
};
