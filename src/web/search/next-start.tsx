import type { NextStartView } from '#contract/search.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import type { Language } from '#kernel/languages.ts';
import { fewSeats, type Party, partySize } from '#kernel/party.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useTrip } from '#web/runtime/router/use-trip.ts';
import { dayText } from '#web/ui/place-time.ts';
import { priceText } from '#web/ui/price.tsx';
import { timesText } from '#web/ui/when-text.ts';
import styles from './next-start.module.css';

type Props = {
  start: NextStartView | undefined;
  /** Where it has none because it never takes so many: how many it takes. */
  mostPeople?: number | undefined;
  /** Whether the price beside it is that of a private group. */
  isPrivate?: boolean | undefined;
  /** It says itself what it is. */
  isNamed?: boolean;
  /** For whom it was looked up, if not for the party of the address. */
  party?: Party;
};

/** 'Next: tomorrow 10:00', on the clock of the place, and the places left if they are few. Where only a private group can go, that,
 *  with its price if the card has one for a person. Of a tour that is too small for the party, how many it takes. Keeps its lines until it
 *  is known: a server's page has none of it, as bookings change it. */
export function NextStart({ start, mostPeople, isPrivate = false, isNamed = true, party }: Props) {
  const { language } = usePageContext();
  const t = useT('search-results');
  const left = start?.seatsLeft ?? Infinity;
  const when = start && startText(start, language);
  const trip = useTrip();
  const people = partySize(party ?? trip);
  return (
    <p className={isPrivate ? `${styles.next} ${styles.private}` : styles.next}>
      {when && isNamed && start.validity?.kind !== 'open_dated' ? t('next_start', { when }) : when}
      {start?.seatsLeft === null
        ? `\u00a0· ${isPrivate ? t('private_up_to', { count: start.privateGroupMax! }) : t('private_price', { count: people, price: priceText(start.partyPrice, language) })}`
        : null}
      {!start && mostPeople ? t('most_people', { count: mostPeople }) : null}
      {left <= fewSeats ? <strong>&nbsp;· {t('seats_left', { count: left })}</strong> : null}
    </p>
  );
}

function startText({ startsAtLocal, timeZone, validity }: NextStartView, language: Language): string {
  if (validity?.kind === 'open_dated') return validity.text;
  const day = startsAtLocal.slice(0, 10);
  const now = new Date();
  const today = localDate(now, timeZone);
  // Where the reader has another day, 'today' would be understood as theirs.
  const isSameDay = today === localDate(now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const distance = isSameDay ? [today, addDays(today, 1)].indexOf(day) : -1;
  const named =
    distance < 0
      ? dayText(day, language)
      : new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(distance, 'day');
  return `${named} ${timesText({ startsAtLocal, validity }, language)}`;
}
