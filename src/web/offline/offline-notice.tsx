import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { momentText } from '#web/ui/place-time.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';

const retryMs = 10_000;

/** Above a booking that came from this device: how old it is. With the network back, it is asked for again. */
export function OfflineNotice({ at }: { at: string }) {
  const t = useT('app');
  const { language } = usePageContext();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const reload = () => void revalidate();
    addEventListener('online', reload);
    // A network that is back may be too slow for the first question.
    const again = setInterval(() => (navigator.onLine ? reload() : undefined), retryMs);
    return () => {
      removeEventListener('online', reload);
      clearInterval(again);
    };
  }, [revalidate]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return <Notice>{t('kept_as_of', { moment: momentText(at, timeZone, language) })}</Notice>;
}
