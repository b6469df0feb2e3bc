import { Link } from 'react-router';
import type { BookingCardView } from '#contract/bookings.ts';
import { bookingPath } from '../booking/booking-path.ts';
import { useT } from '#web/runtime/router/page-context.ts';

/** A link to the questions of a booking that are still to be answered; nothing where there are none. */
export function OpenQuestions({
  booking: { id, openQuestions },
}: {
  booking: Pick<BookingCardView, 'id' | 'openQuestions'>;
}) {
  const t = useT('questions');
  if (openQuestions === 0) return null;
  return <Link to={`${bookingPath(id)}#questions`}>{t('answer', { count: openQuestions })}</Link>;
}
