import type { DepartureCancellationView } from '#contract/suppliers/departures/departure-cancellations.ts';
import type { SupplierDepartureView } from '#contract/suppliers/departures/departures.ts';
import type { Language } from '#kernel/languages.ts';
import { timeText } from '#kernel/moments.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';
import type { OfflineSheet } from '#web/offline/offline-sheets.ts';
import { Button } from '#web/ui/button.tsx';
import { wallTimeText } from '#web/ui/place-time.ts';
import { whenText } from '#web/ui/when-text.ts';
import { CancelDeparture } from './cancellation/cancel-departure.tsx';
import { ChangeDeparture } from './change-departure.tsx';
import { checkInOf, countPeople, peopleOf } from './check-in/judge-ticket.ts';
import type { CheckIn } from './check-in/use-check-in.ts';
import styles from './departures.module.css';
import { RemindOfQuestions } from './messages/remind-of-questions.tsx';
import type { Messages } from './messages/use-messages.ts';
import type { SheetMessage } from './use-attendance.ts';

type HeaderProps = { sheet: OfflineSheet; checkIn: CheckIn };

/** Which departure it is, and how full. */
export function SheetHeader({ sheet: { departure, bookings, entries }, checkIn }: HeaderProps) {
  const t = useT('departures');
  const { language } = usePageContext();
  const { title, optionName, people, bookings: count, toDecide, seatsLeft } = departure;
  // Those who have tickets, and those whom the supplier has entered. A sheet that an older version saved does not say who of them came.
  const withTickets = bookings.filter(({ ticketHash }) => ticketHash !== null);
  const arrivedByHand = entries.reduce((sum, { arrived }) => sum + ((arrived as number | null | undefined) ?? 0), 0);
  const comingByHand = entries.reduce((sum, entry) => sum + entry.people, 0);
  const checkedInCount =
    arrivedByHand +
    countPeople(withTickets.flatMap((one) => peopleOf(one).filter((person) => checkInOf(person, one, checkIn.scans))));
  const comingCount = comingByHand + countPeople(withTickets.flatMap(peopleOf));
  // A sheet that an older version saved has no city, and the meeting point only where it is another one than usual.
  const city: string | undefined = departure.city;
  const meetsAt: string | null = departure.meetsAt ?? departure.meetingPoint;
  return (
    <div>
      <h1>{title}</h1>
      <p className={styles.when}>{fromToText(departure, language)}</p>
      {meetsAt ? <p>{t('meets_at', { place: meetsAt })}</p> : null}
      <p className={styles.facts}>
        <span>{optionName}</span>
        {city ? <span>{t('local_time', { city })}</span> : null}
        <span>{count > 0 ? `${t('people', { count: people })} ${t('bookings', { count })}` : t('nobody')}</span>
        {checkedInCount > 0 ? <strong>{t('here_of', { count: checkedInCount, people: comingCount })}</strong> : null}
        {toDecide > 0 ? <strong>{t('to_decide', { count: toDecide })}</strong> : null}
        {seatsLeft === null || departure.cancelled ? null : (
          <span>{seatsLeft === 0 ? (departure.withheldBy ?? t('full')) : t('places_left', { count: seatsLeft })}</span>
        )}
        {departure.blocked > 0 ? <span>{t('blocked', { count: departure.blocked })}</span> : null}
      </p>
    </div>
  );
}

/** 'Tue 4 Aug 2026, 10:00–12:30'; a tour that ends on another day names it. */
function fromToText(departure: SupplierDepartureView, language: Language): string {
  const start = whenText(departure, language);
  const end: string | null | undefined = departure.endsAtLocal;
  if (departure.validity || !end) return start;
  const isSameDay = end.slice(0, 10) === departure.startsAtLocal.slice(0, 10);
  return isSameDay ? `${start}–${timeText(end, language)}` : `${start} – ${wallTimeText(end, language)}`;
}

/** `messages`: null where there is no one to write to. */
type ActionsProps = {
  sheet: OfflineSheet;
  isScanning: boolean;
  onScanning: (isScanning: boolean) => void;
  messages: Messages | null;
  say: (message: SheetMessage) => void;
  onCancelled: (begun: DepartureCancellationView) => void;
};

export function SheetActions({ sheet, isScanning, onScanning, messages, say, onCancelled }: ActionsProps) {
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
      {messages ? <RemindOfQuestions sheet={sheet} say={say} /> : null}
      <Button look="line" onClick={() => window.print()}>
        {t('print')}
      </Button>
      {departure.mayCancel && may('supplier') && !offlineCopy ? (
        <CancelDeparture departure={departure} onCancelled={onCancelled} />
      ) : null}
    </div>
  );
}
