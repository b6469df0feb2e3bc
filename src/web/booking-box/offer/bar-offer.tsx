import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { shortDayAndTimes } from '#web/ui/when-text.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import type { Booking } from '../use-booking.ts';
import { OfferText } from '../offer-message.tsx';
import { showTerms } from './show-terms.ts';

type Props = { booking: Booking; submitText?: string; isSeen?: boolean };

/** In the bar, while the form is out of view: the start, what is to pay and the button of the form; or why nothing can be booked, which the
 *  form says in full. What was never on the screen cannot be booked: until the lines, the refund and the payment were (`isSeen`), the
 *  button says that it leads to them. A visitor signs in first, which leads there as well, and sees them beside the form. */
export function BarOffer({ booking, submitText, isSeen }: Props) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const leads = useSession() !== null && !isSeen;
  const { availability, departure, quote, card, toPayMinor, isMissed, isBusy, isPlacing, book } = booking;
  if (!departure || isMissed)
    return (
      <>
        <p>{isMissed && availability?.available ? t('missed_short') : <OfferText booking={booking} />}</p>
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
            {t(card ? 'gift_card_rest' : 'common:total')}{' '}
            <strong>
              <Price {...quote.total} priceMinor={toPayMinor!} />
            </strong>
          </span>
        ) : null}
        <span>{shortDayAndTimes(departure, language)}</span>
      </p>
      <Button
        look="book"
        aria-disabled={isBusy || undefined}
        onClick={() => void (isBusy || (leads ? showTerms() : book()))}
      >
        {isPlacing ? t('tour-detail:booking_now') : leads ? t('review_and_book') : submitText}
      </Button>
    </>
  );
}
