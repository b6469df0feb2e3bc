// Some deeds are done only for whoever shows once more who they are. The server says so; then this asks, and the deed is
// tried again.
import { createContext, use, useState, type ReactNode } from 'react';
import { assert } from '#kernel/assert.ts';
import { canUsePasskeys, showPasskey, troubleOf } from '#web/account/passkey.ts';
import { ApiProblem, type Call } from '#web/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useSending } from '#web/forms/use-sending.ts';
import { fieldText, serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './security.module.css';

/** Does the deed, with a proof where one is needed. Undefined when the person would rather not. */
export type Prove = <T>(deed: () => Promise<T>) => Promise<T | undefined>;

const ProofContext = createContext<Prove | null>(null);

export function useProve(): Prove {
  const prove = use(ProofContext);
  assert(prove, 'a deed stands outside of what can prove it');
  return prove;
}

export function AskingForProof({ hasPasskeys, children }: { hasPasskeys: boolean; children: ReactNode }) {
  const t = useT('security');
  const [asking, setAsking] = useState<{ answer: (proved: boolean) => void } | null>(null);
  const prove: Prove = async (deed) => {
    try {
      return await deed();
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem) || thrown.code !== 'proof_required') throw thrown;
      const proved = await new Promise<boolean>((answer) => setAsking({ answer }));
      return proved ? deed() : undefined;
    }
  };
  const close = (proved: boolean) => {
    asking?.answer(proved);
    setAsking(null);
  };
  return (
    <ProofContext value={prove}>
      {children}
      <Dialog title={t('proof_title')} open={asking !== null} onClose={() => close(false)}>
        <ProofForm hasPasskeys={hasPasskeys} onProved={() => close(true)} />
      </Dialog>
    </ProofContext>
  );
}

function ProofForm({ hasPasskeys, onProved }: { hasPasskeys: boolean; onProved: () => void }) {
  const t = useT('security');
  const { call } = useSurroundings();
  const { form, problem, isSending, submit } = useSending(
    async (entered) => {
      await call('prove', { body: { password: entered.password! } });
      onProved();
    },
    { checkFirst: true },
  );
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
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
      <Button type="submit" disabled={isSending}>
        {t('proof_submit')}
      </Button>
      {hasPasskeys && canUsePasskeys() ? <ByPasskey onProved={onProved} /> : null}
    </form>
  );
}

function ByPasskey({ onProved }: { onProved: () => void }) {
  const t = useT('security');
  const { call } = useSurroundings();
  const [trouble, setTrouble] = useState<unknown>(null);
  const show = () => {
    setTrouble(null);
    proveByPasskey(call).then(onProved, setTrouble);
  };
  return (
    <>
      <Button look="line" onClick={show}>
        {t('proof_passkey')}
      </Button>
      {trouble ? <Notice tone="bad">{passkeyText(trouble, t)}</Notice> : null}
    </>
  );
}

async function proveByPasskey(call: Call): Promise<void> {
  await call('prove', { body: { passkey: await showPasskey(await call('startProof')) } });
}

/** What went wrong with a passkey, in the browser's name or the server's. */
export function passkeyText(thrown: unknown, t: ReturnType<typeof useT>): string {
  const trouble = troubleOf(thrown);
  if (trouble) return t(`passkey_${trouble}`);
  return fieldText(thrown, 'passkey', 'name') ?? serverText(thrown, t) ?? t('failed');
}
