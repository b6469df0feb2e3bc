export const reviewReportPaths = {
  reportReview: { method: 'POST', path: '/reviews/{id}/reports' },
  listReportedReviews: { method: 'GET', path: '/admin/reviews' },
  decideReview: { method: 'POST', path: '/admin/reviews/{id}/decision' },
} as const;

// What the form offers to choose from.
export const reportReasons = [
  'not_there',
  'offensive',
  'personal_data',
  'advertising',
  'off_topic',
  'unlawful',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];
