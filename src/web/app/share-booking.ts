// A booking handed on: a link that opens it without an account, to read and to show.
import type { BookingView } from '#contract/bookings.ts';
import type { Surroundings } from '#web/page.ts';
import { wallTimeText } from '#web/place-time.ts';
import type { Translate } from '#web/t.ts';

type Shared = { outcome: 'shared' | 'copied' | 'shown' | 'dropped'; link: string };

/** By the device's own sheet where it has one; else the link is copied, else shown to be copied. */
export async function shareBooking(
  booking: BookingView,
  { call, origin, prefix, language }: Surroundings,
  t: Translate,
): Promise<Shared> {
  const { reference, code } = await call('getBookingCode', { params: { id: booking.id } });
  // Behind the #, which browsers send to nobody.
  const link = `${origin}${prefix ? `/${prefix}` : ''}/find-booking#${reference}/${code}`;
  const moment = wallTimeText(booking.startsAtLocal, language);
  const text = t('share_text', { tour: booking.title, moment, place: booking.city });
  return { outcome: (await bySheet({ title: booking.title, text, url: link })) ?? (await byClipboard(link)), link };
}

/** null: there is no sheet, or it would not open. */
async function bySheet(shared: ShareData): Promise<'shared' | 'dropped' | null> {
  if (!navigator.share) return null;
  try {
    await navigator.share(shared);
    return 'shared';
  } catch (thrown) {
    return (thrown as Error).name === 'AbortError' ? 'dropped' : null;
  }
}

async function byClipboard(link: string): Promise<'copied' | 'shown'> {
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return 'shown';
  }
}
