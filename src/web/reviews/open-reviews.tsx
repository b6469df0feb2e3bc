// All reviews of a tour with filters and a form to report one. Loaded on demand: with it the script of the tour page would
// exceed its budget.
import type { ReactNode } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { PageContext } from '#web/runtime/router/page.ts';
import { AllReviews } from './all-reviews.tsx';
import { allReviews, type ReviewChoice, reviewListRequest } from './use-review-list.ts';

export type OpenReviewsOptions = {
  tourId: string;
  supplier: string;
  /** The id of the review whose report form is open at first. */
  reported?: string;
  /** What is chosen at first. */
  choice?: Partial<ReviewChoice>;
};

let opened = 0;

export async function openReviews(
  { call, messages, language }: PageContext,
  { tourId, supplier, reported, choice: chosen }: OpenReviewsOptions,
): Promise<ReactNode> {
  const choice = { ...allReviews, ...chosen };
  const [first] = await Promise.all([
    call(paths.listTourReviews, reviewListRequest(tourId, choice, { reader: language, page: 1 })),
    messages.ensure?.(['reviews', 'content']),
  ]);
  opened += 1;
  // A choice in the summary above replaces the list and what was chosen in it.
  return <AllReviews key={opened} tourId={tourId} supplier={supplier} {...{ first, choice, reported }} />;
}
