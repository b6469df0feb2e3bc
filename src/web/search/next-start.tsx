import type { NextStartView } from '#contract/search.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import type { Language } from '#kernel/languages.ts';
import { partySize } from '#kernel/party.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useTrip } from '#web/runtime/router/use-trip.ts';
import { dayText } from '#web/ui/place-time.ts';
import { priceText } from '#web/ui/price.tsx';
import { timesText } from '#web/ui/when-text.ts';
import styles from './next-start.module.css';

const fewSeats = 5;

type Props = {
  start: NextStartView | undefined;
  /** In the shown currency: what the tour costs from. */
  fromPriceMinor: number | null;
  /** It says itself what it is. */
  isNamed?: boolean;
};

/** 'Next: tomorrow 10:00 · €52', on the clock of the place: the price only if it is another than that of the card, and the places
 *  left if they are few. Keeps its line until it is known. */
export function NextStart({ start, fromPriceMinor, isNamed = true }: Props) {
  const { language } = usePageContext();
  const t = useT('search-results');
  const left = start?.seatsLeft ?? Infinity;
  const when = start && startText(start, language);
  const price = start && start.price.priceMinor !== fromPriceMinor ? priceText(start.price, language) : null;
  const people = partySize(useTrip());
  return (
    <p className={styles.next}>
      {when && isNamed && start.validity?.kind !== 'open_dated' ? t('next_start', { when }) : when}
      {start?.seatsLeft === null
        ? ` · ${price ? t('private_price', { count: people, price }) : t('common:unit_group', { count: start.privateGroupsLeft })}`
        : price && ` · ${price} ${t('common:per_person')}`}
      {left <= fewSeats ? <strong> · {t('seats_left', { count: left })}</strong> : null}
    </p>
  );
}

function startText({ startsAtLocal, timeZone, validity }: NextStartView, language: Language): string {
  if (validity?.kind === 'open_dated') return validity.text;
  const day = startsAtLocal.slice(0, 10);
  const today = localDate(new Date(), timeZone);
  const distance = [today, addDays(today, 1)].indexOf(day);
  const named =
    distance < 0
      ? dayText(day, language)
      : new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(distance, 'day');
  return `${named} ${timesText({ startsAtLocal, validity }, language)}`;
}
