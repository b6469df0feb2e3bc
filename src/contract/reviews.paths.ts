export const reviewPaths = {
  listTourReviews: { method: 'GET', path: '/tours/{id}/reviews' },
  writeReview: { method: 'POST', path: '/tours/{id}/reviews' },
  listOwnReviews: { method: 'GET', path: '/reviews' },
  addReviewPhoto: { method: 'POST', path: '/reviews/photos' },
  removeReviewPhoto: { method: 'DELETE', path: '/reviews/photos/{id}' },
  listSupplierReviews: { method: 'GET', path: '/supplier/reviews' },
  replyToReview: { method: 'PUT', path: '/supplier/reviews/{id}/reply' },
  removeReply: { method: 'DELETE', path: '/supplier/reviews/{id}/reply' },
} as const;

/** So many pictures has a review at most. */
export const photosMax = 4;
