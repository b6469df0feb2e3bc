import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { SupplierReviewView } from '#contract/reviews.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './reviews.module.css';

type Props = { review: SupplierReviewView; onChanged?: (review: SupplierReviewView) => void };

/** The supplier's public reply to a review: written, edited or removed. */
export function ReplyForm({ review: initialReview, onChanged }: Props) {
  const t = useT('reviews');
  const { call, language } = usePageContext();
  const [review, setReview] = useState(initialReview);
  const [isWriting, setWriting] = useState(false);
  const [failed, setFailed] = useState(false);
  const show = (changed: SupplierReviewView) => {
    setReview(changed);
    setWriting(false);
    onChanged?.(changed);
  };
  const removeReply = async () => {
    setFailed(false);
    try {
      await call(paths.removeReply, { params: { id: review.id } });
      show({ ...review, supplierReply: null, replyLanguage: null });
    } catch {
      setFailed(true);
    }
  };
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ reply = '' }) => {
    show(await call(paths.replyToReview, { params: { id: review.id }, body: { reply, language } }));
  });
  if (isWriting) {
    const labels = { reply: t('reply') };
    return (
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <FormProblems problem={problem} labels={labels} form={form} />
        <TextField
          label={labels.reply}
          name="reply"
          rows={4}
          maxLength={1500}
          required
          autoFocus
          defaultValue={review.supplierReply ?? ''}
          note={t('reply_note')}
          error={fieldText(problem, 'reply')}
        />
        <p className={styles.actions}>
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'sending' : 'reply_send')}
          </Button>
          <Button look="quiet" onClick={() => setWriting(false)}>
            {t('reply_cancel')}
          </Button>
        </p>
      </Form>
    );
  }
  return (
    <div className={styles.actions}>
      {failed ? <Notice tone="bad">{t('reply_failed')}</Notice> : null}
      {review.supplierReply ? (
        <p className={styles.reply}>
          <strong>{t('reply_own')}</strong>{' '}
          <span lang={review.replyLanguage ?? review.language}>{review.supplierReply}</span>
        </p>
      ) : null}
      <Button
        look="line"
        aria-label={t(review.supplierReply ? 'reply_change_spoken' : 'reply_write_spoken', { name: review.author })}
        onClick={() => setWriting(true)}
      >
        {t(review.supplierReply ? 'reply_change' : 'reply_write')}
      </Button>
      {review.supplierReply ? (
        <Button look="quiet" onClick={() => void removeReply()}>
          {t('reply_take_back')}
        </Button>
      ) : null}
    </div>
  );
}
