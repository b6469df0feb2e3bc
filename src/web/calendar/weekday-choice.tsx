import { addDays } from '#kernel/dates.ts';
import { dateFormat } from '#kernel/formats.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import '#web/styles/boxes.css';
import styles from './edits.module.css';

export const allWeekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

type Props = { chosen: readonly number[]; onChange: (weekdays: number[]) => void };

/** Chooses on which weekdays of a period something applies. */
export function WeekdayChoice({ chosen, onChange }: Props) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const text = dateFormat(language, { timeZone: 'UTC', weekday: 'short' });
  return (
    <fieldset className={styles.weekdays}>
      <legend>{t('weekdays')}</legend>
      {allWeekdays.map((weekday) => (
        <label key={weekday}>
          <input
            type="checkbox"
            checked={chosen.includes(weekday)}
            onChange={({ target }) =>
              onChange(allWeekdays.filter((one) => (one === weekday ? target.checked : chosen.includes(one))))
            }
          />
          {/* 2026-01-04 is a Sunday. */}
          {text.format(new Date(`${addDays('2026-01-04', weekday)}T00:00:00Z`))}
        </label>
      ))}
    </fieldset>
  );
}
