import type { AvailabilityView } from '#contract/bookings.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Price } from '#web/ui/price.tsx';
import styles from './day-strip.module.css';
import { dayText } from '#web/place-time.ts';

type Props = { days: NonNullable<AvailabilityView['days']>; chosen: string; onChoose: (date: string) => void };

const daysShown = 14;

/** The next days with a departure, to choose with one touch; any other day is typed below. */
export function DayStrip({ days, chosen, onChoose }: Props) {
  const t = useT('book-tour');
  const { language } = useSurroundings();
  const open = days.filter(({ state }) => state !== 'none').slice(0, daysShown);
  if (open.length === 0) return null;
  return (
    <fieldset className={styles.strip}>
      <legend>{t('next_days')}</legend>
      <div className={styles.days} tabIndex={-1}>
        {open.map(({ date, state, from, seatsLeft }) => (
          <label key={date} className={styles.day}>
            <input
              type="radio"
              name="day"
              className="visually-hidden"
              value={date}
              checked={date === chosen}
              disabled={state === 'sold_out'}
              onChange={() => onChoose(date)}
            />
            <span>
              <strong>{dayText(date, language)}</strong>
              {state === 'sold_out' ? (
                <span>{t('day_sold_out')}</span>
              ) : from ? (
                <Price priceMinor={from.priceMinor} currency={from.currency} />
              ) : null}
              {state === 'few_left' ? (
                <span className={styles.few}>{t('seats_left', { count: seatsLeft })}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
