import * as paths from '#contract/paths.generated.ts';
import { messageLengthMax } from '#kernel/choices/message-length.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from '../departures.module.css';
import type { Addressee, Messages } from './use-messages.ts';

type Props = { departureId: string; bookings: number; messages: Messages };

export function WriteDialog({ departureId, bookings, messages }: Props) {
  const t = useT('departures');
  const { addressee } = messages;
  const title =
    addressee === null || addressee === 'all' ? t('write_all') : t('write_spoken', { name: addressee.name });
  return (
    <Dialog title={title} open={addressee !== null} onClose={() => messages.address(null)}>
      {addressee ? (
        <WriteForm departureId={departureId} bookings={bookings} addressee={addressee} onSent={messages.finish} />
      ) : null}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'messages'> & { addressee: Addressee; onSent: (sent: number) => void };

function WriteForm({ departureId: id, bookings, addressee, onSent }: FormProps) {
  const t = useT('departures');
  const { call } = usePageContext();
  const send = useIdempotentSend();
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ text = '' }) => {
    const body = { text, ...(addressee !== 'all' && { bookingIds: [addressee.bookingId] }) };
    const { sent } = await send([id, body], (idempotencyKey) =>
      call(paths.writeToTravellers, { params: { id }, body, idempotencyKey }),
    );
    onSent(sent);
  });
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <p>{addressee === 'all' ? t('write_text', { count: bookings }) : t('write_one_text')}</p>
      <FormProblems problem={problem} labels={{ text: t('write_field') }} form={form} />
      <TextField
        label={t('write_field')}
        note={t('write_note')}
        name="text"
        rows={5}
        maxLength={messageLengthMax}
        required
        error={fieldText(problem, 'text')}
      />
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'write_sending' : 'write_send')}
        </Button>
      </div>
    </Form>
  );
}
