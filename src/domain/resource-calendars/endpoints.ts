import type { resourceCalendarEndpoints } from '#contract/suppliers/resource-calendars.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { closeFeed, endImport, fetchNow, openFeed, readCalendars, setImport } from './manage-calendars.ts';
import { readFeed } from './read-feed.ts';
import { readWeek } from './read-week.ts';

export const resourceCalendarHandlers: Handlers<typeof resourceCalendarEndpoints> = {
  getResourceCalendar: (context, { params }) => readCalendars(context, params.id),
  openResourceFeed: (context, { params }) => openFeed(context, params.id),
  async closeResourceFeed(context, { params }) {
    await closeFeed(context, params.id);
    return undefined;
  },
  setResourceImport: (context, { params, body }) => setImport(context, params.id, body.url),
  async endResourceImport(context, { params }) {
    await endImport(context, params.id);
    return undefined;
  },
  fetchResourceImport: (context, { params }) => fetchNow(context, params.id),
  getResourceWeek: (context, { query }) => readWeek(context, query.date),
  readResourceFeed: (context, { params }) => readFeed(context, params.token),
};
