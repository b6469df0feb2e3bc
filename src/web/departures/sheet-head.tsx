import type { DepartureCancellationView } from '#contract/suppliers/departures/departure-cancellations.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';
import type { OfflineSheet } from '#web/offline/offline-sheets.ts';
import { Button } from '#web/ui/button.tsx';
import { whenText } from '#web/ui/when-text.ts';
import { CancelDeparture } from './cancellation/cancel-departure.tsx';
import { ChangeDeparture } from './change-departure.tsx';
import { checkInOf, peopleOf } from './check-in/judge-ticket.ts';
import type { CheckIn } from './check-in/use-check-in.ts';
import styles from './departures.module.css';
import type { Messages } from './messages/use-messages.ts';

type HeaderProps = { sheet: OfflineSheet; checkIn: CheckIn };

/** Which departure it is, and how full. */
export function SheetHeader({ sheet: { departure, bookings }, checkIn }: HeaderProps) {
  const t = useT('departures');
  const { language } = usePageContext();
  const { title, optionName, people, bookings: count, toDecide, seatsLeft } = departure;
  const checkedInCount = bookings.flatMap((one) =>
    peopleOf(one).filter((person) => checkInOf(person, one, checkIn.scans)),
  ).length;
  // A sheet that an older version saved has no city.
  const city: string | undefined = departure.city;
  return (
    <div>
      <h1>{title}</h1>
      <p className={styles.when}>{whenText(departure, language)}</p>
      <p className={styles.facts}>
        <span>{optionName}</span>
        {city ? <span>{t('local_time', { city })}</span> : null}
        {departure.meetingPoint ? <span>{departure.meetingPoint}</span> : null}
        <span>{count > 0 ? `${t('people', { count: people })} ${t('bookings', { count })}` : t('nobody')}</span>
        {checkedInCount > 0 ? <strong>{t('here_of', { count: checkedInCount, people })}</strong> : null}
        {toDecide > 0 ? <strong>{t('to_decide', { count: toDecide })}</strong> : null}
        {seatsLeft === null || departure.cancelled ? null : (
          <span>{seatsLeft === 0 ? t('full') : t('places_left', { count: seatsLeft })}</span>
        )}
        {departure.blocked > 0 ? <span>{t('blocked', { count: departure.blocked })}</span> : null}
      </p>
    </div>
  );
}

/** `messages`: null where there is no one to write to. */
type ActionsProps = {
  sheet: OfflineSheet;
  isScanning: boolean;
  onScanning: (isScanning: boolean) => void;
  messages: Messages | null;
  onCancelled: (begun: DepartureCancellationView) => void;
};

export function SheetActions({ sheet, isScanning, onScanning, messages, onCancelled }: ActionsProps) {
  const t = useT('departures');
  const { departure, bookings, kept: offlineCopy } = sheet;
  return (
    <div className={styles.actions}>
      {bookings.some(({ ticketHash }) => ticketHash !== null) ? (
        <Button aria-expanded={isScanning} onClick={() => onScanning(!isScanning)}>
          {t(isScanning ? 'scan_end' : 'scan')}
        </Button>
      ) : null}
      {departure.mayChange && may('supplier') && !offlineCopy ? <ChangeDeparture departure={departure} /> : null}
      {messages && bookings.some(({ traveller }) => traveller) ? (
        <Button look="line" onClick={() => messages.address('all')}>
          {t('write_all')}
        </Button>
      ) : null}
      <Button look="line" onClick={() => window.print()}>
        {t('print')}
      </Button>
      {departure.mayCancel && may('supplier') && !offlineCopy ? (
        <CancelDeparture departure={departure} onCancelled={onCancelled} />
      ) : null}
    </div>
  );
}
