import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { momentText } from '#web/ui/place-time.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';

const retryMs = 10_000;

/** Shown above a booking that was loaded from this device: its age. Reloads it once the network is back. */
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
