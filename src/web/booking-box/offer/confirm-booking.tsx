import { formatMoney } from '#kernel/money.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { dayAndTimes } from '#web/ui/when-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { Booking } from '../use-booking.ts';

/** The total and the last tap, outside the form. Who has yet to sign in confirms nothing by it. */
export function ConfirmBooking({ booking }: { booking: Booking }) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const { quote, departure, isBusy, book } = booking;
  const isSignedIn = useSession() !== null;
  if (!quote || !departure) return null;
  const amount = formatMoney({ amountMinor: quote.total.priceMinor, currency: quote.total.currency }, language);
  return (
    <>
      <p>
        <span>
          {t('common:total')} <strong>{amount}</strong>
        </span>
        <span>{dayAndTimes(departure, language)}</span>
      </p>
      <Button look="book" aria-disabled={isBusy || undefined} onClick={() => void (isBusy || book())}>
        {t(isSignedIn ? 'confirm_amount' : 'book_for', { amount })}
      </Button>
    </>
  );
}
