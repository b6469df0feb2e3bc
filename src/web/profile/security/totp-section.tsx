import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TotpEnabled } from './totp-enabled.tsx';
import { SecuritySection, useNotice } from './security-section.tsx';
import { useReauthentication } from './reauthentication.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpTotp } from './set-up-totp.tsx';
import { useEndpoint } from './use-endpoint.ts';

const noParameters = {};

type TotpStep = { secret: ResponseBody<'startTotp'> } | { recoveryCodes: string[] } | null;

export function TotpSection() {
  const t = useT('security');
  const { call } = usePageContext();
  const runReauthenticated = useReauthentication();
  const [state, reload] = useEndpoint(paths.getTotp, noParameters);
  const [step, setStep] = useState<TotpStep>(null);
  const { notice, showNotice } = useNotice();
  const request = async (work: () => Promise<void>) => {
    showNotice(null);
    try {
      await work();
    } catch (thrown) {
      showNotice({ tone: 'bad', text: serverText(thrown, t) ?? t('failed') });
      await reload();
    }
  };
  const start = async () => {
    const secret = await runReauthenticated(() => call(paths.startTotp));
    if (secret) setStep({ secret });
  };
  const renew = async () => {
    const renewed = await runReauthenticated(() => call(paths.renewRecoveryCodes));
    if (renewed) setStep(renewed);
  };
  const turnOff = async () => {
    const isOff = await runReauthenticated(async () => {
      await call(paths.removeTotp);
      return true;
    });
    await reload();
    if (isOff) showNotice({ tone: 'good', text: t('codes_turned_off') });
  };
  const finish = async (text: string) => {
    setStep(null);
    await reload();
    showNotice({ tone: 'good', text });
  };
  return (
    <SecuritySection title={t('codes')} text={t('codes_text')} notice={notice} state={state} reload={reload}>
      {({ since, recoveryCodesLeft }) => {
        if (step && 'secret' in step)
          return <SetUpTotp {...step.secret} onDone={setStep} onCancel={() => setStep(null)} />;
        if (step) return <RecoveryCodes codes={step.recoveryCodes} onSaved={() => void finish(t('codes_kept'))} />;
        if (since)
          return (
            <TotpEnabled
              since={since}
              left={recoveryCodesLeft}
              onRenew={() => void request(renew)}
              onTurnOff={() => void request(turnOff)}
            />
          );
        return <Button onClick={() => void request(start)}>{t('codes_set_up')}</Button>;
      }}
    </SecuritySection>
  );
}
