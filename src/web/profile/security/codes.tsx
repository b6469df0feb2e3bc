import { useState } from 'react';
import type { Answer } from '#web/call.ts';
import { serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { CodesOn } from './codes-on.tsx';
import { Part, useTelling } from './part.tsx';
import { useProve } from './proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpCodes } from './set-up-codes.tsx';
import { useAsked } from './use-asked.ts';

const nothing = {};

type Doing = { secret: Answer<'startTotp'> } | { recoveryCodes: string[] } | null;

export function Codes() {
  const t = useT('security');
  const { call } = useSurroundings();
  const prove = useProve();
  const [asked, again] = useAsked('getTotp', nothing);
  const [doing, setDoing] = useState<Doing>(null);
  const { told, tell } = useTelling();
  const attempt = async (work: () => Promise<void>) => {
    tell(null);
    try {
      await work();
    } catch (thrown) {
      tell({ tone: 'bad', text: serverText(thrown, t) ?? t('failed') });
      await again();
    }
  };
  const start = async () => {
    const secret = await prove(() => call('startTotp'));
    if (secret) setDoing({ secret });
  };
  const renew = async () => {
    const renewed = await prove(() => call('renewRecoveryCodes'));
    if (renewed) setDoing(renewed);
  };
  const turnOff = async () => {
    const isOff = await prove(async () => {
      await call('removeTotp');
      return true;
    });
    await again();
    if (isOff) tell({ tone: 'good', text: t('codes_turned_off') });
  };
  const finish = async (text: string) => {
    setDoing(null);
    await again();
    tell({ tone: 'good', text });
  };
  return (
    <Part title={t('codes')} text={t('codes_text')} told={told} asked={asked} again={again}>
      {({ since, recoveryCodesLeft }) => {
        if (doing && 'secret' in doing)
          return <SetUpCodes {...doing.secret} onDone={setDoing} onStop={() => setDoing(null)} />;
        if (doing) return <RecoveryCodes codes={doing.recoveryCodes} onKept={() => void finish(t('codes_kept'))} />;
        if (since)
          return (
            <CodesOn
              since={since}
              left={recoveryCodesLeft}
              onRenew={() => void attempt(renew)}
              onTurnOff={() => void attempt(turnOff)}
            />
          );
        return <Button onClick={() => void attempt(start)}>{t('codes_set_up')}</Button>;
      }}
    </Part>
  );
}
