import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { EditKind } from '#kernel/choices/calendar-edits.ts';
import type { Currency } from '#kernel/money.ts';
import { unitKinds } from '#kernel/units.ts';
import { TimesField } from '#web/authoring/parsed-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './edits.module.css';
import { EditSummary, holdsLater } from './edit-summary.tsx';
import { doText, priceText, useEditTexts } from './edit-texts.ts';
import { type NewPrice, noPrice, PriceChoice, requestedPrice, soldPrice } from './price-choice.tsx';
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

type EditFields = {
  from: string;
  to: string;
  /** Null for all tours. */
  tourIds: readonly string[] | null;
  weekdays: readonly number[];
  /** Null while they cannot be read: none would be all. */
  times: string[] | null;
  places: string;
  price: NewPrice;
};

/** Which departures, and what of them; first what would change, then changing it. */
export function EditForm({ kind, days, tourIds, tours, editing, onDone }: Props) {
  const words = useEditTexts();
  const { t } = words;
  const [fields, setFields] = useState<EditFields>({
    from: days.from,
    to: days.to,
    tourIds,
    weekdays: allWeekdays,
    times: [],
    places: '',
    price: noPrice,
  });
  const [isUnread, setUnread] = useState(false);
  const { from, to, weekdays, places } = fields;
  const change = (part: Partial<EditFields>) => {
    setFields((now) => ({ ...now, ...part }));
    editing.forget();
  };
  const typed = (name: 'from' | 'to' | 'places') => ({
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const among = fields.tourIds ? tours.filter(({ id }) => fields.tourIds!.includes(id)) : tours;
  const currency = (among[0] ?? tours[0])?.currency ?? 'EUR';
  const sold = new Set(among.flatMap(({ units }) => units));
  const units = unitKinds.filter((one) => sold.has(one));
  const newPrice = soldPrice(fields.price, units);
  const selection = selectionOf(kind, { ...fields, price: newPrice }, currency);
  const { price } = selection;
  const reason = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { preview, problem, isBusy } = editing;
  useFocusAfterWork(form, isBusy);
  const isNone = (from < to && weekdays.length === 0) || fields.tourIds?.length === 0;
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
        setUnread(fields.times === null);
        if (fields.times === null) form.current?.querySelector<HTMLInputElement>('[name=times]')?.focus();
        else void editing.look(selection);
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
          required
          {...typed('places')}
        />
      ) : null}
      {kind === 'price' ? (
        <PriceChoice
          price={newPrice}
          units={units}
          currency={currency}
          onChange={(typedPrice) => change({ price: typedPrice })}
        />
      ) : null}
      <div className={styles.span}>
        <Field type="date" label={t('from')} required {...typed('from')} />
        <Field type="date" label={t('to')} min={from} required {...typed('to')} />
      </div>
      {from < to ? <WeekdayChoice chosen={weekdays} onChange={(chosen) => change({ weekdays: chosen })} /> : null}
      <TourChoice tours={tours} chosen={fields.tourIds} onChange={(chosen) => change({ tourIds: chosen })} />
      <TimesField<string[] | null>
        label={t('times')}
        note={t('times_note')}
        name="times"
        value={fields.times}
        unreadableAs={null}
        error={isUnread ? t('typed-fields:unreadable_times') : undefined}
        onValue={(times) => {
          setUnread(false);
          change({ times });
        }}
      />
      <Field ref={reason} label={t('reason')} note={t('reason_note')} maxLength={300} />
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <div role="status">
        {preview ? (
          <EditSummary
            {...preview}
            kind={kind}
            from={from}
            places={t('places_of', { count: Number(places) })}
            price={priceSaid}
          />
        ) : null}
      </div>
      {preview && holdsLater(kind, preview) ? (
        <Button look={kind === 'close' ? 'danger' : 'sea'} disabled={isBusy} onClick={() => void apply()}>
          {isBusy ? t(`busy_${kind}`) : doText(t, kind, preview.departures)}
        </Button>
      ) : (
        <Button type="submit" disabled={isBusy || isNone}>
          {t(isBusy ? 'looking' : 'preview')}
        </Button>
      )}
    </form>
  );
}

function selectionOf(
  kind: EditKind,
  { from, to, tourIds, weekdays, times, places, price: newPrice }: EditFields,
  currency: Currency,
): Selection {
  const price = kind === 'price' ? requestedPrice(newPrice, currency) : undefined;
  return {
    kind,
    from,
    to,
    ...(tourIds && { tourIds: [...tourIds] }),
    ...(from < to && weekdays.length < allWeekdays.length && { weekdays: [...weekdays] }),
    ...(times && times.length > 0 && { startTimes: times }),
    ...(kind === 'capacity' && { capacity: Number(places) }),
    ...(price && { price }),
  };
}

/** The button was disabled meanwhile, so the browser removed its focus. On a phone it is below what is seen. */
function useFocusAfterWork(form: RefObject<HTMLFormElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(false);
  useLayoutEffect(() => {
    const button = form.current?.querySelector<HTMLElement>(':scope > button');
    if (wasBusy.current && !isBusy) {
      button?.focus({ preventScroll: true });
      button?.scrollIntoView({ block: 'nearest' });
    }
    wasBusy.current = isBusy;
  }, [form, isBusy]);
}
