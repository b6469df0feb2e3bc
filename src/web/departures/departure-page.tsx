import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { DepartureCancellationView } from '#contract/suppliers/departures/departure-cancellations.ts';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import { OfflineNotice } from '#web/offline/offline-notice.tsx';
import { isOwnSheet, type OfflineSheet } from '#web/offline/offline-sheets.ts';
import { useOfflineSheet } from '#web/offline/use-offline-sheet.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { SupplierTrail } from '#web/supplier/supplier-trail.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { CancelledNotice } from './cancellation/cancelled-notice.tsx';
import { CheckInPanel } from './check-in/check-in-panel.tsx';
import { PartyDialog } from './check-in/party-dialog.tsx';
import { useCheckIn } from './check-in/use-check-in.ts';
import styles from './departures.module.css';
import { ManualEntries } from './entries/manual-entries.tsx';
import { GuideChoice } from './guide-choice.tsx';
import { useMessages } from './messages/use-messages.ts';
import { WriteDialog } from './messages/write-dialog.tsx';
import { SheetBookings } from './sheet-bookings.tsx';
import { SheetFind } from './sheet-find.tsx';
import { SheetActions, SheetHeader } from './sheet-head.tsx';
import { type SheetMessage, useAttendance } from './use-attendance.ts';

type Team = ResponseBody<'listTeam'>['data'];
type DepartureMessages = ResponseBody<'listDepartureMessages'>['data'];
/** `messages`: null without a network. */
type Loaded = { sheet: OfflineSheet; team: Team; messages: DepartureMessages | null } | null;

export const page = definePage<Loaded>({
  load,
  head: (loaded, { t }) => ({ title: loaded?.sheet.departure.title ?? t('departures:title'), indexed: false }),
  Page: DeparturePage,
});

/** null for a traveller: the call would be refused with 403, which ends the session. */
async function load({ call, language, params }: LoadContext): Promise<Loaded> {
  if (!may('guide')) return null;
  const [sheet, team, messages] = await Promise.all([
    call(paths.getDaySheet, { params: { id: params.id! }, query: { lang: language } }) as Promise<OfflineSheet>,
    // An operator has no team, and without a network no guide is assigned.
    may('supplier') && getSession()?.user.role === 'supplier'
      ? call(paths.listTeam).catch(() => ({ data: [] }))
      : { data: [] },
    call(paths.listDepartureMessages, { params: { id: params.id! } }).catch(() => null),
  ]);
  return isOwnSheet(sheet) ? { sheet, team: team.data, messages: messages?.data ?? null } : null;
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

function DaySheet({ sheet, team, messages: received }: NonNullable<Loaded>) {
  const t = useT('departures');
  const { departure, bookings, kept: offlineCopy } = sheet;
  const [message, setMessage] = useState<SheetMessage>(null);
  const attendance = useAttendance(setMessage);
  const allMessages = useMessages(received ?? [], setMessage);
  const messages = received && !offlineCopy ? allMessages : null;
  const checkIn = useCheckIn(departure.id, bookings);
  const [begun, setBegun] = useState<DepartureCancellationView | null>(null);
  const [isScanning, setScanning] = useState(false);
  const [search, setSearch] = useState('');
  const opensOffline = useOfflineSheet(sheet);
  const { title, startsAtLocal } = departure;
  const isOpenDated = departure.validity?.kind === 'open_dated';
  const crumbs = [
    { name: t('title'), to: `/supplier/departures${isOpenDated ? '' : `?from=${startsAtLocal.slice(0, 10)}`}` },
    { name: title },
  ];
  return (
    <div className={`wide ${styles.page}`}>
      <SupplierTrail crumbs={crumbs} />
      <div className={styles.head}>
        <SheetHeader sheet={sheet} checkIn={checkIn} />
        <SheetActions
          sheet={sheet}
          isScanning={isScanning}
          onScanning={setScanning}
          messages={messages}
          say={setMessage}
          onCancelled={(cancellation) => {
            setBegun(cancellation);
            setMessage({ tone: 'good', text: t('cancel_begun') });
          }}
        />
      </div>
      <CancelledNotice key={departure.id} departure={departure} begun={begun} isOffline={offlineCopy !== undefined} />
      {isScanning ? <CheckInPanel checkIn={checkIn} bookings={bookings} timeZone={departure.timeZone} /> : null}
      {offlineCopy ? <OfflineNotice at={offlineCopy.at} says="sheet_as_of" /> : null}
      {opensOffline ? <p className={styles.soft}>{t('opens_offline')}</p> : null}
      <SecondFactorNotice />
      {offlineCopy ? null : (
        <GuideChoice key={departure.guides.map(({ id }) => id).join()} departure={departure} team={team} />
      )}
      <PartyDialog checkIn={checkIn} />
      <WriteDialog
        departureId={departure.id}
        bookings={bookings.filter(({ traveller }) => traveller).length}
        messages={allMessages}
      />
      <StatusMessage key={message?.text} isShown={message !== null}>
        <Notice tone={message?.tone}>{message?.text}</Notice>
      </StatusMessage>
      {bookings.length === 0 && sheet.entries.length === 0 && !departure.cancelled ? (
        <EmptyState title={t('sheet_empty')}>
          <p>{t('sheet_empty_text')}</p>
        </EmptyState>
      ) : bookings.length + sheet.entries.length === 0 ? null : (
        <SheetFind sheet={sheet} search={search} onSearch={setSearch} />
      )}
      {bookings.length === 0 ? null : (
        <SheetBookings
          search={search}
          departure={departure}
          bookings={bookings}
          attendance={attendance}
          checkIn={checkIn}
          messages={messages}
          onMoved={(text) => setMessage({ tone: 'good', text })}
        />
      )}
      <ManualEntries sheet={sheet} search={search} />
    </div>
  );
}
