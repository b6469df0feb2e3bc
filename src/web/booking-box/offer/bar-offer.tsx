import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { dayAndTimes } from '#web/ui/when-text.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import type { Booking } from '../use-booking.ts';

/** In the bar, while the form is out of view: the start, the total and the button of the form; or why nothing can be booked, which the
 *  form says in full. */
export function BarOffer({ booking, submitText }: { booking: Booking; submitText?: string }) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const { availability, departure, quote, isMissed, isBusy, isPlacing, book } = booking;
  if (!departure || isMissed)
    return (
      <>
        <p>{departure ? t('missed_short') : availability?.message}</p>
        <a href="#booking" className={buttonClass('book')}>
          {t('tour-detail:choose_date')}
        </a>
      </>
    );
  return (
    <>
      <p>
        {quote ? (
          <span>
            {t('common:total')}{' '}
            <strong>
              <Price {...quote.total} />
            </strong>
          </span>
        ) : null}
        <span>{dayAndTimes(departure, language)}</span>
      </p>
      <Button look="book" aria-disabled={isBusy || undefined} onClick={() => void (isBusy || book())}>
        {isPlacing ? t('tour-detail:booking_now') : submitText}
      </Button>
    </>
  );
}
