// Bookings that were made elsewhere, and seats that are not sold here: their supplier writes them down, and gives them back.
import { useState } from 'react';
import type { ManualEntryView } from '#contract/suppliers/manual-entries.ts';
import type { OfflineSheet } from '#web/offline/offline-sheets.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Price } from '#web/ui/price.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { PhoneLink } from '#web/ui/text/phone-link.tsx';
import styles from '../departures.module.css';
import { entryTexts, matchesSearch } from '../sheet-find.tsx';
import type { SheetMessage } from '../use-attendance.ts';
import { EntryArrival } from './entry-arrival.tsx';
import { BlockForm, BookingForm } from './entry-forms.tsx';
import { type EntryActions, useEntryActions } from './use-entry-actions.ts';

/** `search`: what the entries shown have in a name, phone or e-mail; empty for all. */
export function ManualEntries({ sheet, search }: { sheet: OfflineSheet; search: string }) {
  const t = useT('departures');
  const { departure, kept, entries } = sheet;
  const [opened, setOpened] = useState<'booking' | 'block' | null>(null);
  const [message, setMessage] = useState<SheetMessage>(null);
  const mayEnter = may('supplier') && !kept && departure.validity?.kind !== 'open_dated' && !departure.cancelled;
  const mayRelease = may('supplier') && !kept;
  const actions = useEntryActions(setMessage);
  if (entries.length === 0 && !mayEnter) return null;
  const found = entries.filter((entry) => matchesSearch(entryTexts(entry), search));
  const close = (text?: string) => {
    setOpened(null);
    if (text) setMessage({ tone: 'good', text });
  };
  return (
    <section className={styles.entries} aria-labelledby="entries">
      <div className={styles.head}>
        <h2 id="entries">{t('entries')}</h2>
        {mayEnter ? (
          <div className={styles.actions}>
            <Button look="line" onClick={() => setOpened('booking')}>
              {t('entry_add')}
            </Button>
            <Button look="line" onClick={() => setOpened('block')}>
              {t('entry_block')}
            </Button>
          </div>
        ) : null}
      </div>
      <StatusMessage isShown={message !== null}>
        <Notice tone={message?.tone}>{message?.text}</Notice>
      </StatusMessage>
      {entries.some(({ kind }) => kind === 'booking') ? (
        <p className={styles.soft}>{t(kept ? 'entry_arrivals_offline' : 'entry_arrivals')}</p>
      ) : null}
      {found.length > 0 ? (
        <ul className={styles.sheet}>
          {found.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} actions={actions} mayRelease={mayRelease} />
            </li>
          ))}
        </ul>
      ) : null}
      <Dialog
        title={t(opened === 'block' ? 'entry_block' : 'entry_add')}
        open={opened !== null}
        onClose={() => close()}
      >
        {opened === 'booking' ? <BookingForm sheet={sheet} onDone={close} /> : null}
        {opened === 'block' ? <BlockForm sheet={sheet} onDone={close} /> : null}
      </Dialog>
    </section>
  );
}

/** The button that had the focus is gone. */
const focusOnce = (button: HTMLButtonElement | null): void => button?.focus();

type EntryProps = { entry: ManualEntryView; actions: EntryActions; mayRelease: boolean };

function Entry({ entry, actions, mayRelease }: EntryProps) {
  const t = useT('departures');
  const [isConfirming, setConfirming] = useState(false);
  const { kind, seats, lines, name, email, phone, note, paid } = entry;
  const title = kind === 'block' ? t('entry_blocked') : (name ?? t('entry_erased'));
  return (
    <div className={styles.booking}>
      <div className={styles.who}>
        <h3>{title}</h3>
        <p className={styles.facts}>
          <span>
            {kind === 'block'
              ? t('entry_seats', { count: seats })
              : lines.map(({ label, quantity }) => `${quantity} × ${label}`).join(', ')}
          </span>
          {paid ? (
            <span>
              {t('entry_paid')} <Price {...paid} />
            </span>
          ) : null}
        </p>
        {phone || email ? (
          <p className={styles.facts}>
            {phone ? <PhoneLink phone={phone} /> : null}
            {email ? <a href={`mailto:${email}`}>{email}</a> : null}
          </p>
        ) : null}
        {note ? <p>{note}</p> : null}
      </div>
      <div className={styles.penBoxes} aria-hidden="true">
        {lines.flatMap(({ label, quantity }) =>
          Array.from({ length: quantity }, (_, index) => <span key={`${label} ${index}`}>{label}</span>),
        )}
      </div>
      <div className={styles.presence}>
        <EntryArrival entry={entry} title={title} actions={actions} />
        {mayRelease ? (
          <div className={`${styles.presence} ${styles.action}`}>
            {isConfirming ? (
              <>
                <p>{t('entry_release_question', { count: seats })}</p>
                <Button look="danger" disabled={actions.isBusy} onClick={() => void actions.release(entry)}>
                  {t('entry_release_sure')}
                </Button>
                <Button ref={focusOnce} look="quiet" onClick={() => setConfirming(false)}>
                  {t('entry_release_back')}
                </Button>
              </>
            ) : (
              <Button
                look="line"
                className={styles.action}
                aria-label={t('entry_release_spoken', { name: title })}
                onClick={() => setConfirming(true)}
              >
                {t(kind === 'block' ? 'entry_release' : 'entry_cancel')}
              </Button>
            )}
          </div>
        ) : null}
      </div>
    </div>
  );
}
