import { useState } from 'react';
import { ConfirmInPlace } from '#web/profile/security/confirm-in-place.tsx';
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
  const [typed, setTyped] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const [failed, setFailed] = useState(false);
  const show = (changed: SupplierReviewView) => {
    setReview(changed);
    setWriting(false);
    onChanged?.(changed);
  };
  const removeReply = async () => {
    setFailed(false);
    setConfirming(false);
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
  const write = () => {
    setTyped(review.supplierReply ?? '');
    setConfirming(false);
    setWriting(true);
  };
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
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          note={t('reply_note')}
          error={fieldText(problem, 'reply')}
        />
        {typed.trim() ? (
          <section className={styles.preview} aria-label={t('reply_preview')}>
            <p>{t('reply_preview')}</p>
            <blockquote className={styles.reply}>
              <strong>{t('tour-detail:reply_from', { name: review.supplier })}</strong> <span>{typed.trim()}</span>
            </blockquote>
          </section>
        ) : null}
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
        onClick={write}
      >
        {t(review.supplierReply ? 'reply_change' : 'reply_write')}
      </Button>
      {review.supplierReply && !isConfirming ? (
        <Button look="quiet" onClick={() => setConfirming(true)}>
          {t('reply_take_back')}
        </Button>
      ) : null}
      {review.supplierReply && isConfirming ? (
        <ConfirmInPlace
          question={t('reply_take_back_question', { name: review.author })}
          action={t('reply_take_back')}
          onConfirm={() => void removeReply()}
          onCancel={() => setConfirming(false)}
        >
          <blockquote lang={review.replyLanguage ?? review.language}>{review.supplierReply}</blockquote>
        </ConfirmInPlace>
      ) : null}
    </div>
  );
}
