import { useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';

/** The supplier's answer to the latest request for a change, with its reason in the supplier's words. */
export function DeclinedChange({ reason }: { reason: string | null }) {
  const t = useT('booking-detail');
  return (
    <Notice tone="bad">
      {t('change_declined')} {reason ? t('supplier_change_reason', { reason }) : null}
    </Notice>
  );
}
