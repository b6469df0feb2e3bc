import { lazy, startTransition, Suspense, useState, type ReactNode } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { NeedsScripts } from '#web/forms/needs-scripts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountPanel } from './account-panel.tsx';
import type { SecondStep } from './second-step-form.tsx';
import { SignInForm, type Mode } from './sign-in-form.tsx';

const SecondStepForm = lazy(async () => ({ default: (await import('./second-step-form.tsx')).SecondStepForm }));

const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

type Props = {
  title: string;
  lead: ReactNode;
  mode: Mode;
  otherMode: string;
  asksName: boolean;
  /** Whether one may sign in with a code that is mailed, and whether the panel begins with it. */
  code?: 'offered' | 'first';
  aside?: ReactNode;
};

/** E-mail and password, or a mailed code, then the second factor in the same place where one is required. */
export function SignInPanel({ title, lead, mode, otherMode, asksName, code, aside }: Props) {
  const t = useT('login');
  // Stays when the second step leads back.
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [secondStep, setSecondStep] = useState<SecondStep | 'over' | null>(null);
  const [isByCode, setByCode] = useState<boolean>();
  const common = { name, onName: setName, email, onEmail: setEmail, onSecondStep: setSecondStep };
  if (secondStep && secondStep !== 'over') {
    return (
      <AccountPanel title={t('second_title')} lead={t('second_lead')} aside={aside}>
        <Suspense>
          <SecondStepForm step={secondStep} onBack={setSecondStep} />
        </Suspense>
      </AccountPanel>
    );
  }
  return (
    <AccountPanel title={title} lead={lead} aside={aside}>
      {secondStep === 'over' ? <Notice tone="bad">{t('second_over')}</Notice> : null}
      <NeedsScripts />
      {(isByCode ?? code === 'first') ? (
        <Suspense>
          <CodeForm {...common} asksName={mode === 'register' && asksName} onPassword={() => setByCode(false)} />
        </Suspense>
      ) : (
        <SignInForm
          {...common}
          mode={mode}
          otherMode={otherMode}
          asksName={asksName}
          onCode={code && (() => startTransition(() => setByCode(true)))}
        />
      )}
    </AccountPanel>
  );
}
