import { useSearchParams } from 'react-router';
import type { BookingCardView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { readPage } from '#web/bookings/list/load-bookings.ts';
import { deferred } from '#web/runtime/router/load.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { OwnReviews, type OwnReviewListView } from '#web/reviews/own-reviews.tsx';
import { BookingsToReview } from '#web/reviews/bookings-to-review.tsx';
import { Deferred } from '#web/ui/loading/deferred.tsx';
import { BookingListSkeleton } from '#web/bookings/list/booking-list-skeleton.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { loadCounts, type Counts } from './load-counts.ts';

type ReviewsTabView = { reviews: OwnReviewListView; toReview: BookingCardView[] };
type Loaded = { counts: Promise<Counts>; shown: Promise<ReviewsTabView> };

const pageSize = 10;
const tripsShown = 20;

export const page = definePage<Loaded>({
  load: async (at) => ({ counts: deferred(loadCounts(at)), shown: deferred(loadReviews(at)) }),
  head: (_, { t }) => ({ title: t('dashboard:reviews'), indexed: false }),
  Page: ReviewsTab,
});

async function loadReviews({ call, language, url }: LoadContext): Promise<ReviewsTabView> {
  const [reviews, trips] = await Promise.all([
    call(paths.listOwnReviews, { query: { page: readPage(url), pageSize, lang: language } }),
    call(paths.listBookings, {
      query: { reviewable: 'true', pageSize: tripsShown, lang: language },
    }),
  ]);
  return { reviews, toReview: trips.data };
}

function ReviewsTab({ data: { counts, shown } }: { data: Loaded }) {
  const [query] = useSearchParams();
  return (
    <DashboardFrame tab="reviews" counts={counts}>
      <Deferred value={shown} waiting={<BookingListSkeleton />}>
        {({ reviews, toReview }) => (
          <>
            <BookingsToReview bookings={toReview} open={query.get('booking')} />
            <OwnReviews reviews={reviews} hasMoreToWrite={toReview.length > 0} />
          </>
        )}
      </Deferred>
    </DashboardFrame>
  );
}
