export const reviewPaths = {
  listTourReviews: { method: 'GET', path: '/tours/{id}/reviews' },
  writeReview: { method: 'POST', path: '/tours/{id}/reviews' },
  listOwnReviews: { method: 'GET', path: '/reviews' },
} as const;
