import { useState } from 'react';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { dayHere } from './moment.ts';
import styles from './security.module.css';
import { Sure } from './sure.tsx';

/** With fewer the next lost telephone may be one too many. */
const fewCodes = 3;

type Props = { since: string; left: number; onRenew: () => void; onTurnOff: () => void };

export function CodesOn({ since, left, onRenew, onTurnOff }: Props) {
  const t = useT('security');
  const { language } = useSurroundings();
  const [isSure, setSure] = useState(false);
  return (
    <>
      <p className={styles.on}>{t('codes_on', { day: dayHere(since, language) })}</p>
      {left < fewCodes ? (
        <Notice>{t('recovery_few', { count: left })}</Notice>
      ) : (
        <p className={styles.facts}>{t('recovery_left', { count: left })}</p>
      )}
      {isSure ? (
        <Sure
          question={t('codes_off_question')}
          deed={t('codes_off')}
          onSure={onTurnOff}
          onStop={() => setSure(false)}
        />
      ) : (
        <div className={styles.buttons}>
          <Button look="line" onClick={onRenew}>
            {t('recovery_renew')}
          </Button>
          <Button look="danger" onClick={() => setSure(true)}>
            {t('codes_off')}
          </Button>
        </div>
      )}
    </>
  );
}
