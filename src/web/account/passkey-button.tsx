import { useState } from 'react';
import { fieldText, serverText } from '#web/problem-text.ts';
import { saveSession } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { canUsePasskeys, troubleOf } from './passkey.ts';

/** Signs in without a name or a password; what does it is fetched when it is pressed. */
export function PasskeyButton() {
  const t = useT('login');
  const { call } = useSurroundings();
  const [isSending, setSending] = useState(false);
  const [told, setTold] = useState('');
  const signIn = async () => {
    if (!canUsePasskeys()) return setTold(t('passkey_failed'));
    setSending(true);
    setTold('');
    try {
      const { signInWithPasskey } = await import('./passkey-sign-in.ts');
      saveSession(await signInWithPasskey(call));
    } catch (thrown) {
      const trouble = troubleOf(thrown);
      setTold(
        trouble ? t(`passkey_${trouble}`) : (fieldText(thrown, 'passkey') ?? serverText(thrown, t) ?? t('auth:error')),
      );
      setSending(false);
    }
  };
  return (
    <>
      <Button look="line" full disabled={isSending} onClick={() => void signIn()}>
        {t('passkey')}
      </Button>
      {told ? <Notice tone="bad">{told}</Notice> : null}
    </>
  );
}
