import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { NeedsScripts } from '#web/forms/needs-scripts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountPanel } from './account-panel.tsx';
import type { SecondStep } from './second-step-form.tsx';
import { SignInForm, type Mode } from './sign-in-form.tsx';

const SecondStepForm = lazy(async () => ({ default: (await import('./second-step-form.tsx')).SecondStepForm }));

type Props = {
  title: string;
  lead: ReactNode;
  mode: Mode;
  otherMode: string;
  asksName: boolean;
  /** Where one books without an account. */
  guestHref?: string | undefined;
  aside?: ReactNode;
};

/** E-mail and password, then the second factor in the same place where one is required. */
export function SignInPanel({ title, lead, mode, otherMode, asksName, guestHref, aside }: Props) {
  const t = useT('login');
  // Stays when the second step leads back.
  const [email, setEmail] = useState('');
  const [secondStep, setSecondStep] = useState<SecondStep | 'over' | null>(null);
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
      {guestHref ? (
        <ButtonLink look="line" full to={guestHref}>
          {t('as_guest')}
        </ButtonLink>
      ) : null}
      <SignInForm
        mode={mode}
        otherMode={otherMode}
        asksName={asksName}
        email={email}
        onEmail={setEmail}
        onSecondStep={setSecondStep}
      />
    </AccountPanel>
  );
}
