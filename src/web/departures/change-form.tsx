import { useEffect, useRef, useState } from 'react';
import type { DepartureChangePreview } from '#contract/suppliers/departures/departure-changes.ts';
import type { SupplierDepartureView } from '#contract/suppliers/departures/departures.ts';
import { formatMoney } from '#kernel/money.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import styles from './departures.module.css';
import { useDepartureChange, type WantedChange } from './use-departure-change.ts';

type Departure = Pick<SupplierDepartureView, 'id' | 'startsAtLocal' | 'meetingPoint' | 'timeZone'>;
type Props = {
  departure: Departure;
  /** Another start that was chosen before: whom it affects is shown at once. */
  to?: string | undefined;
  /** With what to say of it. */
  onChanged: (message: string) => void;
};

/** Another time or meeting point of a departure: first whom it affects, then changing it. */
export function ChangeForm({ departure, to, onChanged }: Props) {
  const t = useT('departures');
  const { startsAtLocal, meetingPoint } = departure;
  const [day, setDay] = useState((to ?? startsAtLocal).slice(0, 10));
  const [time, setTime] = useState((to ?? startsAtLocal).slice(11, 16));
  const [place, setPlace] = useState(meetingPoint ?? '');
  const reason = useRef<HTMLInputElement>(null);
  const changing = useDepartureChange(departure.id);
  const { preview, problem, isBusy } = changing;
  const wanted: WantedChange = {
    ...(`${day}T${time}` !== startsAtLocal && { startsAtLocal: `${day}T${time}` }),
    ...(place.trim() !== (meetingPoint ?? '') && { meetingPoint: place.trim() ? { text: place.trim() } : null }),
  };
  const enter = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    changing.forget();
  };
  const change = async () => {
    const message = await changing.change(wanted, reason.current?.value.trim() ?? '');
    if (message !== null) onChanged(message);
  };
  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current || to === undefined || to === startsAtLocal) return;
    hasLooked.current = true;
    void changing.look({ startsAtLocal: to });
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void changing.look(wanted);
      }}
    >
      <p>{t('change_what')}</p>
      <div className={styles.moment}>
        <Field type="date" label={t('new_day')} value={day} required onChange={enter(setDay)} />
        <Field type="time" label={t('new_time')} value={time} required onChange={enter(setTime)} />
      </div>
      <Field label={t('meets')} note={t('meets_note')} value={place} maxLength={500} onChange={enter(setPlace)} />
      <Field ref={reason} label={t('change_reason')} note={t('change_reason_note')} maxLength={500} />
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <div role="status">{preview ? <Affected preview={preview} departure={departure} /> : null}</div>
      {preview ? (
        <Button ref={intoView} disabled={isBusy} onClick={() => void change()}>
          {t(isBusy ? 'change_doing' : 'change_do')}
        </Button>
      ) : (
        <Button type="submit" disabled={isBusy}>
          {t(isBusy ? 'change_looking' : 'change_look')}
        </Button>
      )}
    </form>
  );
}

/** On a phone it would be below the window, with what it is about. */
const intoView = (button: HTMLElement | null) => button?.scrollIntoView({ block: 'nearest' });

function Affected({ preview, departure }: { preview: DepartureChangePreview; departure: Departure }) {
  const t = useT('departures');
  const { language } = usePageContext();
  const { bookings, holds, freeUntil, atStake } = preview;
  return (
    <Notice>
      {bookings.length === 0 ? <p>{t('change_nobody')}</p> : <p>{t('change_affected', { count: bookings.length })}</p>}
      <ul className={styles.affected}>
        {bookings.map(({ bookingId, reference, name, people, freeChoice }) => (
          <li key={bookingId}>
            {name ?? reference} ({t('people', { count: people })}):{' '}
            <strong>{t(freeChoice ? 'change_may_cancel' : 'change_is_told')}</strong>
          </li>
        ))}
      </ul>
      {freeUntil ? (
        <p>
          {t('change_until', {
            moment: momentText(freeUntil, departure.timeZone, language),
            amount: formatMoney(
              { amountMinor: atStake?.priceMinor ?? 0, currency: atStake?.currency ?? 'EUR' },
              language,
            ),
          })}
        </p>
      ) : null}
      {holds > 0 ? <p>{t('change_holds', { count: holds })}</p> : null}
    </Notice>
  );
}
