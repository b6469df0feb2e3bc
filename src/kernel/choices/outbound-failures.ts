/** Why a request to an address of a supplier had no answer. */
export const outboundFailures = [
  'address_invalid',
  'address_private',
  'unresolved',
  'connection',
  'certificate',
  'timeout',
  'too_large',
  'redirects',
] as const;
export type OutboundFailure = (typeof outboundFailures)[number];
