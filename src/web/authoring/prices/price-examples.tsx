import { useState } from 'react';
import { type Currency, formatMoney } from '#kernel/money.ts';
import { listText } from '#kernel/formats.ts';
import { type CalendarPrice, examplePrices, type ExamplePrice } from '#kernel/tour-documents/price-rules.ts';
import { previewStarts } from '#kernel/tour-documents/preview-starts.ts';
import type { TourOption } from '#kernel/tour-documents/tour-document.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Field, SelectField } from '#web/ui/field.tsx';
import styles from '../editor.module.css';
import { NumberField } from '../parsed-field.tsx';

type Props = { option: TourOption; at: string; currency: Currency; calendar: readonly CalendarPrice[] };

/** What a chosen date and party would pay, and which rules decide. */
export function PriceExamples({ option, at, currency, calendar }: Props) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const today = new Date().toISOString().slice(0, 10);
  const [first] = previewStarts(option.schedules, today, 60).starts;
  const times = [...new Set(option.schedules.flatMap(({ startTimes }) => startTimes))].sort();
  const [chosen, setChosen] = useState({ day: first?.slice(0, 10) ?? today, time: '' });
  const [people, setPeople] = useState<number | null>(2);
  const [daysBefore, setDaysBefore] = useState<number | null>(14);
  const time = chosen.time || times[0] || '00:00';
  const example = { day: chosen.day || today, time, people: people ?? 1, daysBefore: daysBefore ?? 0 };
  const hasDay = option.kind !== 'open_dated';
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, language);
  const whyOf = ({ rules, listMinor, isOfCalendar }: ExamplePrice): string => {
    const price = money(listMinor);
    if (rules.length === 0) return isOfCalendar ? t('example_calendar', { price }) : t('example_usual');
    const numbers = listText(language, rules.map(String));
    const key = isOfCalendar ? 'example_calendar_rules' : 'example_rules';
    return t(key, { count: rules.length, rules: numbers, price });
  };
  return (
    <section className={`${styles.fields} ${styles.preview}`} aria-label={t('example')}>
      <h3>{t('example')}</h3>
      <div className={styles.pair}>
        {hasDay ? (
          <>
            <Field
              type="date"
              label={t('example_day')}
              name={`${at}.example.day`}
              value={chosen.day}
              onChange={({ target: { value } }) => setChosen({ ...chosen, day: value })}
            />
            <SelectField
              label={t('example_time')}
              name={`${at}.example.time`}
              value={time}
              onChange={({ target: { value } }) => setChosen({ ...chosen, time: value })}
            >
              {(times.length > 0 ? times : [time]).map((one) => (
                <option key={one}>{one}</option>
              ))}
            </SelectField>
          </>
        ) : null}
        <NumberField label={t('example_people')} name={`${at}.example.people`} value={people} onValue={setPeople} />
        {hasDay ? (
          <NumberField
            label={t('example_before')}
            name={`${at}.example.before`}
            value={daysBefore}
            onValue={setDaysBefore}
          />
        ) : null}
      </div>
      <div role="status">
        <ul>
          {examplePrices(option, example, calendar).map((one) => (
            <li key={one.unit}>
              {t('common:said_of', { name: t(`unit_${one.unit}`) })} <strong>{money(one.priceMinor)}</strong>{' '}
              {whyOf(one)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
