import { formatMoney } from '#kernel/money.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { whenText } from '#web/ui/when-text.ts';
import styles from './supplier-page.module.css';
import type { ActionRequest, ConfirmedAction } from './use-booking-actions.ts';

type Props = {
  request: ActionRequest<ConfirmedAction> | null;
  onClose: () => void;
  onConfirm: (request: ActionRequest<ConfirmedAction>, reason?: string) => Promise<void>;
};

/** Confirms declining or cancelling, which cannot be undone, and takes a reason for the traveller, which cancelling needs. */
export function ActionDialog({ request, onClose, onConfirm }: Props) {
  const t = useT('partner-home');
  return (
    <Dialog title={request ? t(`${request.action}_title`) : t('bookings')} open={request !== null} onClose={onClose}>
      {request ? (
        <ActionForm key={request.booking.id} request={request} onClose={onClose} onConfirm={onConfirm} />
      ) : null}
    </Dialog>
  );
}

function ActionForm({ request, onClose, onConfirm }: Props & { request: ActionRequest<ConfirmedAction> }) {
  const t = useT('partner-home');
  const { language } = usePageContext();
  const { action, booking } = request;
  const { received } = booking.earning;
  const isUnpaid = action === 'cancel' && received.priceMinor === 0;
  const { priceMinor: amountMinor, currency } = action === 'cancel' ? received : booking.total;
  const { form, problem, isSubmitting, submit } = useSubmit(({ reason }) => onConfirm(request, reason));
  const isRequired = action === 'cancel';
  const label = t(isRequired ? 'reason_required' : 'reason');
  return (
    <Form ref={form} className={styles.dialog} onSubmit={submit}>
      <FormProblems problem={problem} labels={{ reason: label }} form={form} />
      {/* There may be several bookings of one tour. */}
      <p className={styles.date}>
        {[booking.traveller?.name, booking.reference, whenText(booking, language)].filter(Boolean).join(' · ')}
      </p>
      <p>
        {t(isUnpaid ? 'cancel_question_unpaid' : `${action}_question`, {
          tour: booking.title,
          total: formatMoney({ amountMinor, currency }, language),
        })}
      </p>
      <TextField
        label={label}
        note={t('reason_note')}
        name="reason"
        rows={3}
        maxLength={500}
        required={isRequired}
        error={fieldText(problem, 'reason')}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="danger" disabled={isSubmitting}>
          {t(isSubmitting ? 'working' : `${action}_sure`)}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </Form>
  );
}
