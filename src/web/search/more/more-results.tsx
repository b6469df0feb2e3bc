import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { SearchParameters } from '#contract/search.ts';
import { partySize } from '#kernel/party.ts';
import { hrefWithTrip, readTrip } from '#kernel/trip-context.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { resultsPath } from '#web/runtime/router/addresses.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useCurrency } from '#web/runtime/session/preferences.ts';
import { useTrip } from '#web/runtime/router/use-trip.ts';
import { TourRow } from '#web/tours/tour-row.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { dayText, fullDayText } from '#web/ui/place-time.ts';
import { cardOf, type CardTour } from '#web/ui/tour-card.tsx';
import { type Chip, chipsOf } from '../chips-of.ts';
import { rememberDate } from '../last-search.ts';
import type { SearchResults, Results } from '../load-results.ts';
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
  const currency = useCurrency();
  const chips = useMemo(
    () => (list.result ? chipsOf(search, list.result.facets, ofResults, { language, currency }) : []),
    [search, list, ofResults, language, currency],
  );
  const more = useMore(list, search, chips);
  // On any day: what others have to offer is not bound to the searched one.
  const { here = null, inCountry = null, elsewhere = null } = more ?? {};
  const shown = [here, inCountry, elsewhere].flatMap((part) => part?.tours ?? []);
  const starts = useNextStarts(shown, { ...trip, date: '' })?.starts;
  if (!more) return room;
  const { places, totals, dates } = more;
  const next = ({ id, privateGroup }: CardTour) => <NextStart start={starts?.get(id)} isPrivate={privateGroup} />;
  const place = list.result?.place;
  const isCountry = place?.type === 'country';
  const largest = list.result?.largestParty;
  const hrefOf = (changes: Changes) => hrefWith(list.path, search, changes);
  const wider = chips.map((chip, index) => ({ ...chip, total: totals[index] })).filter(isCounted);
  return (
    <div className={styles.more}>
      {places.length > 0 ? <KnownPlaces places={places} search={search} /> : null}
      {largest ? <SmallerParty party={largest} search={search} hrefOf={hrefOf} /> : null}
      {wider.length > 0 ? <Wider chips={wider} hrefOf={hrefOf} /> : null}
      {dates.length > 0 ? <OtherDates dates={dates} hrefOf={hrefOf} /> : null}
      {here && place ? (
        <TourRow
          id="more-here"
          title={t(isCountry ? 'also_in_country' : 'also_in', { place: place.name })}
          tours={here.tours.map(cardOf)}
          next={next}
        >
          <ButtonLink look="line" to={hrefWithTrip(resultsPath({ place: place.slug }), { ...trip, date: '' })}>
            {t(isCountry ? 'all_here_country' : 'all_here', { count: here.total, place: place.name })}
          </ButtonLink>
        </TourRow>
      ) : null}
      {inCountry && place ? (
        <TourRow
          id="more-country"
          title={t('also_in_country', { place: place.country })}
          tours={inCountry.tours.map(cardOf)}
          next={next}
        />
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

type Counted = Chip & { total: More['totals'][number] };

const isCounted = (chip: Chip & { total: Counted['total'] | undefined }): chip is Counted =>
  chip.total !== undefined && chip.total !== 0;

/** Each single thing that excludes some tours, with a link that takes it away. */
function Wider({ chips, hrefOf }: { chips: readonly Counted[]; hrefOf: (changes: Changes) => string }) {
  const t = useT('search-more');
  return (
    <section className={styles.dates} aria-labelledby="more-wider">
      <h2 id="more-wider">{t('wider')}</h2>
      <ul>
        {chips.map(({ label, without, total }) => (
          <li key={label}>
            <Link to={hrefOf(without)} {...('date' in without && { onClick: () => rememberDate('') })}>
              <strong>{'date' in without ? t('search-results:any_date') : t('without', { filter: label })}</strong>{' '}
              {total === null ? null : <span>{t('common:tours_count', { count: total })}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Places to search in place of an unknown one. */
function KnownPlaces({ places, search }: { places: More['places']; search: string }) {
  const t = useT('search-more');
  return (
    <section className={styles.dates} aria-labelledby="more-places">
      <h2 id="more-places">{t('known_places')}</h2>
      <ul>
        {places.map(({ name, slug }) => (
          <li key={slug}>
            <Link to={hrefWith(resultsPath({ place: slug }), search, { location: null, activity: null })}>
              <strong>{name}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SmallerPartyProps = {
  party: NonNullable<SearchResults['largestParty']>;
  search: string;
  hrefOf: (changes: Changes) => string;
};

/** On the day there is something, but not for so many. */
function SmallerParty({ party, search, hrefOf }: SmallerPartyProps) {
  const t = useT('search-more');
  const { language } = usePageContext();
  const { date, children } = readTrip(new URLSearchParams(search));
  const isWithoutChildren = children > 0 && party.children === 0;
  const count = partySize(party);
  return (
    <section className={styles.dates} aria-labelledby="more-party">
      <h2 id="more-party">{t('smaller_party')}</h2>
      <p>{t(isWithoutChildren ? 'most_adults' : 'most_people', { count, day: fullDayText(date, language) })}</p>
      <ul>
        <li>
          <Link to={hrefOf({ adults: String(party.adults), children: String(party.children) })}>
            <strong>{t(isWithoutChildren ? 'common:unit_adult' : 'common:persons', { count })}</strong>{' '}
            <span>{t('common:tours_count', { count: party.total })}</span>
          </Link>
        </li>
      </ul>
    </section>
  );
}

type OtherDatesProps = { dates: More['dates']; hrefOf: (changes: Changes) => string };

function OtherDates({ dates, hrefOf }: OtherDatesProps) {
  const t = useT('search-more');
  const { language } = usePageContext();
  return (
    <section className={styles.dates} aria-labelledby="more-dates">
      <h2 id="more-dates">{t('other_dates')}</h2>
      <ul>
        {dates.map(({ date, total }) => (
          <li key={date}>
            <Link to={hrefOf({ date })} onClick={() => rememberDate(date)}>
              <strong>{dayText(date, language)}</strong> <span>{t('common:tours_count', { count: total })}</span>
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
      places: async () => {
        const query = { lang: language, pageSize: 100, orderBy: 'popularity', orderDir: 'DESC' } as const;
        return (await call(paths.listPlaces, { query })).data;
      },
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
    party: partyOf(search),
    widened: chips.map(({ without }) => queryOf(list, new URL(hrefWith('/', search, without), location.origin).search)),
    place: list.result?.place ?? null,
    unknownPlace: list.unknownPlace,
    tours: list.result?.tours ?? [],
  };
}

function partyOf(search: string) {
  const { adults, children } = readTrip(new URLSearchParams(search));
  return { adults, children };
}

const queryOf = ({ initialInput: { location, activity } }: Results, search: string): SearchParameters => ({
  ...searchQueryOf(new URLSearchParams(search)),
  ...(location.slug && { locationSlug: location.slug }),
  ...(activity.slug && { categorySlug: activity.slug }),
});
