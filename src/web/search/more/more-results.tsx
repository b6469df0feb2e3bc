import { type ReactNode, useEffect, useState } from 'react';
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
import { dayText } from '#web/ui/place-time.ts';
import { cardOf, type CardTour } from '#web/ui/tour-card.tsx';
import { rememberDate } from '../last-search.ts';
import type { Results } from '../load-results.ts';
import { NextStart } from '../next-start.tsx';
import { hrefWith } from '../results-address.ts';
import { searchQueryOf } from '../search-query.ts';
import { useNextStarts } from '../use-next-starts.ts';
import { findMore, type More, type ShortList } from './find-more.ts';
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
  const more = useMore(list, search);
  // On any day: what others have to offer is not bound to the searched one.
  const starts = useNextStarts([...(more?.here?.tours ?? []), ...(more?.elsewhere?.tours ?? [])], {
    ...trip,
    date: '',
  });
  if (!more) return room;
  const { dates, here, elsewhere } = more;
  const next = ({ id }: CardTour) => <NextStart start={starts?.get(id)} />;
  const place = list.result?.place;
  return (
    <div className={styles.more}>
      {dates.length > 0 ? <OtherDates dates={dates} hrefOf={(date) => hrefWith(list.path, search, { date })} /> : null}
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

function OtherDates({ dates, hrefOf }: { dates: More['dates']; hrefOf: (date: string) => string }) {
  const t = useT('search-more');
  const { language } = usePageContext();
  return (
    <section className={styles.dates} aria-labelledby="more-dates">
      <h2 id="more-dates">{t('other_dates')}</h2>
      <ul>
        {dates.map(({ date, total }) => (
          <li key={date}>
            <Link to={hrefOf(date)} onClick={() => rememberDate(date)}>
              <strong>{dayText(date, language)}</strong> <span>{t('common:tours_count', { count: total })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** null: not known yet. */
function useMore(list: Results, search: string): More | null {
  const { call, language, currency } = usePageContext();
  const [more, setMore] = useState<More | null>(null);
  useEffect(() => {
    let isShown = true;
    const texts = { lang: language, currency: currency() };
    const calls = {
      search: (query: SearchParameters) => call(paths.searchTours, { query: { ...query, ...texts } }),
      places: async () => (await call(paths.listPlaces, { query: { lang: language, pageSize: 100 } })).data,
    };
    void findMore(calls, shortListOf(list, search)).then((found) => isShown && setMore(found));
    return () => {
      isShown = false;
    };
  }, [call, language, currency, list, search]);
  return more;
}

function shortListOf({ result, initialInput: { location, activity } }: Results, search: string): ShortList {
  return {
    query: {
      ...searchQueryOf(new URLSearchParams(search)),
      ...(location.slug && { locationSlug: location.slug }),
      ...(activity.slug && { categorySlug: activity.slug }),
    },
    place: result?.place ?? null,
    tours: result?.tours ?? [],
  };
}
