import { useEffect, useState } from 'react';
import type { TourOffSaleView } from '#contract/catalogue.ts';
import * as paths from '#contract/paths.generated.ts';
import type { SearchParameters, SearchView } from '#contract/search.ts';
import type { TripContext } from '#kernel/trip-context.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { resultsPath } from '#web/runtime/router/addresses.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useTrip, useTripLink } from '#web/runtime/router/use-trip.ts';
import { TourRow } from '#web/tours/tour-row.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { cardOf, type CardTour } from '#web/ui/tour-card.tsx';
import type { ShownTour } from '../shown-tour.ts';
import styles from '../tour-page.module.css';

const shown = 4;

/** Below the page of a tour, or in place of it where the tour is not on sale any more. */
export function OtherTours({ tour }: { tour: ShownTour | TourOffSaleView }) {
  useTextsOf('tour-more');
  return 'slug' in tour ? <SimilarTours tour={tour} /> : <TourOffSale tour={tour} />;
}

/** Other tours of the place, filled up with those of the same kind elsewhere; on the chosen day, if there are any then. */
function SimilarTours({ tour }: { tour: ShownTour }) {
  const t = useT('tour-more');
  const withTrip = useTripLink();
  const tours = useSimilarTours(tour);
  return (
    <TourRow id="similar" title={t('similar')} tours={tours}>
      <a href="#booking">{t('other_dates')}</a>
      <ButtonLink look="line" to={withTrip(resultsPath({ place: tour.place.slug }))}>
        {t('all_in', { place: tour.place.name })}
      </ButtonLink>
    </TourRow>
  );
}

/** What became of it, and what there is instead. */
function TourOffSale({ tour }: { tour: TourOffSaleView }) {
  const t = useT('tour-more');
  const withTrip = useTripLink();
  const tours = useSimilarTours(tour);
  return (
    <div className="wide">
      <EmptyState
        heading="h1"
        title={t(`${tour.state}_title`)}
        actions={
          <ButtonLink to={withTrip(resultsPath({ place: tour.place.slug }))}>
            {t('all_in', { place: tour.place.name })}
          </ButtonLink>
        }
      >
        <p>
          <strong>{tour.title}</strong>
        </p>
        <p>{t(`${tour.state}_text`)}</p>
      </EmptyState>
      <div className={styles.similar}>
        {tours.length > 0 ? <TourRow id="similar" title={t('similar')} tours={tours} /> : null}
      </div>
    </div>
  );
}

/** What others are similar to. */
type Original = Pick<ShownTour, 'id' | 'place'> & { category?: string | null | undefined };

function useSimilarTours(tour: Original): readonly CardTour[] {
  const { call, language, currency } = usePageContext();
  const trip = useTrip();
  const [tours, setTours] = useState<readonly CardTour[]>([]);
  useEffect(() => {
    let isShown = true;
    const search: Search = (query) =>
      call(paths.searchTours, { query: { ...query, lang: language, currency: currency(), pageSize: shown + 1 } });
    findSimilar(search, tour, trip)
      .then((found) => isShown && setTours(found))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [call, language, currency, tour, trip]);
  return tours;
}

type Search = (query: SearchParameters) => Promise<Pick<SearchView, 'tours'>>;

async function findSimilar(
  search: Search,
  { id, place, category }: Original,
  { date, adults, children }: TripContext,
): Promise<CardTour[]> {
  const kinds = [{ locationSlug: place.slug }, ...(category ? [{ categorySlug: category }] : [])];
  const found = new Map<string, CardTour>();
  for (const day of date ? [{ date, adults, children }, {}] : [{}]) {
    const lists = await Promise.all(kinds.map((kind) => search({ ...kind, ...day })));
    for (const one of lists.flatMap(({ tours }) => tours))
      if (one.id !== id && !found.has(one.id)) found.set(one.id, cardOf(one));
    if (found.size >= shown) break;
  }
  return [...found.values()].slice(0, shown);
}
