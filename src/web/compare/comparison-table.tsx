import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import type { NextStartView } from '#contract/search.ts';
import type { TripContext } from '#kernel/trip-context.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useTrip, useTripLink } from '#web/runtime/router/use-trip.ts';
import { NextStart } from '#web/search/next-start.tsx';
import { useNextStarts } from '#web/search/use-next-starts.ts';
import { guideLanguages } from '#web/tour/guide-languages.ts';
import { policyText } from '#web/tour/policy-text.ts';
import { accessibilityLines, suitsLines } from '#web/tour/suits-lines.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { durationText } from '#web/ui/duration-text.ts';
import { FromPrice } from '#web/tours/from-price.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { smallPicture } from '#web/ui/small-picture.ts';
import { chooseTours } from './chosen-tours.ts';
import { compareHref } from './compare-href.ts';
import type { ComparedTour } from './compared-tour.ts';
import styles from './comparison-table.module.css';

type Row = { name: string; of: (tour: ComparedTour) => ReactNode };

/** A column for each tour. The name of a row is a line of its own, so that three columns have room on a phone. */
export function ComparisonTable({ tours }: { tours: readonly ComparedTour[] }) {
  const rows = useRows(tours);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {tours.map((tour) => (
            <th key={tour.id} scope="col">
              <TourHead tour={tour} tours={tours} />
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ name, of }) => (
        <tbody key={name}>
          <tr className={styles.name}>
            <th colSpan={tours.length} scope="rowgroup">
              {name}
            </th>
          </tr>
          <tr>
            {tours.map((tour) => (
              <td key={tour.id}>{of(tour)}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function useRows(tours: readonly ComparedTour[]): readonly Row[] {
  const t = useT('compare');
  const ofTour = useT('tour-detail');
  const { language } = usePageContext();
  const trip = useTrip();
  const next = useNextStarts(tours, trip);
  const rows: readonly Row[] = [
    { name: t('price'), of: (tour) => <FromPrice tour={onDay(tour, next?.starts.get(tour.id), trip)} /> },
    { name: t('reviews'), of: ({ rating, review }) => <Rating rating={rating} count={review} /> },
    {
      name: t('next'),
      of: ({ id }) => {
        const [start, mostPeople] = [next?.starts.get(id), next?.mostPeople.get(id)];
        if (next && !start && !mostPeople) return t(trip.date ? 'not_that_day' : 'no_start');
        return <NextStart start={start} mostPeople={mostPeople} isNamed={false} />;
      },
    },
    { name: ofTour('duration'), of: ({ duration }) => durationText(duration, ofTour) },
    { name: ofTour('language'), of: ({ languages }) => guideLanguages(languages, language) },
    { name: t('refund'), of: ({ policy }) => policyText(policy, ofTour) },
    { name: t('payment'), of: ({ payLater }) => t(payLater ? 'pay_later' : 'pay_now') },
    {
      name: ofTour('group'),
      of: ({ facts: { groupSizeMax: count } }) => (count ? ofTour('group_up_to', { count }) : null),
    },
    { name: ofTour('suits'), of: (tour) => <Lines of={suitsLines(tour, ofTour)} /> },
    { name: ofTour('accessibility'), of: ({ facts }) => <Lines of={accessibilityLines(facts, ofTour)} /> },
    { name: ofTour('tab_punto'), of: ({ meetingPoint }) => meetingPoint },
    { name: ofTour('included'), of: ({ included }) => <Lines of={included} /> },
    { name: ofTour('not_included'), of: ({ facts }) => <Lines of={facts.notIncluded ?? []} /> },
  ];
  return rows;
}

function TourHead({ tour, tours }: { tour: ComparedTour; tours: readonly ComparedTour[] }) {
  const t = useT('compare');
  const withTrip = useTripLink();
  const others = tours.filter(({ id }) => id !== tour.id).map(({ slug }) => slug);
  return (
    <>
      <img src={smallPicture(tour.image)} alt="" width={1200} height={900} />
      <Link className={styles.title} to={withTrip(tourPath(tour.slug))}>
        {tour.name}
      </Link>
      <span className={styles.place}>
        {tour.city}, {tour.country}
      </span>
      <ButtonLink to={withTrip(tourPath(tour.slug))} full aria-label={t('see_tour', { tour: tour.name })}>
        {t('see')}
      </ButtonLink>
      <Link
        className={styles.remove}
        to={withTrip(compareHref(others))}
        onClick={() => chooseTours(others)}
        aria-label={t('remove_tour', { tour: tour.name })}
      >
        {t('remove')}
      </Link>
    </>
  );
}

/** On the day of the address what the party pays, of the first start that has room for it. */
function onDay(
  tour: ComparedTour,
  start: NextStartView | undefined,
  { date, adults, children }: TripContext,
): ComponentProps<typeof FromPrice>['tour'] {
  if (!date || !start || adults + children === 1) return tour;
  const { price, partyPrice } = start;
  const party = { adults, children, priceMinor: partyPrice.priceMinor };
  return { ...tour, ...price, sharePriceMinor: price.priceMinor, party };
}

function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
