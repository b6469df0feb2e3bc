import type { ReviewView, TourView } from '#contract/catalogue.ts';
import type { Language } from '#kernel/languages.ts';
import { type Currency, money, toDecimal } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findTour, type TourRow } from '#domain/catalogue/catalogue-queries.ts';
import { findOptions, type OptionRow } from '#domain/inventory/inventory-queries.ts';
import { policyView } from '#domain/pricing/cancellation-policy.ts';
import { text } from '#platform/texts/texts.ts';
import { phoneText } from '#platform/texts/phone-text.ts';
import { convert } from '#domain/pricing/convert.ts';
import { unitLabel } from '#domain/pricing/price-view.ts';
import { findFirstReviews } from '#domain/reviews/review-queries.ts';
import { cardView, type ShownAs } from './cards.ts';
import { describePicture } from './pictures.ts';

const reviewsShown = 10;

export type TourRows = { tour: TourRow; options: OptionRow[]; reviews: ReviewView[] };

/** All rows for a published tour's page; undefined if there is none. */
export async function readTour(db: Queryable, key: string, language: Language): Promise<TourRows | undefined> {
  const tour = await findTour(db, key, language);
  if (!tour) return undefined;
  const [options, reviews] = await Promise.all([
    findOptions(db, tour.id, language),
    findFirstReviews(db, tour.id, { reader: language, limit: reviewsShown }),
  ]);
  return { tour, options, reviews };
}

export function tourView({ tour, options, reviews }: TourRows, shownAs: ShownAs): TourView {
  return {
    ...cardView({ ...tour, privateGroup: areOnlyForGroups(options) }, shownAs),
    ...textsOf(tour),
    ...picturesOf(tour, shownAs),
    options: options.map((option) => optionView(option, tour.currency, shownAs)),
    ...openDatedView(options, shownAs),
    policy: policyView(tour.policyKey),
    confirmation: tour.confirmation,
    timeZone: tour.timeZone,
    reviews,
    place: { id: tour.placeId, slug: tour.placeSlug, name: tour.city, countryCode: tour.country },
    categories: tour.categories,
    tags: tour.tags,
    trader: { ...tour.trader, phone: phoneText(tour.trader.phone) },
    updatedAt: tour.updatedAt.toISOString(),
  };
}

/** As `soldOnlyToGroups` has it in SQL for cards, which are read without their options. */
function areOnlyForGroups(options: readonly OptionRow[]): boolean {
  const units = options.flatMap((option) => option.units);
  return units.length > 0 && units.every(({ kind }) => kind === 'group');
}

function textsOf(tour: TourRow) {
  return {
    whatToDo: tour.whatToDo ?? '',
    detail: tour.detail ?? '',
    services: tour.included.map((name) => ({ name })),
    facts: tour.facts,
    meetingPoint: tour.meetingPoint ?? '',
    meetingPointPosition:
      tour.meetingLatitude === null || tour.meetingLongitude === null
        ? null
        : { latitude: tour.meetingLatitude, longitude: tour.meetingLongitude },
    translations: tour.translations,
  };
}

function picturesOf(tour: TourRow, { language }: ShownAs) {
  const media = tour.pictures.map(({ url, ...shows }) => ({ url, alt: describePicture(shows, language, tour.title) }));
  return { media, gallery: media.map(({ url }) => url) };
}

/** Where a date is chosen of any option, or the validity differs, nothing. */
function openDatedView([first, ...others]: readonly OptionRow[], { language }: ShownAs): { openDated?: string } {
  const count = first?.validDays;
  if (!count || others.some(({ validDays }) => validDays !== count)) return {};
  return { openDated: text(language, 'validity', 'open_dated', { count }) };
}

function optionView(
  option: OptionRow,
  charged: Currency,
  { currency: shown, language }: ShownAs,
): TourView['options'][number] {
  const units = option.units.map(({ labels, priceMinor, ...unit }) => {
    const price = convert(money(priceMinor, charged), shown);
    return {
      ...unit,
      label: unitLabel(unit.kind, labels, language),
      price: toDecimal(price),
      priceMinor: price.amountMinor,
      ...(option.rules.some(({ unitId }) => (unitId ?? unit.id) === unit.id) && { priceVaries: true }),
    };
  });
  const { id, name, leastUnits, mostUnits } = option;
  return { id, name, leastUnits, mostUnits, units };
}
