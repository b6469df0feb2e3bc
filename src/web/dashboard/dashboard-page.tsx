import { redirectFrom } from '#web/runtime/router/load.ts';
import { definePage } from '#web/runtime/router/page.ts';

/** Redirects to the first tab. */
export const page = definePage<null>({
  load: async ({ url }) => {
    throw redirectFrom(url, '/dashboard/bookings');
  },
  head: () => ({ title: '', indexed: false }),
  Page: () => null,
});
