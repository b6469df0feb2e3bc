// The options of the form.
export const noticeCategories = [
  'consumer_information',
  'fraud',
  'unsafe',
  'intellectual_property',
  'privacy',
  'hate',
  'minors',
  'animals',
  'other',
] as const;
export type NoticeCategory = (typeof noticeCategories)[number];
