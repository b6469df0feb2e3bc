import * as paths from '#contract/paths.generated.ts';
import { dateFormat } from '#kernel/formats.ts';
import { useEffect, useState } from 'react';
import type { AvailabilityView } from '#contract/bookings.ts';
import { addDays } from '#kernel/dates.ts';
import { call } from '#web/runtime/api/api.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Price } from '#web/ui/price.tsx';
import type { ShownTour } from './shown-tour.ts';
import styles from './next-days.module.css';

type Day = NonNullable<AvailabilityView['days']>[number];
type Props = {
  tour: Pick<ShownTour, 'id'>;
  today: string | undefined;
  chosen: string;
  onChoose: (date: string) => void;
};

const daysShown = 21;

/** The next available days with price and seats, so that nobody has to guess a date. If they cannot be loaded, the
 *  date field is enough. */
export function NextDays({ tour, today, chosen, onChoose }: Props) {
  const t = useT('tour-detail');
  const days = useDays(tour.id, today);
  if (days.length === 0) return null;
  return (
    <div className={styles.days} role="group" aria-label={t('next_days')}>
      {days.map((day) => (
        <DayButton key={day.date} day={day} chosen={day.date === chosen} onChoose={onChoose} />
      ))}
    </div>
  );
}

function useDays(id: string, today: string | undefined): readonly Day[] {
  const { currency, language } = usePageContext();
  const [days, setDays] = useState<readonly Day[]>([]);
  useEffect(() => {
    if (!today) return;
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

function DayButton({ day, chosen, onChoose }: { day: Day; chosen: boolean; onChoose: (date: string) => void }) {
  const t = useT('tour-detail');
  const { language } = usePageContext();
  const date = new Date(`${day.date}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone: 'UTC' }).format(date);
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={chosen}
      disabled={day.state === 'sold_out'}
      onClick={() => onChoose(day.date)}
    >
      <span>{part({ weekday: 'short' })}</span>
      <strong>{part({ day: 'numeric', month: 'short' })}</strong>
      <small>
        {day.state === 'sold_out' ? (
          t('sold_out')
        ) : day.state === 'few_left' ? (
          t('seats_left', { count: day.seatsLeft })
        ) : day.from ? (
          <Price priceMinor={day.from.priceMinor} currency={day.from.currency} />
        ) : (
          ' '
        )}
      </small>
    </button>
  );
}
