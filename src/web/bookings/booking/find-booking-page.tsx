import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { AccountPanel } from '#web/account/account-panel.tsx';
import { useFragmentKey } from '#web/account/fragment.ts';
import { type ResponseBody, statusOf } from '#web/runtime/api/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { FormName, useServedForm, type ServedForm, type ServedSubmission } from '#web/forms/served-form.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BookingActions } from './booking-actions.tsx';
import { SupplierChange } from '../change/supplier-change.tsx';
import { BookingContents } from './booking-contents.tsx';
import { BookingHeader } from './booking-header.tsx';
import { CancelDialog } from '../cancel/cancel-dialog.tsx';
import type { BookingCode } from '../cancel/cancellable.ts';
import styles from './find-booking-page.module.css';

type FoundBooking = { booking: ResponseBody<'lookUpBooking'>; by: BookingCode };

const findForm: ServedForm<FoundBooking> = {
  name: 'find',
  send: async (call, { reference = '', code = '' }) => {
    const by = { reference, code };
    return { booking: await call(paths.lookUpBooking, { body: by }), by };
  },
};

export const page = definePage<null>({
  head: (_, { t }) => ({ title: t('auth:find_title'), description: t('auth:find_lead') }),
  Page: FindBookingPage,
  forms: [findForm],
});

function FindBookingPage() {
  const t = useT('auth');
  const sending = useServedForm(findForm, { checkFirst: true });
  if (sending.result) return <Found {...sending.result} />;
  return (
    <AccountPanel title={t('find_title')} lead={t('find_lead')}>
      <FindForm sending={sending} />
      <p>
        <Link to="/login?next=/bookings">{t('find_without_code')}</Link>
      </p>
    </AccountPanel>
  );
}

function Found({ booking: found, by }: FoundBooking) {
  const t = useT('auth');
  const { call } = usePageContext();
  const [booking, setBooking] = useState(found);
  const [cancelling, setCancelling] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const mayCancel = booking.can.cancel || booking.can.withdraw;
  const finish = (text: string) => {
    setCancelling(false);
    setMessage(text);
    // Keeps the shown booking if it cannot be loaded again.
    call(paths.lookUpBooking, { body: by }).then(setBooking, () => undefined);
  };
  return (
    <div className={`wide ${styles.found}`}>
      <StatusMessage isShown>
        {message ? (
          <Notice tone="good">{message}</Notice>
        ) : (
          <Notice>{t(mayCancel ? 'find_may_cancel' : 'find_read_only')}</Notice>
        )}
      </StatusMessage>
      <BookingHeader booking={booking} isShared={booking.isShared} />
      <SupplierChange booking={booking} />
      <BookingContents booking={booking} isShared={booking.isShared}>
        {mayCancel ? (
          <BookingActions booking={booking} onCancel={() => setCancelling(true)} />
        ) : (
          <p>
            <ButtonLink to={`/bookings/${booking.id}`} look="line">
              {t('find_sign_in')}
            </ButtonLink>
          </p>
        )}
      </BookingContents>
      <CancelDialog
        booking={cancelling ? booking : null}
        by={by}
        onClose={() => setCancelling(false)}
        onDone={finish}
      />
    </div>
  );
}

function FindForm({ sending }: { sending: ServedSubmission<FoundBooking> }) {
  const t = useT('auth');
  const { form, problem, isSubmitting, submit, name, initialValue } = sending;
  const { reference, code } = useFragmentKey();
  // A visitor who follows such a link has nothing to add.
  useEffect(() => {
    if (reference && code) form.current?.requestSubmit();
  }, [form, reference, code]);
  const labels = { reference: t('find_reference'), code: t('find_code') };
  return (
    <Form ref={form} className={styles.form} onSubmit={submit} key={reference + code}>
      <FormName name={name} />
      <FormProblems
        problem={problem}
        labels={labels}
        form={form}
        failed={statusOf(problem) === 404 ? t('find_nothing') : (serverText(problem, t) ?? t('error'))}
      />
      <CodeField
        name="reference"
        label={labels.reference}
        start={reference || initialValue('reference')}
        problem={problem}
        example="SN-7K3M-Q9XA"
      />
      <CodeField
        name="code"
        label={labels.code}
        start={code || initialValue('code')}
        problem={problem}
        example="Q7RM-4XTE"
      />
      <Button type="submit" full disabled={isSubmitting}>
        {t('find_submit')}
      </Button>
    </Form>
  );
}

type CodeProps = {
  name: 'reference' | 'code';
  label: string;
  start: string | undefined;
  problem: unknown;
  example: string;
};

function CodeField({ name, label, start, problem, example }: CodeProps) {
  const t = useT('auth');
  return (
    <Field
      label={label}
      name={name}
      defaultValue={start}
      required
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      note={t('find_example', { example })}
      error={fieldText(problem, name)}
    />
  );
}
