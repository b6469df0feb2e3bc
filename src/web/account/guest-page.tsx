import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { Inline } from '#web/articles/prose.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { NeedsScripts } from '#web/forms/needs-scripts.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import { safeNext } from '#web/runtime/router/addresses.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { startSession } from '#web/runtime/session/start-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountPanel } from './account-panel.tsx';
import { BookedTripCard } from './booked-trip.tsx';
import styles from './login-page.module.css';
import { tripOfNext } from './trip-of-next.ts';

export const page = definePage<null>({
  head: (_, { t }) => ({ title: t('guest:title_book'), indexed: false }),
  Page: GuestPage,
});

/** With `next` on the way to a booking; without it, back to one that was made so. */
function GuestPage() {
  const t = useT('guest');
  const { settings } = usePageContext();
  const session = useSession();
  const isHydrated = useIsHydrated();
  const [query] = useSearchParams();
  const [sent, setSent] = useState<Sent | null>(null);
  // The server renders one page for every `next`, so what depends on it is rendered after hydration.
  const next = isHydrated ? query.get('next') : null;
  const isFinding = isHydrated && query.has('find');
  if (session) return <Navigate to={isFinding ? '/bookings' : safeNext(next, session.user.role)} replace />;
  const signIn = (
    <ButtonLink look="line" full to={next ? `/login?next=${encodeURIComponent(next)}` : '/login'}>
      {t('sign_in')}
    </ButtonLink>
  );
  if (!settings.guestCheckout)
    return (
      <AccountPanel title={t('off_title')} lead={t('off')}>
        {signIn}
      </AccountPanel>
    );
  const booked = tripOfNext(next);
  const what = isFinding ? 'find' : 'book';
  return (
    <AccountPanel
      title={t(`title_${what}`)}
      lead={t(`lead_${what}`)}
      aside={booked ? <BookedTripCard {...booked} /> : undefined}
    >
      <NeedsScripts />
      {sent ? (
        <CodeForm sent={sent} onBack={() => setSent(null)} />
      ) : (
        <AddressForm isFinding={isFinding} onSent={setSent} />
      )}
      {signIn}
    </AccountPanel>
  );
}

type Sent = { email: string; reference: string | null };

function AddressForm({ isFinding, onSent }: { isFinding: boolean; onSent: (sent: Sent) => void }) {
  const t = useT('guest');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, submit } = useSubmit(
    async ({ email = '', name = '', reference = '' }) => {
      await call(paths.requestGuestCode, { body: { email, ...(isFinding ? { reference } : { name }) } });
      onSent({ email, reference: isFinding ? reference : null });
    },
    { checkFirst: true },
  );
  const labels = { name: t('name'), reference: t('reference'), email: t('login:email') };
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={labels} form={form} failed={serverText(problem, t) ?? t('auth:error')} />
      {isFinding ? (
        <Field
          label={labels.reference}
          note={t('reference_note')}
          name="reference"
          required
          maxLength={30}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={fieldText(problem, 'reference')}
        />
      ) : (
        <Field
          label={labels.name}
          name="name"
          required
          maxLength={120}
          autoComplete="name"
          error={fieldText(problem, 'name')}
        />
      )}
      <Field
        label={labels.email}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldText(problem, 'email')}
      />
      {isFinding ? null : (
        <p className={styles.terms}>
          <Inline text={t('terms')} />
        </p>
      )}
      <Button type="submit" full disabled={isSubmitting}>
        {t(isSubmitting ? 'sending' : 'send')}
      </Button>
    </Form>
  );
}

function CodeForm({ sent: { email, reference }, onBack }: { sent: Sent; onBack: () => void }) {
  const t = useT('guest');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, submit } = useSubmit(
    async ({ code = '' }) => startSession(await call(paths.enterAsGuest, { body: { email, code } })),
    { checkFirst: true },
  );
  return (
    <>
      <div role="status">
        <Notice tone="good">{reference ? t('sent_find', { email, reference }) : t('sent_book', { email })}</Notice>
      </div>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <FormProblems
          problem={problem}
          labels={{ code: t('code') }}
          form={form}
          failed={serverText(problem, t) ?? t('auth:error')}
        />
        <Field
          label={t('code')}
          note={t('code_note')}
          name="code"
          required
          autoFocus
          maxLength={20}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={fieldText(problem, 'code')}
        />
        <Button type="submit" full disabled={isSubmitting}>
          {t(isSubmitting ? 'entering' : 'enter')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('again')}
        </Button>
        <p className={styles.terms}>{t('later')}</p>
      </Form>
    </>
  );
}
