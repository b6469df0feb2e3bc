// What is sent of a year to the tax authority, and how a record of it differs from what is true now.

/** The first message of a year; one with sellers that are in none yet; one that corrects what was sent. */
export const filingKinds = ['original', 'additional', 'correction'] as const;
export type FilingKind = (typeof filingKinds)[number];

/** A seller is in no message yet; in one with other content; in one, and is not to be reported any more. */
export const recordChanges = ['new', 'changed', 'gone'] as const;
export type RecordChange = (typeof recordChanges)[number];

/** What a record says that may differ, in the order in which it is shown. */
export const differenceParts = [
  'legalName',
  'address',
  'country',
  'registerNumber',
  'kind',
  'firstName',
  'lastName',
  'birthDate',
  'birthCity',
  'birthCountry',
  'tin',
  'tinCountry',
  'vatNumber',
  'activities',
  'consideration',
  'fees',
] as const;
