export const contentPaths = {
  getOperator: { method: 'GET', path: '/operator' },
  getRanking: { method: 'GET', path: '/ranking' },
  getFigures: { method: 'GET', path: '/figures' },
  reportMeasurements: { method: 'POST', path: '/measurements' },
  sendMessage: { method: 'POST', path: '/contact-messages' },
  apply: { method: 'POST', path: '/applications' },
  listMessages: { method: 'GET', path: '/admin/contact-messages' },
  listApplications: { method: 'GET', path: '/admin/applications' },
} as const;

// What forms offer to choose from.
export const contactTopics = [
  'booking',
  'account',
  'personal_data',
  'partners',
  'press',
  'accessibility',
  'other',
] as const;
export const applicationFields = ['engineering', 'design', 'partners', 'support', 'other'] as const;

export type ContactTopic = (typeof contactTopics)[number];
export type ApplicationField = (typeof applicationFields)[number];
