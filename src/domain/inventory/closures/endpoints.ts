import type { calendarEditEndpoints } from '#contract/suppliers/calendar-edits.ts';
import type { closureEndpoints } from '#contract/suppliers/closures.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { closeDepartures, listClosures, reopenDepartures } from './close-departures.ts';
import { editCalendar, listCalendarEdits, previewCalendarEdit, undoCalendarEdit } from './edit-calendar.ts';

export const closureHandlers: Handlers<typeof closureEndpoints> = {
  listClosures: (context, { params }) => listClosures(context, params.id),
  closeDepartures: (context, { params, body }) => closeDepartures(context, params.id, body),
  reopenDepartures: (context, { params }) => reopenDepartures(context, params.id),
};

export const calendarEditHandlers: Handlers<typeof calendarEditEndpoints> = {
  previewCalendarEdit: (context, { body }) => previewCalendarEdit(context, body),
  editCalendar: (context, { body }) => editCalendar(context, body),
  listCalendarEdits,
  undoCalendarEdit: (context, { params }) => undoCalendarEdit(context, params.id),
};
