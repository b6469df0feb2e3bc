import type { BookingCardView } from '#contract/bookings.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';

type Changed = Pick<BookingCardView, 'state' | 'changeDeclined' | 'lastChange'>;

/** Of the latest change: the supplier's answer with its reason, or that it is called off. */
export function FailedChange({ booking: { state, changeDeclined, lastChange } }: { booking: Changed }) {
  const t = useT('booking-detail');
  if (state !== 'confirmed') return null;
  if (lastChange === 'called_off') return <Notice tone="bad">{t('change_called_off')}</Notice>;
  if (!changeDeclined) return null;
  const { reason } = changeDeclined;
  return (
    <Notice tone="bad">
      {t('change_declined')} {reason ? t('supplier_change_reason', { reason }) : null}
    </Notice>
  );
}
