import { useRevalidator } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { messageLengthMax } from '#kernel/choices/message-length.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { MessageList } from './message-list.tsx';
import styles from './messages.module.css';

export type BookingMessages = ResponseBody<'listBookingMessages'>;
type Props = { bookingId: string; messages: BookingMessages };

/** What the traveller and the supplier have written to each other, and a field to write more. Nothing where neither is possible. */
export function BookingMessagesSection({ bookingId, messages: { data, mayWrite, supplier } }: Props) {
  const t = useT('booking-detail');
  if (data.length === 0 && !mayWrite) return null;
  return (
    <section id="messages" className={styles.section} aria-labelledby="messages-title">
      <h2 id="messages-title">{t('messages', { supplier })}</h2>
      {data.length === 0 ? (
        <p>{t('messages_none')}</p>
      ) : (
        <MessageList messages={data} nameOf={({ author }) => (author === 'traveller' ? t('message_you') : supplier)} />
      )}
      {mayWrite ? <MessageForm bookingId={bookingId} /> : null}
    </section>
  );
}

function MessageForm({ bookingId: id }: { bookingId: string }) {
  const t = useT('booking-detail');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const send = useIdempotentSend();
  const { form, problem, isSubmitting, submit, result } = useSubmit(async ({ text = '' }) => {
    const body = { text };
    await send([id, body], (idempotencyKey) =>
      call(paths.writeBookingMessage, { params: { id }, body, idempotencyKey }),
    );
    form.current?.reset();
    await revalidate();
    return true;
  });
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={{ text: t('message_field') }} form={form} />
      <TextField
        label={t('message_field')}
        name="text"
        rows={3}
        maxLength={messageLengthMax}
        required
        error={fieldText(problem, 'text')}
      />
      <div>
        <Button type="submit" look="line" disabled={isSubmitting}>
          {t(isSubmitting ? 'message_sending' : 'message_send')}
        </Button>
      </div>
      <StatusMessage isShown={result === true}>
        <Notice tone="good">{t('message_sent')}</Notice>
      </StatusMessage>
    </Form>
  );
}
