import type { TourDraftCard, TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { type Completeness, completenessOf } from '#kernel/tour-documents/completeness.ts';
import { type TourDocument, titleOf } from '#kernel/tour-documents/tour-document.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { findCalendarRules } from '#domain/inventory/options/written-price-rules.ts';
import { appealBefore } from '#domain/moderation/notice.ts';
import { codeForMember } from '#domain/moderation/notice-code.ts';
import { listActiveRemovals } from '#domain/moderation/notice-queries.ts';
import { findSupplier } from '#domain/suppliers/supplier-queries.ts';
import {
  actionsOf,
  documentOf,
  hasChanges,
  isInReview,
  type AuthoredTour,
  stateOf,
  uncheckedOf,
  versionOf,
} from './draft.ts';
import { findNames } from './draft-queries.ts';

export function draftCard(tour: AuthoredTour, language: Language): TourDraftCard {
  const { percent, canSubmit } = completenessOf(documentOf(tour));
  return { ...shared(tour, language), completeness: { percent, canSubmit } };
}

export async function draftView(context: Context, db: Queryable, tour: AuthoredTour): Promise<TourDraftView> {
  const { draft, published, supplierId } = tour;
  const document = documentOf(tour);
  const completeness: Completeness = completenessOf(document);
  const names = await findNames(db, [draft?.updatedBy ?? null]);
  const removals = published ? await listActiveRemovals(db, tour.id) : [];
  const may = actionsOf(tour, completeness);
  return {
    ...shared(tour, context.caller.language),
    version: versionOf(tour),
    document,
    completeness,
    currency: (published?.currency ?? (await findSupplier(db, supplierId))!.currency) as Currency,
    publishedIds: published ? idsOnSale(published.document) : [],
    calendarPrices: published ? await calendarPricesOf(db, tour.id, context.clock.now()) : [],
    machineTranslated: uncheckedOf(tour),
    submittedAt: draft?.submittedAt?.toISOString() ?? null,
    updatedBy: names.get(draft?.updatedBy ?? '') ?? null,
    may: { ...may, resume: may.resume && removals.length === 0 },
    removals: removals.map((notice) => ({
      reference: notice.reference,
      code: codeForMember(context, notice.id),
      reasons: notice.decisions.at(-1)!.reasons,
      appealBefore: appealBefore(notice, 'partner')?.toISOString() ?? null,
      appealedAt: notice.appealedAt?.toISOString() ?? null,
    })),
  };
}

async function calendarPricesOf(db: Queryable, tourId: string, now: Date): Promise<TourDraftView['calendarPrices']> {
  const byOption = await findCalendarRules(db, tourId, now);
  return [...byOption].flatMap(([option, rules]) =>
    rules.map(({ unit, position, seasonFrom, seasonTo, weekdays, startTimes, priceMinor, percent }) => ({
      option,
      unit,
      position,
      seasonFrom: assertDefined(seasonFrom, 'the first day of an edit'),
      seasonTo: assertDefined(seasonTo, 'the last day of an edit'),
      weekdays: weekdays && [...weekdays],
      startTimes: startTimes && startTimes.map((time) => time.slice(0, 5)),
      priceMinor,
      percent,
    })),
  );
}

const idsOnSale = ({ options, questions, pickupPoints }: TourDocument): string[] =>
  [options, questions, pickupPoints].flat().map((one) => one.id);

function shared(tour: AuthoredTour, language: Language) {
  const { id, draft, published } = tour;
  const document = documentOf(tour);
  return {
    id,
    title: titleOf(document, language),
    city: document.city,
    image: published?.image ?? null,
    state: stateOf(tour),
    isInReview: isInReview(tour),
    hasChanges: hasChanges(tour),
    returnReason: draft?.returnReason ?? null,
    slug: published?.slug ?? null,
    updatedAt: (draft ?? published)!.updatedAt.toISOString(),
  };
}
