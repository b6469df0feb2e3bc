// All reviews of a tour with what it takes to choose among them and to report one. The tour's page fetches it when it is
// asked for: with it the page's script would be over its budget.
import type { ReactNode } from 'react';
import type { Surroundings } from '#web/page.ts';
import { AllReviews } from './all-reviews.tsx';
import { anyReview, questionOf } from './use-review-list.ts';

type Wanted = { tourId: string; partner: string; reported: string | undefined };

/** `reported`: the review whose form to report it stands open at first. */
export async function openReviews(
  { call, messages }: Surroundings,
  { tourId, partner, reported }: Wanted,
): Promise<ReactNode> {
  const [first] = await Promise.all([
    call('listTourReviews', questionOf(tourId, anyReview, 1)),
    messages.ensure?.(['reviews', 'content']),
  ]);
  return <AllReviews tourId={tourId} partner={partner} first={first} reported={reported} />;
}
