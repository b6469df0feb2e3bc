import { useState } from 'react';
import type { BookingView } from '#contract/bookings.ts';
import { AccountPanel } from '#web/account/account-panel.tsx';
import { useFragment } from '#web/account/fragment.ts';
import { statusOf } from '#web/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useSending } from '#web/forms/use-sending.ts';
import { definePage } from '#web/page.ts';
import { fieldText, serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { News } from '#web/ui/news.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BookingContents } from './booking-contents.tsx';
import { BookingHeader } from './booking-header.tsx';
import styles from './find-booking-page.module.css';

export const page = definePage<null>({
  head: (_, { t }) => ({ title: t('auth:find_title'), description: t('auth:find_lead') }),
  Page: FindBookingPage,
});

function FindBookingPage() {
  const t = useT('auth');
  const [booking, setBooking] = useState<BookingView | null>(null);
  if (booking) return <Found booking={booking} />;
  return (
    <AccountPanel title={t('find_title')} lead={t('find_lead')}>
      <FindForm onFound={setBooking} />
    </AccountPanel>
  );
}

function Found({ booking }: { booking: BookingView }) {
  const t = useT('auth');
  return (
    <div className={`wide ${styles.found}`}>
      <News told>
        <Notice>{t('find_read_only')}</Notice>
      </News>
      <BookingHeader booking={booking} />
      <BookingContents booking={booking}>
        <p>
          <ButtonLink to={`/bookings/${booking.id}`} look="line">
            {t('find_sign_in')}
          </ButtonLink>
        </p>
      </BookingContents>
    </div>
  );
}

function FindForm({ onFound }: { onFound: (booking: BookingView) => void }) {
  const t = useT('auth');
  const { call } = useSurroundings();
  // A mail's link brings both: '#SN-7K3M-Q9XA/Q7RM-4XTE'.
  const [reference = '', code = ''] = useFragment().split('/');
  const { form, problem, isSending, submit } = useSending(
    async (entered) => {
      const body = { reference: entered.reference!, code: entered.code! };
      onFound(await call('lookUpBooking', { body }));
    },
    { checkFirst: true },
  );
  const labels = { reference: t('find_reference'), code: t('find_code') };
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit} key={reference + code}>
      <FormProblems
        problem={problem}
        labels={labels}
        form={form}
        failed={statusOf(problem) === 404 ? t('find_nothing') : (serverText(problem, t) ?? t('error'))}
      />
      <CodeField name="reference" label={labels.reference} start={reference} problem={problem} example="SN-7K3M-Q9XA" />
      <CodeField name="code" label={labels.code} start={code} problem={problem} example="Q7RM-4XTE" />
      <Button type="submit" full disabled={isSending}>
        {t('find_submit')}
      </Button>
    </form>
  );
}

type CodeProps = { name: 'reference' | 'code'; label: string; start: string; problem: unknown; example: string };

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
