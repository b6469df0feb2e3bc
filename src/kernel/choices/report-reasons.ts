// The options of the form.
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
