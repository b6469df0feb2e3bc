import { useState } from 'react';
import { useMatches } from 'react-router';
import type { PageRoute } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './configuration-notice.module.css';

/** Shown on client-only pages if their settings could not be loaded; other pages are rendered with theirs. */
export function ConfigurationNotice({ retry }: { retry: () => Promise<void> }) {
  const t = useT('common');
  const [isRetrying, setRetrying] = useState(false);
  const route = useMatches().at(-1)?.handle as PageRoute | undefined;
  if (route?.access !== 'user') return null;
  const tryAgain = async () => {
    setRetrying(true);
    await retry();
    setRetrying(false);
  };
  return (
    <div className={`wide ${styles.location}`}>
      <Notice tone="bad">
        <div className={styles.line}>
          {t('configuration_failed')}
          <Button look="line" disabled={isRetrying} onClick={() => void tryAgain()}>
            {t('try_again')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
