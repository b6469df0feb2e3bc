import type { ApiScope } from '#kernel/choices/api-scopes.ts';

/** Keys of texts have no colons. */
export const scopeNames = {
  'bookings:read': 'scope_bookings_read',
  'bookings:write': 'scope_bookings_write',
  'departures:read': 'scope_departures_read',
  'departures:write': 'scope_departures_write',
  'entries:write': 'scope_entries_write',
  'messages:read': 'scope_messages_read',
  'messages:write': 'scope_messages_write',
  'tours:read': 'scope_tours_read',
  'tours:write': 'scope_tours_write',
  check_in: 'scope_check_in',
} as const satisfies Record<ApiScope, string>;
