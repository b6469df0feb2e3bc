import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { CalendarEditPreview } from '#contract/suppliers/calendar-edits.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import type { Place } from './calendar-address.ts';
import styles from './calendar.module.css';
import type { Closing } from './use-closing.ts';
import { allWeekdays, WeekdayChoice } from './weekday-choice.tsx';

type Tours = readonly { id: string; title: string }[];
type Props = { at: Place; tours: Tours; closing: Closing };

/** The button that opens the form, and the outcome with a way back. */
export function CloseDays({ at, tours, closing }: Props) {
  const t = useT('calendar');
  const [isOpen, setOpen] = useState(false);
  const { outcome, isBusy } = closing;
  const edit = outcome?.edit;
  return (
    <div className={styles.closing}>
      <Button look="line" onClick={() => setOpen(true)}>
        {t('close_days')}
      </Button>
      <StatusMessage isShown={outcome !== null && !isOpen}>
        <Notice tone={outcome?.tone ?? 'good'}>
          <p>{outcome?.text}</p>
          {edit && edit.departures > 0 ? (
            <Button look="line" disabled={isBusy} onClick={() => void closing.undo(edit.id)}>
              {t('undo')}
            </Button>
          ) : null}
        </Notice>
      </StatusMessage>
      <Dialog title={t('close_days')} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen ? <CloseForm at={at} tours={tours} closing={closing} onClosed={() => setOpen(false)} /> : null}
      </Dialog>
    </div>
  );
}

function CloseForm({ at, tours, closing, onClosed }: Props & { onClosed: () => void }) {
  const t = useT('calendar');
  const [from, setFrom] = useState(at.date);
  const [to, setTo] = useState(at.date);
  const [tour, setTour] = useState(at.tour);
  const [weekdays, setWeekdays] = useState(allWeekdays);
  const reason = useRef<HTMLInputElement>(null);
  const { preview, problem, isBusy } = closing;
  const hasWeekdays = from < to && weekdays.length < allWeekdays.length;
  const selection = { from, to, ...(tour && { tourIds: [tour] }), ...(hasWeekdays && { weekdays: [...weekdays] }) };
  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    closing.forget();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void closing.look(selection);
      }}
    >
      <p>{t('close_what')}</p>
      <div className={styles.span}>
        <Field type="date" label={t('from')} value={from} required onChange={change(setFrom)} />
        <Field type="date" label={t('to')} value={to} min={from} required onChange={change(setTo)} />
      </div>
      {from < to ? (
        <WeekdayChoice
          chosen={weekdays}
          onChange={(chosen) => {
            setWeekdays(chosen);
            closing.forget();
          }}
        />
      ) : null}
      <SelectField label={t('tour')} value={tour} onChange={change(setTour)}>
        <option value="">{t('all_tours')}</option>
        {tours.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <Field ref={reason} label={t('reason')} note={t('reason_note')} maxLength={300} />
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <div role="status">{preview ? <Summary {...preview} /> : null}</div>
      {preview && preview.departures > 0 ? (
        <Button
          look="danger"
          disabled={isBusy}
          onClick={() => {
            void closing.close(selection, reason.current?.value.trim() ?? '').then((isClosed) => {
              if (!isClosed) return;
              closing.forget();
              onClosed();
            });
          }}
        >
          {isBusy ? t('closing') : t('close_count', { count: preview.departures })}
        </Button>
      ) : (
        <Button type="submit" disabled={isBusy || (from < to && weekdays.length === 0)}>
          {t(isBusy ? 'looking' : 'preview')}
        </Button>
      )}
    </form>
  );
}

function Summary({ departures, alreadyClosed, booked, seatsTaken }: CalendarEditPreview) {
  const t = useT('calendar');
  return (
    <Notice>
      <p>{departures > 0 ? t('will_close', { count: departures }) : t('nothing')}</p>
      {alreadyClosed > 0 ? <p>{t('already', { count: alreadyClosed })}</p> : null}
      {booked > 0 ? (
        <p>
          {t('booked', { count: booked, seats: t('sold', { count: seatsTaken }) })}{' '}
          <Link to="/supplier">{t('to_bookings')}</Link>
        </p>
      ) : null}
    </Notice>
  );
}
