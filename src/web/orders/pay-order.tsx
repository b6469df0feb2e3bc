import type { OrderView } from '#contract/bookings/orders.ts';
import * as paths from '#contract/paths.generated.ts';
import { formatMoney } from '#kernel/money.ts';
import { useStartPayment } from '#web/bookings/payment/use-start-payment.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { BusyButton } from '#web/ui/loading/busy-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Pays together what is due of its bookings. */
export function PayOrder({ id, due }: { id: string; due: NonNullable<OrderView['due']> }) {
  const t = useT('cart');
  const { call, language } = usePageContext();
  const { isLeaving, problem, pay } = useStartPayment(id, (request) => call(paths.startOrderPayment, request));
  const amount = formatMoney({ amountMinor: due.priceMinor, currency: due.currency }, language);
  return (
    <>
      <BusyButton look="book" full isBusy={isLeaving} busyText={t('to_payment')} onPress={() => void pay()}>
        {t('pay_now', { amount })}
      </BusyButton>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('pay_failed')}</Notice> : null}
    </>
  );
}
