import { DomainError } from '#contract/domain-error.ts';
import type { reviewEndpoints } from '#contract/reviews.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { countReviewsOf, findTourReviews, isTourOnSale, listOwnReviews } from './review-queries.ts';
import { ownReviewView } from './review-view.ts';
import { writeReview } from './write-review.ts';

export const reviewHandlers: Handlers<typeof reviewEndpoints> = {
  async listTourReviews({ database }, { params, query }) {
    if (!(await isTourOnSale(database.read, params.id))) throw new DomainError('not_found');
    const { page, pageSize, stars, language, sort } = query;
    const question = { tourId: params.id, stars, language, sort, limit: pageSize, offset: (page - 1) * pageSize };
    return { ...(await findTourReviews(database.read, question)), page, pageSize };
  },

  writeReview: (context, { params, body }) => writeReview(context, params.id, body),

  async listOwnReviews(context, { query }) {
    const db = context.database.read;
    const { id: userId } = signedIn(context);
    const { page, pageSize } = query;
    const language = query.lang ?? context.caller.language;
    const rows = await listOwnReviews(db, { userId, language, limit: pageSize, offset: (page - 1) * pageSize });
    return { data: rows.map(ownReviewView), page, pageSize, total: await countReviewsOf(db, userId) };
  },
};
