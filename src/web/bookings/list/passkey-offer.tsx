import { useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { Inline } from '#web/articles/prose.tsx';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';

/** What comes after a booking by a traveller who signs in with codes, where the device can make a passkey and there is none yet. */
export function PasskeyOffer() {
  useTextsOf('sign-in-code');
  const t = useT('sign-in-code');
  const { call } = usePageContext();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const offer = async () => {
      if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return;
      const { total } = await call(paths.listPasskeys, { query: { pageSize: 1 } });
      setOffered(total === 0);
    };
    // It can be made in the profile all the same.
    offer().catch(() => undefined);
  }, [call]);
  if (!isOffered) return null;
  return (
    <div>
      <dt>{t('without_code')}</dt>
      <dd>
        <Inline text={t('passkey_offer')} />
      </dd>
    </div>
  );
}
