// The options of the forms.
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

/** Of a message to the operator. */
export const messageStates = ['open', 'done'] as const;

export type MessageState = (typeof messageStates)[number];
export type ContactTopic = (typeof contactTopics)[number];
export type ApplicationField = (typeof applicationFields)[number];
