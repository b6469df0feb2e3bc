// Some endpoints require recent authentication. If one refuses for that reason, a dialog asks for it and the call is repeated.
import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { assert } from '#kernel/assert.ts';
import { canUsePasskeys, authenticateWithPasskey, passkeyErrorOf } from '#web/account/passkey.ts';
import { ApiProblem, type Call } from '#web/runtime/api/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './security.module.css';
import { useEndpoint } from './use-endpoint.ts';

const CodeReauthentication = lazy(async () => ({
  default: (await import('./code-reauthentication.tsx')).CodeReauthentication,
}));

/** Runs the action, after reauthentication if the server requires it. Undefined if the user cancels. */
export type Reauthenticate = <T>(action: () => Promise<T>) => Promise<T | undefined>;

const ReauthenticationContext = createContext<Reauthenticate | null>(null);

export function useReauthentication(): Reauthenticate {
  const runReauthenticated = use(ReauthenticationContext);
  assert(runReauthenticated, 'useReauthentication is used outside of its provider');
  return runReauthenticated;
}

export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const t = useT('security');
  const [pending, setPending] = useState<{ resolve: (isAuthenticated: boolean) => void } | null>(null);
  const runReauthenticated: Reauthenticate = async (action) => {
    try {
      return await action();
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem) || thrown.code !== 'proof_required') throw thrown;
      const isAuthenticated = await new Promise<boolean>((resolve) => setPending({ resolve }));
      return isAuthenticated ? action() : undefined;
    }
  };
  const close = (isAuthenticated: boolean) => {
    pending?.resolve(isAuthenticated);
    setPending(null);
  };
  return (
    <ReauthenticationContext value={runReauthenticated}>
      {children}
      <Dialog title={t('proof_title')} open={pending !== null} onClose={() => close(false)}>
        <ReauthenticationForm onSuccess={() => close(true)} />
      </Dialog>
    </ReauthenticationContext>
  );
}

const onePasskey = { query: { pageSize: 1 } };
const noParameters = {};

/** By a passkey, if there is one, or by the password; an account without a password gets a code by mail. */
function ReauthenticationForm({ onSuccess }: { onSuccess: () => void }) {
  const [passkeys] = useEndpoint(paths.listPasskeys, onePasskey);
  const [account] = useEndpoint(paths.getMe, noParameters);
  const hasPasskeys = passkeys.state === 'ready' && passkeys.value.total > 0;
  const byPasskey = hasPasskeys && canUsePasskeys() ? <PasskeyReauthentication onSuccess={onSuccess} /> : null;
  if (account.state === 'ready' && !account.value.has_password)
    return (
      <Suspense>
        <CodeReauthentication email={account.value.email} onSuccess={onSuccess}>
          {byPasskey}
        </CodeReauthentication>
      </Suspense>
    );
  return <PasswordReauthentication onSuccess={onSuccess}>{byPasskey}</PasswordReauthentication>;
}

type ByPassword = { onSuccess: () => void; children: ReactNode };

function PasswordReauthentication({ onSuccess, children }: ByPassword) {
  const t = useT('security');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, submit } = useSubmit(
    async (entered) => {
      await call(paths.reauthenticate, { body: { password: entered.password! } });
      onSuccess();
    },
    { checkFirst: true },
  );
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <p>{t('proof_text')}</p>
      <FormProblems
        problem={problem}
        labels={{ password: t('password') }}
        form={form}
        failed={serverText(problem, t) ?? t('failed')}
      />
      <Field
        label={t('password')}
        name="password"
        type="password"
        required
        maxLength={200}
        autoComplete="current-password"
        error={fieldText(problem, 'password')}
      />
      <Button type="submit" disabled={isSubmitting}>
        {t('proof_submit')}
      </Button>
      {children}
    </Form>
  );
}

function PasskeyReauthentication({ onSuccess }: { onSuccess: () => void }) {
  const t = useT('security');
  const { call } = usePageContext();
  const [passkeyError, setPasskeyError] = useState<unknown>(null);
  const show = () => {
    setPasskeyError(null);
    reauthenticateByPasskey(call).then(onSuccess, setPasskeyError);
  };
  return (
    <>
      <Button look="line" onClick={show}>
        {t('proof_passkey')}
      </Button>
      {passkeyError ? <Notice tone="bad">{passkeyErrorText(passkeyError, t)}</Notice> : null}
    </>
  );
}

async function reauthenticateByPasskey(call: Call): Promise<void> {
  await call(paths.reauthenticate, {
    body: { passkey: await authenticateWithPasskey(await call(paths.startReauthentication)) },
  });
}

/** The message for a passkey error of the browser or the server. */
export function passkeyErrorText(thrown: unknown, t: BoundTranslate<'security'>): string {
  const passkeyError = passkeyErrorOf(thrown);
  if (passkeyError) return t(`passkey_${passkeyError}`);
  return fieldText(thrown, 'passkey', 'name') ?? serverText(thrown, t) ?? t('failed');
}
