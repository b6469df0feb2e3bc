import { dateFormat } from '#kernel/formats.ts';
import { type ChangeEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { addDays } from '#kernel/dates.ts';
import { partySize } from '#kernel/party.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Price } from '#web/ui/price.tsx';
import type { DateProps } from '../booking-types.ts';
import { type Day, isBookable, isFull, useDays } from './use-days.ts';
import styles from './next-days.module.css';

const daysShown = 21;

/** The next available days with price and seats, so that no visitor has to guess a date: one radio group. If they cannot be
 *  loaded, the date field is enough. */
export function NextDays({ tour, party, today, chosen, own, onChoose, asOf }: DateProps) {
  const t = useT('tour-detail');
  const { adults, children, units } = party;
  const to = addDays(today, daysShown - 1);
  const answer = useDays({ tourId: tour.id, adults, children, units, from: today, to, asOf });
  const days = (answer.days ?? []).filter((day) => isBookable(day) || isFull(day) || day.seatsLeft > 0);
  const strip = useChosenInView(days.length, chosen);
  useFocusOfFolded(chosen, strip);
  if (days.length === 0) return null;
  return (
    <fieldset ref={strip} className={styles.days}>
      <legend className="visually-hidden">
        {t('next_days')}&nbsp;· {t('common:persons', { count: partySize(party) })}
      </legend>
      {days.map((day) => (
        <DayTile key={day.date} day={day} chosen={day.date === chosen} own={day.date === own} onChoose={onChoose} />
      ))}
    </fieldset>
  );
}

/** The days may be folded once one is pressed: what comes next takes the focus. */
function useFocusOfFolded(chosen: string, strip: RefObject<HTMLFieldSetElement | null>): void {
  useLayoutEffect(() => {
    const { current } = strip;
    if (current?.contains(document.activeElement) && !current.offsetParent)
      current.form!.querySelector<HTMLElement>('[data-check]')!.focus({ preventScroll: true });
  }, [chosen, strip]);
}

/** Scrolls the strip, not the page. */
function useChosenInView(count: number, chosen: string) {
  const strip = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const tile = strip.current?.querySelector(':checked')?.parentElement;
    if (!tile) return;
    const { offsetLeft, offsetWidth } = tile;
    const { scrollLeft, clientWidth } = strip.current!;
    if (offsetLeft < scrollLeft || offsetLeft + offsetWidth > scrollLeft + clientWidth)
      strip.current!.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
  }, [count, chosen]);
  return strip;
}

type TileProps = { day: Day; chosen: boolean; own: boolean; onChoose: DateProps['onChoose'] };

function DayTile({ day, chosen, own, onChoose }: TileProps) {
  const t = useT('tour-detail');
  const { language } = usePageContext();
  const date = new Date(`${day.date}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone: 'UTC' }).format(date);
  // Can be chosen as well: others may go instead, fewer people, or the visitor joins the waitlist.
  const isSoldOut = day.reason === 'sold_out';
  // A key clicks without pressing a button.
  const choose = ({ nativeEvent }: ChangeEvent) => onChoose(day.date, (nativeEvent as UIEvent).detail === 0);
  return (
    <label className={styles.day} data-reason={(!own && day.reason) || undefined}>
      <input type="radio" name="day" checked={chosen} onChange={choose} />
      <span>{part({ weekday: 'short' })} </span>
      <strong>{part({ day: 'numeric', month: 'short' })} </strong>
      <small>{day.from ? <Price {...day.from} /> : null} </small>
      <small className={day.state === 'few_left' ? styles.few : undefined}>
        {isSoldOut
          ? t(own ? 'your_date' : 'sold_out')
          : day.seatsLeft > 0
            ? t(day.state === 'few_left' ? 'seats_left' : 'seats', { count: day.seatsLeft })
            : // How many there are has no room, and decides nothing.
              t('common:unit_group', { count: 1 })}
      </small>
    </label>
  );
}
