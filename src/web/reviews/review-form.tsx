import { useState, type FormEvent } from 'react';
import type { BookingCardView } from '#contract/bookings.ts';
import { useIntent } from '#web/intent.ts';
import { fieldText, serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PhotosField } from './photos-field.tsx';
import styles from './reviews.module.css';
import { StarsField } from './stars-field.tsx';
import { usePhotos } from './use-photos.ts';

const shortestComment = 10;
const longestComment = 2000;

type Props = { booking: Pick<BookingCardView, 'id' | 'tourId' | 'title'>; onWritten: () => void };

export function ReviewForm({ booking, onWritten }: Props) {
  const t = useT('dashboard');
  const { call, language } = useSurroundings();
  const send = useIntent();
  const [stars, setStars] = useState(0);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const pictures = usePhotos();
  const starsError = fieldText(problem, 'stars');
  const commentError = fieldText(problem, 'comment');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const comment = String(new FormData(event.currentTarget).get('comment')).trim();
    setSending(true);
    setProblem(null);
    try {
      const photos = pictures.photos.map(({ id }) => id);
      const request = {
        params: { id: booking.tourId },
        body: { bookingId: booking.id, stars, comment, language, photos },
      };
      await send(request, (idempotencyKey) => call('writeReview', { ...request, idempotencyKey }));
      onWritten();
    } catch (thrown) {
      setProblem(thrown);
      setSending(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {problem && !starsError && !commentError ? (
        <Notice tone="bad">{serverText(problem, t) ?? t('review_failed')}</Notice>
      ) : null}
      <StarsField value={stars} onChange={setStars} error={starsError} />
      <TextField
        label={t('comment')}
        name="comment"
        required
        minLength={shortestComment}
        maxLength={longestComment}
        rows={6}
        note={t('comment_note')}
        error={commentError}
      />
      <PhotosField {...pictures} />
      <Button type="submit" full disabled={sending || pictures.isSending}>
        {t(sending ? 'review_sending' : 'review_send')}
      </Button>
    </form>
  );
}
