import { redirect } from 'react-router';
import { definePage } from '#web/page.ts';

/** The first tab is where the dashboard opens. */
export const page = definePage<null>({
  load: async () => {
    throw redirect('/dashboard/bookings');
  },
  head: () => ({ title: '', indexed: false }),
  Page: () => null,
});
