import { DomainError } from '#contract/domain-error.ts';
import type { TourView } from '#contract/catalogue.ts';
import { type Currency, money, toDecimal } from '#kernel/money.ts';
import { present } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findCards, findTour, type TourRow } from '../catalogue/catalogue-queries.ts';
import { findOptions, type OptionRow } from '../inventory/inventory-queries.ts';
import { policyView } from '../pricing/cancellation-policy.ts';
import { convert } from '../pricing/convert.ts';
import { findTourReviews } from '../reviews/review-queries.ts';
import { cardView, type ShownAs } from './cards.ts';
import { describePicture } from './pictures.ts';

const reviewsShown = 10;

/** A published tour for its page; `not_found` for anything else. */
export async function loadTour(db: Queryable, key: string, shownAs: ShownAs): Promise<TourView> {
  const tour = await findTour(db, key, shownAs.language);
  if (!tour) throw new DomainError('not_found');
  const [cards, options, reviews] = await Promise.all([
    findCards(db, [tour.id], shownAs.language),
    findOptions(db, tour.id, shownAs.language),
    findTourReviews(db, { tourId: tour.id, limit: reviewsShown, offset: 0, sort: 'newest' }),
  ]);
  const card = present(cards[0], 'the card of a published tour');
  return {
    ...cardView(card, shownAs),
    ...textsOf(tour),
    ...picturesOf(tour, shownAs, card.title),
    options: options.map((option) => optionView(option, card.currency, shownAs.currency)),
    policy: policyView(card.policyKey),
    confirmation: tour.confirmation,
    timeZone: tour.timeZone,
    reviews: reviews.data,
    place: { id: tour.placeId, slug: tour.placeSlug, name: card.city, countryCode: card.country },
    categories: tour.categories,
    tags: tour.tags,
    trader: tour.trader,
    chargedCurrency: card.currency,
    updatedAt: tour.updatedAt.toISOString(),
  };
}

function textsOf(tour: TourRow) {
  return {
    whatToDo: tour.whatToDo ?? '',
    detail: tour.detail ?? '',
    services: tour.included.map((name) => ({ name })),
    meetingPoint: tour.meetingPoint ?? '',
    meetingPointPosition:
      tour.meetingLatitude === null || tour.meetingLongitude === null
        ? null
        : { latitude: tour.meetingLatitude, longitude: tour.meetingLongitude },
    translations: tour.translations,
  };
}

function picturesOf(tour: TourRow, { language }: ShownAs, title: string) {
  const media = tour.pictures.map(({ url, scene }) => ({ url, alt: describePicture(scene, language, title) }));
  return { media, gallery: media.map(({ url }) => url) };
}

function optionView(option: OptionRow, charged: Currency, shown: Currency): TourView['options'][number] {
  const units = option.units.map((unit) => {
    const price = convert(money(unit.priceMinor, charged), shown);
    return {
      id: unit.id,
      kind: unit.kind,
      price: toDecimal(price),
      priceMinor: price.amountMinor,
      minAge: unit.minAge,
      maxAge: unit.maxAge,
    };
  });
  return { id: option.id, name: option.name, units };
}
