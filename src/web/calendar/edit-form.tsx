import { useEffect, useRef, useState } from 'react';
import type { EditKind } from '#kernel/choices/calendar-edits.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './edits.module.css';
import { EditSummary } from './edit-summary.tsx';
import { priceText, useEditTexts } from './edit-texts.ts';
import { noPrice, PriceChoice, requestedPrice } from './price-choice.tsx';
import { TourChoice, type Tours } from './tour-choice.tsx';
import type { CalendarEditing, Selection } from './use-calendar-edit.ts';
import { allWeekdays, WeekdayChoice } from './weekday-choice.tsx';

type Props = {
  kind: EditKind;
  days: { from: string; to: string };
  tourIds: readonly string[] | null;
  tours: Tours;
  editing: CalendarEditing;
  onDone: () => void;
};

const timesPattern = String.raw`\s*([01]?\d|2[0-3]):[0-5]\d(\s*[,;]\s*([01]?\d|2[0-3]):[0-5]\d)*\s*`;

const timesOf = (text: string): string[] => (text.match(/\d{1,2}:\d\d/g) ?? []).map((time) => time.padStart(5, '0'));

/** Which departures, and what of them; first what would change, then changing it. */
export function EditForm({ kind, days, tourIds, tours, editing, onDone }: Props) {
  const words = useEditTexts();
  const { t } = words;
  const [from, setFrom] = useState(days.from);
  const [to, setTo] = useState(days.to);
  const [chosen, setChosen] = useState(tourIds);
  const [weekdays, setWeekdays] = useState(allWeekdays);
  const [times, setTimes] = useState('');
  const [places, setPlaces] = useState('');
  const currency = (tours.find(({ id }) => chosen?.includes(id)) ?? tours[0])?.currency ?? 'EUR';
  const [newPrice, setNewPrice] = useState(noPrice);
  const price = kind === 'price' ? requestedPrice(newPrice, currency) : undefined;
  const reason = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { preview, problem, isBusy } = editing;
  const wasBusy = useRef(false);
  useEffect(() => {
    const button = form.current?.querySelector<HTMLElement>(':scope > button');
    // It was disabled meanwhile, so the browser removed its focus. On a phone it is below what is seen.
    if (wasBusy.current && !isBusy) {
      button?.focus({ preventScroll: true });
      button?.scrollIntoView({ block: 'nearest' });
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  const startTimes = timesOf(times);
  const selection: Selection = {
    kind,
    from,
    to,
    ...(chosen && { tourIds: [...chosen] }),
    ...(from < to && weekdays.length < allWeekdays.length && { weekdays: [...weekdays] }),
    ...(startTimes.length > 0 && { startTimes }),
    ...(kind === 'capacity' && { capacity: Number(places) }),
    ...(price && { price }),
  };
  const changed = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      editing.forget();
    };
  };
  const typed = (set: (value: string) => void) => (event: { target: { value: string } }) =>
    changed(set)(event.target.value);
  const isNone = (from < to && weekdays.length === 0) || chosen?.length === 0;
  const priceSaid = price
    ? priceText(words, { unit: null, priceMinor: null, currency: null, percent: null, ...price })
    : '';
  const apply = async () => {
    if (await editing.apply(selection, reason.current?.value.trim() ?? '')) onDone();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void editing.look(selection);
      }}
    >
      <p>{t(`what_${kind}`)}</p>
      {kind === 'capacity' ? (
        <Field
          type="number"
          label={t('places')}
          inputMode="numeric"
          min={1}
          max={10_000}
          value={places}
          required
          onChange={typed(setPlaces)}
        />
      ) : null}
      {kind === 'price' ? <PriceChoice price={newPrice} currency={currency} onChange={changed(setNewPrice)} /> : null}
      <div className={styles.span}>
        <Field type="date" label={t('from')} value={from} required onChange={typed(setFrom)} />
        <Field type="date" label={t('to')} value={to} min={from} required onChange={typed(setTo)} />
      </div>
      {from < to ? <WeekdayChoice chosen={weekdays} onChange={changed(setWeekdays)} /> : null}
      <TourChoice tours={tours} chosen={chosen} onChange={changed(setChosen)} />
      <Field
        label={t('times')}
        note={t('times_note')}
        value={times}
        pattern={timesPattern}
        onChange={typed(setTimes)}
      />
      <Field ref={reason} label={t('reason')} note={t('reason_note')} maxLength={300} />
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <div role="status">
        {preview ? (
          <EditSummary {...preview} kind={kind} places={t('places_of', { count: Number(places) })} price={priceSaid} />
        ) : null}
      </div>
      {preview && preview.departures > 0 ? (
        <Button look={kind === 'close' ? 'danger' : 'sea'} disabled={isBusy} onClick={() => void apply()}>
          {isBusy ? t(`busy_${kind}`) : t(`count_${kind}`, { count: preview.departures })}
        </Button>
      ) : (
        <Button type="submit" disabled={isBusy || isNone}>
          {t(isBusy ? 'looking' : 'preview')}
        </Button>
      )}
    </form>
  );
}
