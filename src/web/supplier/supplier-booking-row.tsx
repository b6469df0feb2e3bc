import { Link } from 'react-router';
import type { SupplierBookingView } from '#contract/suppliers/supplier-bookings.ts';
import type { Translate } from '#web/runtime/api/t.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { pickupLines } from '#web/bookings/booking/pickup-text.ts';
import { StatusBadge } from '#web/bookings/booking/status-badge.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { whenText } from '#web/ui/when-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { ticketsText } from '#web/ui/line-text.ts';
import { Price, priceText } from '#web/ui/price.tsx';
import { MoveBooking } from '#web/moves/move-booking.tsx';
import { BookingAnswers } from './booking-answers.tsx';
import styles from './supplier-page.module.css';
import type { BookingAction, BookingActions } from './use-booking-actions.ts';

type Props = { booking: SupplierBookingView; actions: BookingActions };

export function SupplierBookingRow({ booking, actions }: Props) {
  const t = useT('partner-home');
  const { language } = usePageContext();
  const { title, tourSlug, reference, optionName, status, state, total, adults, children, lines, itemsCancelled } =
    booking;
  const { id, departureId } = booking;
  const isOnSheet = status !== 'Cancelled';
  const pickup = pickupLines(booking.pickup, language);
  return (
    <article className={styles.row}>
      <div className={styles.about}>
        <p className={styles.badges}>
          <StatusBadge status={status} state={state} />
          <span>{reference}</span>
        </p>
        <h3>
          {isOnSheet ? (
            <Link to={`/supplier/departures/${departureId}#booking-${id}`}>{title}</Link>
          ) : (
            <Link to={tourPath(tourSlug)}>{title}</Link>
          )}
        </h3>
        <p className={styles.date}>{whenText(booking, language)}</p>
        <p className={styles.soft}>
          <span>{optionName}</span>
          <span>{ticketsText(lines, adults + children, t) ?? partyText(booking, t)}</span>
          {itemsCancelled > 0 ? <span>{t('booking-detail:items_cancelled', { count: itemsCancelled })}</span> : null}
          <span>
            <Price priceMinor={total.priceMinor} currency={total.currency} />
          </span>
        </p>
        <Earning booking={booking} />
        <TravellerOrState booking={booking} />
        <RequestedChange booking={booking} />
        {pickup.length > 0 ? (
          <p>
            {t('common:said_of', { name: t('booking-detail:pickup') })} {pickup.join(' · ')}
          </p>
        ) : null}
        {booking.asksQuestions ? <BookingAnswers booking={booking} /> : null}
      </div>
      <Actions booking={booking} actions={actions} />
    </article>
  );
}

/** What is left of the price for the supplier. */
function Earning({ booking: { earning, status } }: { booking: SupplierBookingView }) {
  const t = useT('partner-home');
  const { language } = usePageContext();
  const { price, commission, net, paid } = earning;
  if (price.priceMinor === 0) return <p className={styles.soft}>{t('earns_nothing')}</p>;
  const amounts = { net: priceText(net, language), commission: priceText(commission, language) };
  const key = status === 'Pending' ? 'would_earn' : paid ? 'earns' : 'earns_once_paid';
  return <p className={styles.soft}>{t(key, amounts)}</p>;
}

/** The traveller, once the supplier may see who it is; before, what the booking is waiting for. */
function TravellerOrState({ booking: { traveller, state, decideBy, timeZone } }: { booking: SupplierBookingView }) {
  const t = useT('partner-home');
  const { language } = usePageContext();
  if (traveller)
    return (
      <p className={styles.traveller}>
        <span>{traveller.name}</span>
        <a href={`mailto:${traveller.email}`}>{traveller.email}</a>
        {state === 'no_show' ? <strong>{t('was_missed')}</strong> : null}
      </p>
    );
  if (decideBy) return <p>{t('decide_by', { moment: momentText(decideBy, timeZone, language) })}</p>;
  return state === 'on_hold' ? <p>{t('being_paid')}</p> : null;
}

/** What its traveller requests in addition to what is booked. */
function RequestedChange({ booking: { requestedChange, timeZone } }: { booking: SupplierBookingView }) {
  const t = useT('partner-home');
  const { language } = usePageContext();
  if (!requestedChange) return null;
  const { optionName, total, expiresAt } = requestedChange;
  return (
    <div className={styles.request}>
      <p>
        <strong>{t('requested_change')}</strong>
      </p>
      <p className={styles.date}>{whenText(requestedChange, language)}</p>
      <p className={styles.soft}>
        <span>{optionName}</span>
        <span>{partyText(requestedChange, t)}</span>
        <span>
          <Price priceMinor={total.priceMinor} currency={total.currency} />
        </span>
      </p>
      <p>{t('requested_change_held', { moment: momentText(expiresAt, timeZone, language) })}</p>
    </div>
  );
}

/** '2 adults, 1 child' */
const partyText = ({ adults, children }: { adults: number; children: number }, t: Translate): string =>
  [t('common:unit_adult', { count: adults }), children > 0 && t('common:unit_child', { count: children })]
    .filter(Boolean)
    .join(', ');

function Actions({ booking, actions }: Props) {
  const t = useT('partner-home');
  const { may, title, reference } = booking;
  const button = (action: BookingAction, look: 'sea' | 'line', act: () => void) => (
    <Button
      look={look}
      disabled={actions.isBusy}
      onClick={act}
      aria-label={t(`${action}_spoken`, { tour: title, reference })}
    >
      {t(action)}
    </Button>
  );
  const requestOf = <Action extends BookingAction>(action: Action) => ({ action, booking });
  if (!may.decide && !may.decideChange && !may.move && !may.cancel && !may.recordAttendance) return null;
  return (
    <div className={styles.actions}>
      {may.decide ? button('accept', 'sea', () => void actions.perform(requestOf('accept'))) : null}
      {may.decide ? button('decline', 'line', () => actions.requestConfirmation(requestOf('decline'))) : null}
      {may.decideChange ? button('accept_change', 'sea', () => void actions.perform(requestOf('accept_change'))) : null}
      {may.decideChange
        ? button('decline_change', 'line', () => actions.requestConfirmation(requestOf('decline_change')))
        : null}
      {may.move ? <MoveBooking booking={booking} onMoved={actions.announce} /> : null}
      {may.cancel ? button('cancel', 'line', () => actions.requestConfirmation(requestOf('cancel'))) : null}
      {may.recordAttendance ? button('came', 'sea', () => void actions.perform(requestOf('came'))) : null}
      {may.recordAttendance ? button('missed', 'line', () => void actions.perform(requestOf('missed'))) : null}
    </div>
  );
}
