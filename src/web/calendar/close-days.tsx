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

type Kind = 'close' | 'places';

/** The buttons that open the form, and the outcome with a way back. */
export function CloseDays({ at, tours, closing }: Props) {
  const t = useT('calendar');
  const [kind, setKind] = useState<Kind | null>(null);
  const { outcome, isBusy } = closing;
  const edit = outcome?.edit;
  return (
    <div className={styles.closing}>
      <div className={styles.buttons}>
        <Button look="line" onClick={() => setKind('close')}>
          {t('close_days')}
        </Button>
        <Button look="line" onClick={() => setKind('places')}>
          {t('set_places')}
        </Button>
      </div>
      <StatusMessage isShown={outcome !== null && kind === null}>
        <Notice tone={outcome?.tone ?? 'good'}>
          <p>{outcome?.text}</p>
          {edit && edit.departures > 0 ? (
            <Button look="line" disabled={isBusy} onClick={() => void closing.undo(edit)}>
              {t(edit.capacity === null ? 'undo' : 'set_undo')}
            </Button>
          ) : null}
        </Notice>
      </StatusMessage>
      <Dialog
        title={t(kind === 'places' ? 'set_places' : 'close_days')}
        open={kind !== null}
        onClose={() => {
          closing.forget();
          setKind(null);
        }}
      >
        {kind ? (
          <EditForm key={kind} kind={kind} at={at} tours={tours} closing={closing} onDone={() => setKind(null)} />
        ) : null}
      </Dialog>
    </div>
  );
}

function EditForm({ kind, at, tours, closing, onDone }: Props & { kind: Kind; onDone: () => void }) {
  const t = useT('calendar');
  const [from, setFrom] = useState(at.date);
  const [to, setTo] = useState(at.date);
  const [tour, setTour] = useState(at.tour);
  const [weekdays, setWeekdays] = useState(allWeekdays);
  const [places, setPlaces] = useState('10');
  const reason = useRef<HTMLInputElement>(null);
  const { preview, problem, isBusy } = closing;
  const hasWeekdays = from < to && weekdays.length < allWeekdays.length;
  const selection = {
    from,
    to,
    ...(tour && { tourIds: [tour] }),
    ...(hasWeekdays && { weekdays: [...weekdays] }),
    ...(kind === 'places' && { capacity: Number(places) }),
  };
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
      <p>{t(kind === 'places' ? 'set_what' : 'close_what')}</p>
      {kind === 'places' ? (
        <Field
          type="number"
          label={t('places')}
          inputMode="numeric"
          min={1}
          max={10_000}
          value={places}
          required
          onChange={change(setPlaces)}
        />
      ) : null}
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
      <div role="status">{preview ? <Summary {...preview} places={selection.capacity} /> : null}</div>
      {preview && preview.departures > 0 ? (
        <Button
          look={kind === 'places' ? 'sea' : 'danger'}
          disabled={isBusy}
          onClick={() => {
            void closing.close(selection, reason.current?.value.trim() ?? '').then((isClosed) => {
              if (!isClosed) return;
              closing.forget();
              onDone();
            });
          }}
        >
          {isBusy
            ? t(kind === 'places' ? 'setting' : 'closing')
            : t(kind === 'places' ? 'set_count' : 'close_count', { count: preview.departures })}
        </Button>
      ) : (
        <Button type="submit" disabled={isBusy || (from < to && weekdays.length === 0)}>
          {t(isBusy ? 'looking' : 'preview')}
        </Button>
      )}
    </form>
  );
}

type SummaryProps = CalendarEditPreview & { places: number | undefined };

function Summary({ departures, already, kept, booked, seatsTaken, places }: SummaryProps) {
  const t = useT('calendar');
  const seats = t('sold', { count: seatsTaken });
  if (places !== undefined)
    return (
      <Notice>
        <p>{departures > 0 ? t('will_set', { count: departures, places }) : t('set_nothing')}</p>
        {already > 0 ? <p>{t('set_already', { count: already })}</p> : null}
        {kept > 0 ? <p>{t('set_kept', { count: kept })}</p> : null}
        {booked > 0 ? <p>{t('set_booked', { count: booked, seats })}</p> : null}
      </Notice>
    );
  return (
    <Notice>
      <p>{departures > 0 ? t('will_close', { count: departures }) : t('nothing')}</p>
      {already > 0 ? <p>{t('already', { count: already })}</p> : null}
      {booked > 0 ? (
        <p>
          {t('booked', { count: booked, seats })} <Link to="/supplier">{t('to_bookings')}</Link>
        </p>
      ) : null}
    </Notice>
  );
}
