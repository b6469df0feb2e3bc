import { useState } from 'react';
import type { BookingCardView } from '#contract/bookings.ts';
import { faultsIn } from '#web/forms/check-form.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useSending } from '#web/forms/use-sending.ts';
import { useIntent } from '#web/intent.ts';
import { fieldText, serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PhotosField } from './photos-field.tsx';
import styles from './reviews.module.css';
import { StarsField } from './stars-field.tsx';
import { usePhotos } from './use-photos.ts';

const shortestComment = 10;
const longestComment = 2000;

type Props = { booking: Pick<BookingCardView, 'id' | 'tourId' | 'title'>; onWritten: () => void };

export function ReviewForm({ booking, onWritten }: Props) {
  const t = useT('dashboard');
  const tContent = useT('content');
  const { call, language } = useSurroundings();
  const sendOnce = useIntent();
  const [stars, setStars] = useState(0);
  const pictures = usePhotos();
  const { form, problem, isSending, submit } = useSending(async ({ comment = '' }) => {
    const faults = faultsIn(form.current!, tContent);
    if (faults) throw faults;
    const photos = pictures.photos.map(({ id }) => id);
    const body = { bookingId: booking.id, stars, comment, language, photos };
    const request = { params: { id: booking.tourId }, body };
    await sendOnce(request, (idempotencyKey) => call('writeReview', { ...request, idempotencyKey }));
    onWritten();
  });
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <FormProblems
        problem={problem}
        labels={{ stars: t('stars'), comment: t('comment') }}
        form={form}
        failed={serverText(problem, t) ?? t('review_failed')}
      />
      <StarsField value={stars} onChange={setStars} error={fieldText(problem, 'stars')} />
      <TextField
        label={t('comment')}
        name="comment"
        required
        minLength={shortestComment}
        maxLength={longestComment}
        rows={6}
        note={t('comment_note')}
        error={fieldText(problem, 'comment')}
      />
      <PhotosField {...pictures} />
      <Button type="submit" full disabled={isSending || pictures.isSending}>
        {t(isSending ? 'review_sending' : 'review_send')}
      </Button>
    </form>
  );
}
