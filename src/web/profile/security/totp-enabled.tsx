import { useState } from 'react';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { localDay } from './local-time.ts';
import styles from './security.module.css';
import { ConfirmInPlace } from './confirm-in-place.tsx';

/** With fewer codes left the page recommends new ones. */
const warnBelowCodes = 3;

type Props = { since: string; left: number; onRenew: () => void; onTurnOff: () => void };

export function TotpEnabled({ since, left, onRenew, onTurnOff }: Props) {
  const t = useT('security');
  const { language } = usePageContext();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <p className={styles.enabled}>{t('codes_on', { day: localDay(since, language) })}</p>
      {left < warnBelowCodes ? (
        <Notice>{t('recovery_few', { count: left })}</Notice>
      ) : (
        <p className={styles.facts}>{t('recovery_left', { count: left })}</p>
      )}
      {isConfirming ? (
        <ConfirmInPlace
          question={t('codes_off_question')}
          action={t('codes_off')}
          onConfirm={onTurnOff}
          onCancel={() => setConfirming(false)}
        />
      ) : (
        <div className={styles.buttons}>
          <Button look="line" onClick={onRenew}>
            {t('recovery_renew')}
          </Button>
          <Button look="danger" onClick={() => setConfirming(true)}>
            {t('codes_off')}
          </Button>
        </div>
      )}
    </>
  );
}
