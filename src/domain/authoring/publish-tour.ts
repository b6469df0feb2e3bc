// A document becomes the rows of a tour. Bookings keep the price and terms that they were made under, and their seats.
import { DomainError, invalid } from '#contract/domain-error.ts';
import { assertDefined } from '#kernel/assert.ts';
import { type Language, languages } from '#kernel/languages.ts';
import { slugify } from '#kernel/slugs.ts';
import { completenessOf } from '#kernel/tour-documents/completeness.ts';
import { capacityErrors, ticketErrors } from '#kernel/tour-documents/ticket-limits.ts';
import { isWritten, titleOf, type TourDocument, type TourOption } from '#kernel/tour-documents/tour-document.ts';
import type { Queryable } from '#platform/database/database.ts';
import {
  type CityOfTour,
  findCity,
  findWords,
  replaceByPoster,
  replacePictures,
  type WrittenTour,
  writeTours,
} from '#domain/catalogue/written-tours.ts';
import { findFilled } from '#domain/bookings/least-party/least-party-queries.ts';
import { refreshFromPriceOf } from '#domain/inventory/from-prices.ts';
import { decideToRun, lockUndecidedOf } from '#domain/inventory/least-party-queries.ts';
import { lockCalendarOfTour } from '#domain/inventory/lock-calendars.ts';
import { reschedule } from '#domain/inventory/options/reschedule.ts';
import { findOptionsByIds, writeOptions, type WrittenOption } from '#domain/inventory/options/written-options.ts';
import { changeDuration, lockCalendarsBeside } from '#domain/inventory/resources/change-ahead.ts';
import { indexTours } from '#domain/search/documents/index-documents.ts';
import { findBookedDepartures } from './draft-queries.ts';
import { documentOf, type AuthoredTour } from './draft.ts';
import { findPictures } from './pictures/picture-queries.ts';
import { shownPicture } from './pictures/picture-view.ts';
import { fromPrice, namesOf, textRow, writtenLabels } from './rows-of-document.ts';
import { checkAdditions, publishAdditions } from './written-additions.ts';

type Names = { city: CityOfTour; categoryIds: string[]; tagIds: string[] };

/** Throws `invalid_input`: what is missing, unknown, or fixed once a tour is published. */
export async function checkPublishable(db: Queryable, tour: AuthoredTour): Promise<Names> {
  const document = documentOf(tour);
  const missing = completenessOf(document).missing.filter(({ isRequired }) => isRequired);
  if (missing.length > 0)
    throw new DomainError('invalid_input', {
      fields: missing.slice(0, 20).map(({ field }) => ({ field, rule: 'required' })),
    });
  const city = await findCity(db, document.city!);
  if (!city) throw invalid('city', 'unknown_value');
  if (tour.published && tour.published.document.city !== document.city) throw invalid('city', 'contradiction');
  const categories = await findWords(db, 'categories', document.categories);
  const tags = await findWords(db, 'tags', document.tags);
  if (categories.size < document.categories.length) throw invalid('categories', 'unknown_value');
  if (tags.size < document.tags.length) throw invalid('tags', 'unknown_value');
  await checkOptions(db, tour.id, document);
  await checkPictures(db, document);
  await checkAdditions(db, tour.id, document);
  return { city, categoryIds: [...categories.values()], tagIds: [...tags.values()] };
}

/** An option is of one tour, and sold as it was when a traveller may have bought it. */
async function checkOptions(db: Queryable, tourId: string, { options }: TourDocument): Promise<void> {
  const found = await findOptionsByIds(
    db,
    options.map(({ id }) => id),
  );
  if (found.some((one) => one.tourId !== tourId)) throw invalid('options', 'not_yours');
  const kinds = new Map(found.map(({ id, kind }) => [id, kind]));
  const at = options.findIndex(({ id, kind }) => (kinds.get(id) ?? kind) !== kind);
  if (at >= 0) throw invalid(`options.${at}.kind`, 'published');
  const fields = options.flatMap((option, index) =>
    [...ticketErrors(option), ...capacityErrors(option)].map(({ path, rule, ...params }) => ({
      field: ['options', index, ...path].join('.'),
      rule,
      params,
    })),
  );
  if (fields.length > 0) throw new DomainError('invalid_input', { fields: fields.slice(0, 20) });
}

async function checkPictures(db: Queryable, { pictures }: TourDocument): Promise<void> {
  const found = await findPictures(
    db,
    pictures.map(({ id }) => id),
  );
  const ready = new Set(found.filter(({ readyAt }) => readyAt).map(({ id }) => id));
  const at = pictures.findIndex(({ id }) => !ready.has(id));
  if (at >= 0) throw invalid(`pictures.${at}`, 'picture_pending');
}

/** Writes the tour for travellers, with its departures and what the search reads. The caller has locked the supplier. Throws as `checkPublishable`. */
export async function publishTour(
  db: Queryable,
  tour: AuthoredTour,
  currency: string,
  { now, language }: { now: Date; language: Language },
): Promise<void> {
  const document = documentOf(tour);
  const { city, categoryIds, tagIds } = await checkPublishable(db, tour);
  const options = document.options.map((option) => writtenOption(option, document));
  const written: WrittenTour = {
    id: tour.id,
    slug: slugOf(tour),
    supplierId: tour.supplierId,
    placeId: city.id,
    currency,
    ...commonRow(document),
    fromPriceMinor: fromPrice(document.options),
    texts: languages.filter((one) => isWritten(document.texts[one])).map((one) => textRow(document, one)),
    categoryIds,
    tagIds,
    // A new tour shows the picture of its city until its own pictures are written.
    pictures: [{ url: city.pictureUrl, scene: city.pictureScene }],
  };
  const write = () => writeTours(db, [written], now);
  const isOfAnotherLength = tour.published && tour.published.document.durationMinutes !== document.durationMinutes;
  // Before any option is written: the document has them in the order of its supplier, and everyone locks them in that of their ids.
  await (isOfAnotherLength ? lockCalendarsBeside : lockCalendarOfTour)(db, tour.id);
  await (isOfAnotherLength ? changeDuration(db, { tourId: tour.id, now, language }, write) : write());
  await publishPictures(db, tour, city);
  await keepSoldRunning(db, tour, options, now);
  await writeOptions(db, tour.id, options);
  await publishAdditions(db, tour.id, document, (tour.published?.document.pickupPoints.length ?? 0) > 0);
  const calendar = { tourId: tour.id, timeZone: city.timeZone, findBooked: findBookedDepartures };
  await reschedule(db, calendar, options, now);
  await refreshFromPriceOf(db, now, tour.id);
  await indexTours(db, [tour.id]);
}

/** A tour of the demo world keeps its illustrations until its supplier has pictures. */
async function publishPictures(db: Queryable, tour: AuthoredTour, city: CityOfTour): Promise<void> {
  const { pictures } = documentOf(tour);
  if (pictures.length > 0)
    await replacePictures(
      db,
      tour.id,
      pictures.map((own) => ({ url: shownPicture(own.id), own })),
    );
  else if (tour.published && tour.published.document.pictures.length > 0) await replaceByPoster(db, tour.id, city);
}

const hourMs = 3_600_000;

/** Who booked when a departure needed fewer people, or any number, is not called off for the change; nor is who booked when it was to
 *  be decided later than at a moment that has passed by now. */
async function keepSoldRunning(
  db: Queryable,
  { published }: AuthoredTour,
  options: readonly WrittenOption[],
  now: Date,
): Promise<void> {
  for (const { id, leastPeople, decideHoursBefore } of options.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const before = published?.document.options.find((one) => one.id === id);
    if (!before || leastPeople === null || decideHoursBefore === null) continue;
    if (leastPeople > (before.leastPeople ?? 1)) {
      const undecided = await lockUndecidedOf(db, id, { now });
      await decideToRun(db, await findFilled(db, undecided, before.leastPeople ?? 1), now);
    }
    if (before.decideHoursBefore !== null && decideHoursBefore > before.decideHoursBefore) {
      const overdue = new Date(now.getTime() + decideHoursBefore * hourMs);
      await decideToRun(db, await findFilled(db, await lockUndecidedOf(db, id, { now, before: overdue }), 1), now);
    }
  }
}

const commonRow = (document: TourDocument) => ({
  durationMinutes: assertDefined(document.durationMinutes, 'a duration'),
  guideLanguages: document.guideLanguages,
  policyKey: document.policy,
  payLater: document.payLater,
  confirmation: document.confirmation,
  pickupAvailable: false,
  meetingLatitude: document.meetingPoint?.latitude ?? null,
  meetingLongitude: document.meetingPoint?.longitude ?? null,
  facts: {},
});

function writtenOption(option: TourOption, document: TourDocument): WrittenOption {
  const { id, kind, isFreesale, schedules, priceRules } = option;
  const isOpenDated = kind === 'open_dated';
  return {
    id,
    kind,
    validDays: isOpenDated ? assertDefined(option.validDays, 'days of validity') : null,
    cutOffMinutes: isOpenDated ? 0 : option.cutOffMinutes,
    schedules: isOpenDated ? [] : schedules,
    capacity: isFreesale ? null : assertDefined(option.capacity, 'a capacity'),
    leastUnits: option.leastUnits,
    mostUnits: option.mostUnits,
    leastPeople: isOpenDated ? null : option.leastPeople,
    decideHoursBefore: isOpenDated ? null : option.decideHoursBefore,
    units: option.units.map((unit) => ({
      ...unit,
      priceMinor: assertDefined(unit.priceMinor, 'a price'),
      labels: writtenLabels(unit.labels),
    })),
    names: namesOf(option, document),
    priceRules: priceRules.map(({ weekdays, startTimes, ...rule }) => ({
      ...rule,
      weekdays: weekdays.length > 0 ? weekdays : null,
      startTimes: startTimes.length > 0 ? startTimes : null,
    })),
  };
}

/** Its name, and the end of its id: two tours may have one name. A tour that is published keeps the one it has. */
const slugOf = ({ id, draft, published }: AuthoredTour): string =>
  published?.slug ?? `${slugify(titleOf(draft!.document, 'en')).slice(0, 70) || 'tour'}-${id.slice(-6)}`;
