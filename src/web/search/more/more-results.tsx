import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { SearchParameters } from '#contract/search.ts';
import { hrefWithTrip } from '#kernel/trip-context.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { resultsPath } from '#web/runtime/router/addresses.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useTrip } from '#web/runtime/router/use-trip.ts';
import { TourRow } from '#web/tours/tour-row.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { dayText, fullDayText } from '#web/ui/place-time.ts';
import { cardOf, type CardTour } from '#web/ui/tour-card.tsx';
import { type Chip, chipsOf } from '../chips-of.ts';
import { rememberDate } from '../last-search.ts';
import type { Results } from '../load-results.ts';
import { NextStart } from '../next-start.tsx';
import { type Changes, hrefWith } from '../results-address.ts';
import { searchQueryOf } from '../search-query.ts';
import { useNextStarts } from '../use-next-starts.ts';
import { findMore, type More, type ShortList, type Starts } from './find-more.ts';
import styles from './more-results.module.css';

type Props = {
  list: Results;
  /** The query of the list, with the party of the visitor. */
  search: string;
  /** Shown while it is being loaded. */
  room: ReactNode;
};

/** What a short list is followed by: other days, the rest of the place, and tours elsewhere. */
export function MoreResults({ list, search, room }: Props) {
  useTextsOf('search-more');
  const t = useT('search-more');
  const trip = useTrip();
  const ofResults = useT('search-results');
  const { language } = usePageContext();
  const chips = useMemo(
    () => (list.result ? chipsOf(search, list.result.facets, ofResults, language) : []),
    [search, list, ofResults, language],
  );
  const more = useMore(list, search, chips);
  // On any day: what others have to offer is not bound to the searched one.
  const starts = useNextStarts([...(more?.here?.tours ?? []), ...(more?.elsewhere?.tours ?? [])], {
    ...trip,
    date: '',
  });
  if (!more) return room;
  const { totals, dates, here, elsewhere } = more;
  const next = ({ id, priceMinor }: CardTour) => <NextStart start={starts?.get(id)} fromPriceMinor={priceMinor} />;
  const place = list.result?.place;
  const wider = chips.map((chip, index) => ({ ...chip, total: totals[index] ?? 0 })).filter(({ total }) => total > 0);
  return (
    <div className={styles.more}>
      {wider.length > 0 ? <Wider chips={wider} hrefOf={(changes) => hrefWith(list.path, search, changes)} /> : null}
      {dates.length > 0 ? (
        <OtherDates dates={dates} year={yearOf(search)} hrefOf={(date) => hrefWith(list.path, search, { date })} />
      ) : null}
      {here && place ? (
        <TourRow id="more-here" title={t('also_in', { place: place.name })} tours={here.tours.map(cardOf)} next={next}>
          <ButtonLink look="line" to={hrefWithTrip(resultsPath({ place: place.slug }), { ...trip, date: '' })}>
            {t('all_here', { count: here.total, place: place.name })}
          </ButtonLink>
        </TourRow>
      ) : null}
      {elsewhere ? (
        <TourRow
          id="more-elsewhere"
          title={t(`${elsewhere.isSimilar ? 'similar' : 'popular'}_${place ? 'elsewhere' : 'anywhere'}`)}
          tours={elsewhere.tours.map(cardOf)}
          next={next}
        />
      ) : null}
    </div>
  );
}

type Counted = Chip & { total: number };

/** Each single thing that stands between the traveller and some tours, with a link that takes it away. */
function Wider({ chips, hrefOf }: { chips: readonly Counted[]; hrefOf: (changes: Changes) => string }) {
  const t = useT('search-more');
  return (
    <section className={styles.dates} aria-labelledby="more-wider">
      <h2 id="more-wider">{t('wider')}</h2>
      <ul>
        {chips.map(({ label, without, total }) => (
          <li key={label}>
            <Link to={hrefOf(without)} {...('date' in without && { onClick: () => rememberDate('') })}>
              <strong>{t('without', { filter: label })}</strong>{' '}
              <span>{t('common:tours_count', { count: total })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'YYYY' of the searched day. */
const yearOf = (search: string): string => (new URLSearchParams(search).get('date') ?? '').slice(0, 4);

type OtherDatesProps = { dates: More['dates']; year: string; hrefOf: (date: string) => string };

function OtherDates({ dates, year, hrefOf }: OtherDatesProps) {
  const t = useT('search-more');
  const { language } = usePageContext();
  return (
    <section className={styles.dates} aria-labelledby="more-dates">
      <h2 id="more-dates">{t('other_dates')}</h2>
      <ul>
        {dates.map(({ date, total }) => (
          <li key={date}>
            <Link to={hrefOf(date)} onClick={() => rememberDate(date)}>
              <strong>{(date.startsWith(year) ? dayText : fullDayText)(date, language)}</strong>{' '}
              <span>{t('common:tours_count', { count: total })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** null: not known yet. */
function useMore(list: Results, search: string, chips: readonly Chip[]): More | null {
  const { call, language, currency } = usePageContext();
  const [more, setMore] = useState<More | null>(null);
  useEffect(() => {
    let isShown = true;
    const texts = { lang: language, currency: currency() };
    const calls = {
      search: (query: SearchParameters) => call(paths.searchTours, { query: { ...query, ...texts } }),
      starts: async (wanted: Parameters<Starts>[0]) => (await call(paths.listNextStarts, { query: wanted })).data,
      places: async () => (await call(paths.listPlaces, { query: { lang: language, pageSize: 100 } })).data,
    };
    void findMore(calls, shortListOf(list, search, chips)).then((found) => isShown && setMore(found));
    return () => {
      isShown = false;
    };
  }, [call, language, currency, list, search, chips]);
  return more;
}

function shortListOf(list: Results, search: string, chips: readonly Chip[]): ShortList {
  return {
    query: queryOf(list, search),
    widened: chips.map(({ without }) => queryOf(list, new URL(hrefWith('/', search, without), location.origin).search)),
    place: list.result?.place ?? null,
    tours: list.result?.tours ?? [],
  };
}

const queryOf = ({ initialInput: { location, activity } }: Results, search: string): SearchParameters => ({
  ...searchQueryOf(new URLSearchParams(search)),
  ...(location.slug && { locationSlug: location.slug }),
  ...(activity.slug && { categorySlug: activity.slug }),
});
