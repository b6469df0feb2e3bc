// The document of a tour that was published, from its rows: what its supplier begins a change with, and what a change is compared to.
import type { Language } from '#kernel/languages.ts';
import { byLanguage, type TourDocument, type TourTexts } from '#kernel/tour-documents/tour-document.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findWrittenTours, type WrittenRow } from '#domain/catalogue/written-tours.ts';
import { findWrittenOptions } from '#domain/inventory/options/written-options.ts';
import type { PublishedTour } from './draft.ts';
import { findWrittenAdditions, type WrittenAdditions } from './written-additions.ts';

type Options = Awaited<ReturnType<typeof findWrittenOptions>>;

/** The published documents by the id of the tour; unknown ids are left out. */
export async function findPublished(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, PublishedTour & { supplierId: string }>> {
  const tours = await findWrittenTours(db, ids);
  const options = await findWrittenOptions(db, ids, now.toISOString().slice(0, 10));
  const additionsOf = await findWrittenAdditions(db, ids);
  const byTour = Map.groupBy(options, ({ tourId }) => tourId);
  return new Map(
    tours.map((tour) => {
      const { id, slug, status, currency, image, supplierId, updatedAt } = tour;
      const document = { ...documentOfTour(tour, byTour.get(id) ?? []), ...additionsOf(id) };
      return [id, { slug, status, currency, image, supplierId, updatedAt, document }];
    }),
  );
}

function documentOfTour(tour: WrittenRow, options: Options): Omit<TourDocument, keyof WrittenAdditions> {
  const { meetingLatitude: latitude, meetingLongitude: longitude } = tour;
  const texts = byLanguage((language) => textsOf(tour.texts.find((one) => one.language === language)));
  const ownName = (language: Language, name = ''): string => (name === texts[language].title ? '' : name);
  return {
    texts,
    pictures: tour.pictures,
    city: tour.city,
    categories: tour.categories,
    tags: tour.tags,
    durationMinutes: tour.durationMinutes,
    guideLanguages: tour.guideLanguages,
    policy: tour.policyKey,
    payLater: tour.payLater,
    confirmation: tour.confirmation,
    meetingPoint: latitude === null || longitude === null ? null : { latitude, longitude },
    options: options.map(({ tourId: _tourId, names, units, schedules, ...option }) => ({
      ...option,
      names: byLanguage((language) => ownName(language, names[language])),
      units: units.map(({ id: _id, labels, ...unit }) => ({
        ...unit,
        labels: byLanguage((language) => labels?.[language] ?? ''),
      })),
      schedules: schedules.map(({ weekdays, startTimes, endTimes, firstDay, lastDay }) => ({
        weekdays,
        startTimes,
        endTimes,
        firstDay,
        lastDay,
      })),
    })),
  };
}

function textsOf(text: WrittenRow['texts'][number] | undefined): TourTexts {
  return {
    title: text?.title ?? '',
    description: text?.description ?? '',
    whatToDo: text?.whatToDo ?? '',
    detail: text?.detail ?? '',
    highlights: text?.facts.highlights ?? [],
    included: text?.included ?? [],
    notIncluded: text?.facts.notIncluded ?? [],
    toBring: text?.facts.toBring ?? [],
    meetingPoint: text?.meetingPoint ?? '',
  };
}
