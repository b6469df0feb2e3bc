import { fullDay } from '#kernel/formats.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { priceText } from '#web/ui/price.tsx';
import styles from './month-calendar.module.css';
import { fullSizeLength, shortPrice } from './short-price.ts';
import { type Day, isBookable, isFull } from './use-days.ts';

type Props = {
  date: string;
  /** Missing while it is loading, and for past days. */
  day: Day | undefined;
  isChosen: boolean;
  isOwn: boolean;
  isFocused: boolean;
  onChoose: (date: string) => void;
  /** It is pointed at, has the focus or was pressed. */
  onPoint: (date: string) => void;
};

/** A day that cannot be booked says why in its name; the grid has room for the word of a full one only, which can be chosen to wait for
 *  it. Prices are rounded for the eye. */
export function CalendarDay({ date, day, isChosen, isOwn, isFocused, onChoose, onPoint }: Props) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const isFree = day !== undefined && isBookable(day);
  const from = isFree ? day.from : null;
  const short = from && shortPrice(from, language);
  const reason = day?.reason ?? null;
  const full = day && isFull(day) ? day.reason : null;
  const isChoice = isFree || full !== null;
  const point = () => onPoint(date);
  return (
    <button
      type="button"
      className={styles.day}
      data-state={isFree ? day.state : isOwn ? 'own' : reason}
      tabIndex={isFocused ? 0 : -1}
      aria-disabled={!isChoice || undefined}
      aria-current={isChosen ? 'date' : undefined}
      // A pointer that rests enters a day when the dialog opens, and a finger when it scrolls.
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && point()}
      onFocus={point}
      onClick={() => (isChoice ? onChoose(date) : point())}
    >
      <span className="visually-hidden">{t('common:said_of', { name: fullDay(date, language) })} </span>
      <strong aria-hidden="true">{Number(date.slice(8))}</strong>
      {from ? <span className="visually-hidden">{priceText(from, language)} </span> : null}
      {full ? <small aria-hidden="true">{t(isOwn ? 'tour-detail:your_date' : `day_${full}`)}</small> : null}
      {short ? (
        <small aria-hidden="true" className={short.length > fullSizeLength ? styles.longPrice : undefined}>
          {short}
        </small>
      ) : null}
      {isFree ? <Room day={day} /> : null}
      {isFree && day.leastPeople ? (
        <span className="visually-hidden">{t('day_least', { count: day.leastPeople })}</span>
      ) : null}
      {reason ? (
        <span className="visually-hidden">{t(isOwn ? 'tour-detail:your_date' : `reason_${reason}`)}</span>
      ) : null}
    </button>
  );
}

/** The seats left; where only private groups can go, how many. Narrow cells have room for the number alone. */
function Room({ day }: { day: Day }) {
  const t = useT('book-tour');
  const { seatsLeft, privateGroupsLeft } = day;
  const isShared = seatsLeft > 0;
  return (
    <>
      <span className="visually-hidden">
        {isShared ? t('day_seats', { count: seatsLeft }) : t('common:unit_group', { count: privateGroupsLeft })}
      </span>
      <small aria-hidden="true" className={`${styles.seats} ${styles.long}`}>
        {isShared ? t('day_seats', { count: seatsLeft }) : t('day_private', { count: privateGroupsLeft })}
      </small>
      <small aria-hidden="true" className={`${styles.seats} ${styles.brief}`}>
        {isShared ? seatsLeft : t('day_private_brief')}
      </small>
    </>
  );
}
