import * as paths from '#contract/paths.generated.ts';
import { dateFormat } from '#kernel/formats.ts';
import { useEffect, useRef, useState } from 'react';
import type { AvailabilityView } from '#contract/bookings.ts';
import { addDays } from '#kernel/dates.ts';
import { call } from '#web/runtime/api/api.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Price } from '#web/ui/price.tsx';
import type { BookedTour } from './booking-types.ts';
import styles from './next-days.module.css';

type Day = NonNullable<AvailabilityView['days']>[number];
type Props = {
  tour: Pick<BookedTour, 'id'>;
  today: string;
  chosen: string;
  onChoose: (date: string) => void;
};

const daysShown = 21;

/** The next available days with price and seats, so that nobody has to guess a date: one radio group. If they cannot be
 *  loaded, the date field is enough. */
export function NextDays({ tour, today, chosen, onChoose }: Props) {
  const t = useT('tour-detail');
  const days = useDays(tour.id, today);
  const strip = useChosenInView(days, chosen);
  if (days.length === 0) return null;
  return (
    <fieldset ref={strip} className={styles.days}>
      <legend className="visually-hidden">{t('next_days')}</legend>
      {days.map((day) => (
        <DayTile key={day.date} day={day} chosen={day.date === chosen} onChoose={onChoose} />
      ))}
    </fieldset>
  );
}

/** Scrolls the strip, not the page. */
function useChosenInView(days: readonly Day[], chosen: string) {
  const strip = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const tile = strip.current?.querySelector(':checked')?.parentElement;
    if (!tile) return;
    const { offsetLeft, offsetWidth } = tile;
    const { scrollLeft, clientWidth } = strip.current!;
    if (offsetLeft < scrollLeft || offsetLeft + offsetWidth > scrollLeft + clientWidth)
      strip.current!.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
  }, [days, chosen]);
  return strip;
}

function useDays(id: string, today: string): readonly Day[] {
  const { currency, language } = usePageContext();
  const [days, setDays] = useState<readonly Day[]>([]);
  useEffect(() => {
    let shown = true;
    call(paths.getAvailability, {
      params: { id },
      query: { from: today, to: addDays(today, daysShown - 1), currency: currency(), lang: language },
    })
      .then(({ days: found }) => shown && setDays((found ?? []).filter(({ state }) => state !== 'none')))
      .catch(() => undefined);
    return () => {
      shown = false;
    };
  }, [id, today, currency, language]);
  return days;
}

function DayTile({ day, chosen, onChoose }: { day: Day; chosen: boolean; onChoose: (date: string) => void }) {
  const t = useT('tour-detail');
  const { language } = usePageContext();
  const date = new Date(`${day.date}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone: 'UTC' }).format(date);
  const isSoldOut = day.state === 'sold_out';
  return (
    <label className={styles.day}>
      <input type="radio" name="day" checked={chosen} disabled={isSoldOut} onChange={() => onChoose(day.date)} />
      <span>{part({ weekday: 'short' })} </span>
      <strong>{part({ day: 'numeric', month: 'short' })} </strong>
      <small>{day.from && !isSoldOut ? <Price {...day.from} /> : null} </small>
      <small className={day.state === 'few_left' ? styles.few : undefined}>
        {isSoldOut ? t('sold_out') : t(day.state === 'few_left' ? 'seats_left' : 'seats', { count: day.seatsLeft })}
      </small>
    </label>
  );
}
