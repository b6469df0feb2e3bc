import type { calendarEditEndpoints } from '#contract/suppliers/calendar-edits.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import {
  editCalendar,
  getCalendarEdit,
  listCalendarEdits,
  previewCalendarEdit,
  undoCalendarEdit,
} from './edit-calendar.ts';

export const calendarEditHandlers: Handlers<typeof calendarEditEndpoints> = {
  previewCalendarEdit: (context, { body }) => previewCalendarEdit(context, body),
  editCalendar: (context, { body }) => editCalendar(context, body),
  listCalendarEdits: (context, { query }) => listCalendarEdits(context, query),
  getCalendarEdit: (context, { params }) => getCalendarEdit(context, params.id),
  undoCalendarEdit: (context, { params }) => undoCalendarEdit(context, params.id),
};
