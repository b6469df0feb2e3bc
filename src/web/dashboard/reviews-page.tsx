import { useSearchParams } from 'react-router';
import type { BookingCardView } from '#contract/bookings.ts';
import { readPage } from '#web/bookings/load-bookings.ts';
import { later } from '#web/load.ts';
import { definePage, type LoadContext } from '#web/page.ts';
import { OwnReviews, type OwnReviewListView } from '#web/reviews/own-reviews.tsx';
import { ToReview } from '#web/reviews/to-review.tsx';
import { Later } from '#web/ui/later.tsx';
import { BookingListSkeleton } from '#web/bookings/booking-list.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { loadCounts, type Counts } from './load-counts.ts';

type ReviewsTabView = { reviews: OwnReviewListView; toReview: BookingCardView[] };
type Loaded = { counts: Promise<Counts>; shown: Promise<ReviewsTabView> };

const pageSize = 10;
const tripsShown = 20;

export const page = definePage<Loaded>({
  load: async (at) => ({ counts: later(loadCounts(at)), shown: later(loadReviews(at)) }),
  head: (_, { t }) => ({ title: t('dashboard:reviews'), indexed: false }),
  Page: ReviewsTab,
});

async function loadReviews({ call, language, url }: LoadContext): Promise<ReviewsTabView> {
  const [reviews, trips] = await Promise.all([
    call('listOwnReviews', { query: { page: readPage(url), pageSize, lang: language } }),
    call('listBookings', {
      query: { reviewable: 'true', pageSize: tripsShown, lang: language },
    }),
  ]);
  return { reviews, toReview: trips.data };
}

function ReviewsTab({ data: { counts, shown } }: { data: Loaded }) {
  const [query] = useSearchParams();
  return (
    <DashboardFrame tab="reviews" counts={counts}>
      <Later of={shown} waiting={<BookingListSkeleton />}>
        {({ reviews, toReview }) => (
          <>
            <ToReview bookings={toReview} open={query.get('booking')} />
            <OwnReviews reviews={reviews} hasMoreToWrite={toReview.length > 0} />
          </>
        )}
      </Later>
    </DashboardFrame>
  );
}
