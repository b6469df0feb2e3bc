// The page of a tour from what is being written, for its supplier and the operator: the same view that travellers get of what is
// published. What is missing is empty, so that one can look at any time.
import type { TourPreview } from '#contract/suppliers/tour-drafts.ts';
import { assertDefined } from '#kernel/assert.ts';
import { newId } from '#kernel/ids.ts';
import { type Language, languages } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { mainLanguage } from '#kernel/tour-documents/completeness.ts';
import { isWholeRule } from '#kernel/tour-documents/price-rules.ts';
import { isWritten, type TourDocument, type TourOption } from '#kernel/tour-documents/tour-document.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import type { TourRow } from '#domain/catalogue/catalogue-queries.ts';
import { findPageFrame, type PageFrame } from '#domain/catalogue/page-frame.ts';
import { writtenFacts } from '#domain/catalogue/written-tours.ts';
import type { OptionRow } from '#domain/inventory/inventory-queries.ts';
import { findFirstReviews } from '#domain/reviews/review-queries.ts';
import { tourView } from '#domain/storefront/tour-view.ts';
import { type CalendarRule, findCalendarRules } from '#domain/inventory/options/written-price-rules.ts';
import { findSupplier } from '#domain/suppliers/supplier-queries.ts';
import { findOwnTour } from './authored-tour.ts';
import { type AuthoredTour, documentOf } from './draft.ts';
import { findPictures } from './pictures/picture-queries.ts';
import { pictureView } from './pictures/picture-view.ts';
import { fromPrice, textRow, writtenLabels } from './rows-of-document.ts';

/** Throws `not_found`. */
export async function previewTour(
  context: Context,
  id: string,
  requested: { currency?: Currency | undefined },
): Promise<TourPreview> {
  const db = context.database.db;
  const tour = await findOwnTour(context, db, id);
  const document = documentOf(tour);
  const { language } = context.caller;
  const { city, categories, tags } = document;
  const { supplierId } = tour;
  const frame = await findPageFrame(db, { tourId: id, supplierId, city, categories, tags, language });
  const charged = (tour.published?.currency ?? (await findSupplier(db, supplierId))!.currency) as Currency;
  const shown = { tour, document, frame: assertDefined(frame, 'the supplier of a tour'), charged };
  const calendarRules = await findCalendarRules(db, id, context.clock.now());
  const rows = {
    tour: { ...tourRow(shown, language), pictures: await picturesOf(context, db, shown) },
    options: document.options.map((option, position) => {
      const row = optionRow(option, position, document, language);
      return { ...row, rules: [...row.rules, ...ofUnits(row, calendarRules.get(option.id) ?? [])] };
    }),
    reviews: await findFirstReviews(db, id, { reader: language, limit: 10 }),
  };
  const [lead] = rows.tour.pictures;
  const withLead = { ...rows.tour, imageUrl: lead?.url ?? null, imageScene: lead?.scene ?? null };
  const view = {
    ...tourView(
      { ...rows, tour: { ...withLead, imageAlt: lead?.alt ?? null } },
      { language, currency: requested.currency ?? charged },
    ),
    isOnSale: tour.published?.status === 'published',
  };
  return city === null ? { ...view, country: '' } : view;
}

/** ISO 3166, of a tour that has no city yet. */
const unknownCountry = 'ZZ';

type Shown = { tour: AuthoredTour; document: TourDocument; frame: PageFrame; charged: Currency };

/** The language that travellers would read: the requested one, else one in which the tour is written. */
function textLanguage(document: TourDocument, language: Language): Language {
  const inOrder: Language[] = [language, 'en', ...languages.filter((one) => one !== 'es'), 'es'];
  return inOrder.find((one) => isWritten(document.texts[one])) ?? mainLanguage(document);
}

function tourRow({ tour, document, frame, charged }: Shown, language: Language): TourRow {
  const { facts: written, ...text } = textRow(document, textLanguage(document, language));
  const { place, facts, ...shared } = frame;
  const otherFacts = Object.entries(facts).filter(([name]) => !(writtenFacts as readonly string[]).includes(name));
  const { id, published, draft } = tour;
  const hadPoints = (published?.document.pickupPoints.length ?? 0) > 0;
  return {
    ...shared,
    pickupAvailable: document.pickupPoints.length > 0 || (shared.pickupAvailable && !hadPoints),
    ...text,
    id,
    slug: published?.slug ?? id,
    currency: charged,
    fromPriceMinor: fromPrice(document.options),
    durationMinutes: document.durationMinutes,
    guideLanguages: document.guideLanguages,
    policyKey: document.policy,
    payLater: document.payLater,
    confirmation: document.confirmation,
    city: place?.city ?? '',
    country: place?.country ?? unknownCountry,
    placeId: place?.placeId ?? id,
    placeSlug: document.city ?? '',
    timeZone: place?.timeZone ?? 'UTC',
    facts: { ...Object.fromEntries(otherFacts), ...written },
    meetingLatitude: document.meetingPoint?.latitude ?? null,
    meetingLongitude: document.meetingPoint?.longitude ?? null,
    updatedAt: (draft ?? published)!.updatedAt,
    translations: [],
    pictures: [],
    imageUrl: null,
    imageScene: null,
    imageAlt: null,
  };
}

/** The pictures that are ready, with a key; if none is, those that travellers see now, or the poster of the city. */
async function picturesOf(
  context: Context,
  db: Queryable,
  { tour, document, frame: { place } }: Shown,
): Promise<TourRow['pictures']> {
  const ids = document.pictures.map(({ id }) => id);
  const found = new Map((await findPictures(db, ids)).map((row) => [row.id, pictureView(row, context)]));
  const own = document.pictures.flatMap(({ id, alt }) => {
    const url = found.get(id)?.url;
    return url ? [{ url, scene: null, alt }] : [];
  });
  if (own.length > 0) return own;
  const { published } = tour;
  if (published?.image && published.document.pictures.length === 0)
    return [{ url: published.image, scene: null, alt: null }];
  return place ? [{ url: place.poster, scene: place.scene, alt: null }] : [];
}

/** The units of a preview have other ids. Rules of a unit that is no longer written go with it. */
const ofUnits = ({ units }: OptionRow, rules: readonly CalendarRule[]): OptionRow['rules'] =>
  rules.flatMap(({ unit, ...rule }) => {
    if (unit === null) return [rule];
    return units.filter(({ kind }) => kind === unit).map(({ id }) => ({ ...rule, unitId: id }));
  });

function optionRow(option: TourOption, position: number, document: TourDocument, language: Language): OptionRow {
  const { id, kind, names, cutOffMinutes, leastUnits, mostUnits, leastPeople, decideHoursBefore } = option;
  const unitIds = new Map(option.units.map((unit) => [unit.kind, newId()]));
  const name = names[language] || names.en || languages.map((one) => names[one]).find(Boolean);
  return {
    id,
    position,
    kind,
    cutOffMinutes,
    taxes: [],
    leastPeople,
    decideHoursBefore,
    leastUnits,
    mostUnits,
    name: name || document.texts[textLanguage(document, language)].title,
    units: option.units.flatMap(({ priceMinor, labels, ...unit }) =>
      priceMinor === null ? [] : [{ id: unitIds.get(unit.kind)!, ...unit, priceMinor, labels: writtenLabels(labels) }],
    ),
    rules: option.priceRules.filter(isWholeRule).map(({ unit, ...rule }, place) => {
      return { ...rule, unitId: unit && (unitIds.get(unit) ?? null), position: place };
    }),
    extras: [],
  };
}
