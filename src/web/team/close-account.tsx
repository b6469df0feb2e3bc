import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { ClosingView } from '#contract/accounts/closing.ts';
import { Inline } from '#web/articles/prose.tsx';
import { CheckField } from '#web/forms/check-field.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { ReauthenticationProvider, useReauthentication } from '#web/profile/security/reauthentication.tsx';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { clearSession } from '#web/runtime/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { whenText } from '#web/ui/when-text.ts';
import styles from './team.module.css';

/** Folded away: what it would end is looked up when it is opened. */
export function CloseAccount() {
  const t = useT('team');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.card} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.closing}>{t('close')}</summary>
      {isOpen ? <Closing /> : null}
    </details>
  );
}

function Closing() {
  const t = useT('team');
  const { call } = usePageContext();
  const [closing, setClosing] = useState<ClosingView | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    call(paths.getClosing).then(setClosing, setProblem);
  }, [call]);
  if (problem) return <Notice tone="bad">{serverText(problem, t) ?? t('failed')}</Notice>;
  return (
    <div className={styles.form}>
      <p role="status">
        {closing ? t('close_what', { tours: closing.tours, members: closing.members }) : t('close_loading')}
      </p>
      {closing ? (
        <>
          <p>
            <Inline text={t('close_export')} />
          </p>
          {closing.bookings.total > 0 ? (
            <Ahead bookings={closing.bookings} />
          ) : (
            <ReauthenticationProvider>
              <CloseForm name={closing.name} />
            </ReauthenticationProvider>
          )}
        </>
      ) : null}
    </div>
  );
}

function Ahead({ bookings: { total, data } }: { bookings: ClosingView['bookings'] }) {
  const t = useT('team');
  const { language } = usePageContext();
  return (
    <div>
      <p>
        <strong>{t('close_ahead', { count: total })}</strong>
      </p>
      <ul className={styles.ahead}>
        {data.map((booking) => (
          <li key={booking.id}>
            <Link to={`/supplier/departures/${booking.departureId}#booking-${booking.id}`}>{booking.reference}</Link>{' '}
            {[booking.title, whenText(booking, language)].join(', ')}
          </li>
        ))}
      </ul>
      {total > data.length ? <p>{t('close_more', { count: total - data.length })}</p> : null}
    </div>
  );
}

function CloseForm({ name }: { name: string }) {
  const t = useT('team');
  const { call } = usePageContext();
  const navigate = useNavigate();
  const runReauthenticated = useReauthentication();
  const hasClosed = useRef(false);
  // Once the next page is shown in place of this: without a session this one leads to the sign-in page.
  useEffect(() => () => void (hasClosed.current && clearSession()), []);
  const { form, problem, isSubmitting, submit } = useSubmit(
    async () => {
      const isClosed = await runReauthenticated(async () => {
        await call(paths.closeSupplier, { body: {} });
        return true;
      });
      if (!isClosed) return;
      hasClosed.current = true;
      await navigate('/supplier/closed', { replace: true, state: { name } });
    },
    { checkFirst: true },
  );
  const sure = t('close_sure', { name });
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <FormProblems
        problem={problem}
        labels={{ sure }}
        form={form}
        failed={serverText(problem, t) ?? t('close_failed')}
      />
      <CheckField name="sure" label={sure} required error={fieldText(problem, 'sure')} />
      <div>
        <Button type="submit" look="danger" disabled={isSubmitting}>
          {t(isSubmitting ? 'close_doing' : 'close_do')}
        </Button>
      </div>
    </Form>
  );
}
