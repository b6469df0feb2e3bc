// What a key for programs may be allowed. An endpoint of the contract names the one that lets a key in; without one, none does.

export const apiScopes = [
  'bookings:read',
  'bookings:write',
  'departures:read',
  'departures:write',
  'entries:write',
  'messages:read',
  'messages:write',
  'tours:read',
  'tours:write',
  'check_in',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** For how many days a key may be made. */
export const apiKeyDays = [30, 90, 365] as const;
export type ApiKeyDays = (typeof apiKeyDays)[number];

export const apiKeysMax = 20;
