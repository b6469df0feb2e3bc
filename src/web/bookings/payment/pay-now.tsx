import type { BookingCardView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { formatMoney } from '#kernel/money.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { BusyButton } from '#web/ui/loading/busy-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useStartPayment } from './use-start-payment.ts';
import styles from './pay-now.module.css';

type Props = {
  booking: Pick<BookingCardView, 'id' | 'can' | 'payment'>;
  /** The name of the button beside others that look the same: which booking is paid. */
  spoken?: (name: string) => string;
};

/** Leads to the payment page of a booking that can be paid; nothing for any other. */
export function PayNow(props: Props) {
  return props.booking.can.pay ? <PayButton {...props} /> : null;
}

function PayButton({ booking: { id, payment }, spoken }: Props) {
  const { due } = payment;
  const t = useT('booking-detail');
  const { call, language } = usePageContext();
  const { isLeaving, problem, pay } = useStartPayment(id, (request) => call(paths.startPayment, request));
  const name = due
    ? t('pay_amount_now', { amount: formatMoney({ amountMinor: due.priceMinor, currency: due.currency }, language) })
    : t('pay_now');
  return (
    <div className={styles.pay}>
      <BusyButton
        look="book"
        full
        isBusy={isLeaving}
        busyText={t('to_payment')}
        aria-label={spoken?.(name)}
        onPress={() => void pay()}
      >
        {name}
      </BusyButton>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('pay_failed')}</Notice> : null}
    </div>
  );
}
