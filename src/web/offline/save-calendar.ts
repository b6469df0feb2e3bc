import { getBookingCalendar } from '#contract/paths.generated.ts';
import type { BookingView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { saveResponse } from '#web/runtime/api/save-response.ts';

/** Downloads the booking as a calendar file. */
export const saveCalendar = ({ id, reference }: BookingView, language: Language): Promise<void> =>
  saveResponse(getBookingCalendar, { params: { id }, name: `${reference}.ics` }, language);
