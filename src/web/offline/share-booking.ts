// A booking handed on: a link that opens it without an account, to read and to show.
import type { BookingView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import type { PageContext } from '#web/runtime/router/page.ts';
import { whenText } from '#web/ui/when-text.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';

type Shared = { outcome: 'shared' | 'copied' | 'shown' | 'dropped'; link: string };

/** Shares by the device's share sheet if there is one; otherwise copies the link, or shows it for copying. */
export async function shareBooking(
  booking: BookingView,
  { call, origin, prefix, language }: PageContext,
  t: BoundTranslate<'app'>,
): Promise<Shared> {
  const { reference, code } = await call(paths.getBookingCode, { params: { id: booking.id } });
  // In the fragment, which browsers do not send.
  const link = `${origin}${prefix ? `/${prefix}` : ''}/find-booking#${reference}/${code}`;
  const moment = whenText(booking, language);
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
