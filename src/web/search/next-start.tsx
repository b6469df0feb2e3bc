import type { NextStartView } from '#contract/search.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import type { Language } from '#kernel/languages.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { dayText } from '#web/ui/place-time.ts';
import styles from './next-start.module.css';

const fewSeats = 5;

/** `isNamed`: it says itself what it is. */
type Props = { start: NextStartView | undefined; isNamed?: boolean };

/** 'Next: tomorrow 10:00', on the clock of the place, and the places left if they are few. Keeps its line until it is known. */
export function NextStart({ start, isNamed = true }: Props) {
  const { language } = usePageContext();
  const t = useT('search-results');
  const left = start?.seatsLeft ?? Infinity;
  const when = start && startText(start, language);
  return (
    <p className={styles.next}>
      {when && isNamed ? t('next_start', { when }) : when}
      {left <= fewSeats ? <strong> · {t('seats_left', { count: left })}</strong> : null}
      {start?.seatsLeft === null ? ` · ${t('common:unit_group', { count: start.privateGroupsLeft })}` : null}
    </p>
  );
}

function startText({ startsAtLocal, timeZone }: NextStartView, language: Language): string {
  const [day, time] = [startsAtLocal.slice(0, 10), startsAtLocal.slice(11, 16)];
  const today = localDate(new Date(), timeZone);
  const distance = [today, addDays(today, 1)].indexOf(day);
  const named =
    distance < 0
      ? dayText(day, language)
      : new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(distance, 'day');
  return `${named} ${time}`;
}
