export const noticePaths = {
  sendNotice: { method: 'POST', path: '/notices' },
  readNotice: { method: 'POST', path: '/notices/state' },
  appealNotice: { method: 'POST', path: '/notices/appeal' },
  listNotices: { method: 'GET', path: '/admin/notices' },
  decideNotice: { method: 'POST', path: '/admin/notices/{id}/decision' },
} as const;

// What the form offers to choose from.
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
