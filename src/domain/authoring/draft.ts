// A tour and what its supplier is writing of it: what it is to the supplier, and what can be done with it.
import type { DraftState } from '#kernel/choices/draft-states.ts';
import { tellingBetween } from '#kernel/tour-documents/compare-documents.ts';
import type { Completeness } from '#kernel/tour-documents/completeness.ts';
import { machineTranslated, type MachineTexts } from '#kernel/tour-documents/machine-texts.ts';
import type { TourDocument } from '#kernel/tour-documents/tour-document.ts';

export type DraftRow = {
  id: string;
  supplierId: string;
  version: number;
  document: TourDocument;
  publishedVersion: number | null;
  submittedAt: Date | null;
  returnReason: string | null;
  archivedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string | null;
  machineTexts: MachineTexts;
};

/** What of a tour has been published. */
export type PublishedTour = {
  slug: string;
  status: string;
  currency: string;
  image: string | null;
  document: TourDocument;
  updatedAt: Date;
};

/** A tour of a supplier: being written, published, or both. */
export type AuthoredTour = {
  id: string;
  supplierId: string;
  draft: DraftRow | undefined;
  published: PublishedTour | undefined;
};

/** What its supplier writes on: the draft, else what travellers see. */
export function documentOf({ draft, published }: AuthoredTour): TourDocument {
  return (draft ?? published)!.document;
}

/** Paths of texts that a machine wrote and no person has edited or confirmed. */
export const uncheckedOf = (tour: AuthoredTour): string[] =>
  machineTranslated(tour.draft?.machineTexts ?? {}, documentOf(tour));

export const versionOf = ({ draft }: AuthoredTour): number => draft?.version ?? 0;

export const isInReview = ({ draft }: AuthoredTour): boolean => draft?.submittedAt != null;

export function stateOf({ draft, published }: AuthoredTour): DraftState {
  if (draft?.archivedAt) return 'archived';
  return (published?.status as DraftState | undefined) ?? 'draft';
}

/** It differs from what travellers see: not if it was changed, and restored to that since. */
export const hasChanges = ({ draft, published }: AuthoredTour): boolean =>
  published !== undefined &&
  draft !== undefined &&
  draft.publishedVersion !== draft.version &&
  tellingBetween(published.document, draft.document).length > 0;

export type DraftActions = Record<'edit' | 'submit' | 'withdraw' | 'pause' | 'resume' | 'archive' | 'restore', boolean>;

export function actionsOf(tour: AuthoredTour, { canSubmit }: Pick<Completeness, 'canSubmit'>): DraftActions {
  const state = stateOf(tour);
  const edit = state !== 'archived' && !isInReview(tour);
  const isNew = tour.draft !== undefined && (tour.published === undefined || hasChanges(tour));
  return {
    edit,
    submit: edit && isNew && canSubmit,
    withdraw: isInReview(tour),
    pause: state === 'published',
    resume: state === 'paused',
    archive: edit && (state === 'draft' || state === 'published' || state === 'paused'),
    restore: state === 'archived',
  };
}
