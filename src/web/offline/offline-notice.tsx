import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { momentText } from '#web/ui/place-time.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';

const retryMs = 10_000;

type Props = { at: string; says?: 'kept_as_of' | 'sheet_as_of' };

/** Shown above a booking or a day sheet that was loaded from this device: its age. Reloads it once the network is back. */
export function OfflineNotice({ at, says = 'kept_as_of' }: Props) {
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
  return <Notice>{t(says, { moment: momentText(at, timeZone, language) })}</Notice>;
}
