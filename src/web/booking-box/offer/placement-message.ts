import type { Language } from '#kernel/languages.ts';
import { ApiProblem, statusOf } from '#web/runtime/api/call.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { momentText } from '#web/ui/place-time.ts';
import type { BookedTour, BookingPage, Placement } from '../booking-types.ts';

type Message = { text: string; detail: string | null };

/** The message about the booking that is being placed; null if there is none. */
export function placementMessage(
  placement: Placement,
  tour: Pick<BookedTour, 'timeZone' | 'city'>,
  { t, language, page }: { t: BoundTranslate<'book-tour'>; language: Language; page: BookingPage },
): Message | null {
  if (placement.state === 'paying') return { text: t('to_payment'), detail: null };
  if (placement.state === 'refused') {
    const { problem } = placement;
    const text = isNoRefusal(problem) ? null : problemText(problem, t);
    // The spec has another heading for each of the pages.
    if (page === 'tour') return { text: t('booking_failed'), detail: text ?? serverText(problem, t) };
    return { text: text ?? t('booking_error'), detail: text ? null : serverText(problem, t) };
  }
  if (placement.state !== 'placed') return null;
  const { state, decideBy } = placement.booking;
  if (state !== 'pending') return { text: t('completed'), detail: null };
  const text = decideBy
    ? t('requested_until', { moment: momentText(decideBy, tour.timeZone, language), place: tour.city })
    : t('requested');
  return { text, detail: null };
}

const isSoldOutProblem = (problem: unknown): boolean => problem instanceof ApiProblem && problem.code === 'sold_out';

export const isSoldOut = (placement: Placement): boolean =>
  placement.state === 'refused' && isSoldOutProblem(placement.problem);

function problemText(problem: unknown, t: BoundTranslate<'book-tour'>): string | null {
  if (problem instanceof ApiProblem && problem.status === 401) return t('session_over');
  if (isSoldOutProblem(problem)) return t('sold_out');
  if (problem instanceof ApiProblem && problem.code === 'price_changed') return `${problem.title}. ${problem.detail}`;
  return (
    fieldText(problem, 'date', 'persons', 'adults', 'departureId', 'payment', 'giftCardCode', 'extras', 'code') ??
    serverText(problem, t)
  );
}

/** The server failed or did not respond: the booking may still have been placed. */
function isNoRefusal(problem: unknown): boolean {
  const status = statusOf(problem);
  return status === 0 || status >= 500;
}
