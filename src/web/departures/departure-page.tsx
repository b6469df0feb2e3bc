import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { SheetBookingView } from '#contract/suppliers/departures.ts';
import { fold } from '#kernel/slugs.ts';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import { OfflineNotice } from '#web/offline/offline-notice.tsx';
import { isOwnSheet, type OfflineSheet } from '#web/offline/offline-sheets.ts';
import { useOfflineSheet } from '#web/offline/use-offline-sheet.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { SupplierTrail } from '#web/supplier/supplier-trail.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { whenText } from '#web/ui/when-text.ts';
import { ChangeDeparture } from './change-departure.tsx';
import { CheckInPanel } from './check-in/check-in-panel.tsx';
import { checkInOf, peopleOf } from './check-in/judge-ticket.ts';
import { PartyDialog } from './check-in/party-dialog.tsx';
import { useCheckIn } from './check-in/use-check-in.ts';
import styles from './departures.module.css';
import { ManualEntries } from './entries/manual-entries.tsx';
import { GuideChoice } from './guide-choice.tsx';
import { useMessages } from './messages/use-messages.ts';
import { WriteDialog } from './messages/write-dialog.tsx';
import { SheetBooking } from './sheet-booking.tsx';
import { type SheetMessage, useAttendance } from './use-attendance.ts';

type Team = ResponseBody<'listTeam'>['data'];
type Written = ResponseBody<'listDepartureMessages'>['data'];
/** `written`: null without a network. */
type Loaded = { sheet: OfflineSheet; team: Team; written: Written | null } | null;

export const page = definePage<Loaded>({
  load,
  head: (loaded, { t }) => ({ title: loaded?.sheet.departure.title ?? t('departures:title'), indexed: false }),
  Page: DeparturePage,
});

/** null for a traveller: the call would be refused with 403, which ends the session. */
async function load({ call, language, params }: LoadContext): Promise<Loaded> {
  if (!may('guide')) return null;
  const [sheet, team, written] = await Promise.all([
    call(paths.getDaySheet, { params: { id: params.id! }, query: { lang: language } }) as Promise<OfflineSheet>,
    // An operator has no team, and without a network nobody is assigned.
    may('supplier') && getSession()?.user.role === 'supplier'
      ? call(paths.listTeam).catch(() => ({ data: [] }))
      : { data: [] },
    call(paths.listDepartureMessages, { params: { id: params.id! } }).catch(() => null),
  ]);
  return isOwnSheet(sheet) ? { sheet, team: team.data, written: written?.data ?? null } : null;
}

function DeparturePage({ data }: { data: Loaded }) {
  const t = useT('departures');
  if (data) return <DaySheet {...data} />;
  return (
    <div className={`wide ${styles.page}`}>
      <h1>{t('title')}</h1>
      <EmptyState title={t('only_partners')} actions={<ButtonLink to="/">{t('common:to_home')}</ButtonLink>} />
    </div>
  );
}

function DaySheet({ sheet, team, written }: NonNullable<Loaded>) {
  const t = useT('departures');
  const { language } = usePageContext();
  const [wanted, setWanted] = useState('');
  const { departure, bookings, kept } = sheet;
  const [message, setMessage] = useState<SheetMessage>(null);
  const attendance = useAttendance(setMessage);
  const messages = useMessages(written ?? [], setMessage);
  const checkIn = useCheckIn(departure.id, bookings);
  const here = bookings.flatMap((one) =>
    peopleOf(one).filter((person) => checkInOf(person, one, checkIn.scans)),
  ).length;
  const [isScanning, setScanning] = useState(false);
  const opensOffline = useOfflineSheet(sheet);
  const found = bookings.filter((booking) => isMeant(booking, wanted));
  // A sheet that an older version saved has no city.
  const city: string | undefined = departure.city;
  const { title, optionName, people, bookings: count, toDecide, seatsLeft, startsAtLocal } = departure;
  const isOpenDated = departure.validity?.kind === 'open_dated';
  const crumbs = [
    { name: t('title'), to: `/supplier/departures${isOpenDated ? '' : `?from=${startsAtLocal.slice(0, 10)}`}` },
    { name: title },
  ];
  return (
    <div className={`wide ${styles.page}`}>
      <SupplierTrail crumbs={crumbs} />
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.when}>{whenText(departure, language)}</p>
          <p className={styles.facts}>
            <span>{optionName}</span>
            {city ? <span>{t('local_time', { city })}</span> : null}
            {departure.meetingPoint ? <span>{departure.meetingPoint}</span> : null}
            <span>{count > 0 ? `${t('people', { count: people })} ${t('bookings', { count })}` : t('nobody')}</span>
            {here > 0 ? <strong>{t('here_of', { count: here, people })}</strong> : null}
            {toDecide > 0 ? <strong>{t('to_decide', { count: toDecide })}</strong> : null}
            {seatsLeft === null ? null : (
              <span>{seatsLeft === 0 ? t('full') : t('places_left', { count: seatsLeft })}</span>
            )}
            {departure.blocked > 0 ? <span>{t('blocked', { count: departure.blocked })}</span> : null}
          </p>
        </div>
        <div className={styles.actions}>
          {bookings.some(({ ticketHash }) => ticketHash !== null) ? (
            <Button aria-expanded={isScanning} onClick={() => setScanning(!isScanning)}>
              {t(isScanning ? 'scan_end' : 'scan')}
            </Button>
          ) : null}
          {departure.mayChange && may('supplier') && !kept ? <ChangeDeparture departure={departure} /> : null}
          {written && !kept && bookings.some(({ traveller }) => traveller) ? (
            <Button look="line" onClick={() => messages.address('all')}>
              {t('write_all')}
            </Button>
          ) : null}
          <Button look="line" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
      {isScanning ? <CheckInPanel checkIn={checkIn} bookings={bookings} /> : null}
      {kept ? <OfflineNotice at={kept.at} says="sheet_as_of" /> : null}
      {opensOffline ? <p className={styles.soft}>{t('opens_offline')}</p> : null}
      <SecondFactorNotice />
      {kept ? null : (
        <GuideChoice key={departure.guides.map(({ id }) => id).join()} departure={departure} team={team} />
      )}
      <PartyDialog checkIn={checkIn} />
      <WriteDialog
        departureId={departure.id}
        bookings={bookings.filter(({ traveller }) => traveller).length}
        messages={messages}
      />
      <StatusMessage key={message?.text} isShown={message !== null}>
        <Notice tone={message?.tone}>{message?.text}</Notice>
      </StatusMessage>
      {bookings.length === 0 && sheet.entries.length === 0 ? (
        <EmptyState title={t('sheet_empty')}>
          <p>{t('sheet_empty_text')}</p>
        </EmptyState>
      ) : bookings.length === 0 ? null : (
        <>
          <div className={styles.find}>
            <Field
              label={t('find')}
              name="find"
              type="search"
              autoComplete="off"
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          </div>
          {bookings.some(({ state, may: { recordAttendance } }) => state === 'confirmed' && !recordAttendance) ? (
            <p className={styles.soft}>{t('from_start')}</p>
          ) : null}
          <p role="status" className={styles.found}>
            {wanted.trim() ? t('found', { count: found.length }) : null}
          </p>
          <ul className={styles.sheet}>
            {found.map((booking) => (
              <li key={booking.id}>
                <SheetBooking
                  booking={booking}
                  attendance={attendance}
                  checkIn={checkIn}
                  messages={written && !kept ? messages : null}
                  onMoved={(text) => setMessage({ tone: 'good', text })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <ManualEntries sheet={sheet} />
    </div>
  );
}

/** By name, reference, e-mail or phone, without accents and signs: 'SN-8786-EPNX' is found by '8786 ep'. */
function isMeant({ reference, traveller, phone }: SheetBookingView, wanted: string): boolean {
  const plain = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const words = [reference, traveller?.name, traveller?.email, phone].map((text) => plain(text ?? ''));
  return words.some((word) => word.includes(plain(wanted)));
}
