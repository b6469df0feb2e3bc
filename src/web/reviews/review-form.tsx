import { useState } from 'react';
import type { BookingCardView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { fieldErrorsIn } from '#web/forms/check-form.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PhotosField } from './photos-field.tsx';
import styles from './reviews.module.css';
import { StarsField } from './stars-field.tsx';
import { usePhotos } from './use-photos.ts';

const minCommentLength = 10;
const maxCommentLength = 2000;

type Props = { booking: Pick<BookingCardView, 'id' | 'tourId' | 'title'>; onWritten: () => void };

export function ReviewForm({ booking, onWritten }: Props) {
  const t = useT('dashboard');
  const tContent = useT('content');
  const { call, language } = usePageContext();
  const sendIdempotent = useIdempotentSend();
  const [stars, setStars] = useState(0);
  const pictures = usePhotos();
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ comment = '' }) => {
    const fieldErrors = fieldErrorsIn(form.current!, tContent);
    if (fieldErrors) throw fieldErrors;
    const photos = pictures.photos.map(({ id }) => id);
    const body = { bookingId: booking.id, stars, comment, language, photos };
    const request = { params: { id: booking.tourId }, body };
    await sendIdempotent(request, (idempotencyKey) => call(paths.writeReview, { ...request, idempotencyKey }));
    onWritten();
  });
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
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
        minLength={minCommentLength}
        maxLength={maxCommentLength}
        rows={6}
        note={t('comment_note')}
        error={fieldText(problem, 'comment')}
      />
      <PhotosField {...pictures} />
      <Button type="submit" full disabled={isSubmitting || pictures.isUploading}>
        {t(isSubmitting ? 'review_sending' : 'review_send')}
      </Button>
    </Form>
  );
}
