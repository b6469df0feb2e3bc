import { useState } from 'react';
import { useMatches } from 'react-router';
import type { RouteHandle } from '#web/page-route.tsx';
import { useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './configuration-notice.module.css';

/** Above the pages of client-only areas; the others brought their settings with them. */
export function ConfigurationNotice({ retry }: { retry: () => Promise<void> }) {
  const t = useT('common');
  const [trying, setTrying] = useState(false);
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  if (handle?.route.access !== 'user') return null;
  const tryAgain = async () => {
    setTrying(true);
    await retry();
    setTrying(false);
  };
  return (
    <div className={`wide ${styles.place}`}>
      <Notice tone="bad">
        <div className={styles.line}>
          {t('configuration_failed')}
          <Button look="line" disabled={trying} onClick={() => void tryAgain()}>
            {t('try_again')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
