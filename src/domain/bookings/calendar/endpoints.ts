import type { supplierCalendarEndpoints } from '#contract/suppliers/calendar.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { readCalendar } from './read-calendar.ts';

export const supplierCalendarHandlers: Handlers<typeof supplierCalendarEndpoints> = {
  getSupplierCalendar: (context, { query }) => readCalendar(context, query),
};
