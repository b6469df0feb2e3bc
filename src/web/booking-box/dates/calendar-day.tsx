import { dateFormat } from '#kernel/formats.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { priceText } from '#web/ui/price.tsx';
import styles from './month-calendar.module.css';
import { type Day, isBookable } from './use-days.ts';

type Props = {
  date: string;
  /** Missing while it is loading, and for past days. */
  day: Day | undefined;
  isChosen: boolean;
  isFocused: boolean;
  onChoose: (date: string) => void;
  /** It is pointed at, has the focus or was pressed. */
  onPoint: (date: string) => void;
};

/** A day that cannot be booked says why in its name; the grid has room for the word of a full one only. */
export function CalendarDay({ date, day, isChosen, isFocused, onChoose, onPoint }: Props) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const isFree = day !== undefined && isBookable(day);
  const price = day?.from && isFree ? priceText(day.from, language) : null;
  const reason = day?.reason ?? null;
  const isFull = reason === 'sold_out' || reason === 'too_few';
  const point = () => onPoint(date);
  return (
    <button
      type="button"
      className={styles.day}
      data-state={isFree ? day.state : reason}
      tabIndex={isFocused ? 0 : -1}
      aria-disabled={!isFree || undefined}
      aria-current={isChosen ? 'date' : undefined}
      // A pointer that rests enters a day when the dialog opens, and a finger when it scrolls.
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && point()}
      onFocus={point}
      onClick={() => (isFree ? onChoose(date) : point())}
    >
      <span className="visually-hidden">{fullDay(date, language)}: </span>
      <strong aria-hidden="true">{Number(date.slice(8))}</strong>
      {isFull ? <small aria-hidden="true">{t(`day_${reason}`)}</small> : <small>{price} </small>}
      {isFree ? <Room day={day} /> : null}
      {isFree && day.leastPeople ? (
        <span className="visually-hidden">{t('day_least', { count: day.leastPeople })}</span>
      ) : null}
      {reason ? <span className="visually-hidden">{t(`reason_${reason}`)}</span> : null}
    </button>
  );
}

/** The seats left; where only private groups can go, how many. The grid has no room for the whole words. */
function Room({ day: { seatsLeft, privateGroupsLeft } }: { day: Day }) {
  const t = useT('book-tour');
  return (
    <small className={styles.seats}>
      {seatsLeft > 0 ? (
        t('day_seats', { count: seatsLeft })
      ) : (
        <>
          <span aria-hidden="true">{t('day_private', { count: privateGroupsLeft })}</span>
          <span className="visually-hidden">{t('common:unit_group', { count: privateGroupsLeft })}</span>
        </>
      )}
    </small>
  );
}

export const fullDay = (date: string, language: Parameters<typeof dateFormat>[0]): string =>
  dateFormat(language, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(`${date}T00:00:00Z`),
  );
