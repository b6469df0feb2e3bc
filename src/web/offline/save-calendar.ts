import { getBookingCalendar } from '#contract/paths.generated.ts';
import type { BookingView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { addressOf, problemOf, renewTokenInTime } from '#web/runtime/api/api.ts';
import { saveFile } from '#web/personal-data/fetch-personal-data.ts';
import { endSession, getSession } from '#web/runtime/session/session.ts';

/** Downloads the booking as a calendar file. A plain link could not send the access token. */
export async function saveCalendar({ id, reference }: BookingView, language: Language): Promise<void> {
  await renewTokenInTime();
  const response = await fetch(addressOf(getBookingCalendar, { params: { id } }), {
    headers: { authorization: `Bearer ${getSession()?.token}`, 'accept-language': language },
  });
  if (response.status === 401) endSession();
  if (!response.ok) throw await problemOf(response);
  saveFile(`${reference}.ics`, await response.blob());
}
