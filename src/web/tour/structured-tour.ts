// Structured data for search engines: a product that is a trip, its price, and a rating only if there are reviews.
import { resultsPath, tourPath } from '#web/runtime/router/addresses.ts';
import type { HeadContext } from '#web/runtime/router/page.ts';
import { structuredCrumbs } from '#web/runtime/router/structured-crumbs.ts';
import type { ShownTour } from './shown-tour.ts';

export function structuredTour(tour: ShownTour, { t, origin, base }: HeadContext): object[] {
  const url = base + tourPath(tour.slug);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      additionalType: 'https://schema.org/TouristTrip',
      name: tour.name,
      description: tour.description,
      image: tour.media.map((picture) => new URL(picture.url, origin).href),
      url,
      brand: { '@type': 'Organization', name: tour.supplier.name },
      ...(tour.price === null ? {} : { offers: offer(tour, url) }),
      ...(tour.review > 0 ? ratings(tour) : {}),
    },
    ...(tour.facts.itinerary ? [trip(tour, url)] : []),
    structuredCrumbs([
      { name: t('common:home'), item: base },
      { name: tour.place.name, item: base + resultsPath({ place: tour.place.slug }) },
      { name: tour.name, item: url },
    ]),
  ];
}

/** Names of the steps only: their texts are in the page. */
function trip({ name, facts }: ShownTour, url: string): object {
  const steps = facts.itinerary!.map(({ title }, index) => ({ '@type': 'ListItem', position: index + 1, name: title }));
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name,
    url,
    itinerary: { '@type': 'ItemList', itemListElement: steps },
  };
}

function offer(tour: ShownTour, url: string): object {
  return {
    '@type': 'Offer',
    price: tour.price,
    priceCurrency: tour.currency,
    availability: 'https://schema.org/InStock',
    url,
    seller: { '@type': 'Organization', name: tour.trader.legalName },
  };
}

function ratings(tour: ShownTour): object {
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: tour.rating,
      reviewCount: tour.review,
      bestRating: 5,
      worstRating: 1,
    },
  };
}
