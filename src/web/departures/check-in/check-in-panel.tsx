import { useState } from 'react';
import type { SheetBookingView } from '#contract/suppliers/departures/departures.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Camera } from './camera.tsx';
import styles from './check-in.module.css';
import { peopleAt } from './judge-ticket.ts';
import { clockText, type Place, verdictText } from './say-verdict.ts';
import type { QueuedScan } from './scan-queue.ts';
import type { CheckIn } from './use-check-in.ts';

type Props = { checkIn: CheckIn; bookings: readonly SheetBookingView[]; timeZone: string };

/** The camera, a field for who has no code to show, what was said of the last ticket, and what became of the ones before. */
export function CheckInPanel({ checkIn, bookings, timeZone }: Props) {
  const t = useT('departures');
  const { language } = usePageContext();
  const place = { timeZone, language };
  const [typed, setTyped] = useState('');
  const [sees, setSees] = useState(true);
  const verdict = checkIn.latest && verdictText(checkIn.latest, t, place);
  return (
    <section className={styles.panel} aria-labelledby="check-in">
      <h2 id="check-in">{t('check_in_title')}</h2>
      <div className={styles.tools}>
        <Camera onCode={checkIn.readTicket} onFailure={() => setSees(false)} />
        <div className={styles.side}>
          <div role="status" className={verdict ? `${styles.said} ${styles[verdict.tone]}` : styles.said}>
            {verdict ? (
              <>
                <strong>{verdict.title}</strong>
                {verdict.text ? <span>{verdict.text}</span> : null}
              </>
            ) : sees ? (
              <span>{t('scan_hint')}</span>
            ) : null}
          </div>
          <form
            className={styles.byHand}
            onSubmit={(event) => {
              event.preventDefault();
              if (typed.trim()) checkIn.readTicket(typed);
              setTyped('');
            }}
          >
            <Field
              label={t('by_hand')}
              name="ticket"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" look="line">
              {t('check_ticket')}
            </Button>
          </form>
        </div>
      </div>
      <Scans scans={checkIn.ownScans} bookings={bookings} place={place} />
    </section>
  );
}

type ScansProps = { scans: readonly QueuedScan[]; bookings: readonly SheetBookingView[]; place: Place };

function Scans({ scans, bookings, place }: ScansProps) {
  const t = useT('departures');
  if (scans.length === 0) return null;
  const waiting = scans.filter(({ outcome }) => outcome === undefined).length;
  return (
    <div className={styles.scans}>
      <h3>{t('scans_of_device')}</h3>
      {waiting > 0 ? <p>{t('scans_wait', { count: waiting })}</p> : null}
      <ol>
        {scans.toReversed().map(({ id, reference, positions, at, outcome }) => (
          <li key={id} data-outcome={outcome ?? 'waiting'}>
            <span>
              {clockText(at, place)} · {nameOf(bookings, reference)} ·{' '}
              {t('people', { count: countOf(bookings, reference, positions) })}
            </span>
            <strong className={outcome && outcome !== 'accepted' ? styles.refused : undefined}>
              {t(`scan_${outcome ?? 'waiting'}`)}
            </strong>
          </li>
        ))}
      </ol>
    </div>
  );
}

const nameOf = (bookings: readonly SheetBookingView[], reference: string): string =>
  bookings.find((booking) => booking.reference === reference)?.traveller?.name ?? reference;

/** A booking that is no longer on the sheet has its tickets alone. */
function countOf(bookings: readonly SheetBookingView[], reference: string, positions: readonly number[]): number {
  const booking = bookings.find((one) => one.reference === reference);
  return booking ? peopleAt(booking, positions) : positions.length;
}
