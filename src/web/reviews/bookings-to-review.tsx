import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { BookingCardView } from '#contract/bookings.ts';
import { fullDayText } from '#web/ui/place-time.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { smallPicture } from '#web/ui/small-picture.ts';
import { ReviewForm } from './review-form.tsx';
import styles from './reviews.module.css';

/** Completed bookings without a review. `open`: the id of the booking whose form is open at first. */
export function BookingsToReview({ bookings, open }: { bookings: readonly BookingCardView[]; open: string | null }) {
  const t = useT('dashboard');
  const { language } = usePageContext();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [writing, setWriting] = useState<BookingCardView | null>(bookings.find(({ id }) => id === open) ?? null);
  const [thanks, setThanks] = useState(false);
  const close = () => {
    setWriting(null);
    // Otherwise the form would open again on the next visit to this address.
    if (open) void navigate('/dashboard/reviews', { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <StatusMessage isShown={thanks}>
        <Notice tone="good">{t('review_thanks')}</Notice>
      </StatusMessage>
      {bookings.length > 0 ? (
        <section className={styles.toReview}>
          <h2 className={styles.heading}>{t('to_review')}</h2>
          <ul>
            {bookings.map((booking) => (
              <li key={booking.id} className={styles.waitingRow}>
                <img src={smallPicture(booking.image)} alt="" width={1200} height={900} loading="lazy" />
                <p>
                  <strong>{booking.title}</strong>
                  <span>{fullDayText(booking.date, language)}</span>
                </p>
                <Button
                  onClick={() => setWriting(booking)}
                  aria-label={t('write_review_spoken', { tour: booking.title })}
                >
                  {t('write_review')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Dialog title={t('review_heading', { tour: writing?.title ?? '' })} open={writing !== null} onClose={close}>
        {writing ? (
          <ReviewForm
            key={writing.id}
            booking={writing}
            onWritten={() => {
              setThanks(true);
              close();
              void revalidate();
            }}
          />
        ) : null}
      </Dialog>
    </>
  );
}
